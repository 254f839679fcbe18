import { expect, it } from 'vitest';
import { readCaption } from './read-text.ts';

it.each([
  [
    'with the words that say how it was cooked',
    'Morning all, you wanted the smoked bean soup. Fry 2 onions in 2 tablespoons of oil. Add 300 g of beans and a litre of water and simmer for an hour.',
    'smoked bean soup',
  ],
  [
    'not what it is cooked in',
    'About your pickled beet salad question. I roast 4 beets in a cast iron skillet, then slice them. Stir in 2 tablespoons of vinegar and 100 g of feta.',
    'pickled beet salad',
  ],
  [
    'not an interjection',
    'Tja! Die Linsensuppe wolltest du. Zwei Möhren schälen und würfeln. 200 g Linsen und einen Liter Brühe dazugeben und 30 Minuten kochen.',
    'Linsensuppe',
  ],
  [
    'behind which it is said that it is made so',
    'Bueno, hija. La crema de zanahoria se hace así: picas media cebolla y la fríes en una cucharada de aceite. Añades 500 g de zanahorias y un litro de agua y cueces 20 minutos.',
    'crema de zanahoria',
  ],
  [
    'not how it is in the end, nor the weather',
    'Lentil hotpot tonight since it is freezing outside. Fry 2 onions in 2 tbsp of oil until a bit crispy. Add 200 g of lentils and a litre of stock and simmer for 40 minutes until saucy.',
    'Lentil hotpot',
  ],
  [
    'that is hardly announced',
    'ok so chilli. everyone overthinks chilli. brown 500g beef mince in a big pan no oil, take it out. 1 onion 1 red pepper 3 garlic cloves all chopped up, soften in the fat like 5 mins. mince back in plus 2 tsp cumin, 1 tsp smoked paprika. then 2 tins chopped tomatoes, a beef stock cube, a squirt of tomato puree. lid on low heat 1 hour, stir it when u remember. better next day tbh',
    'chilli',
  ],
  [
    'in the past tense',
    'Hej! Gjorde linsgryta i helgen. Fräs en lök i två matskedar olja. Häll på 4 dl linser och en liter vatten och koka i 20 minuter.',
    'linsgryta',
  ],
])('finds the name of a dish %s', (_, said, title) => {
  expect(readCaption(said).recipe?.title).toBe(title);
});

it.each([
  [
    'in a sentence of its own',
    'Für den Linseneintopf braucht ihr 200 g Linsen, 3 Möhren, eine Zwiebel und 100 g Speck. Den Speck würfeln und auslassen. Alles zusammen 30 Minuten kochen.',
    ['200 g Linsen', '3 Möhren', 'eine Zwiebel', '100 g Speck'],
    'Den Speck würfeln und auslassen.',
  ],
  [
    'in a dictation',
    'ok tomato soup for tonight you need 500 grams of tomatoes 2 onions 1 litre of stock and 2 tablespoons of oil start by heating the oil and fry the onions till they go soft and then tip in the tomatoes and the stock and boil it for 20 minutes',
    ['500 grams of tomatoes', '2 onions', '1 litre of stock', '2 tablespoons of oil'],
    'start by heating the oil and fry the onions till they go soft',
  ],
])('does not count what is needed among the steps, %s', (_, said, ingredients, first) => {
  const { recipe } = readCaption(said);
  expect(recipe?.ingredients).toEqual(ingredients);
  expect(recipe?.instructions[0]?.startsWith(first)).toBe(true);
});

it.each([
  [
    'the flapjacks you made for the school\n2 cups oats\n100g butter\n3 tbsp golden syrup\nhalf a cup of sugar\nmelt the butter with the sugar and the syrup\nstir in the oats and bake it for 25 minutes',
    'flapjacks',
  ],
  [
    'bei mir klappt der Mango Lassi immer\n2 reife Mangos\n300 g Joghurt\n200 ml Milch\n1 EL Zucker\nDie Mangos schälen und klein schneiden.\nAlles fein mixen und kalt stellen.',
    'Mango Lassi',
  ],
  [
    'leeks with hazelnuts and a boiled egg\n3 leeks\n50 g hazelnuts\n2 eggs\n1 tbsp vinegar\nBoil the leeks for 12 minutes.\nBoil the eggs for 7 minutes and halve them over the leeks.',
    'leeks with hazelnuts and a boiled egg',
  ],
])('finds the name of a dish in the line above a list in which somebody speaks: %s', (said, title) => {
  expect(readCaption(said).recipe?.title).toBe(title);
});

it('takes a list in one line with signs between its items for a list, not for talk', () => {
  const { recipe } = readCaption(
    'LEEK BAKE\nleeks 3 / cream 200ml / cheddar 80g / mustard 1 tsp\nslice the leeks and soften them in butter. pour the cream over, scatter the cheddar and bake for 25 minutes.',
  );
  expect(recipe?.ingredients).toEqual(['leeks 3', 'cream 200ml', 'cheddar 80g', 'mustard 1 tsp']);
});
