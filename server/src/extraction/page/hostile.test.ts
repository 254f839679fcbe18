import { recipeDraft } from '@larder/shared/recipe/schema';
import { isStorableText } from '@larder/shared/text';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { extractPage } from './extract-page.ts';
import { runs } from '../../testing/nightly.ts';

const jsonLd = (text: string) => `<script type="application/ld+json">${text}</script>`;
const recipe = (fields: object) => jsonLd(JSON.stringify({ '@type': 'Recipe', name: 'Soup', ...fields }));

/** A text in JSON in a text, and so on. */
function nested(depth: number): string {
  const inner = `{"ingredients":["1 leek ${'x'.repeat(100)}"]}`;
  return Array.from({ length: depth })
    .reduce<string>((text) => JSON.stringify({ ingredients: text }), inner)
    .slice(0, 2_000_000);
}

/** A flat list in which each part refers twice to the next. */
function doubling(levels: number): string {
  const parts = Array.from({ length: levels }, (_, level) => [level + 2, level + 2]);
  return `<script type="application/json">${JSON.stringify([{ ingredients: 1 }, ...parts, 'x'])}</script>`;
}

/** Read to the end without an exception; whatever comes out fits the schema and can be stored. */
function expectSane(html: string): void {
  const reading = extractPage(html, 'https://kitchen.example/');
  if (!reading.ok) return;
  expect(recipeDraft.safeParse(reading.draft).success).toBe(true);
  const texts = [reading.draft.title, ...reading.draft.ingredients, ...reading.draft.instructions];
  expect(texts.every(isStorableText)).toBe(true);
}

describe('extractPage of hostile pages', () => {
  it.each<[string, string]>([
    ['deep nesting', '<div>'.repeat(100_000)],
    ['deep formatting', Array.from({ length: 20_000 }, (_, index) => `<b id=${index}>`).join('')],
    [
      'a tag with a hundred thousand attributes',
      `<p ${Array.from({ length: 100_000 }, (_, n) => `a${n}`).join(' ')}>x`,
    ],
    [
      'headings in headings',
      `<h1>x</h1>${'<div role=heading>'.repeat(380)}${'<p>some words</p>'.repeat(40_000)}`,
    ],
    ['parts in parts of one name', '<div class="ingredients">'.repeat(8) + '<p>100 g sugar'.repeat(19_000)],
    ['facts side by side', `<div>${'<span>4 people</span><p>20 min prep 4</p>'.repeat(10_000)}`],
    [
      'fields for servings',
      `<label>servings ${'<input value=4><button aria-pressed=true>4</button>'.repeat(10_000)}`,
    ],
    ['headers in headers', '<header><nav></nav>'.repeat(10_000)],
    ['an attribute of spaces', `<div data-x="${' '.repeat(100_000)}x">`],
    ['data that refers to itself ever more often', doubling(30)],
    [
      'data deeper than a stack',
      `<h1>Cake</h1><script>{"ingredients":["1 cup flour","2 eggs"],"a":${'['.repeat(20_000)}${']'.repeat(20_000)}}</script>`,
    ],
    ['nested tables', '<table><tr><td>'.repeat(20_000)],
    ['unclosed everything', '<ul><li><p><a><b><form><select><option><svg><math><template>'.repeat(2_000)],
    [
      'half a million spaces',
      recipe({ recipeIngredient: [`${' '.repeat(500_000)}x`], recipeYield: ' '.repeat(500_000) }),
    ],
    [
      'digits without end',
      recipe({
        recipeYield: '1'.repeat(500_000),
        prepTime: '1'.repeat(500_000),
        recipeInstructions: '1.'.repeat(200_000),
      }),
    ],
    [
      'brackets without end',
      recipe({ recipeIngredient: ['('.repeat(200_000)], recipeInstructions: ['['.repeat(200_000)] }),
    ],
    [
      'tags without end',
      recipe({ name: '<a'.repeat(300_000), recipeIngredient: ['<script'.repeat(50_000)] }),
    ],
    [
      'ampersands without end',
      recipe({ name: '&amp;'.repeat(100_000), recipeIngredient: ['&#1;'.repeat(10_000)] }),
    ],
    ['JSON nested without end', jsonLd('['.repeat(500_000))],
    ['JSON objects nested without end', jsonLd('{"@graph":'.repeat(50_000))],
    ['quotes without end', jsonLd(`{"@type":"Recipe","recipeIngredient":["${'"x" '.repeat(100_000)}`)],
    ['a hundred thousand recipes', jsonLd(`[${'{"@type":"Recipe","name":"x"},'.repeat(100_000)}0]`)],
    [
      'scripts that parse without end',
      `<script>ingredients = ${'JSON.parse(\'{\\\\"'.repeat(100_000)}</script>`,
    ],
    ['a script of brackets', `<script>ingredients = ${'({['.repeat(200_000)}</script>`],
    [
      'a stream of references',
      `<script>x.push([1,"${'1:["$1","$2","ingredients"]\\n'.repeat(30_000)}"])</script>`,
    ],
    ['escapes without end', `<script>x.push([1,"ingredients${'\\\\'.repeat(500_000)}</script>`],
    ['a function without end', `<script>(function(a){return {ingredients:${'}('.repeat(200_000)}</script>`],
    ['texts within texts', `<script>ingredients = ${nested(18)}</script>`],
    [
      'a flat list of circles',
      `<script>[{"ingredients":1,"steps":2},${'[1,2,3,4,5,6,7,8],'.repeat(20_000)}0]</script>`,
    ],
    ['attributes of JSON', `<p a='{"ingredients":[${'{"amount":1},'.repeat(60)}1]}'>`.repeat(5_000)],
    ['a hundred thousand headings', '<h2>Ingredients</h2>'.repeat(100_000)],
    ['a hundred thousand marked lines', '<div class="ingredient"><p>1 cup x</p></div>'.repeat(50_000)],
    ['a hundred thousand line breaks', `<h2>Ingredients</h2><p>${'1 cup x<br>'.repeat(100_000)}`],
  ])('comes to an end: %s', { timeout: 30_000 }, (_, html) => {
    expectSane(html);
  });

  it('reads what comes before the part that exhausts a parser', () => {
    const html = `${recipe({ recipeIngredient: ['1 leek'] })}${'<div>'.repeat(50_000)}`;
    expect(extractPage(html, 'https://kitchen.example/')).toMatchObject({
      ok: true,
      draft: { ingredients: ['1 leek'] },
    });
  });

  it('pollutes no prototype and trusts no inherited key', () => {
    const html = jsonLd(
      '{"@type":"Recipe","__proto__":{"name":"Polluted","recipeIngredient":["evil"]},"constructor":{"prototype":{"x":1}},"recipeIngredient":["1 leek"],"recipeInstructions":["Boil it."]}',
    );
    expect(extractPage(html, 'https://kitchen.example/')).toMatchObject({
      ok: true,
      draft: { title: '', ingredients: ['1 leek'] },
    });
    expect(Object.keys(Object.prototype)).toEqual([]);
  });

  it('turns markup in every field into text', () => {
    const evil =
      '<img src=x onerror=alert(1)><script>alert(2)</script>&lt;script&gt;alert(3)&lt;/script&gt;Leek';
    const html = recipe({
      name: evil,
      description: evil,
      recipeIngredient: [evil],
      recipeInstructions: [evil],
      keywords: evil,
    });
    const reading = extractPage(
      html.replaceAll('</', '<\\/').replace(/<\\\/script>$/, '</script>'),
      'https://kitchen.example/',
    );
    expect(JSON.stringify(reading)).not.toMatch(/[<>]|alert|onerror/);
    expect(reading).toMatchObject({ ok: true, draft: { title: 'Leek', ingredients: ['Leek'] } });
  });

  it('strips what could not be stored or would disguise a text', () => {
    const html = recipe({ name: 'So\u0000up\u202eexe', recipeIngredient: ['1\ud800 le\u200bek'] });
    expect(extractPage(html, 'https://kitchen.example/')).toMatchObject({
      ok: true,
      draft: { title: 'So upexe', ingredients: ['1 leek'] },
    });
  });

  it('reads any arrangement of scraps without an exception', () => {
    const scrap = fc.constantFrom(
      '<ul>',
      '</ul>',
      '<li>1 cup flour',
      '<h2>Ingredients</h2>',
      '<h2>Method',
      '<p>Mix it all well.</p>',
      '<br>',
      '<table><tr><td>',
      '<div itemscope itemtype="http://schema.org/Recipe">',
      '<i itemprop="recipeIngredient">',
      '<script type="application/ld+json">',
      '{"@type":"Recipe","recipeIngredient":[',
      '"2 eggs",',
      ']}',
      '</script>',
      '<b>',
      '</b>',
      '&amp;lt;',
      '\u0000',
      '\ud800',
      '<!--',
      '-->',
      '"',
      "'",
    );
    fc.assert(
      fc.property(fc.array(scrap, { maxLength: 40 }), (parts) => expectSane(parts.join(''))),
      { numRuns: runs(500) },
    );
  });
});
