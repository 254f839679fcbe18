import type { RecipeDraft } from '@larder/shared/recipe/schema';
import { describe, expect, it } from 'vitest';
import { extractPage } from './extract-page.ts';

// What sites put around a recipe and between its lines.

const list = (...lines: string[]) => `<ul>${lines.map((line) => `<li>${line}</li>`).join('')}</ul>`;
const LINES = ['500 g leeks', '200 ml cream', '80 g butter', '100 g breadcrumbs'];
const INGREDIENTS = `<h3>Ingredients</h3>${list(...LINES)}`;
const STEPS = [
  'Melt the butter and cook the leeks in it until they are soft.',
  'Pour in the cream, cover with breadcrumbs and bake for 25 minutes.',
];
const METHOD = `<h3>Method</h3>${STEPS.map((step) => `<p>${step}</p>`).join('')}`;

function readingOf(body: string, head = '<title>Baked leeks</title>', url = 'https://kitchen.example/p/12') {
  return extractPage(`<html><head>${head}</head><body>${body}</body></html>`, url);
}

function draftOf(...page: Parameters<typeof readingOf>): RecipeDraft {
  const reading = readingOf(...page);
  if (!reading.ok) throw new Error(`refused: ${reading.refusal}`);
  return reading.draft;
}

const data = (recipe: object) =>
  `<script type="application/ld+json">${JSON.stringify({ '@context': 'https://schema.org', '@type': 'Recipe', ...recipe })}</script>`;

describe('data', () => {
  const scones = data({
    name: 'Cheese scones',
    recipeYield: '8',
    recipeIngredient: ['225 g flour', '50 g cheddar', '150 ml milk'],
    recipeInstructions: 'Rub everything together, cut out rounds and bake them.',
  });

  it('of a recipe beside that of the page are not believed', () => {
    const draft = draftOf(`<h1>Baked leeks</h1><p>Serves 4</p>${INGREDIENTS}${METHOD}<h2>More</h2>${scones}`);
    expect(draft).toMatchObject({
      title: 'Baked leeks',
      servings: 4,
      ingredients: LINES,
      instructions: STEPS,
    });
  });

  it('are believed on a page that shows no recipe, whatever it is called', () => {
    expect(draftOf(`<h1>What we cook on Sundays</h1>${scones}`).title).toBe('Cheese scones');
  });

  it('with a bit of the list go behind the whole list of the page', () => {
    const bit = data({ name: 'Baked leeks', recipeIngredient: ['500 g leeks', '200 ml cream'] });
    const more = list(...LINES, '1 clove garlic', '1 pinch nutmeg', 'salt');
    const body = `${bit}<h1>Baked leeks</h1><h3>Ingredients</h3>${more}${METHOD}`;
    expect(draftOf(body).ingredients).toHaveLength(7);
  });

  it('of a page that its program writes are read where they hold one recipe', () => {
    const state = {
      recipes: { 7: { title: 'Baked leeks', servings: 4, ingredientLines: LINES, directions: STEPS } },
    };
    const script = `<script>window.ENV={"region":"eu"};window.__STATE__=${JSON.stringify(state)};</script>`;
    const draft = draftOf(`<div id="root"></div>${script}`, '<title>MealPilot</title>');
    expect(draft).toMatchObject({ title: 'Baked leeks', ingredients: LINES, instructions: STEPS });
  });
});

describe('the title', () => {
  it.each([
    ['the name of its book', '<h2>Cookbook of the rowing club</h2><h3>Baked leeks</h3>'],
    ['what all its pages are called', '<h1>Our recipes</h1><h2>Baked leeks</h2>'],
    ['bold as the name of its club', '<p><b>The rowing club</b></p><p><b>Baked leeks</b></p>'],
  ])('of a page under %s is that over its list', (_, names) => {
    const body = `${names}<p>Everybody asks for it.</p>${list(...LINES)}${METHOD}`;
    const bold = names.replace(/<p>Everybody.*/, '');
    const page = names.includes('<b>') ? `${bold}${list(...LINES)}${METHOD}` : body;
    expect(draftOf(page, '<title>The rowing club</title>').title).toBe('Baked leeks');
  });

  it('has no name of the site before it that its address says', () => {
    const head = '<title>Pots of Pili: Baked leeks</title>';
    expect(draftOf(`${INGREDIENTS}${METHOD}`, head, 'https://potsofpili.example/2012/leeks.html').title).toBe(
      'Baked leeks',
    );
  });
});

describe('the ingredients', () => {
  it('are without what a shop has beside them and without its menu', () => {
    const rows = LINES.map(
      (line) => `<li><span>${line}</span><a href="/p">Brightmart ${line.split(' ')[2]} 1 kg£2.10</a></li>`,
    );
    const menu =
      '<header><form role="search"></form><ul><li>Plain flour 1 kg</li><li>Oats 500 g</li></ul></header>';
    const body = `${menu}<h1>Baked leeks</h1><ul>${rows.join('')}</ul>${METHOD}`;
    expect(draftOf(body).ingredients).toEqual(LINES);
  });

  it('have their amounts where the page sets each over its name, however few they are', () => {
    const pairs = LINES.map((line) => line.split(/ (?=\p{L}{3})/u));
    const rows = pairs.map(([amount, name]) => `<div class="i"><p>${amount}</p><p>${name}</p></div>`);
    const [first, ...others] = rows;
    const body = `<h1>Baked leeks</h1><h3>Ingredients</h3><div>${others.join('')}</div><h4>From your shelf</h4><div>${first}<div class="i"><p></p><p>Salt</p></div></div>${METHOD}`;
    expect(draftOf(body).ingredients).toEqual([
      ...LINES.slice(1),
      '[From your shelf]',
      '500 g leeks',
      'Salt',
    ]);
  });

  it('stay as they are written behind a dash', () => {
    const rows = LINES.map((line) => {
      const [amount, name] = line.split(/ (?=\p{L}{3})/u);
      return `<li><a>${name}</a> — <span>${amount}</span></li>`;
    });
    const { ingredients } = draftOf(
      `<h1>Baked leeks</h1><h3>Ingredients</h3><ul>${rows.join('')}</ul>${METHOD}`,
    );
    expect(ingredients[0]).toBe('leeks — 500 g');
  });
});

describe('the steps', () => {
  it('are without the names of what goes into each, advertisements and a tip below', () => {
    const [first, second] = STEPS;
    const body = `<h1>Baked leeks</h1>${INGREDIENTS}<h3>Method</h3><p>${first}</p><small>leeks • butter</small><p>Advertisement</p><p>${second}</p><p>Wskazówka: it freezes well.</p>`;
    expect(draftOf(body).instructions).toEqual(STEPS);
  });
});

describe('the servings', () => {
  it.each([
    [
      'on the button that is pressed',
      '<div>servings <button aria-pressed="true">2</button><button>4</button></div>',
      2,
    ],
    [
      'in the list from which they are chosen',
      '<label>Servings <select><option>2</option><option selected>4</option></select></label>',
      4,
    ],
    ['before a sentence below', '<p>Serves 6. Better on day two.</p>', 6],
    [
      'beside times in elements of their own',
      '<div><span>6 kişilik</span><span>20 dakika hazırlık</span></div>',
      6,
    ],
  ])('are read %s', (_, html, servings) => {
    expect(draftOf(`<h1>Baked leeks</h1>${html}${INGREDIENTS}${METHOD}`).servings).toBe(servings);
  });

  it('are no count of ingredients', () => {
    const body = `<h1>Baked leeks</h1><p><span>30 min</span> <span>easy</span> <span>4 ingredients</span></p>${INGREDIENTS}${METHOD}`;
    expect(draftOf(body).servings).toBeNull();
  });
});

it('refuses a line that stands under each dish of a list of dishes', () => {
  const card = (name: string) =>
    `<li><article><a href="/r/${name}"><h3>${name}</h3></a><p>A classic.</p><ul><li>30 min</li></ul><p class="offer">On offer: 500 g penne, 1 jar pesto</p></article></li>`;
  const offers = `<ul>${['Lasagne', 'Ravioli', 'Gnocchi', 'Carbonara', 'Puttanesca', 'Orzo'].map(card).join('')}</ul>`;
  const method = list('Bring a pot of water to the boil.', 'Add salt, then the pasta.', 'Drain it.');
  const body = `<h1>Pasta</h1>${offers}<h2>How to cook pasta</h2>${method}`;
  expect(readingOf(body, '<title>Pasta</title>').ok).toBe(false);
});
