import type { RecipeDraft } from '@larder/shared/recipe/schema';
import { describe, expect, it } from 'vitest';
import { extractPage } from './extract-page.ts';

const METHOD = `<h3>Method</h3><p>Whisk the eggs with the sugar until they are pale.</p>
  <p>Fold in the flour and bake the cake for half an hour.</p>`;
const STEPS = [
  'Whisk the eggs with the sugar until they are pale.',
  'Fold in the flour and bake the cake for half an hour.',
];
const list = (...lines: string[]) => `<ul>${lines.map((line) => `<li>${line}</li>`).join('')}</ul>`;
const INGREDIENTS = `<h3>Ingredients</h3>${list('3 eggs', '100 g sugar', '100 g flour')}`;

function draftOf(body: string): RecipeDraft {
  const reading = extractPage(
    `<html><body><h1>Sponge</h1>${body}</body></html>`,
    'https://kitchen.example/sponge/',
  );
  if (!reading.ok) throw new Error(`refused: ${reading.refusal}`);
  return reading.draft;
}

describe('extractPage and what readers answer', () => {
  it.each(['comments', 'comment-list', 'post__comments', 'commentlist', 'x-comments__list'])(
    'takes nothing from a part named %s',
    (name) => {
      const answers = list(
        '1. I baked it twice this week and it was a great success.',
        '2. Mine came out flat, so I added 2 tsp of baking powder.',
        '3. What a lovely cake this is, many thanks to all of you.',
      );
      const { instructions } = draftOf(
        `${INGREDIENTS}${METHOD}<div class="${name}"><h3>Method</h3>${answers}</div>`,
      );
      expect(instructions).toEqual(STEPS);
    },
  );

  it('reads an article whatever it is named', () => {
    const body = `<div class="comments"><h1>Sponge</h1>${INGREDIENTS}${METHOD}</div>`;
    expect(draftOf(body).instructions).toEqual(STEPS);
  });

  it.each([
    '<div class="no-comments">',
    '<article class="post show-comments">',
    '<div id="main" class="hide-comments">',
    '<div class="recipe-comments">',
  ])('reads a recipe in %s, away from the main heading', (start) => {
    expect(draftOf(`${start}${INGREDIENTS}${METHOD}</div>`)).toMatchObject({
      ingredients: ['3 eggs', '100 g sugar', '100 g flour'],
      instructions: STEPS,
    });
  });

  it('leaves out what stands under pictures', () => {
    const picture = '<figure><img src="/a.jpg"><figcaption>Photograph: A. Nobody</figcaption></figure>';
    expect(draftOf(`${INGREDIENTS}${METHOD}${picture}`).instructions).toEqual(STEPS);
  });

  it('reads steps that stand under their pictures, with their numbers', () => {
    const pictures = STEPS.map(
      (step, index) =>
        `<figure><img src="/a.jpg"><figcaption><b>${index + 1}.</b> ${step}</figcaption></figure>`,
    );
    expect(draftOf(`${INGREDIENTS}<h3>Method</h3>${pictures.join('')}`).instructions).toEqual(STEPS);
  });
});

describe('extractPage of pages laid out in other ways', () => {
  it('joins an ingredient that is broken in two lines', () => {
    const lines = list('3 eggs', '2 scoops of plain<br>protein powder', '100 g flour');
    expect(draftOf(`<h3>Ingredients</h3>${lines}${METHOD}`).ingredients).toEqual([
      '3 eggs',
      '2 scoops of plain protein powder',
      '100 g flour',
    ]);
  });

  it('takes an ingredient in bold for no header', () => {
    const lines = ['3 eggs', '100 g sugar', 'Coarse salt, black pepper', '100 g flour'];
    const bold = list(...lines.map((line) => (line.startsWith('Coarse') ? `<b>${line}</b>` : line)));
    expect(draftOf(`<h3>Ingredients</h3>${bold}${METHOD}`).ingredients).toEqual(lines);
  });

  it('keeps apart two ingredients in one element', () => {
    const lines = list('3 eggs<br>100 g sugar', '100 g flour');
    expect(draftOf(`<h3>Ingredients</h3>${lines}${METHOD}`).ingredients).toEqual([
      '3 eggs',
      '100 g sugar',
      '100 g flour',
    ]);
  });

  it('reads ingredients that stand beside the steps they are for', () => {
    const row = (ingredients: string, step: string) =>
      `<div class="row"><div><p class="what">${ingredients}</p></div><div><p class="how">${step}</p></div></div>`;
    const draft = draftOf(
      row('3 eggs<br>100 g sugar', STEPS[0] ?? '') + row('100 g flour<br>1 tsp salt', STEPS[1] ?? ''),
    );
    expect(draft.ingredients).toEqual(['3 eggs', '100 g sugar', '100 g flour', '1 tsp salt']);
    expect(draft.instructions).toEqual(STEPS);
  });

  it('reads a method that goes on under a second heading', () => {
    const method = `<h2>How to make the batter</h2><p>${STEPS[0]}</p><h2>How to make the cake</h2><p>${STEPS[1]}</p>`;
    expect(draftOf(INGREDIENTS + method).instructions.filter((line) => !line.startsWith('['))).toEqual(STEPS);
  });

  it('splits a numbered method that is one paragraph, at rising numbers only', () => {
    const text = '1. Heat the oven to mark 6. In a bowl mix it all. 2. Bake for 20 minutes. 3. Serve warm.';
    expect(draftOf(`${INGREDIENTS}<h3>Method</h3><p>${text}</p>`).instructions).toEqual([
      'Heat the oven to mark 6. In a bowl mix it all.',
      'Bake for 20 minutes.',
      'Serve warm.',
    ]);
  });

  it('joins amounts that stand in elements of their own, and leaves out the yield over them', () => {
    const cells = [
      '3',
      'eggs',
      '100 g',
      'plain sugar',
      '¼',
      'cup dried cherries',
      'Fine salt',
      '1½',
      'oranges',
    ];
    const rows = cells.map((cell, index) => (index % 2 === 0 ? `<p>${cell}</p>` : `<div>${cell}</div>`));
    expect(
      draftOf(`<h3>Ingredients</h3><p>4 servings</p><div>${rows.join('')}</div>${METHOD}`),
    ).toMatchObject({
      ingredients: ['3 eggs', '100 g plain sugar', '¼ cup dried cherries', 'Fine salt', '1½ oranges'],
      servings: 4,
    });
  });

  it('takes the steps that follow the ingredients, when the page goes on with another recipe', () => {
    const other = list('2 cups cream', '50 g sugar', '1 vanilla pod');
    const more =
      '<p>Whip the cream well and long.</p><p>Stir in the sugar and the vanilla.</p><p>Serve it beside the cake, cold.</p>';
    const own = list('3 eggs', '100 g sugar', '100 g flour', '1 tsp baking powder', '1 pinch of salt');
    const steps = [...STEPS, 'Let it cool in its tin for ten minutes.', 'Dust it with sugar and serve it.'];
    const method = steps.map((step) => `<p>${step}</p>`).join('');
    const body = `<h3>Ingredients</h3>${own}<h3>Method</h3>${method}<h2>Cream</h2><h3>Ingredients</h3>${other}<h3>Method</h3>${more}`;
    expect(draftOf(body).instructions).toEqual(steps);
  });

  it.each([
    ['Serving size: 4-6', 4],
    ['Serves 4–6', 4],
    ['10 pieces — 20 minutes', 10],
    ['2 Portionen als Hauptgericht', 2],
  ])('reads the servings of %s', (line, servings) => {
    expect(draftOf(`<p>${line}</p>${INGREDIENTS}${METHOD}`).servings).toBe(servings);
  });

  it.each([
    '8 pieces of chicken',
    '2 porcini mushrooms, sliced',
    '2 porcini',
    '6 porcelain ramekins',
    '4 personal pizza bases',
  ])('takes no servings from the ingredient %s', (line) => {
    expect(draftOf(`<h3>Ingredients</h3>${list('3 eggs', line)}${METHOD}`).servings).toBeNull();
    expect(draftOf(`<h3>Ingredients</h3>${list(line, '3 eggs', '1 cup milk')}${METHOD}`).servings).toBeNull();
  });

  it('takes no servings from what readers say', () => {
    expect(draftOf(`${INGREDIENTS}${METHOD}<p>2 people found this helpful</p>`).servings).toBeNull();
  });

  it('reads broken numbers beside a label', () => {
    expect(draftOf(`<p>Cook time: 1 1/2 hours</p>${INGREDIENTS}${METHOD}`).cookTime).toBe(90);
    expect(draftOf(`<p>Cook time: 1.5 hours</p>${INGREDIENTS}${METHOD}`).cookTime).toBe(90);
  });

  it('reads times in the frame of the page when the recipe stands there', () => {
    const body = `<aside><p>Prep time: 5 minutes</p><p>Serves 2</p>${INGREDIENTS}${METHOD}</aside>`;
    expect(draftOf(body)).toMatchObject({ prepTime: 5, servings: 2 });
    expect(draftOf(`<aside><p>Prep time: 5 minutes</p></aside>${INGREDIENTS}${METHOD}`).prepTime).toBeNull();
  });
});

describe('extractPage and the title', () => {
  it.each([
    ['Sponge – Recipe', 'Sponge'],
    ['Biskuit | Rezept', 'Biskuit'],
    ['Sponge - Authentic Recipe', 'Sponge - Authentic Recipe'],
    ['Sponge recipe', 'Sponge recipe'],
    ['Recipe', 'Recipe'],
  ])('makes of %s %s', (name, title) => {
    const data = { '@type': 'Recipe', name, recipeIngredient: ['3 eggs', '100 g flour'] };
    expect(draftOf(`<script type="application/ld+json">${JSON.stringify(data)}</script>`).title).toBe(title);
  });
});

it('reads on below a header under which the ingredients are lines of text', () => {
  const body = `<h3>Ingredients</h3>${list('3 eggs', '100 g sugar', '100 g flour')}
    <h4>Cream</h4><p>200 ml cream<br>1 tbsp honey<br>2 limes</p>${METHOD}`;
  expect(draftOf(body).ingredients).toEqual([
    '3 eggs',
    '100 g sugar',
    '100 g flour',
    '[Cream]',
    '200 ml cream',
    '1 tbsp honey',
    '2 limes',
  ]);
});
