import { describe, expect, it } from 'vitest';
import { readMoved as read } from '../../../testing/moves-read.ts';

// Texts in columns, as programs wrote them that did not keep to them.

describe('Meal-Master', () => {
  const recipe = (body: string, start = '---------- Recipe via Meal-Master (tm) v8.05') =>
    read(
      'a.mmf',
      `${start}\n\n      Title: Pot\n Categories: Soups\n      Yield: 4 servings\n\n${body}\n\n-----\n`,
    );

  it('has decimals with a comma, fractions of one sign and ranges', async () => {
    const list = '    500 g  flour\n    1,5 l  milk\n      ½ ts salt\n    2-3 tb oil\n      2    eggs';
    expect(await recipe(`${list}\n\n  Mix and bake.`)).toMatchObject([
      {
        ingredients: ['500 g flour', '1,5 l milk', '½ tsp salt', '2-3 tbsp oil', '2 eggs'],
        instructions: ['Mix and bake.'],
      },
    ]);
  });

  it('has columns that are shifted, units written out, headings without a blank and lines that go on', async () => {
    const list =
      '      1  c rye, or\n      2  c bran\n-------Dry Part-------\n    3/4    c. brown sugar\n      1    tsp. soda\n' +
      '-------Wet & Rich-------\n      1    c. butter; soft, at\n           -room warmth\n      2    eggs';
    const found = await recipe(
      `${list}\n\n Mix all. Bake.`,
      '-----Exported by A Program [Meal-Master Export Format]-----',
    );
    expect(found).toMatchObject([
      {
        ingredients: [
          ...[
            '1 cup rye, or',
            '2 cup bran',
            '[Dry Part]',
            '3/4 cup brown sugar',
            '1 tsp. soda',
            '[Wet & Rich]',
          ],
          ...['1 cup butter, soft, at room warmth', '2 eggs'],
        ],
        instructions: ['Mix all. Bake.'],
      },
    ]);
  });

  it('has a second column, shifted too, and one of names alone', async () => {
    const list =
      '      1 lb leeks; sliced                       2 c  water\n    1/2 c  oats                                     salt\n' +
      '      2    carrots                            1    bay leaf, from a\n           parsley                            - tree';
    expect(await recipe(`${list}\n\n  Boil.`)).toMatchObject([
      {
        ingredients: [
          ...['1 lb leeks, sliced', '1/2 cup oats', '2 carrots', 'parsley'],
          ...['2 cup water', 'salt', '1 bay leaf, from a tree'],
        ],
      },
    ]);
  });

  it('has a second column that stands anywhere', async () => {
    const list =
      '      3 lb beef\n  1 1/2 ts salt                           2 md carrots; peeled and\n    1/2 ts pepper                              -cut small\n' +
      '      1 c  stock             2 tb flour';
    expect(await recipe(`${list}\n\n  Brown the beef. Stew it.`)).toMatchObject([
      {
        ingredients: [
          ...['3 lb beef', '1 1/2 tsp salt', '1/2 tsp pepper', '1 cup stock'],
          ...['2 medium carrots, peeled and cut small', '2 tbsp flour'],
        ],
      },
    ]);
  });

  it('has its method at once below the list, with amounts, numbers and a further list in it', async () => {
    const body =
      '2 cups flour\n1 1/2 tsp. salt\nMix the flour with the salt\nand knead it for long.\n\n  1. Take\n     350 g of it.\n  2. Bake it.\n\n' +
      'MMMMM-------TOPPING-------\n      1 bn chives\n      2    leeks';
    expect(await recipe(body)).toMatchObject([
      {
        ingredients: ['2 cups flour', '1 1/2 tsp. salt', '[TOPPING]', '1 bunch chives', '2 leeks'],
        instructions: ['Mix the flour with the salt and knead it for long.', 'Take 350 g of it.', 'Bake it.'],
      },
    ]);
  });

  it('has its head at once above the list, and categories over two lines', async () => {
    const text =
      'MMMMM-----Recipe via Meal-Master (tm) v8.05\nTitle:Pot\nCategories: Soups,\n   Winter\nYield:4 servings\n      1 lb leeks\n\n  Boil.\nMMMMM\n';
    expect(await read('a.txt', text)).toMatchObject([
      {
        title: 'Pot',
        servings: 4,
        tags: ['Soups', 'Winter'],
        ingredients: ['1 lb leeks'],
        instructions: ['Boil.'],
      },
    ]);
  });
});

describe('Now You’re Cooking', () => {
  it('has its yield over the list, and a line at its end', async () => {
    const text = `@@@@@ Now You're Cooking! Export Format\n\nBean Pot\n\nsides, beans\n\nYield: 6 servings\n
1 lb beans\n1/2 c. syrup\nsalt -- to taste\n\nSoak the beans.\n\nBake for six hours.\n\n-----\n`;
    expect(await read('a.txt', text)).toMatchObject([
      {
        ...{ title: 'Bean Pot', servings: 6, tags: ['sides', 'beans'] },
        ingredients: ['1 lb beans', '1/2 c. syrup', 'salt, to taste'],
        instructions: ['Soak the beans.', 'Bake for six hours.'],
      },
    ]);
  });
});

describe('RezKonv', () => {
  it('has the marks of Meal-Master around it', async () => {
    const text = `MMMMM=====  REZKONV-Rezept  RezkonvSuite v0.97\n\n     Titel: Erbseneintopf\nKategorien: Suppe\n     Menge: 6 Personen\n
    500     g  Erbsen\n            Salz\n\nErbsen einweichen und kochen.\n\nMMMMM=====\n`;
    expect(await read('a.rk', text)).toMatchObject([
      {
        ...{ title: 'Erbseneintopf', servings: 6 },
        ingredients: ['500 g Erbsen', 'Salz'],
        instructions: ['Erbsen einweichen und kochen.'],
      },
    ]);
  });
});

describe('a table', () => {
  it('has the breaks of its lines as tags', async () => {
    const text =
      'Name,Ingredients,Directions\nSalsa,"2 tomatoes<br>1 onion<br/>salt","<ol><li>Chop.</li><li>Mix.</li></ol>"\n';
    expect(await read('a.csv', text)).toMatchObject([
      { ingredients: ['2 tomatoes', '1 onion', 'salt'], instructions: ['Chop.', 'Mix.'] },
    ]);
  });
});

describe('RecipeML', () => {
  it('has a range as a quantity, and no category', async () => {
    const text = `<?xml version="1.0"?><recipeml version="0.5"><recipe><head><title>Ratatouille</title>
      <categories><cat>None</cat></categories></head><ingredients><ing><amt><qty><range><q1>2</q1><q2>3</q2></range></qty>
      <unit>cloves</unit></amt><item>garlic</item></ing></ingredients><directions><step>Stew it.</step></directions></recipe></recipeml>`;
    expect(await read('a.xml', text)).toMatchObject([{ tags: [], ingredients: ['2-3 cloves garlic'] }]);
  });
});

describe('MasterCook', () => {
  it('has names that go on in the next row', async () => {
    const text = `* Exported from MasterCook *

                         Soup

Serving Size  : 4    Preparation Time :0:20

  Amount  Measure       Ingredient -- Preparation Method
--------  ------------  --------------------------------
   2      pounds        tomatoes -- peeled, seeded and
                        chopped
   1      cup           stock (from
                        a cube)
                        black pepper

Stew and strain it.
`;
    expect(await read('a.mxp', text)).toMatchObject([
      {
        ingredients: [
          '2 pounds tomatoes, peeled, seeded and chopped',
          '1 cup stock (from a cube)',
          'black pepper',
        ],
      },
    ]);
  });

  it('has tabs between its columns, a list with empty lines in it, and what it counted by at its end', async () => {
    const text = `* Exported from MasterCook *

                         Nut Bars

Recipe By     :
Serving Size  : 9    Preparation Time :0:25
Categories    : Snacks\tBars & Slices

  Amount  Measure       Ingredient -- Preparation Method
--------  ------------  --------------------------------
   1/4      c.        \tbrown sugar
   1        c.\t        butter --melted

   2                    eggs

FOR THE TIN

Stir it. Bake 20 minutes.

Cut it
while it is warm.

Nutr. Assoc. : 0 1374 1021

- - - -
`;
    expect(await read('a.mxp', text)).toMatchObject([
      {
        ...{ title: 'Nut Bars', servings: 9, prepTime: 25, tags: ['Snacks', 'Bars & Slices'] },
        ingredients: ['1/4 c. brown sugar', '1 c. butter, melted', '2 eggs'],
        instructions: ['[FOR THE TIN]', 'Stir it. Bake 20 minutes.', 'Cut it while it is warm.'],
        leftOver: [],
      },
    ]);
  });
});
