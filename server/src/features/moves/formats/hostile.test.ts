import { describe, expect, it } from 'vitest';
import { zipped } from '../../../testing/zipped.ts';
import { MoveFileError, type MoveFormat } from './contract.ts';
import { cooklang } from './cooklang.ts';
import { csv } from './csv.ts';
import { fileOf } from './guards/zip.ts';
import { parseXml } from './guards/xml.ts';
import { htmlPages } from './html-pages.ts';
import { jsonRecipes } from './json-recipes.ts';
import { masterCook } from './mastercook.ts';
import { mealie } from './mealie.ts';
import { tandoor } from './tandoor.ts';

/** The titles of what is read, the problems of what is not; or the problem of the whole file. */
async function outcome(format: MoveFormat, name: string, bytes: Buffer | string): Promise<string[] | string> {
  const said: string[] = [];
  try {
    for await (const recipe of format.read(fileOf(name, Buffer.from(bytes))))
      said.push(recipe.kind === 'failure' ? recipe.problem : recipe.title);
  } catch (error) {
    if (error instanceof MoveFileError) return error.problem;
    throw error;
  }
  return said;
}

const MX2 = (content: string, declared = '') =>
  `<?xml version="1.0"?><!DOCTYPE mx2${declared}><mx2><RcpE name="Soup">${content}</RcpE><RcpE name="Bread"/></mx2>`;

describe('a hostile file', () => {
  it('declares no entities of XML', async () => {
    const lol = ' [<!ENTITY a "ha"><!ENTITY b "&a;&a;">]';
    expect(await outcome(masterCook, 'a.mx2', MX2('<Note>&b;</Note>', lol))).toBe('broken-file');
    expect(() => parseXml('<!DOCTYPE a SYSTEM "file:///etc/passwd"><a/>')).toThrow(MoveFileError);
    expect(parseXml('<a>&lt;&#38;</a>')['a']).toEqual([{ '#text': '<&' }]);
  });

  it('fails at the broken recipe alone', async () => {
    expect(await outcome(masterCook, 'a.mx2', MX2('<Note></Desc>'))).toEqual(['Soup', 'Bread']);
    const json = { '@type': 'Recipe', name: 'Soup' };
    const zip = await zipped({ 'a.json': '{"a":', 'b.json': '[]', 'c.json': JSON.stringify(json) });
    expect(await outcome(jsonRecipes, 'a.zip', zip)).toEqual(['unreadable', 'no-content', 'Soup']);
    const nested = await zipped({ 'a.zip': 'no zip', 'b.zip': await zipped({ 'x.zip': 'x' }), 'c.zip': '' });
    expect(await outcome(tandoor, 'a.zip', nested)).toEqual(['unreadable', 'unreadable', 'unreadable']);
  });

  it('does not multiply by the aliases of YAML', async () => {
    const bomb = `---\na: &a [${'x,'.repeat(9)}]\n${[...'bcdefghij'].map((key, index) => `${key}: &${key} [${`*${'abcdefghij'[index]},`.repeat(9)}]`).join('\n')}\n---\nStir.`;
    expect(await outcome(cooklang, 'Bomb.cook', bomb)).toEqual(['unreadable']);
  });

  it('runs no script of a page and keeps none', async () => {
    const page =
      '<h1>Soup</h1><script>alert(1)</script><h2>Ingredients</h2><ul><li>1 l water</li><li>2 carrots<script>alert(2)</script></li></ul>';
    const read = [];
    for await (const recipe of htmlPages.read(fileOf('soup.html', Buffer.from(page)))) read.push(recipe);
    const [recipe] = read;
    expect(JSON.stringify(recipe)).not.toContain('alert');
    expect(recipe?.title).toBe('Soup');
  });

  it('is no library when nothing in it is', async () => {
    expect(await outcome(csv, 'a.csv', 'price,amount\n1,2')).toBe('no-recipes');
    expect(await outcome(csv, 'a.csv', '')).toBe('no-recipes');
    expect(await outcome(mealie, 'a.zip', await zipped({ 'database.json': 'null' }))).toBe('broken-file');
    expect(await outcome(jsonRecipes, 'a.json', Buffer.from([0xff, 0xfe, 0x00]))).toEqual(['unreadable']);
  });
});
