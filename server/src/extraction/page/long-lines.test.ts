import { RECIPE_LIMITS } from '@larder/shared/recipe/messages';
import { readCaption } from '../text/read-text.ts';
import { describe, expect, it } from 'vitest';
import { extractPage } from './extract-page.ts';
import { asHtml } from './pasted.ts';

const LONG_LINE =
  'olive oil of the kind that is pressed cold from fruit picked early in the autumn, enough to cover the bottom of the ' +
  'widest pan in the house and a spoon or two more at the very end, with salt flakes on the side for whoever wants them';
const MEASURED_LINE = `3 tablespoons ${LONG_LINE}`;
const STEPS = ['Beat the eggs until they are pale.', 'Fry them in the hot oil for three minutes.'];

const items = (lines: readonly string[]) => lines.map((line) => `<li>${line}</li>`).join('');
const steps = `<ol>${items(STEPS)}</ol>`;
const inPage = (content: string) => `<html><body>${content}</body></html>`;
const asJson = (ingredients: readonly string[]) =>
  JSON.stringify({
    '@type': 'Recipe',
    name: 'Fried eggs',
    recipeIngredient: ingredients,
    recipeInstructions: STEPS,
  });
const asData = (lines: readonly string[]) =>
  `<script type="application/ld+json">${asJson(lines).replaceAll('</', '<\\/')}</script>`;
const headed = (list: string) => `<h1>Fried eggs</h1><h2>Ingredients</h2>${list}<h2>Method</h2>${steps}`;
const asText = (lines: readonly string[]) =>
  ['Fried eggs', '', 'Ingredients', ...lines, '', 'Method', ...STEPS].join('\n');

const ofPage = (html: string) => {
  const reading = extractPage(html, 'https://kitchen.example/eggs');
  return reading.ok ? reading.draft.ingredients : [];
};

const READERS: [string, (lines: readonly string[]) => string[]][] = [
  ['JSON-LD, as in a page or a JSON file', (lines) => ofPage(inPage(asData(lines)))],
  [
    'microdata',
    (lines) =>
      ofPage(
        inPage(`<div itemscope itemtype="https://schema.org/Recipe"><h1 itemprop="name">Fried eggs</h1>
          ${lines.map((line) => `<p itemprop="recipeIngredient">${line}</p>`).join('')}
          <div itemprop="recipeInstructions">${steps}</div></div>`),
      ),
  ],
  [
    'the card of a recipe plugin',
    (lines) =>
      ofPage(
        inPage(`<div class="wprm-recipe-container"><h2 class="wprm-recipe-name">Fried eggs</h2>
          <ul class="wprm-recipe-ingredients">${items(lines)}</ul>
          <ol class="wprm-recipe-instructions">${items(STEPS)}</ol></div>`),
      ),
  ],
  [
    'the data that a page’s program starts with',
    (lines) =>
      ofPage(
        inPage(
          `<script type="application/json">${JSON.stringify({
            recipe: { name: 'Fried eggs', ingredients: lines, instructions: STEPS },
          })}</script>`,
        ),
      ),
  ],
  ['a list under a heading', (lines) => ofPage(inPage(headed(`<ul>${items(lines)}</ul>`)))],
  [
    'paragraphs under a heading',
    (lines) => ofPage(inPage(headed(lines.map((line) => `<p>${line}</p>`).join('')))),
  ],
  ['lines under a heading', (lines) => ofPage(inPage(headed(`<p>${lines.join('<br>')}</p>`)))],
  [
    'a list that only its class names',
    (lines) =>
      ofPage(
        inPage(
          `<h1>Fried eggs</h1><div class="ingredients"><ul>${items(lines)}</ul></div><div class="method">${steps}</div>`,
        ),
      ),
  ],
  ['pasted text, read as a page', (lines) => ofPage(asHtml(asText(lines)))],
  ['a caption or pasted text', (lines) => readCaption(asText(lines)).recipe?.ingredients ?? []],
  [
    'a caption with bullets',
    (lines) => readCaption(asText(lines.map((line) => `- ${line}`))).recipe?.ingredients ?? [],
  ],
];

describe.each(READERS)('from %s', (_, read) => {
  it.each([
    ['at its end', ['2 eggs', LONG_LINE]],
    ['at its beginning', [LONG_LINE, '2 eggs']],
    ['with an amount', ['2 eggs', MEASURED_LINE]],
    ['among others', ['2 eggs', '1 pinch of salt', LONG_LINE, '1 slice of bread']],
  ])('a short list of ingredients with one over-long line %s is kept whole', (_place, lines) => {
    expect(read(lines)).toEqual(lines);
  });

  it('a line beyond the limit of a stored one becomes several, and no word is lost', () => {
    const endless = Array.from({ length: 220 }, (_word, index) => `word${index}`).join(' ');
    const ingredients = read(['2 eggs', '1 cup of milk', endless]);
    expect(ingredients.every((line) => line.length <= RECIPE_LIMITS.listItem)).toBe(true);
    expect(ingredients.join(' ')).toBe(`2 eggs 1 cup of milk ${endless}`);
  });
});

describe('the ingredients of a page', () => {
  it('are kept without a heading too, when three of them show what they are', () => {
    const lines = ['2 eggs', '1 cup of milk', '200 g flour', '1 tsp salt', LONG_LINE];
    expect(ofPage(inPage(`<h1>Pancakes</h1><ul>${items(lines)}</ul>${steps}`))).toEqual(lines);
  });

  it('end before a paragraph of sentences', () => {
    const prose = `${LONG_LINE[0]?.toUpperCase()}${LONG_LINE.slice(1)}. We like them best on Sundays.`;
    const page = headed(`<p>2 eggs</p><p>1 cup of milk</p><p>${prose}</p>`);
    expect(ofPage(inPage(page))).toEqual(['2 eggs', '1 cup of milk']);
  });
});

describe('a caption without headings', () => {
  it('keeps the short lines around a list that was written in one line', () => {
    const list = Array.from({ length: 12 }, (_, index) => `${index + 1} tbsp seeds of kind ${index + 1}`);
    const caption = `Sunday pancakes\n\n2 eggs\n${list.join(', ')}\n1 lemon\n\nMix everything and fry for 2 minutes.`;
    expect(readCaption(caption).recipe?.ingredients).toEqual(['2 eggs', ...list, '1 lemon']);
  });
});
