import { expect, it } from 'vitest';
import { READER } from './tagger/reader.ts';
import { readTalk } from './talk.ts';

it('ends a dictation before its goodbye and begins it at what is done first', () => {
  const said =
    'right hello love so about the bean stew you wanted to know you fry one onion in two tablespoons of oil and then you add a tin of beans and two hundred grams of tomatoes and simmer it for half an hour and that is it speak soon bye';
  const recipe = readTalk(said, READER.talk);
  expect(recipe?.title).toBe('bean stew');
  expect(recipe?.ingredients).toEqual([
    'one onion',
    'two tablespoons of oil',
    'a tin of beans',
    'two hundred grams of tomatoes',
  ]);
  expect(recipe?.steps[0]).toMatch(/^you fry one onion/);
  expect(recipe?.steps.at(-1)).toMatch(/half an hour(?: and(?: that)?)?$/);
});

it('leaves out what others do with it, and what it costs', () => {
  const said =
    'Min linsgryta. Fräs en lök i två matskedar olja. Häll på 4 dl linser och en liter buljong. Låt den koka 20 minuter. Min bror äter den kall. Linserna kostade 20 kr.';
  expect(readTalk(said, READER.talk)?.steps).toEqual([
    'Fräs en lök i två matskedar olja.',
    'Häll på 4 dl linser och en liter buljong.',
    'Låt den koka 20 minuter.',
  ]);
});

it.each([
  [
    'Here is my aloo gobi. Cut one cauliflower into florets and three medium potatoes into small cubes. Warm a couple of tablespoons of oil, add a teaspoon of cumin seeds and one onion, finely sliced. Lid on, fifteen minutes.',
    ['one cauliflower', 'three medium potatoes'],
  ],
  [
    'also Omas Gulasch du schneidest ein Kilo Rindfleisch in Würfel und ein Kilo Zwiebeln in Ringe dann machst du zwei Löffel Schmalz heiß und brätst das Fleisch an und gießt einen Liter Brühe dazu zwei Stunden schmoren',
    ['ein Kilo Rindfleisch', 'ein Kilo Zwiebeln'],
  ],
])('leaves how something is cut to the step that cuts it', (said, first) => {
  expect(readTalk(said, READER.talk)?.ingredients.slice(0, 2)).toEqual(first);
});

it('takes words that it does not know for no half of an ingredient', () => {
  const said =
    'no niin tänään tehdään lohikeitto tarvitaan viisisataa grammaa lohifileetä kuusi perunaa yksi purjo litra kalalientä kaksi desiä kermaa kuori perunat ja keitä ne liemessä viisitoista minuuttia lisää purjo ja lohi ja lopuksi kerma ja anna kiehua viisi minuuttia';
  expect(readTalk(said, READER.talk)?.ingredients).toEqual([
    'viisisataa grammaa lohifileetä',
    'kuusi perunaa',
    'yksi purjo',
    'litra kalalientä',
    'kaksi desiä kermaa',
  ]);
});

it('leaves out what somebody says while thinking', () => {
  const said =
    'tonight I am making a braise of fennel you need four bulbs of fennel three tablespoons of olive oil and a glass of white wine so you quarter the fennel and fry it in the oil for ten minutes and then um you pour in the wine and let it simmer until it is soft and um serve it with bread';
  const steps = readTalk(said, READER.talk)?.steps.join('\n');
  expect(steps).toMatch(/^so you quarter the fennel.*let it simmer until it is soft$/ms);
  expect(steps).not.toMatch(/\bum\b/);
});

it('reads Hungarian', () => {
  const said =
    'Sziasztok! Így készül a gombapörkölt: két fej hagymát megdinsztelünk három evőkanál olajon. Hozzáadunk fél kiló gombát és egy evőkanál pirospaprikát. Húsz percig pároljuk. Üdv, Éva';
  expect(readTalk(said, READER.talk)?.ingredients).toEqual([
    'két fej hagymát',
    'három evőkanál olajon',
    'fél kiló gombát',
    'egy evőkanál pirospaprikát',
  ]);
});

it.each([
  [
    'a diary',
    'Two coffees and a slice of toast with jam. At noon 150 g of lentils. Paul made a risotto and I had a glass of wine. I ate three squares of chocolate in the kitchen.',
  ],
  [
    'a stain',
    'Pour two spoons of vinegar on the wine stain, add a spoon of salt and a cup of warm water, rub it and rinse the cloth.',
  ],
  [
    'a hike',
    'Take half a litre of water per hour, a handful of nuts and two apples, and cook a packet of noodles at night.',
  ],
])('refuses %s', (_, said) => {
  expect(readTalk(said, READER.talk)).toBeNull();
});

it.each([
  'Mix two cups of flour with three eggs and a pinch of salt, bake it for 40 minutes.',
  'Koche 300 g Nudeln, brate zwei Zwiebeln und gib 200 ml Sahne dazu.',
])('reads a short order: %s', (said) => {
  const recipe = readTalk(said, READER.talk);
  expect(recipe?.ingredients).toHaveLength(3);
  expect(recipe?.steps).toEqual([said]);
});
