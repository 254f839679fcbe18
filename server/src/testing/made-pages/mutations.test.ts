import { parse } from 'parse5';
import { describe, expect, test } from 'vitest';
import { mutatedPage, MUTATIONS, strippedPage, type MutationName } from '../page-mutations/mutations.ts';
import { textOf } from '../page-mutations/tree.ts';
import { lists } from './layouts.ts';
import { CONTENTS } from './more-contents.ts';
import { linesOf, stepsOf } from './recipe-parts.ts';
import { hRecipe, jsonLd, microdata } from './sources.ts';

const RECIPE = { ingredients: linesOf(CONTENTS.de), instructions: stepsOf(CONTENTS.de) };
const PAGE = strippedPage(jsonLd(lists)(CONTENTS.de));
const KINDS = Object.keys(MUTATIONS) as MutationName[];

describe('a page without its structured data', () => {
  test.each([jsonLd(lists), microdata(false), hRecipe(true), hRecipe(false)])(
    'has no trace of it',
    (build) => {
      const page = strippedPage(build(CONTENTS.de));
      expect(page).not.toMatch(/ld\+json|itemprop|itemscope|h-?recipe|p-ingredient|class="ingredient"/);
      expect(page).toContain(linesOf(CONTENTS.de)[0]);
    },
  );

  test('has no JSON in its attributes', () => {
    const json = JSON.stringify({ recipe: RECIPE }).replaceAll('"', '&quot;');
    expect(strippedPage(`<body data-props="${json}" data-open="[1]">`)).toContain('<body data-open="[1]">');
  });
});

describe('a page made in another way', () => {
  test.each(KINDS)('%s: differs, and is the same for the same seed', (kind) => {
    const made = mutatedPage(PAGE, kind, 'seed', RECIPE);
    expect(made).not.toBe(PAGE);
    expect(made).toBe(mutatedPage(PAGE, kind, 'seed', RECIPE));
  });

  test.each(KINDS)('%s: keeps every line of the recipe', (kind) => {
    const text = textOf(parse(mutatedPage(PAGE, kind, 'seed', RECIPE)));
    for (const line of [...RECIPE.ingredients, ...RECIPE.instructions]) expect(text).toContain(line);
  });

  test.each(['lists to divs', 'lists to paragraphs', 'lists to label rows'] as const)(
    '%s: leaves lists in menus only',
    (kind) => {
      const page = mutatedPage(PAGE, kind, 'seed', RECIPE);
      expect(page.match(/<[uo]l[ >]/g)).toHaveLength(2);
    },
  );

  test('has no heading of the recipe in its own language once they are translated', () => {
    const { ingredients, steps } = CONTENTS.de.words;
    const page = mutatedPage(PAGE, 'headings translated', 'seed', RECIPE);
    expect(page).not.toContain(`>${ingredients}<`);
    expect(page).not.toContain(`>${steps}<`);
  });

  test('has both lists in panels of one set of tabs', () => {
    const page = mutatedPage(PAGE, 'lists in tabs', 'seed', RECIPE);
    expect(page.match(/role="tablist"/g)).toHaveLength(1);
    expect(page.match(/role="tabpanel"/g)).toHaveLength(2);
  });
});
