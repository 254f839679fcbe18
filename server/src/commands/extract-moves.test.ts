import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { testImage } from '../testing/images.ts';
import { zipped } from '../testing/zipped.ts';
import { extractMove } from './extract-moves.ts';

let folder: string;
beforeEach(async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  folder = await mkdtemp(path.join(tmpdir(), 'extract-moves-'));
});
afterEach(async () => {
  vi.restoreAllMocks();
  await rm(folder, { recursive: true });
});

async function extracted(name: string, bytes: Buffer | string): Promise<unknown> {
  const [file, out] = [path.join(folder, name), path.join(folder, 'out.json')];
  await writeFile(file, bytes);
  await extractMove(['--in', file, '--out', out]);
  return JSON.parse(await readFile(out, 'utf8'));
}

it('writes the recipes of a file as they would be stored, pictures by their size, and what is refused with the reason', async () => {
  const picture = await testImage(120, 90);
  const recipe = {
    ...{ name: 'Leek soup', ingredients: '3 leeks', directions: 'Simmer.', servings: '4', rating: 3 },
    ...{ categories: ['Soups'], notes: 'Good cold.', photo: 'a.jpg', photo_data: picture.toString('base64') },
  };
  const file = await zipped({
    'soup.paprikarecipe': JSON.stringify(recipe),
    'nameless.paprikarecipe': '{"name": ""}',
  });
  expect(await extracted('all.paprikarecipes', file)).toEqual({
    recipes: [
      expect.objectContaining({
        ...{
          title: 'Leek soup',
          ingredients: ['3 leeks'],
          instructions: ['Simmer.'],
          servings: 4,
          rating: 3,
        },
        tags: ['Soups'],
        notes: expect.stringContaining('Good cold.') as string,
        pictures: [{ width: 120, height: 90, bytes: picture.length }],
      }),
    ],
    refused: [{ name: 'nameless', reason: 'no-title' }],
  });
});

it('refuses a file as a whole under its name', async () => {
  expect(await extracted('notes.bin', 'hello')).toEqual({
    recipes: [],
    refused: [{ name: 'notes.bin', reason: 'unknown-format' }],
  });
});
