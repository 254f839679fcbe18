import { describe, expect, it } from 'vitest';
import { readMoved } from '../../../testing/moves-read.ts';

// What programs that write XML wrote in other versions than the one that their library shows.

describe('Gourmet', () => {
  const recipe = (inside: string) =>
    `<recipe id="1"><title>Rice</title>${inside}<ingredient-list/><instructions>Boil it.</instructions></recipe>`;
  const timesOf = async (...recipes: string[]) =>
    (await readMoved('a.grmt', `<gourmetDoc>${recipes.map(recipe).join('')}</gourmetDoc>`)).map((read) =>
      read.kind === 'recipe' ? [read.prepTime, read.cookTime] : read,
    );

  it.each([
    ['seconds', '<preptime>1800</preptime><cooktime>5400.0</cooktime>', [30, 90]],
    ['seconds of a short time', '<preptime>300</preptime><cooktime>0</cooktime>', [5, undefined]],
    ['minutes', '<preptime>10</preptime><cooktime>480</cooktime>', [10, 480]],
    ['words', '<preptime>1 hour 20 minutes</preptime><cooktime>2 days</cooktime>', [80, 2_880]],
  ])('writes times in %s', async (_, times, right) => {
    expect(await timesOf(times)).toEqual([right]);
  });

  it('writes in seconds throughout a file', async () => {
    expect(await timesOf('<preptime>600</preptime>', '<cooktime>4500</cooktime>')).toEqual([
      [10, undefined],
      [undefined, 75],
    ]);
  });

  it('of its first versions has attributes, categories by number, and underscores for blanks', async () => {
    const file = `<recipeDoc><recipeHead><categoryDecl><category id="category1">Soups &amp; stews</category></categoryDecl>
<sourceDecl><source id="source1">Granny Ola</source></sourceDecl></recipeHead><recipe-list>
<recipe servings="6" category="category1" source="source1" preptime="20_minutes" rating="4/5_stars">
<title>Sorrel soup</title><instructions>Boil &lt;b&gt;slowly&lt;/b&gt;.</instructions>
<ingredient-list><ingredient><amount unit="g">300</amount><item key="sorrel">sorrel</item></ingredient>
<inggroup name='For_the_stock'><ingredient optional='yes'><amount unit="l">1.5</amount><item>stock</item></ingredient></inggroup>
</ingredient-list></recipe></recipe-list></recipeDoc>`;
    expect(await readMoved('soups.xml', file)).toMatchObject([
      {
        ...{
          title: 'Sorrel soup',
          servings: 6,
          tags: ['Soups & stews'],
          sourceName: 'Granny Ola',
          prepTime: 20,
        },
        ...{ ingredients: ['300 g sorrel', '[For the stock]', '1.5 l stock (optional)'], rating: 4 },
        instructions: ['Boil slowly.'],
      },
    ]);
  });
});

describe('RecipeML', () => {
  it('has ranges, what may stand in the place of an ingredient, parts of its directions, and marked text', async () => {
    const file = `<?xml version="1.0" encoding="ISO-8859-1"?><recipeml version="0.5"><menu><recipe>
<head><title>Schnitzel &amp;amp; J\xe4gersauce</title><yield><range><q1>4</q1><q2>6</q2></range><unit>servings</unit></yield>
<preptime type="Cooking"><time><range><q1>20</q1><q2>30</q2></range><timeunit>min</timeunit></time></preptime></head>
<ingredients><ing><amt><qty><frac><n>1</n><d>2</d></frac></qty><unit>cup</unit></amt><item>cream</item>
<alt-ing><amt><qty>0.5</qty><unit>cup</unit></amt><item>milk</item></alt-ing></ing>
<ing optional="yes"><item>parsley</item></ing></ingredients>
<directions><step>Cook the <b>sauce</b> for 10 minutes.</step><dir-div><title>Meat</title><step>Fry it.</step></dir-div></directions>
</recipe></menu></recipeml>`;
    expect(await readMoved('a.xml', Buffer.from(file, 'latin1'))).toMatchObject([
      {
        ...{ title: 'Schnitzel & Jägersauce', servings: 4, cookTime: 30 },
        ingredients: ['1/2 cup cream or 0.5 cup milk', 'parsley (optional)'],
        instructions: ['Cook the sauce for 10 minutes.', '[Meat]', 'Fry it.'],
      },
    ]);
  });
});

describe('Living Cookbook', () => {
  it('is known by its first element, whatever its file is called', async () => {
    const file = `<fdx Source="Living Cookbook 1.05" FileVersion="1.1"><Recipes><Recipe Name="A &amp;amp; B" ReadyInTime="82.0">
<RecipeIngredients><RecipeIngredient Quantity="0.5" Unit="cup" Ingredient="sugar" Heading="N"/></RecipeIngredients>
<RecipeProcedures><RecipeProcedure><ProcedureText>Stir.</ProcedureText></RecipeProcedure></RecipeProcedures></Recipe></Recipes></fdx>`;
    expect(await readMoved('export.xml', Buffer.from(`\ufeff${file}`, 'utf16le'))).toMatchObject([
      { title: 'A & B', totalTime: 82, ingredients: ['0.5 cup sugar'], instructions: ['Stir.'] },
    ]);
  });
});
