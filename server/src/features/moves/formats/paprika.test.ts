import { gzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { zipped } from '../../../testing/zipped.ts';
import { fileOf } from './guards/zip.ts';
import { paprika } from './paprika.ts';

describe('a damaged export of Paprika', () => {
  it('fails at the recipe that cannot be read; the others go on', async () => {
    const soup = gzipSync(JSON.stringify({ name: 'Soup', ingredients: 'Water', directions: 'Boil.' }));
    const file = fileOf(
      'all.paprikarecipes',
      await zipped({
        'broken.paprikarecipe': soup.subarray(0, 20),
        'list.paprikarecipe': gzipSync('[1]'),
        'nameless.paprikarecipe': gzipSync('{"name": " "}'),
        'bomb.paprikarecipe': gzipSync(Buffer.alloc(80 * 1024 ** 2)),
        'soup.paprikarecipe': soup,
      }),
    );
    const read = [];
    for await (const recipe of paprika.read(file)) read.push(recipe);
    expect(
      read.map(({ title, ...recipe }) => [title, 'problem' in recipe ? recipe.problem : 'read']),
    ).toEqual([
      ['broken', 'unreadable'],
      ['list', 'unreadable'],
      ['nameless', 'no-title'],
      ['bomb', 'entry-too-large'],
      ['Soup', 'read'],
    ]);
  });
});
