import { describe, expect, it } from 'vitest';
import { extractPage } from './extract-page.ts';
import type { ListKind } from './region.ts';

const URL_OF_PAGE = 'https://kitchen.example/dal';
const STEPS = ['Rinse the lentils well.', 'Simmer them in the stock for half an hour.', 'Season and serve.'];
const list = (lines: readonly string[]) => `<ul>${lines.map((line) => `<li>${line}</li>`).join('')}</ul>`;

/** A page that shows one list of ingredients and whose data has another. */
function read(data: readonly string[], shown: readonly string[]) {
  const recipe = { '@type': 'Recipe', name: 'Dal', recipeIngredient: data, recipeInstructions: STEPS };
  const reading = extractPage(
    `<title>Dal</title><script type="application/ld+json">${JSON.stringify(recipe)}</script>
    <main><h1>Dal</h1><h2>Ingredients</h2>${list(shown)}<h2>Method</h2>${list(STEPS)}</main>`,
    URL_OF_PAGE,
  );
  if (!reading.ok) throw new Error(reading.refusal);
  return reading;
}

const SHOWN = ['200 g red lentils', '750 ml stock', '1 onion, diced', '2 tsp cumin', '1 tbsp oil'];

describe('the ingredients that are believed', () => {
  it.each([
    ['have no amounts', ['red lentils', 'stock', 'onion', 'cumin', 'oil']],
    [
      'are prose',
      ['A warming dal that my aunt cooked for us on every rainy day of the long summer holidays.'],
    ],
    [
      'are what templates leave behind',
      ['null red lentils', 'undefined stock', '0 onion', '{{cumin}}', 'oil'],
    ],
  ])('are those of the page when those of its data %s', (_, data) => {
    expect(read(data, SHOWN).draft.ingredients).toEqual(SHOWN);
  });

  it('are those of the data when the page shows but half of them', () => {
    expect(read(SHOWN, ['200 g red lentils', '2 tsp cumin']).draft.ingredients).toEqual(SHOWN);
  });

  it('are sure when data and page say the same, and the data is named as the source', () => {
    const { evidence } = read(SHOWN, SHOWN);
    expect(evidence.ingredients).toEqual({ source: 'structured', sure: true });
    expect(evidence.instructions).toEqual({ source: 'structured', sure: true });
  });

  it('are to be checked when data and page say other things, and why', () => {
    const other = ['3 eggs', '120 g sugar', '90 g butter', '1 pinch of salt', '200 g flour'];
    const { evidence } = read(other, SHOWN);
    const kinds: ListKind[] = ['ingredients'];
    for (const kind of kinds) expect(evidence[kind]).toMatchObject({ sure: false, reason: 'sourcesDiffer' });
  });
});
