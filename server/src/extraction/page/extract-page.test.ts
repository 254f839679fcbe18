import type { RecipeDraft } from '@larder/shared/recipe/schema';
import { RECIPE_LIMITS } from '@larder/shared/recipe/messages';
import { describe, expect, it } from 'vitest';
import { extractPage } from './extract-page.ts';

const URL_OF_PAGE = 'https://kitchen.example/cakes/plum/';

function draftOf(html: string): RecipeDraft {
  const reading = extractPage(html, URL_OF_PAGE);
  if (!reading.ok) throw new Error(`refused: ${reading.refusal}`);
  return reading.draft;
}

function jsonLd(value: unknown, rest = ''): string {
  return `<html><head><script type="application/ld+json">${JSON.stringify(value)}</script></head><body>${rest}</body></html>`;
}

const PLUM_CAKE = {
  '@type': 'Recipe',
  name: 'Plum &amp;amp; almond cake',
  description: '<p>Moist &amp; quick.</p>',
  image: [{ '@type': 'ImageObject', url: '/img/plum.jpg' }],
  recipeIngredient: ['6 plums', '120 g ground almonds', '3 eggs'],
  recipeInstructions: [
    { '@type': 'HowToStep', name: 'Heat', text: 'Heat the oven to 180°.' },
    { '@type': 'HowToStep', text: '2. Fold the almonds into the eggs.' },
  ],
  prepTime: 'PT15M',
  cookTime: 'P0DT0H40M0S',
  recipeYield: ['8', '8 slices'],
  keywords: 'plums, autumn',
  recipeCategory: ['Dessert'],
};

describe('extractPage with JSON-LD', () => {
  it('reads every field, cleaned', () => {
    expect(draftOf(jsonLd(PLUM_CAKE))).toEqual({
      title: 'Plum & almond cake',
      description: 'Moist & quick.',
      image: 'https://kitchen.example/img/plum.jpg',
      ingredients: ['6 plums', '120 g ground almonds', '3 eggs'],
      instructions: ['Heat the oven to 180°.', 'Fold the almonds into the eggs.'],
      prepTime: 15,
      cookTime: 40,
      servings: 8,
      cuisine: [],
      difficulty: 'medium',
      tags: ['plums', 'autumn', 'Dessert'],
      nutrition: null,
    });
  });

  it.each([
    ['in an array', [{ '@type': 'WebSite' }, PLUM_CAKE]],
    ['in a graph', { '@graph': [{ '@type': 'Person', name: 'A' }, PLUM_CAKE] }],
    [
      'as the main entity',
      { '@type': 'WebPage', mainEntity: { ...PLUM_CAKE, '@type': ['Recipe', 'NewsArticle'] } },
    ],
    ['under a full type address', { ...PLUM_CAKE, '@type': 'https://schema.org/Recipe' }],
  ])('finds the recipe %s', (_, value) => {
    expect(draftOf(jsonLd(value)).ingredients).toHaveLength(3);
  });

  it('reads a script that is not strictly JSON', () => {
    const script = `<script type="application/ld+json">//<![CDATA[
      {"@type":"Recipe","name":"Tea","recipeIngredient":["1 bag of tea",],"recipeInstructions":"Boil
      the water",};
    //]]></script>`;
    const draft = draftOf(script);
    expect(draft.title).toBe('Tea');
    expect(draft.ingredients).toEqual(['1 bag of tea']);
    expect(draft.instructions).toEqual(['Boil', 'the water']);
  });

  it('follows references by id', () => {
    const graph = [
      { ...PLUM_CAKE, image: { '@id': '#photo' } },
      { '@id': '#photo', '@type': 'ImageObject', url: 'https://cdn.example/p.jpg' },
    ];
    expect(draftOf(jsonLd({ '@graph': graph })).image).toBe('https://cdn.example/p.jpg');
  });

  it('takes the recipe that the page is about', () => {
    const side = {
      ...PLUM_CAKE,
      name: 'Vanilla sauce',
      recipeIngredient: ['1', '2', '3', '4'].map((n) => `${n} cups milk`),
    };
    const html = jsonLd([side, PLUM_CAKE], '<h1>Plum &amp; almond cake</h1>');
    expect(draftOf(html).title).toBe('Plum & almond cake');
  });

  it('makes sections of how-to sections and drops names that repeat the step', () => {
    const sections = [
      {
        '@type': 'HowToSection',
        name: 'Dough',
        itemListElement: [
          { '@type': 'HowToStep', name: 'Knead the dough…', text: 'Knead the dough for ten minutes.' },
        ],
      },
      {
        '@type': 'HowToSection',
        name: 'Filling',
        itemListElement: { '@type': 'HowToStep', text: 'Stone the plums.' },
      },
    ];
    expect(draftOf(jsonLd({ ...PLUM_CAKE, recipeInstructions: sections })).instructions).toEqual([
      '[Dough]',
      'Knead the dough for ten minutes.',
      '[Filling]',
      'Stone the plums.',
    ]);
  });

  it('splits a method written as one text', () => {
    const method = '1. Stone the plums. 2. Fold in the almonds. 3. Bake for an hour.';
    expect(draftOf(jsonLd({ ...PLUM_CAKE, recipeInstructions: method })).instructions).toEqual([
      'Stone the plums.',
      'Fold in the almonds.',
      'Bake for an hour.',
    ]);
  });

  it('takes section headers of the ingredients from the page', () => {
    const seen = `<h2>Ingredients</h2><h3>Cake</h3><ul><li>6 plums</li><li>120 g ground almonds</li></ul>
      <h3>Glaze</h3><ul><li>3 eggs</li></ul><h2>Method</h2><p>Mix and bake it all.</p>`;
    expect(draftOf(jsonLd(PLUM_CAKE, seen)).ingredients).toEqual([
      '[Cake]',
      '6 plums',
      '120 g ground almonds',
      '[Glaze]',
      '3 eggs',
    ]);
  });

  it('prefers the page where the data has no amounts or only the first section', () => {
    const list =
      '<h2>Zutaten</h2><ul><li>6 Pflaumen</li><li>120 g Mandeln</li><li>3 Eier</li><li>1 TL Zimt</li></ul>';
    expect(
      draftOf(jsonLd({ ...PLUM_CAKE, recipeIngredient: ['Pflaumen', 'Mandeln', 'Eier'] }, list)).ingredients,
    ).toEqual(['6 Pflaumen', '120 g Mandeln', '3 Eier', '1 TL Zimt']);
    expect(
      draftOf(jsonLd({ ...PLUM_CAKE, recipeIngredient: ['6 Pflaumen', '120 g Mandeln'] }, list)).ingredients,
    ).toHaveLength(4);
  });

  it('puts the page’s own picture first and a site’s emblem last', () => {
    const og = (address: string) => `<meta property="og:image" content="${address}">`;
    expect(draftOf(jsonLd(PLUM_CAKE, og('https://cdn.example/large.jpg'))).image).toBe(
      'https://cdn.example/large.jpg',
    );
    expect(draftOf(jsonLd(PLUM_CAKE, og('https://cdn.example/site-logo.png'))).image).toBe(
      'https://kitchen.example/img/plum.jpg',
    );
  });

  it('never takes an image address that is not http', () => {
    expect(draftOf(jsonLd({ ...PLUM_CAKE, image: 'javascript:alert(1)' })).image).toBeNull();
  });
});

describe('extractPage with other markup', () => {
  it('reads of marked parts that hold the whole recipe only what their names say', () => {
    const inner = `<h3>Ingredients</h3><p>2 cups flour</p><p>1 tsp salt</p><h3>Method</h3><p>Knead the dough.</p>
      <p>Bake on a hot stone.</p><h3>Notes</h3><p>It keeps for two days.</p>`;
    const draft =
      draftOf(`<div itemscope itemtype="http://schema.org/Recipe"><h1 itemprop="name">Flat bread</h1>
      <div itemprop="recipeIngredient">${inner}</div></div>`);
    expect(draft.ingredients).toEqual(['2 cups flour', '1 tsp salt']);
    expect(draft.instructions).toEqual(['Knead the dough.', 'Bake on a hot stone.']);
  });

  it('reads microdata', () => {
    const draft =
      draftOf(`<div itemscope itemtype="http://schema.org/Recipe"><h1 itemprop="name">Flat bread</h1>
      <div itemprop="author" itemscope itemtype="http://schema.org/Person"><span itemprop="name">Someone</span></div>
      <time itemprop="prepTime" datetime="PT10M">ten</time><span itemprop="recipeYield">6 pieces</span>
      <ul><li itemprop="recipeIngredient"><b>2</b><span>cups</span> flour</li><li itemprop="recipeIngredient">1 tsp salt</li></ul>
      <div itemprop="recipeInstructions"><p>Knead the dough.</p><p>Bake on a hot stone.</p></div></div>`);
    expect(draft).toMatchObject({
      title: 'Flat bread',
      prepTime: 10,
      servings: 6,
      ingredients: ['2 cups flour', '1 tsp salt'],
      instructions: ['Knead the dough.', 'Bake on a hot stone.'],
    });
  });

  it('reads h-recipe', () => {
    const draft =
      draftOf(`<article class="h-recipe"><h1 class="p-name">Rye porridge</h1><ul><li class="p-ingredient">1 cup rye</li>
      <li class="p-ingredient">2 cups water</li></ul><div class="e-instructions"><ol><li>Boil the water.</li><li>Stir in the rye.</li></ol></div></article>`);
    expect(draft.title).toBe('Rye porridge');
    expect(draft.instructions).toEqual(['Boil the water.', 'Stir in the rye.']);
  });

  it('reads the data a page’s own program starts with', () => {
    const state = {
      props: {
        recipe: {
          title: 'Barley soup',
          ingredients: [
            { quantity: '200', unit: 'g', name: 'barley' },
            { quantity: 2, unit: '', name: 'leeks' },
          ],
          steps: [{ text: 'Boil the barley.' }, { text: 'Add the leeks and simmer.' }],
        },
      },
    };
    const draft = draftOf(
      `<script id="__NEXT_DATA__" type="application/json">${JSON.stringify(state)}</script><div></div>`,
    );
    expect(draft.ingredients).toEqual(['200 g barley', '2 leeks']);
    expect(draft.instructions).toHaveLength(2);
  });
});

describe('extractPage of a page without structured data', () => {
  it.each([
    [
      'English',
      'Ingredients',
      'Method',
      ['2 cups flour', '1 tsp salt', 'a pinch of sugar'],
      'Prep time: 10 min',
      'Serves 4',
    ],
    [
      'German',
      'Zutaten für 4 Personen',
      'Zubereitung',
      ['200 g Mehl', '1 TL Salz', '1 Prise Zucker'],
      'Vorbereitung: 10 Min',
      'Für 4',
    ],
    [
      'Polish',
      'Składniki',
      'Sposób przygotowania',
      ['2 szklanki mąki', '1 łyżeczka soli', 'szczypta cukru'],
      'Czas przygotowania: 10 min',
      'Porcje: 4',
    ],
    [
      'Greek',
      'Υλικά',
      'Εκτέλεση',
      ['200 γρ αλεύρι', '1 κ.γ αλάτι', '1 πρέζα ζάχαρη'],
      'Χρόνος προετοιμασίας: 10 λεπτά',
      'Μερίδες: 4',
    ],
    [
      'Russian',
      'Ингредиенты',
      'Приготовление',
      ['200 г муки', '1 ч.л соли', 'щепотка сахара'],
      'Время подготовки: 10 мин',
      'Порций: 4',
    ],
    [
      'Turkish',
      'Malzemeler',
      'Hazırlanışı',
      ['2 su bardağı un', '1 çay kaşığı tuz', '1 tutam şeker'],
      'Hazırlama süresi: 10 dk',
      'Kişilik: 4',
    ],
    [
      'Japanese',
      '材料（4人分）',
      '作り方',
      ['小麦粉 200g', '塩 小さじ1', '砂糖 少々'],
      '準備時間: 10分',
      '人分: 4',
    ],
  ])('finds lists under their headings, times and servings: %s', (...page) => {
    const [, above, method, lines, time, yields] = page;
    const draft = draftOf(`<title>X</title><nav><ul><li>Home</li><li>Recipes</li><li>About</li></ul></nav>
      <h1>The dish</h1><p>${time}</p><p>${yields}</p><h2>${above}</h2>
      <ul>${lines.map((line) => `<li>${line}</li>`).join('')}</ul><h2>${method}</h2>
      <ol><li>Mix everything together in a large bowl.</li><li>Bake it in the oven until golden.</li></ol>
      <footer><ul><li>1 cup of contact</li></ul></footer>`);
    expect(draft).toMatchObject({ title: 'The dish', ingredients: lines, prepTime: 10, servings: 4 });
    expect(draft.instructions).toHaveLength(2);
  });

  it('reads lists that only bold words and line breaks set apart', () => {
    const draft =
      draftOf(`<h1>Dip</h1><p><strong>Ingredients</strong><br>1 cup yoghurt<br>2 cloves garlic<br>1 tbsp oil</p>
      <p><strong>Directions</strong></p><p>Crush the garlic with salt.</p><p>Stir it into the yoghurt with the oil.</p>`);
    expect(draft.ingredients).toEqual(['1 cup yoghurt', '2 cloves garlic', '1 tbsp oil']);
    expect(draft.instructions).toEqual([
      'Crush the garlic with salt.',
      'Stir it into the yoghurt with the oil.',
    ]);
  });

  it('finds a list by its shape and the prose after it as the steps', () => {
    const draft =
      draftOf(`<h1>Salad</h1><ul><li>6 cups chicken</li><li>2 tsp zest</li><li>1 cup walnuts</li></ul>
      <p>Combine the chicken and the walnuts in a bowl.</p><p>Fold in the zest and serve it at once.</p><h3>Shop</h3>`);
    expect(draft.ingredients).toHaveLength(3);
    expect(draft.instructions).toHaveLength(2);
  });

  it('joins the cells of one ingredient and ignores what is for screen readers only', () => {
    const row = (amount: string, name: string) =>
      `<div class="row"><div class="amount">${amount}</div><div class="name">${name}</div><span class="sr-only">checkbox</span></div>`;
    const draft =
      draftOf(`<h1>Stew</h1><h2>Ingredients</h2><div>${row('2 kg', 'beef')}${row('3', 'onions')}${row('1 l', 'stock')}</div>
      <h2>Method</h2><p>Brown the beef and add the rest.</p>`);
    expect(draft.ingredients).toEqual(['2 kg beef', '3 onions', '1 l stock']);
  });

  it('keeps one of a metric and an imperial list', () => {
    const draft =
      draftOf(`<h1>Roast</h1><div class="recipe-ingredients"><ul><li>100 g butter</li><li>1 kg potatoes</li></ul>
      <ul><li>4 oz butter</li><li>2 lb potatoes</li></ul></div><h2>Method</h2><p>Roast the potatoes in the butter.</p>`);
    expect(draft.ingredients).toEqual(['100 g butter', '1 kg potatoes']);
  });
});

describe('extractPage and the limits of a recipe', () => {
  it('cuts the title, splits long lines and loses no step', () => {
    const step = 'Stir gently. '.repeat(200).trim();
    const steps = Array.from({ length: 260 }, (_, index) => `Word${index} is stirred in.`);
    const long = draftOf(jsonLd({ ...PLUM_CAKE, name: 'n'.repeat(500), recipeInstructions: [step] }));
    expect(long.title).toHaveLength(RECIPE_LIMITS.title);
    expect(long.instructions.every((line) => line.length <= RECIPE_LIMITS.listItem)).toBe(true);
    expect(long.instructions.join(' ')).toBe(step);
    const many = draftOf(jsonLd({ ...PLUM_CAKE, recipeInstructions: steps }));
    expect(many.instructions.length).toBeLessThanOrEqual(RECIPE_LIMITS.listItems);
    expect(many.instructions.join(' ')).toBe(steps.join(' '));
  });

  it('keeps at most 50 tags, none over 50 characters and none twice', () => {
    const keywords = [
      ...Array.from({ length: 80 }, (_, index) => `tag ${index}`),
      'TAG 1',
      'x'.repeat(60),
    ].join(',');
    const { tags } = draftOf(jsonLd({ ...PLUM_CAKE, keywords }));
    expect(tags).toHaveLength(RECIPE_LIMITS.tags);
    expect(new Set(tags.map((tag) => tag.toLowerCase())).size).toBe(tags.length);
  });
});

describe('extractPage of a page without a recipe', () => {
  it.each([
    ['an empty page', ''],
    ['prose', '<h1>News</h1><p>Nothing was cooked today, says the minister.</p>'],
    ['a recipe object with nothing in it', jsonLd({ '@type': 'Recipe', name: 'Ghost' })],
  ])('says that there is no recipe data: %s', (_, html) => {
    expect(extractPage(html, URL_OF_PAGE)).toEqual({ ok: false, refusal: 'noRecipeData', recipes: [] });
  });

  it('says that there are no details when steps are all it has', () => {
    const html = jsonLd({ '@type': 'Recipe', recipeInstructions: ['Boil the water.', 'Wait.'] });
    expect(extractPage(html, URL_OF_PAGE)).toEqual({ ok: false, refusal: 'noDetails', recipes: [] });
  });
});

describe('extractPage of what stands around a recipe', () => {
  const recipeOf = (after: string) =>
    draftOf(`<h1>Tart</h1><h2>Ingredients</h2><ul><li>2 apples</li><li>50 g sugar</li><li>1 egg</li></ul>
      <h2>Method</h2><p>Slice the apples thinly.</p><p>Bake everything for an hour.</p>${after}`);

  it.each([
    ['a button', '<p>Print recipe</p><p>Kelly and her dog live here.</p>'],
    ['an invitation', '<p>Subscribe to our letter</p>'],
    ['a row of networks', '<p>Facebook Pinterest WhatsApp</p>'],
    ['a timestamp', '<p>Kelly 2024-11-29T10:18:44-08:00 Mains</p>'],
    ['a note', '<p>NOTE: pears do as well.</p>'],
  ])('ends the steps before %s', (_, after) => {
    expect(recipeOf(after).instructions).toEqual([
      'Slice the apples thinly.',
      'Bake everything for an hour.',
    ]);
  });

  it('keeps a note between two steps', () => {
    expect(recipeOf('<p>Note: it will smoke.</p><p>Let it cool on a rack.</p>').instructions).toHaveLength(4);
  });

  it('finds a list under its plain heading in an aside', () => {
    const draft =
      draftOf(`<h1>Toast</h1><aside><h2>Ingredients</h2><ul><li>1 slice of bread</li><li>1 tbsp pesto</li></ul></aside>
      <h2>Method</h2><ol><li>Toast the bread well.</li><li>Spread the pesto on it.</li></ol>`);
    expect(draft.ingredients).toEqual(['1 slice of bread', '1 tbsp pesto']);
  });

  it('reads a list in one measure of two', () => {
    const draft =
      draftOf(`<h1>Mousse</h1><h2>Ingredients</h2><ul><p>Metric</p><li>300 g tofu</li><li>250 g chocolate</li>
      <p>Imperial</p><li>10 oz tofu</li><li>9 oz dark choc</li></ul><h2>Method</h2><ol><li>Melt it gently.</li><li>Blend it all.</li></ol>`);
    expect(draft.ingredients).toEqual(['300 g tofu', '250 g chocolate']);
  });
});
