import { describe, expect, it } from 'vitest';
import { readMoved } from '../../../testing/moves-read.ts';
import { zipped } from '../../../testing/zipped.ts';
import { MoveFileError } from './contract.ts';

// Texts that programs export and people write, in one file or several.

const SOUP =
  'Onion soup\n\nServes 4-6\n\nIngredients:\n500 g onions\n1 l stock\n\nMethod:\n1. Fry the onions.\n2. Add stock.\n';
const READ = {
  ...{ title: 'Onion soup', servings: 4, ingredients: ['500 g onions', '1 l stock'] },
  instructions: ['Fry the onions.', 'Add stock.'],
};

describe('a text', () => {
  it.each([
    ['with a mark before it', `\ufeff${SOUP}`],
    ['in UTF-16', Buffer.from(`\ufeff${SOUP}`, 'utf16le')],
    ['with the ends of lines of old Macs', SOUP.replaceAll('\n', '\r')],
    [
      'in Markdown',
      SOUP.replace('Onion', '# Onion')
        .replace('Ingredients:', '## Ingredients')
        .replace('Method:', '**Method**'),
    ],
    [
      'with its servings behind the heading',
      SOUP.replace('Serves 4-6\n\n', '').replace('Ingredients:', 'INGREDIENTS (serves 4)'),
    ],
  ])('is read %s', async (_, text) => {
    expect(await readMoved('soup.txt', text)).toMatchObject([READ]);
  });

  it.each(['txt', 'md'])(
    'of several in a .%s, each below its underlined title, is cut there',
    async (kind) => {
      const recipeOf = (title: string) =>
        `${title}\n=======\n\nIngredients\n-----------\n500 g ${title.toLowerCase()}\n1 l stock\n\nMethod\n------\nFry it.\nAdd stock.\n`;
      expect(
        await readMoved(`soups.${kind}`, ['Onions', 'Leeks', 'Peas'].map(recipeOf).join('\n')),
      ).toMatchObject(
        ['Onions', 'Leeks', 'Peas'].map((title) => ({
          ...{ title, ingredients: [`500 g ${title.toLowerCase()}`, '1 l stock'] },
          instructions: ['Fry it.', 'Add stock.'],
        })),
      );
    },
  );

  it('has its facts behind labels, with the list in parts and what is said of it below', async () => {
    const text = `Title: Corn chowder\nDescription: Thick\nSource: Bee\nOriginal URL: http://corn.example/\nYield: 4-6 servings
Active: 20 minutes\nTotal: 1 hr 20 mins\nCategories: Soup, Corn\nIngredients:\n\n  Soup:\n    3 ears corn\n    1 l milk
\nInstructions:\n\n  Cut the corn.\n  Simmer it in milk.\n\nTip: a pinch of mace.\n\nNotes:\nFreezes.\n`;
    expect(await readMoved('chowder.txt', text)).toMatchObject([
      {
        ...{
          title: 'Corn chowder',
          description: 'Thick',
          sourceName: 'Bee',
          sourceUrl: 'http://corn.example/',
        },
        ...{ servings: 4, prepTime: 20, totalTime: 80, tags: ['Soup', 'Corn'] },
        ...{
          ingredients: ['[Soup]', '3 ears corn', '1 l milk'],
          instructions: ['Cut the corn.', 'Simmer it in milk.'],
        },
        notes: 'a pinch of mace.\nFreezes.',
      },
    ]);
  });

  it('in a mail is named by what is no greeting', async () => {
    const mail = `Subject: Re: that soup\nFrom: Ann\n\nHi Jo,\n\nhere it is:\n\n${SOUP}\n** Exported from a program **\n`;
    expect(await readMoved('mail.txt', mail)).toMatchObject([
      { ...READ, description: 'Hi Jo,\nhere it is:' },
    ]);
  });

  it.each([
    ['a line of signs', `${SOUP}\n=======================\n\n${SOUP}`],
    ['several empty lines', `My recipes\n\n\n\n${SOUP}\n\n\n${SOUP}\n\n\n`],
    ['titles alone', `${SOUP}\n${SOUP}`],
  ])('of several recipes is cut at %s', async (_, text) => {
    expect(await readMoved('soups.txt', text)).toMatchObject([READ, READ]);
  });

  it('in Rich Text Format is read without its marks', async () => {
    const rtf = String.raw`{\rtf1\ansi\ansicpg1252{\fonttbl{\f0 Arial;}}{\colortbl;\red0;}\f0\fs24{\b Cr\'e8me soup}\par
\par Ingredients\par 500 g onions\par 1 l cr\u232?me\par\par {\ul Method}\par Fry the \{sweet\} onions.\par Add all.\par}`;
    expect(await readMoved('soup.rtf', rtf)).toMatchObject([
      {
        title: 'Crème soup',
        ingredients: ['500 g onions', '1 l crème'],
        instructions: ['Fry the {sweet} onions.', 'Add all.'],
      },
    ]);
  });

  it('in Rich Text Format has once what a program writes twice, for old readers', async () => {
    const rtf = String.raw`{\rtf1\ansi\uc1 Soup\par Ingredients\par \u8531\'3f cup leek\par 2 eggs\par Method\par Stir it.\par}`;
    expect(await readMoved('soup.rtf', rtf)).toMatchObject([{ ingredients: ['⅓ cup leek', '2 eggs'] }]);
  });

  it.each([
    [
      'manual.md',
      '# pourer\n\n> Pours things.\n\n## Install\n\n```\nnpm install pourer\n```\n\n## Usage\n\n- 1 stream at a time\n- 2 options\n- `speed`: 10 by default\n\n1. Call `pour()`\n2. Wait for the result\n',
    ],
    [
      'novel.txt',
      'It was a dark evening. She took two eggs and a cup of milk to the window.\n\nHe said: "I will go." They walked 3 miles.\n\nThe rain fell. Nobody spoke.\n'.repeat(
        5,
      ),
    ],
  ])('that has lists or names food, but is none, is not recognised: %s', async (name, text) => {
    await expect(readMoved(name, text)).rejects.toThrow('unknown-format');
  });

  it('without a recipe is not recognised, so that it can be read as text', async () => {
    await expect(readMoved('letter.txt', 'Dear Anna,\nthank you for the flowers.\n')).rejects.toThrow(
      MoveFileError,
    );
  });

  it('of a folder of notes in Markdown has its facts in front of it', async () => {
    const note = `---\ntags: [soup, quick]\nsource: https://soups.example/onion\nprep: 10 min\n---\n${SOUP.replace('Onion', '# Onion').replace('Ingredients:', '## Ingredients').replace('Method:', '## Method')}`;
    const vault = await zipped({
      'Vault/Recipes/Onion.md': note,
      'Vault/Daily.md': '# Today\n\nCalled mum.',
    });
    expect(await readMoved('vault.zip', vault)).toMatchObject([
      {
        ...READ,
        tags: ['soup', 'quick'],
        sourceUrl: 'https://soups.example/onion',
        prepTime: 10,
        program: 'Markdown',
      },
      { kind: 'failure', title: 'Daily', problem: 'no-content' },
    ]);
  });
});

describe('several files in one zip', () => {
  const TART = JSON.stringify({ name: 'Tart', ingredients: '1 egg', directions: 'Bake.' });
  const MMF =
    'MMMMM----- Meal-Master\n\n      Title: Stew\n\n      2 lb leeks\n      1 c  milk\n\n  Boil them.\n\nMMMMM\n';

  it('are read each by its own program, from folders, with zips among them', async () => {
    const files = {
      'mine/old/stew.mmf': MMF,
      'mine/tart.paprikarecipe': TART,
      'mine/soup.txt': SOUP,
      'mine/photo.png': 'x',
      'mine/readme.txt': 'Of 1999.',
      'mine/letter.rtf': '{\\rtf1 Dear Anna\\par}',
      'mine/more.zip': await zipped({ 'a.cook': 'Mix @eggs{2}.' }),
    };
    const read = await readMoved('mine.zip', await zipped(files));
    expect(read).toMatchObject([
      { entry: 'tart.paprikarecipe', title: 'Tart', program: 'Paprika' },
      { entry: 'old/stew.mmf/#1', title: 'Stew', program: 'Meal-Master' },
      { entry: 'more.zip/a.cook', title: 'a', program: 'Cooklang' },
      { ...READ, entry: 'soup.txt', program: 'Text' },
      { kind: 'failure', entry: 'letter.rtf', problem: 'no-content' },
    ]);
  });

  it('of one program are read too, and a recipe in two kinds is one', async () => {
    const files = { 'a.mmf': MMF, 'b.mmf': MMF, 'a.txt': SOUP };
    expect((await readMoved('all.zip', await zipped(files))).map(({ title }) => title)).toEqual([
      'Stew',
      'Stew',
    ]);
  });

  it('of one name in two folders are two', async () => {
    const stew = JSON.stringify({ name: 'Stew', ingredients: ['1 kg beef'], steps: ['Simmer it.'] });
    const zip = await zipped({ 'mine/recipe.json': stew, 'hers/recipe.txt': SOUP });
    expect((await readMoved('all.zip', zip)).map(({ title }) => title)).toEqual(['Stew', 'Onion soup']);
  });

  it('are read in the other kind where one cannot be, and beside a table', async () => {
    const zip = await zipped({
      'Soup.pdf': 'no document',
      'Soup.txt': SOUP,
      'more.csv': 'title,ingredients,directions\nBread,500 g flour,Knead it.',
    });
    expect((await readMoved('all.zip', zip)).map(titleOrProblem)).toEqual([
      'Bread',
      'no-content',
      'Onion soup',
    ]);
  });

  it('of Living Cookbook are all read, and other data is not taken for it', async () => {
    const fdx = (name: string) => `<fdx Source="a"><Recipe Name="${name}"/></fdx>`;
    const both = await zipped({ 'a.fdx': fdx('Soup'), 'b.fdx': fdx('Bread') });
    expect((await readMoved('all.zip', both)).map(titleOrProblem)).toEqual(['Soup', 'Bread']);
    const beside = await zipped({ 'data.xml': '<data/>', 'soup.txt': SOUP });
    expect((await readMoved('all.zip', beside)).map(titleOrProblem)).toEqual(['Onion soup']);
  });

  it('of which none holds a recipe are of an unknown kind', async () => {
    const files = await zipped({ 'a.xml': '<a/>', 'b.bin': 'x' });
    await expect(readMoved('a.zip', files)).rejects.toMatchObject({ problem: 'unknown-format' });
  });

  it('that are traps are refused as a whole', async () => {
    const files = await zipped({ 'a.mmf': MMF, 'b.json': '['.repeat(200) });
    await expect(readMoved('a.zip', files)).rejects.toMatchObject({ problem: 'too-deep' });
  });
});

const titleOrProblem = (item: { kind: string; title: string; problem?: string }) =>
  item.kind === 'failure' ? item.problem : item.title;
