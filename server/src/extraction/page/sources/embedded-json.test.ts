import { describe, expect, it } from 'vitest';
import { extractPage } from '../extract-page.ts';

const INGREDIENTS = ['200 g lentils', '1 l stock', '2 tbsp parsley'];
const STEPS = ['Simmer the lentils in the stock.', 'Strew the parsley over it.'];
const RECIPE = {
  title: 'Lentil soup',
  ingredients: [
    { id: 71, quantity: 200, unit: { name: 'gram', abbreviation: 'g' }, ingredient: { name: 'lentils' } },
    { id: 72, quantity: 1, unit: { name: 'litre', abbreviation: 'l' }, ingredient: { name: 'stock' } },
    { id: 73, quantity: '2.00', unit: { name: 'tbsp' }, ingredient: { name: 'parsley' } },
  ],
  steps: STEPS.map((text, index) => ({ number: index + 1, text })),
};
const NEIGHBOUR = { ...RECIPE, title: 'Plum cake', ingredients: ['500 g plums', '300 g flour', '2 eggs'] };

const script = (text: string, type = '') => `<script${type === '' ? '' : ` type="${type}"`}>${text}</script>`;
const data = (value: unknown) => script(JSON.stringify(value), 'application/json');
const inAttribute = (name: string, value: unknown) =>
  `<div ${name}="${JSON.stringify(value).replaceAll('&', '&amp;').replaceAll('"', '&quot;')}"></div>`;
const read = (body: string, heading = 'Lentil soup') =>
  extractPage(
    `<html><head><title>${heading} | Kitchen</title></head><body><h1>${heading}</h1>${body}</body></html>`,
    'https://kitchen.example/',
  );

/** One list whose objects name their members by place in it. */
function flattened(root: unknown): unknown[] {
  const list: unknown[] = [];
  const add = (value: unknown): number => {
    const place = list.push(value) - 1;
    if (Array.isArray(value)) list[place] = value.map(add);
    else if (typeof value === 'object' && value !== null)
      list[place] = Object.fromEntries(Object.entries(value).map(([key, child]) => [key, add(child)]));
    return place;
  };
  add(root);
  return list;
}

/** Values with the kind of each before it. */
function paired(value: unknown): unknown {
  if (Array.isArray(value)) return [1, value.map(paired)];
  if (typeof value !== 'object' || value === null) return [0, value];
  return [0, Object.fromEntries(Object.entries(value).map(([key, child]) => [key, paired(child)]))];
}

const streamed = (text: string) =>
  [text.slice(0, 90), text.slice(90)]
    .map((part) => script(`self.__next_f.push([1,${JSON.stringify(part)}])`))
    .join('');
const normalised = {
  'Recipe:1': {
    title: 'Lentil soup',
    ingredients: RECIPE.ingredients.map(({ id }) => ({ __ref: `Ingredient:${id}` })),
    preparation: { steps: STEPS },
  },
  ...Object.fromEntries(RECIPE.ingredients.map((item) => [`Ingredient:${item.id}`, item])),
};
const called = `window.__NUXT__=(function(a,b,c){return {layout:"default",data:[{recipe:{title:"Lentil soup",ingredients:[
  {amount:a,unit:b,label:"lentils"},{amount:1,unit:"l",label:"stock"},{amount:2,unit:"tbsp",label:"parsley"}],
  steps:[{description:"\\u003Cp\\u003E${STEPS[0]}\\u003C\\u002Fp\\u003E",video:c},{description:"${STEPS[1]}",video:c}]}}]}}("200","g",void 0))`;

describe('extractPage with a recipe in the data of programs', () => {
  it.each<[string, string]>([
    ['a script of JSON', data({ props: { pageProps: { recipe: RECIPE, related: [NEIGHBOUR] } } })],
    ['a name', script(`var a = 1; window.STATE = ${JSON.stringify({ page: RECIPE })}; start({"b": 2});`)],
    ['a call', script(`(window.q = window.q || []).push(${JSON.stringify({ recipe: RECIPE })})`)],
    ['a text that is parsed', script(`init(JSON.parse(${JSON.stringify(JSON.stringify(RECIPE))}))`)],
    [
      'a text in single quotes',
      script(`x = JSON.parse('${JSON.stringify(RECIPE).replaceAll('"', '\\x22')}')`),
    ],
    ['a text in JSON', data({ block: { content: JSON.stringify(RECIPE) } })],
    ['an attribute', inAttribute('data-react-props', { user: null, recipe: RECIPE })],
    ['an attribute of a component', inAttribute(':recipe', RECIPE)],
    ['values with their kinds', inAttribute('props', (paired({ recipe: RECIPE }) as unknown[])[1])],
    ['one flat list', data([['Reactive', 1], ...flattened({ data: RECIPE }).map(shifted)])],
    ['objects that refer to each other', data(normalised)],
    ['a function called with values', script(called)],
    ['escaped quotes', script(JSON.stringify({ key: RECIPE }).replaceAll('"', '&q;'), 'application/json')],
    ['a stream', streamed(`0:{"a":1}\n1f:[["$","div",null,{"recipe":${JSON.stringify(RECIPE)}}]]\n`)],
    [
      'a stream with references',
      streamed(`5:{"title":"Lentil soup","ingredients":"$6","steps":"$7"}
6:${JSON.stringify(RECIPE.ingredients)}\n7:${JSON.stringify(STEPS)}\n`),
    ],
    [
      'structured data within a stream',
      streamed(`8:T${Buffer.byteLength(typed()).toString(16)},${typed()}9:["$","p",null,{}]\n`),
    ],
  ])('reads it out of %s', (_, body) => {
    expect(read(body)).toMatchObject({
      ok: true,
      draft: { title: 'Lentil soup', ingredients: INGREDIENTS, instructions: STEPS },
    });
  });

  it.each<[string, unknown, string[]]>([
    [
      'named groups',
      [
        { heading: 'Pot', items: ['200 g lentils', '1 l stock'] },
        { heading: 'Top', items: ['1 lemon'] },
      ],
      ['[Pot]', '200 g lentils', '1 l stock', '[Top]', '1 lemon'],
    ],
    [
      'items that name their group',
      [
        { groupName: 'Pot', amount: 200, unit: 'g', name: 'lentils' },
        { groupName: 'Pot', amount: 1, unit: 'l', name: 'stock' },
      ],
      ['[Pot]', '200 g lentils', '1 l stock'],
    ],
    [
      'whole lines beside names',
      [
        { name: 'Lentils', text: '200 g red lentils', quantity: 200 },
        { name: 'Stock', text: '1 l stock', quantity: 1 },
      ],
      ['200 g red lentils', '1 l stock'],
    ],
    [
      'measures of two kinds',
      [
        {
          name: { rendered: 'lentils' },
          measurement: { metric: { amount: 200, unit: { name: { one: 'g' } } } },
        },
        { name: { rendered: 'eggs' }, measurement: { metric: { amount: 2 } } },
      ],
      ['200 g lentils', '2 eggs'],
    ],
    ['a list in markup', '<ul><li>200 g lentils</li><li>1 l stock</li></ul>', ['200 g lentils', '1 l stock']],
    [
      'edges and nodes',
      [{ node: { amount: '200', unit: 'g', title: 'lentils', note: 'rinsed' } }, { node: { title: 'salt' } }],
      ['200 g lentils, rinsed', 'salt'],
    ],
  ])('reads %s', (_, ingredients, lines) => {
    const reading = read(data({ recipe: { name: 'Lentil soup', ingredients, method: STEPS } }));
    expect(reading.ok && reading.draft.ingredients).toEqual(lines);
  });

  it('takes no recipe that the page is not named after', () => {
    expect(read(data({ related: [NEIGHBOUR] })).ok).toBe(false);
  });

  it.each([
    ['in words', { prepTime: 'PT10M', cookingTime: '1 h' }],
    ['in minutes', { preparationTimeMinutes: 10, cookTime: 60 }],
    ['in seconds', { prepTime: 600, cookTime: 3600 }],
    ['in an object of their own', { times: { preparation: 10, cooking: 60 } }],
  ])('reads times %s', (_, times) => {
    const reading = read(data({ ...RECIPE, ...times }));
    expect(reading.ok && reading.draft).toMatchObject({ prepTime: 10, cookTime: 60 });
  });

  it('takes no nutrients or products for ingredients', () => {
    const nutrition = [
      { name: 'Energy', amount: 300, unit: 'kcal' },
      { name: 'Protein', amount: 20, unit: 'g' },
      { name: 'Fat', amount: 9, unit: 'g' },
    ];
    const recipe = {
      title: 'Lentil soup',
      nutrition,
      products: nutrition,
      ingredients: ['200 g lentils', '1 l stock'],
      steps: STEPS,
    };
    const reading = read(data({ recipe }));
    expect(reading.ok && reading.draft.ingredients).toEqual(['200 g lentils', '1 l stock']);
  });
});

function shifted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map((place) => Number(place) + 1);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, place]) => [key, Number(place) + 1]));
}

function typed(): string {
  return JSON.stringify({
    '@type': 'Recipe',
    name: 'Lentil soup',
    recipeIngredient: INGREDIENTS,
    recipeInstructions: STEPS,
  });
}
