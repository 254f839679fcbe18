import { expect, it } from 'vitest';
import { readCaption } from './read-text.ts';

const ingredientsOf = (text: string) => readCaption(text).recipe?.ingredients;

it('begins with the line that stands right above what both readers list', () => {
  const text =
    'Garbanzos de la tía Rosa (4 raciones)\n\nmedio kilo de garbanzos\nun puerro\ndos zanahorias\nun tomate maduro\nuna hoja de laurel\n\nSe cuece todo una hora a fuego lento.\nSe tritura el puerro y se añade a la olla.';
  expect(ingredientsOf(text)?.[0]).toBe('medio kilo de garbanzos');
});

it('begins with no heading that stands there', () => {
  const text =
    'Rye crackers\n\nDOUGH (for two trays)\n200 g rye flour\n80 g water\n1 tsp salt\n\nKnead the dough and roll it out.\nBake for 20 minutes.';
  expect(ingredientsOf(text)?.at(-1)).toBe('1 tsp salt');
  expect(ingredientsOf(text)).not.toContain('DOUGH (for two trays)');
});

it.each(['no eggs, no butter', 'with tomato and mozzarella', 'Ready in 20 minutes'])(
  'begins with nothing that is said of the dish: %j',
  (said) => {
    const text = `Summer tart\n${said}\n1 sheet puff pastry\n3 tomatoes\n200 g mozzarella\n\nRoll out the pastry.\nBake for 20 minutes.`;
    expect(ingredientsOf(text)?.[0]).toBe('1 sheet puff pastry');
  },
);

it('has the section of a part that is made for the dish', () => {
  const text =
    'Salad\n\n1 head lettuce\n3 tomatoes\n\nDressing for the salad:\n3 tbsp oil\n1 tbsp vinegar\n\nMethod\nChop the vegetables.\nWhisk the dressing and pour it over.';
  expect(ingredientsOf(text)).toContain('[Dressing for the salad]');
});

it('has no section that is called as the dish is', () => {
  const text =
    'hello dear, the parkin you asked for\n\nginger parkin\n8 oz oatmeal\n4 oz butter\n3 tbsp treacle\n\nmelt the butter and the treacle\nstir in the oatmeal\nbake for an hour';
  expect(ingredientsOf(text)).toEqual(['8 oz oatmeal', '4 oz butter', '3 tbsp treacle']);
});

it('has no bars between the cells of a table', () => {
  const text =
    'Corn muffins\n\nCornmeal | 1 1/2 cups\nMilk | 1 cup\nButter | 4 Tbsp, melted\n\n1. Mix it all.\n2. Bake for 20 minutes.';
  expect(ingredientsOf(text)).toEqual(['Cornmeal 1 1/2 cups', 'Milk 1 cup', 'Butter 4 Tbsp, melted']);
});

it('is read out of the messages of one person without their stamps', () => {
  const text =
    '[3/11, 18:02] Ines: Pepper rice\n200 g rice\n2 red peppers, diced\n1 tbsp oil\n[3/11, 18:05] Ines: Fry the peppers in the oil.\nAdd the rice and 400 ml water and boil for 15 minutes.';
  expect(readCaption(text).recipe).toMatchObject({
    title: 'Pepper rice',
    ingredients: ['200 g rice', '2 red peppers, diced', '1 tbsp oil'],
    instructions: ['Fry the peppers in the oil.', 'Add the rice and 400 ml water and boil for 15 minutes.'],
  });
});
