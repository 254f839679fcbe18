import { describe, expect, it } from 'vitest';
import { copyMeThatLibrary } from '../../../testing/moved-libraries/copy-me-that.ts';
import { recipeKeeperLibrary } from '../../../testing/moved-libraries/recipe-keeper.ts';
import { readMoved } from '../../../testing/moves-read.ts';
import { zipped } from '../../../testing/zipped.ts';
import { openZip } from './guards/zip.ts';

// Pages that programs export: alone, in folders of other names, one for each recipe, and pages that people wrote.

const page = (
  name: string,
  ingredients = '<p class="line" itemprop="recipeIngredient"><strong>6</strong> eggs</p>',
) => `<html><head>
<meta charset="utf-8"/><title>${name}</title></head><body><div class="recipe" itemscope itemtype="http://schema.org/Recipe">
<div class="infobox"><div class="photobox"><a href="Images/1/a.jpg"><img src="Images/1/a.jpg" itemprop="image" class="photo"/></a></div>
<h1 itemprop="name" class="name">${name}</h1><p itemprop="aggregateRating" class="rating" value="4">★★★★☆</p>
<p itemprop="recipeCategory" class="categories">Breakfast, Eggs &amp; more</p>
<p class="metadata"><b>Prep Time: </b><span itemprop="prepTime">15 mins</span> <b>Cook Time: </b><span itemprop="cookTime">1 hr 5 mins</span>
<b>Servings: </b><span itemprop="recipeYield">4-6</span> <b>Difficulty: </b><span itemprop="difficulty">Hard</span>
<b>Source: </b><a itemprop="url" href="https://eggs.example/bake"><span itemprop="author">Egg farm</span></a></p></div>
<div class="ingredientsbox"><h3 class="subhead">Ingredients:</h3><div class="ingredients text">${ingredients}
<p class="line" itemprop="recipeIngredient">For the top:</p><p class="line" itemprop="recipeIngredient"><strong>1/2</strong> cup milk</p></div></div>
<div class="textbox"><div itemprop="description" class="description text"><p>For Sundays.</p></div></div>
<div class="textbox"><div itemprop="recipeInstructions" class="directions text"><p class="line">Whisk the eggs.</p><p class="line">Bake.</p></div></div>
<div class="textbox"><div itemprop="comment" class="notes text"><p>Good cold.</p><p>Twice.</p></div></div>
<div class="textbox"><div itemprop="nutrition" class="nutrition text"><p>Calories: 250 kcal</p></div></div></div></body></html>`;
const BAKE = {
  ...{ title: 'Egg bake', ingredients: ['6 eggs', '[For the top]', '1/2 cup milk'], servings: 4, rating: 4 },
  ...{ instructions: ['Whisk the eggs.', 'Bake.'], prepTime: 15, cookTime: 65, difficulty: 'hard' },
  ...{ tags: ['Breakfast', 'Eggs & more'], description: 'For Sundays.', notes: 'Good cold.\nTwice.' },
  ...{ nutrition: 'Calories: 250 kcal', sourceUrl: 'https://eggs.example/bake', sourceName: 'Egg farm' },
};

describe('pages of Paprika', () => {
  it('are read with all their fields, in a folder beside a list of them; recipes of one name are two', async () => {
    const files = {
      'Export/index.html': '<h1>Recipes</h1><a href="Recipes/Egg bake.html">Egg bake</a>',
      'Export/Recipes/Egg bake.html': page('Egg bake'),
      'Export/Recipes/Egg bake 2.html': page('Egg bake'),
      'Export/Recipes/Images/1/a.jpg': 'x',
    };
    expect(await readMoved('export.zip', await zipped(files))).toMatchObject([
      { ...BAKE, pictures: [{ name: 'Recipes/Images/1/a.jpg' }] },
      BAKE,
    ]);
  });

  it('are read among other pages, whatever their list is called', async () => {
    const soup =
      '<html><body><h1>Soup</h1><h2>Ingredients</h2><ul><li>1 l water</li><li>2 carrots</li></ul><h2>Method</h2><p>Boil the carrots in water.</p></body></html>';
    const files = {
      'Aardvark soup.html': soup,
      'Egg bake.html': page('Egg bake'),
      'index.html': '<h1>Recipes</h1>',
    };
    expect(await readMoved('export.zip', await zipped(files))).toMatchObject([{ title: 'Soup' }, BAKE]);
  });

  it('are read alone', async () => {
    expect(await readMoved('Egg bake.html', page('Egg bake'))).toMatchObject([{ ...BAKE, pictures: [] }]);
  });
});

describe.each([
  ['Copy Me That', copyMeThatLibrary],
  ['Recipe Keeper', recipeKeeperLibrary],
])('the page of %s', (_, library) => {
  const titles = library.recipes.map(({ title }) => title);

  it('is read without its zip', async () => {
    const bytes = await pageOf(library);
    expect((await readMoved('My recipes.htm', bytes)).map(({ title }) => title)).toEqual(titles);
  });

  it('is read under another name, from a folder beside other files', async () => {
    const files = { 'backup/mine.html': await pageOf(library), 'notes.txt': 'From the old phone.' };
    const read = await readMoved('all.zip', await zipped(files));
    expect(read.map(({ title }) => title)).toEqual(titles);
    expect(read[0]).toMatchObject({ ingredients: library.recipes[0]?.ingredients });
  });
});

async function pageOf(library: typeof copyMeThatLibrary): Promise<Buffer> {
  const { byName } = await openZip(await library.file());
  return (await byName.get('recipes.html')?.bytes())!;
}

it('a note of Google Keep as a page is read as the note is', async () => {
  const note = `<html><head><title>Pancakes</title></head><body><div class="note"><div class="heading">4 Sep 2023</div>
<div class="title">Pancakes</div><div class="content">250 g flour<br>3 eggs<br>500 ml milk<br><br>Mix it to a batter.<br>Fry it in butter.</div></div></body></html>`;
  expect(await readMoved('Pancakes.html', note)).toMatchObject([
    {
      title: 'Pancakes',
      ingredients: ['250 g flour', '3 eggs', '500 ml milk'],
      instructions: ['Mix it to a batter.', 'Fry it in butter.'],
    },
  ]);
});

it('a page that somebody wrote several recipes on gives each of them', async () => {
  const list = (...items: string[]) => `<ul>${items.map((item) => `<li>${item}</li>`).join('')}</ul>`;
  const recipe = (name: string, foods: string[], steps: string[]) =>
    `<h2>${name}</h2><h3>Ingredients</h3>${list(...foods)}<h3>Method</h3>${list(...steps)}`;
  const written = `<h1>My recipes</h1>${recipe('Leek soup', ['3 leeks', '1 l stock'], ['Fry the leeks.', 'Simmer them.'])}
${recipe('Rice', ['200 g rice', 'salt'], ['Boil the rice for 15 minutes.'])}`;
  expect(await readMoved('mine.html', `<html><body>${written}</body></html>`)).toMatchObject([
    {
      title: 'Leek soup',
      ingredients: ['3 leeks', '1 l stock'],
      instructions: ['Fry the leeks.', 'Simmer them.'],
    },
    { title: 'Rice', ingredients: ['200 g rice', 'salt'], instructions: ['Boil the rice for 15 minutes.'] },
  ]);
});
