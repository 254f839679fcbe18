import { expect, it } from 'vitest';
import { zipped } from '../../../testing/zipped.ts';
import { docx } from './docx.ts';
import { fileOf } from './guards/zip.ts';

const SOUP =
  'Onion soup\n\nServes 4\n\nIngredients\n500 g onions\n1 l stock\n\nMethod\nFry the onions in butter.\nAdd the stock and simmer for 20 minutes.';
const CAKE =
  'Lemon cake\n\nIngredients\n200 g flour\n3 eggs\n\nMethod\nMix the flour and the eggs.\nBake for 40 minutes.';

const documentOf = (text: string) =>
  zipped({
    '[Content_Types].xml': '<Types/>',
    'word/document.xml': `<w:document><w:body>${text
      .split('\n')
      .map((line) => `<w:p><w:r><w:t>${line}</w:t></w:r></w:p>`)
      .join('')}</w:body></w:document>`,
  });

async function read(name: string, bytes: Buffer) {
  const found = [];
  for await (const each of docx.read(fileOf(name, bytes))) found.push(each);
  return found;
}

it('reads the recipe of a document', async () => {
  expect(await read('Soup.docx', await documentOf(SOUP))).toMatchObject([
    {
      kind: 'recipe',
      entry: 'Soup.docx',
      title: 'Onion soup',
      servings: 4,
      ingredients: ['500 g onions', '1 l stock'],
    },
  ]);
});

it('reads each recipe of a document of several, and of a zip of documents', async () => {
  const both = await documentOf(`${SOUP}\n\n${CAKE}`);
  expect(await read('Both.docx', both)).toMatchObject([
    { entry: 'Both.docx', title: 'Onion soup', ingredients: ['500 g onions', '1 l stock'], leftOver: [] },
    { entry: 'Both.docx#2', title: 'Lemon cake', ingredients: ['200 g flour', '3 eggs'], leftOver: [] },
  ]);
  const zip = await zipped({ 'a.docx': await documentOf(SOUP), 'b.docx': await documentOf(CAKE) });
  expect(await read('all.zip', zip)).toMatchObject([
    { entry: 'a.docx' },
    { entry: 'b.docx', title: 'Lemon cake' },
  ]);
});

it('cuts a document before the headings that its recipes stand under, and not before those within them', async () => {
  const styled = (style: string, text: string) =>
    `<w:p><w:pPr><w:pStyle w:val="${style}"/></w:pPr><w:r><w:t>${text}</w:t></w:r></w:p>`;
  const recipe = (title: string, ingredient: string) =>
    styled('Heading1', title) +
    styled('Heading2', 'Ingredients') +
    ['500 g onions', ingredient].map((line) => styled('ListParagraph', line)).join('') +
    styled('Heading2', 'Method') +
    styled('Normal', 'Fry the onions in butter.');
  const body = styled('Title', 'Our family') + recipe('Soup', '1 l stock') + recipe('Tart', '3 eggs');
  const file = await zipped({ 'word/document.xml': `<w:document><w:body>${body}</w:body></w:document>` });
  expect(await read('Family.docx', file)).toMatchObject([
    { entry: 'Family.docx', ingredients: ['500 g onions', '1 l stock'] },
    { entry: 'Family.docx#2', title: 'Tart', ingredients: ['500 g onions', '3 eggs'] },
  ]);
});

it('cuts a whole cookbook at its lists, and a recipe of it is as long as one may be', async () => {
  const cookbook = Array.from({ length: 900 }, (_, nth) => SOUP.replace('Onion', `No. ${nth} onion`)).join(
    '\n\n',
  );
  const found = await read('Family.docx', await documentOf(cookbook));
  expect(found).toHaveLength(900);
  expect(found.at(-1)).toMatchObject({
    title: 'No. 899 onion soup',
    ingredients: ['500 g onions', '1 l stock'],
  });
});

it('fails at a document without a recipe, a damaged one and one that is too long; the others go on', async () => {
  const long = `${SOUP}\n${'a word '.repeat(20_000)}`;
  const zip = await zipped({
    'letter.docx': await documentOf('Dear Anna,\nthank you for the flowers.'),
    'broken.docx': 'PK no zip',
    'empty.docx': await zipped({ 'word/styles.xml': '<w/>' }),
    'long.docx': await documentOf(long),
    'soup.docx': await documentOf(SOUP),
  });
  expect(await read('all.zip', zip)).toMatchObject([
    { kind: 'failure', entry: 'letter.docx', problem: 'no-content' },
    { kind: 'failure', entry: 'broken.docx', problem: 'unreadable' },
    { kind: 'failure', entry: 'empty.docx', problem: 'unreadable' },
    { kind: 'failure', entry: 'long.docx', problem: 'too-long' },
    { kind: 'recipe', entry: 'soup.docx' },
  ]);
});
