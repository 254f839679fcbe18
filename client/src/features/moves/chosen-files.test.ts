import { unzipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { chosenOf, type PlacedFile } from './chosen-files.ts';
import { zipFiles } from './zip-files.ts';

const placed = (...paths: string[]): PlacedFile[] =>
  paths.map((path) => ({ path, file: new File([`of ${path}`], path.split('/').at(-1) ?? '') }));
const namesOf = (...paths: string[]) => {
  const { name, files } = chosenOf(placed(...paths))!;
  return [name, ...files.map(({ path }) => path)];
};

describe('what was chosen', () => {
  it('is one file under its own name, whatever folder it lies in', () => {
    expect(namesOf('mine.zip')).toEqual(['mine.zip', 'mine.zip']);
    expect(chosenOf(placed('Recipes/mine.zip', 'Recipes/.DS_Store'))).toMatchObject({ name: 'mine.zip' });
  });

  it('is a folder with what is in it, without what systems leave there', () => {
    expect(
      namesOf('Book/tart/recipe.json', 'Book/.git/HEAD', 'Book/soup/recipe.json', 'Book/Thumbs.db'),
    ).toEqual(['Book', 'soup/recipe.json', 'tart/recipe.json']);
  });

  it('is several, called by the first of them', () => {
    expect(namesOf('tart.cook', 'soup.cook')).toEqual(['soup.cook and 1 more', 'soup.cook', 'tart.cook']);
    expect(namesOf('b/x.html', 'a/x.html', 'c.html')).toEqual([
      'a and 2 more',
      ...['a/x.html', 'b/x.html', 'c.html'],
    ]);
  });

  it('is nothing where there are no files', () => {
    expect(chosenOf(placed('Book/.DS_Store'))).toBeUndefined();
  });
});

describe('the zip of several files', () => {
  const zipOf = async (...paths: string[]) => {
    const { files } = chosenOf(placed(...paths))!;
    return new Uint8Array(await (await zipFiles(files, new AbortController().signal)).arrayBuffer());
  };

  it('has them as they are, and empty ones too', async () => {
    const empty = { path: 'empty.cook', file: new File([], 'empty.cook') };
    const { files } = chosenOf([...placed('Bœuf.cook', 'a/b.cook'), empty])!;
    const zip = await zipFiles(files, new AbortController().signal);
    const read = unzipSync(new Uint8Array(await zip.arrayBuffer()));
    const texts = Object.entries(read).map(([name, bytes]) => [name, new TextDecoder().decode(bytes)]);
    expect(texts).toEqual([
      ['Bœuf.cook', 'of Bœuf.cook'],
      ['a/b.cook', 'of a/b.cook'],
      ['empty.cook', ''],
    ]);
  });

  it('is the same whenever and in whatever order they are chosen, so that an upload goes on', async () => {
    expect(await zipOf('tart.cook', 'soup.cook')).toEqual(await zipOf('soup.cook', 'tart.cook'));
  });
});
