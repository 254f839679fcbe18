import { gzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { zipped } from '../../../testing/zipped.ts';
import { MoveFileError, type MoveFormat } from './contract.ts';
import { chowdown } from './chowdown.ts';
import { cooklang } from './cooklang.ts';
import { csv } from './csv.ts';
import { fileOf } from './guards/zip.ts';
import { gourmet } from './gourmet.ts';
import { livingCookbook } from './living-cookbook.ts';
import { evernote, opml } from './notes.ts';
import { text } from './text.ts';
import { parseXml } from './guards/xml.ts';
import { htmlPages } from './html-pages.ts';
import { jsonRecipes } from './json-recipes.ts';
import { larder } from './larder.ts';
import { masterCook } from './mastercook.ts';
import { mealMaster } from './meal-master.ts';
import { mealie } from './mealie.ts';
import { mela } from './mela.ts';
import { paprika } from './paprika.ts';
import { nowYoureCooking } from './now-youre-cooking.ts';
import { docxText } from './reading/docx-text.ts';
import { recipeMl } from './recipe-ml.ts';
import { rezKonv } from './rezkonv.ts';
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

/** Lines, marks and lists so many that looking on from each to the end would take hours. */
const MANY = 100_000;
const xmlOf = (inside: string) => `<mx2><RcpE name="Soup">${inside}</RcpE></mx2>`;
const cells = `<w:p><w:r><w:t>x</w:t></w:r></w:p></w:tc>`.repeat(MANY / 4);

describe('a file that grows', () => {
  it.each<[string, MoveFormat, string, () => string]>([
    ['elements that do not end', masterCook, 'a.mx2', () => `<mx2>${'<RcpE name="x">'.repeat(MANY)}`],
    ['a line of blanks', masterCook, 'a.mxp', () => mxp(`1 cup a${' '.repeat(MANY)}b`)],
    [
      'a line that all but ends a recipe',
      masterCook,
      'a.mxp',
      () => mxp(`${'- '.repeat(8)}${' '.repeat(MANY)}x`),
    ],
    ['a label without an end', masterCook, 'a.mxp', () => mxp(`Per Serving${' '.repeat(MANY)}x`)],
    ['a note of many lines', masterCook, 'a.mxp', () => mxp(`NOTES : a\n${'b\n'.repeat(MANY)}`)],
    ['a line of dashes', mealMaster, 'a.mmf', () => `${'-'.repeat(MANY)}\n`],
    ['a line of numbers', mealMaster, 'a.mmf', () => mmf('1 '.repeat(MANY))],
    ['lists of one line', mealMaster, 'a.mmf', () => mmf('      1 lb leek\n\n'.repeat(MANY / 4))],
    ['lines of tabs', mealMaster, 'a.mmf', () => mmf(`${'\t'.repeat(MANY)}\n`.repeat(4))],
    ['recipes that do not end', gourmet, 'a.grmt', () => `<gourmetDoc>${'<recipe>'.repeat(MANY)}`],
    ['a line of blanks', rezKonv, 'a.rk', () => `=====REZKONV\n\n1 a${' '.repeat(MANY)}b\n=====`],
    ['a heading of signs', rezKonv, 'a.rk', () => `=====REZKONV\n\n=== a${' ='.repeat(MANY)}b\n=====`],
    ['a heading of dashes', nowYoureCooking, 'a.txt', () => `@@@@@\nA\n\n1 b\n--- a${' -'.repeat(MANY)}b`],
    ['a heading of dashes', mealMaster, 'a.mmf', () => mmf(`--- a${' -'.repeat(MANY)}b`)],
    ['comments that do not end', cooklang, 'a.cook', () => '[-'.repeat(MANY)],
    ['a section of signs', cooklang, 'a.cook', () => `= a${' ='.repeat(MANY)}b`],
    ['marks that do not end', mela, 'a.melarecipe', () => melaOf(`${'**x '.repeat(MANY / 4)}`)],
    ['a heading of signs', mela, 'a.melarecipe', () => melaOf(`# a${' #'.repeat(MANY)}b`)],
    ['heads that do not end', gourmet, 'a.xml', () => `<recipeDoc>${'<recipeHead>'.repeat(MANY)}`],
    ['pages that do not end', evernote, 'a.enex', () => `<note>${'<content>'.repeat(MANY)}</note>`],
    ['a tag of attributes', livingCookbook, 'a.fdx', () => `<Cookbook ${'a="'.repeat(MANY)}><Recipe/>`],
    ['a line of rules', text, 'a.txt', () => `Soup\n${'- '.repeat(MANY)}x`],
    ['empty lines', text, 'a.txt', () => `Soup\n${'\n \n'.repeat(MANY)}x`],
    [
      'lists without an end',
      text,
      'a.txt',
      () => 'Soup\nIngredients\n1 leek\n2 peas\nMethod\nBoil it.\n'.repeat(MANY / 50),
    ],
    ['braces that do not end', text, 'a.rtf', () => `{\\rtf1 ${'{'.repeat(MANY)}`],
    ['signs that are none', text, 'a.rtf', () => `{\\rtf1 ${"\\'".repeat(MANY)}`],
    ['tags that do not end', mela, 'a.melarecipe', () => melaOf('<p '.repeat(MANY))],
    [
      'labels without an end',
      mealMaster,
      'a.mmf',
      () => mmf(`Notes: a\n${`Source${' '.repeat(200)}\n`.repeat(MANY / 50)}`),
    ],
    ['declarations that do not end', opml, 'a.opml', () => '<!DOCTYPE'.repeat(MANY)],
    [
      'declarations that do not end',
      evernote,
      'a.enex',
      () => `<note><content>${'<?xml'.repeat(MANY)}</content></note>`,
    ],
    [
      'labels above a list',
      nowYoureCooking,
      'a.txt',
      () => `@@@@@\nSoup\n\n${'Source: a\n\n'.repeat(MANY)}1 leek\n\nStir.`,
    ],
    ['a step of words behind a title', mela, 'a.melarecipe', () => melaOf(`Topping\n${'a '.repeat(MANY)}`)],
    [
      'keys of YAML',
      chowdown,
      'a.md',
      () => `---\n${Array.from({ length: MANY / 2 }, (_, nth) => `k${nth}: a\n`).join('')}\n---\n`,
    ],
    [
      'pictures of a zip',
      livingCookbook,
      'a.fdx',
      () => `<fdx><Recipe>${'<RecipeImage FileName="a"/>'.repeat(MANY / 2)}</Recipe></fdx>`,
    ],
    ['outlines', opml, 'a.opml', () => `<opml><body>${'<outline text="a"/>'.repeat(MANY / 8)}</body></opml>`],
  ])('by %s is read in a time that grows no faster', async (_, format, name, written) => {
    await outcome(format, name, written());
  });

  it('by the cells of a table is read in a time that grows no faster', () => {
    const { text } = docxText(`<w:tbl><w:tr>${cells}</w:tr></w:tbl>`);
    expect(text).toBe(`${'x '.repeat(MANY / 4).trimEnd()}\n`);
  });
});

describe('a trap', () => {
  const deep = '['.repeat(200) + ']'.repeat(200);
  const many = `[${'{},'.repeat(100_000)}{}]`;
  const tables = { recipes: Array.from({ length: 2_000 }, () => ({ id: 'x', name: 'Soup' })) };
  const lines = Array.from({ length: 2_000 }, () => ({ recipe_id: 'x', note: '1 leek' }));

  it.each<[string, string, MoveFormat, string, () => string | Buffer | Promise<Buffer>]>([
    ['a deep list', 'too-deep', jsonRecipes, 'a.json', () => deep],
    [
      'a deep list in a zip',
      'too-deep',
      jsonRecipes,
      'a.zip',
      () => zipped({ 'a.json': '{}', 'b.json': deep }),
    ],
    ['a long list', 'too-many-items', jsonRecipes, 'a.json', () => many],
    [
      'a long list in a recipe',
      'too-many-items',
      larder,
      'a.zip',
      () => zipped({ 'recipes/a.json': many, 'collections.json': '[]' }),
    ],
    [
      'many short lists',
      'too-many-items',
      jsonRecipes,
      'a.json',
      () => `[${`[${'[],'.repeat(90_000)}[]],`.repeat(50)}[]]`,
    ],
    ['deep elements', 'too-deep', masterCook, 'a.mx2', () => xmlOf('<a>'.repeat(200))],
    ['deep elements', 'too-deep', gourmet, 'a.grmt', () => `<recipe>${'<a>'.repeat(200)}</recipe>`],
    ['many elements', 'too-many-items', masterCook, 'a.mx2', () => xmlOf('<a/>'.repeat(100_001))],
    ['deep outlines', 'too-deep', opml, 'a.opml', () => `<opml>${'<outline>'.repeat(200)}</opml>`],
    ['deep notes', 'too-deep', evernote, 'a.enex', () => `<note>${'<a>'.repeat(200)}</note>`],
    ['many cells', 'too-many-cells', csv, 'a.csv', () => `title\n${'a,'.repeat(1_001)}`],
    [
      'a gzip of nothing but blanks',
      'too-large-unpacked',
      paprika,
      'a.paprikarecipe',
      () => gzipSync(Buffer.alloc(4_000_000, ' ')),
    ],
    [
      'many such gzips',
      'too-large-unpacked',
      paprika,
      'a.paprikarecipes',
      () => zipped(many900kB('paprikarecipe', gzipSync)),
    ],
    [
      'many such files',
      'too-large-unpacked',
      jsonRecipes,
      'a.zip',
      () => zipped(many900kB('json', (bytes) => bytes)),
    ],
    [
      'such files in zips',
      'too-large-unpacked',
      tandoor,
      'a.zip',
      async () => zipped({ 'a.zip': await zipped(many900kB('json', (bytes) => bytes)) }),
    ],
  ])('of %s is refused as a whole: %s', async (...[, problem, format, name, bytes]) => {
    expect(await outcome(format, name, await bytes())).toBe(problem);
  });

  it('of one id for thousands of recipes brings one', async () => {
    const database = JSON.stringify({ ...tables, recipes_ingredients: lines });
    expect(await outcome(mealie, 'a.zip', await zipped({ 'database.json': database }))).toEqual(['Soup']);
  });
});

const mxp = (text: string) =>
  `*  Exported from  MasterCook  *\n\nSoup\n\n-------- ------------ ------\n1 cup leek\n\n${text}\n`;
const mmf = (text: string) => `MMMMM----- Meal-Master\n\n      Title: Soup\n\n${text}\nMMMMM\n`;
const melaOf = (text: string) => JSON.stringify({ title: 'Soup', instructions: text });
const many900kB = (ending: string, pack: (bytes: Buffer) => Buffer) =>
  Object.fromEntries(
    Array.from({ length: 5 }, (_, n) => [`${n}.${ending}`, pack(Buffer.alloc(900_000, ' '))]),
  );

describe('a hostile file', () => {
  it('declares no entities of XML', async () => {
    const lol = ' [<!ENTITY a "ha"><!ENTITY b "&a;&a;">]';
    expect(await outcome(masterCook, 'a.mx2', MX2('<Note>&b;</Note>', lol))).toBe('broken-file');
    const declared = `<!DOCTYPE recipeml${lol}><recipeml><recipe><head><title>&b;</title></head></recipe></recipeml>`;
    expect(await outcome(recipeMl, 'a.xml', declared)).toBe('broken-file');
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

  it.each<[string, MoveFormat, string, string]>([
    [
      'RecipeML',
      recipeMl,
      'a.xml',
      '<recipeml><recipe><head><title>Soup</title></head></recipe><recipe><head><title>Bread</title></he',
    ],
    ['Living Cookbook', livingCookbook, 'a.fdx', '<fdx><Recipe Name="Soup"/><Recipe Name="Bread"><RecipeIm'],
    ['MasterCook', masterCook, 'a.mx2', '<mx2><RcpE name="Soup"></RcpE><RcpE name="Bread"><Note>a</Note>'],
  ])('of %s that was cut off fails at the recipe that was cut', async (_, format, name, cut) => {
    expect(await outcome(format, name, cut)).toEqual(['Soup', 'unreadable']);
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
