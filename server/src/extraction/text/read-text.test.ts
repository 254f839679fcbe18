import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { CAPTION_EXAMPLES } from './fixtures/index.ts';
import { CAPTIONS_WITHOUT_RECIPE } from './fixtures/none.ts';
import { CAPTION_PIECES, REPEATED_PIECES } from './fixtures/pieces.ts';
import { once } from '@larder/shared/recipe-text/once';
import { isStorableText } from '@larder/shared/text';
import { readCaption } from './read-text.ts';
import { NIGHTLY, runs } from '../../testing/nightly.ts';
import { expectNothingLost, shareLeftOut } from '../../testing/nothing-lost.ts';

const letters = (text: string) =>
  text
    .normalize('NFC')
    .replace(/[^\p{L}\p{N}[\]]/gu, '')
    .toLowerCase();
/** Several tests ask about one text. */
const read = once((caption) => readCaption(caption));
const recipeIn = (caption: string) => read(caption).recipe;

describe('a caption', () => {
  // Of those in running talk most are read (spoken-writers.test.ts).
  const listed = CAPTION_EXAMPLES.filter(({ about }) => !about.startsWith('talk:'));
  for (const { about, caption, titles, ...expected } of listed) {
    it(`gives its recipe: ${about}`, () => {
      const recipe = recipeIn(caption);
      expect(titles.map(letters)).toContain(letters(recipe?.title ?? ''));
      expect(recipe?.ingredients.map(letters)).toEqual(expected.ingredients.map(letters));
      expect(letters(recipe?.instructions.join(' ') ?? '')).toBe(letters(expected.instructions.join(' ')));
      for (const field of ['servings', 'prepTime', 'cookTime'] as const)
        if (expected[field] !== undefined) expect(recipe?.[field]).toBe(expected[field]);
    });
  }
  it('loses no line, and few of its own are left out', () => {
    const all = CAPTION_EXAMPLES.map(({ caption, ingredients, instructions }) => ({
      expected: [...ingredients, ...instructions],
      recipe: expectNothingLost(caption, read),
    }));
    expect(shareLeftOut(all)).toBeLessThanOrEqual(0.02);
  });
  for (const [about, caption] of CAPTIONS_WITHOUT_RECIPE) {
    it(`without a recipe gives none: ${about}`, () => {
      expect(recipeIn(caption)).toBeNull();
    });
  }
});

const CAKE = '200 g flour\n3 eggs\n\nMix the flour and the eggs.\nBake for 20 minutes.';

describe('the title', () => {
  it.each([
    ['Recipe\nLemon cake', 'Lemon cake'],
    ['Timestamps\n0:00 Hello\n0:30 Mixing', '200 g flour Recipe'],
    ['Subscribe for more!\nLemon cake', 'Lemon cake'],
    ['#cake #lemon\n@some.cook\nLemon cake', 'Lemon cake'],
    ['Cake\nLemon cake', 'Lemon cake'],
    ['Ingredients', '200 g flour Recipe'],
    ['1. Lemons are in season\nLemon cake', 'Lemon cake'],
    ['• Lemons are in season\nLemon cake', 'Lemon cake'],
    ['Lemon', 'Lemon'],
    ['Cake', '200 g flour Recipe'],
    [`${'Lemon cake '.repeat(8)}`.slice(0, 79) + 'x', `${'Lemon cake '.repeat(8)}`.slice(0, 79) + 'x'],
    [`${'Lemon cake '.repeat(8)}`.slice(0, 80) + 'x', '200 g flour Recipe'],
    ['𝗟𝗲𝗺𝗼𝗻 𝘤𝘢𝘬𝘦', 'Lemon cake'],
    ['Comment CAKE for more\n\n20-Minute lemon cake', '20-Minute lemon cake'],
    ['Lemon cake (1 jar à 500 ml)', 'Lemon cake'],
    ['3 million views on this one\nLemon cake', 'Lemon cake'],
    ['Werbung | Lemon cake', 'Lemon cake'],
    ['Rezept für Lemon cake', 'Lemon cake'],
    ['Lemon cake 🍋 Für 4 Personen:', 'Lemon cake'],
    ['✨Lemon “cake” 🍋✨!!', 'Lemon cake'],
    [`${'A very long line that is no title at all because it goes on '.repeat(2)}\nLemon cake`, 'Lemon cake'],
  ])('of %j is %j', (before, title) => {
    expect(recipeIn(`${before}\n\n${CAKE}`)?.title).toBe(title);
  });
  it('is the first ingredient and Recipe when no line is one', () => {
    expect(recipeIn(CAKE)?.title).toBe('200 g flour Recipe');
  });
  it.each([
    ['youtube', 'YouTube Recipe'],
    ['instagram', 'Instagram Recipe'],
    ['tiktok', 'TikTok Recipe'],
  ] as const)('without ingredients either names %s', (platform, title) => {
    const steps = 'Method:\n1. Whisk the cream for 3 minutes.\n2. Freeze it over night.';
    expect(readCaption(steps, { platform }).recipe?.title).toBe(title);
  });
  it('may be the platform’s own', () => {
    const { recipe } = readCaption(CAKE, { platform: 'youtube', title: 'Easy Sponge Cake | The Pantry' });
    expect(recipe?.title).toBe('Easy Sponge Cake');
  });
  it('has at most a hundred characters', () => {
    const flour = `200 g flour ${'of a very old and very rare kind of wheat '.repeat(3)}`.trim();
    const title = recipeIn(CAKE.replace('200 g flour', flour))?.title ?? '';
    expect(title.length).toBeLessThanOrEqual(100);
    expect(title).toMatch(/ Recipe$/);
  });
});

describe('a recipe written in sentences', () => {
  it.each([
    [
      'Whisk 1½ cups of milk with an egg and a pinch of salt. Fry in 2 tbsp of butter for 2-3 minutes.',
      ['1½ cups of milk', 'an egg', 'a pinch of salt', '2 tbsp of butter'],
    ],
    [
      'Roast 1 kg of potatoes at 200 °C for 40 minutes. Stir in the juice of half a lemon and 100 g feta, cut into 2 cm cubes.',
      ['1 kg of potatoes', 'the juice of half a lemon', '100 g feta'],
    ],
    [
      'Mélangez 200 g de farine avec deux oeufs et 25 cl de lait. Faites cuire dans 10 g de beurre.',
      ['200 g de farine', 'deux oeufs', '25 cl de lait', '10 g de beurre'],
    ],
    [
      'Rosolate una cipolla in 2 cucchiai di olio, aggiungete 300 g di riso e cuocete 15 minuti.',
      ['una cipolla', '2 cucchiai di olio', '300 g di riso'],
    ],
  ])('has the amounts in them: %j', (text, ingredients) => {
    expect(recipeIn(`Supper on a plate\n\n${text}`)?.ingredients).toEqual(ingredients);
  });
  it('has the sentences as its steps, and its title before them', () => {
    const recipe = recipeIn(
      'Grandma’s pancakes 🥞\n\nMix 200 g of flour with 2 eggs. Add 300 ml of milk. Fry in butter for 2 minutes a side. Follow me for more!',
    );
    expect(recipe?.title).toBe('Grandma’s pancakes');
    expect(recipe?.instructions).toEqual([
      'Mix 200 g of flour with 2 eggs.',
      'Add 300 ml of milk.',
      'Fry in butter for 2 minutes a side.',
    ]);
  });
  it.each(['I eat these every day!!', 'Giveaway in my stories', 'Un régal, par jour de pluie aussi'])(
    'is one although it says %j, when it surely is one',
    (beside) => {
      const steps =
        'Blend 1 banana with 2 eggs and 40 g oats. Fry in a little butter for 2 minutes per side.';
      expect(recipeIn(`Pancakes of the house\n\n${steps}\n\n${beside}`)?.ingredients).toEqual([
        '1 banana',
        '2 eggs',
        '40 g oats',
        'a little butter',
      ]);
      expect(recipeIn(`${beside}\n\nAdd 1 banana, 2 eggs and 40 g oats to your breakfast.`)).toBeNull();
    },
  );
  it('has ingredients, too, when only its method has a heading', () => {
    const recipe = recipeIn(
      'Method:\n1. Whisk 3 eggs with 100 g sugar.\n2. Fold in 100 g flour.\n3. Bake for 30 minutes.',
    );
    expect(recipe?.ingredients).toEqual(['3 eggs', '100 g sugar', '100 g flour']);
  });
});

describe('what a person should check', () => {
  const evidenceOf = (caption: string) => readCaption(caption).evidence;
  const PROSE =
    'So for the tomato soup you fry two onions in a little oil. Then add 500 g of carrots and a litre of stock. Simmer for 20 minutes.';
  it('is a list that was gathered from running text, and its steps', () => {
    expect(evidenceOf(PROSE)).toEqual({
      ingredients: { source: 'page', sure: false, reason: 'prose' },
      instructions: { source: 'page', sure: false, reason: 'prose' },
    });
  });
  it('is a title that no line of the text was', () => {
    const reading = readCaption(CAKE);
    expect(reading.recipe?.title).toBe('200 g flour Recipe');
    expect(reading.evidence).toEqual({ title: { source: 'page', sure: false, reason: 'madeUpTitle' } });
    expect(evidenceOf(`Lemon cake\n\n${CAKE}`)).toBeUndefined();
  });
  it('is the field in which more than a fifth of what a text says of cooking is missing', () => {
    const more =
      'My aunt swears by brown butter, vanilla sugar and a spoonful of sour cream in every sponge that she sells';
    const cake = CAKE.replace('3 eggs', '3 eggs\n80 g sugar\n2 lemons');
    const reading = readCaption(`Lemon cake\n\n${cake}\n\n${more}`);
    expect(reading.recipe?.leftOut.join(' ')).toContain('vanilla sugar');
    expect(reading.evidence?.instructions).toEqual({ source: 'page', sure: false, reason: 'partNotUsed' });
  });
});

describe('a time at the start of a line', () => {
  it('numbers a step', () => {
    const recipe = recipeIn(
      'Rye loaf\n\n400 g rye flour\n300 g water\n8 g salt\n\n08:00 Mix the flour with the water.\n09:30 Add the salt and knead for 5 minutes.\n12:00 Bake for 50 minutes.',
    );
    expect(recipe?.instructions).toEqual([
      '08:00 Mix the flour with the water.',
      '09:30 Add the salt and knead for 5 minutes.',
      '12:00 Bake for 50 minutes.',
    ]);
  });
});

it('leaves out who says it in a chat', () => {
  const chat = [
    'Ann: can you send me the lentil soup?',
    'Tom: sure! Fry a chopped onion and two carrots in a tablespoon of oil',
    'Tom: add 250 g red lentils and a litre of stock and simmer for twenty-five minutes',
    'Ann: thanks!!',
  ].join('\n');
  const recipe = recipeIn(chat);
  expect(recipe).toMatchObject({ title: 'lentil soup', cookTime: 25 });
  expect(recipe?.instructions.join(' ')).not.toContain('Tom');
});

it('reads a list that somebody sends line by line in a chat', () => {
  const { recipe } = readCaption(
    [
      'Mo: what do you put in your barley bake?',
      'Pip: ok write this down',
      'Pip: 200 g barley',
      'Pip: 1 leek, 2 carrots, 500 ml stock',
      'Pip: fry the leek and carrots for ten minutes',
      'Pip: then barley and stock in, oven at 180 for 40 min',
      'Mo: thanks!!',
    ].join('\n'),
  );
  expect(recipe).toMatchObject({
    title: 'barley bake',
    ingredients: ['200 g barley', '1 leek', '2 carrots', '500 ml stock'],
  });
  expect(recipe?.instructions).toHaveLength(2);
  expect(recipe?.leftOut).not.toContain('Pip:');
});

describe('the cooking time', () => {
  it('is not that of what is boiled apart', () => {
    const noodles = `Noodle salad\n\n200 g noodles\n1 cucumber\n\nCook the noodles for 5 minutes. Toss with the cucumber.`;
    expect(recipeIn(noodles)?.cookTime).toBeNull();
    expect(recipeIn(`${noodles}\nBake for 25 minutes.`)?.cookTime).toBe(25);
  });
});

describe('a letter', () => {
  it('is titled by the dish that it speaks of, not by whom it greets', () => {
    const letter =
      'Hi Mum,\n\nyou asked for the flapjacks, so here goes: 200 g butter, 200 g sugar, 400 g oats. Melt the butter with the sugar, stir in the oats and bake for 30 minutes.';
    expect(recipeIn(letter)?.title).toBe('flapjacks');
  });
});

describe('a list in one line', () => {
  it.each([
    [
      'Ingredienti: 1 cipolla, tritata finemente, 2 carote, tagliate a cubetti, sale e olio q.b.',
      ['1 cipolla, tritata finemente', '2 carote, tagliate a cubetti', 'sale e olio q.b.'],
    ],
    [
      'Ingredientes: 1 cebolla, picada, 2 tomates, cortados en dados, 1 lima',
      ['1 cebolla, picada', '2 tomates, cortados en dados', '1 lima'],
    ],
    [
      'Ingrédients : 1 oignon, émincé, 2 tomates, coupées en dés, 30 g de beurre, fondu',
      ['1 oignon, émincé', '2 tomates, coupées en dés', '30 g de beurre, fondu'],
    ],
    [
      'Zutaten: 1 Zwiebel, fein gehackt, 2 Tomaten, in Würfeln, 30 g Butter, zimmerwarm',
      ['1 Zwiebel, fein gehackt', '2 Tomaten, in Würfeln', '30 g Butter, zimmerwarm'],
    ],
    [
      'Das brauchst du für 2 Portionen: 300 g Mehl, 2 Eier. Für den Dip: 100 g Feta, 1 EL Öl. So geht’s: Alles mischen.',
      ['300 g Mehl', '2 Eier', '[Für den Dip]', '100 g Feta', '1 EL Öl'],
    ],
    [
      '🍲 Per 4 persone: 320 g di riso, 200 g di tonno, 2 uova',
      ['320 g di riso', '200 g di tonno', '2 uova'],
    ],
    ['Nodig (2 pers.): 1 ui, 2 eieren, 50 g feta', ['1 ui', '2 eieren', '50 g feta']],
    ['Ingredients:\n1 onion, diced | 3 cloves garlic', ['1 onion, diced', '3 cloves garlic']],
    ['Ingredients:\n1 cup | 240 ml milk\n2 eggs', ['1 cup | 240 ml milk', '2 eggs']],
  ])('has its items: %j', (list, items) => {
    expect(recipeIn(`Supper\n${list}\nMethod:\nMix it all.\nBake for 20 minutes.`)?.ingredients).toEqual(
      items,
    );
  });
});

describe('steps that nobody announced', () => {
  const stepsOf = (steps: string) => recipeIn(`Supper\n\n200 g flour\n3 eggs\n\n${steps}`)?.instructions;
  it('are those beside them, too, whose verb is not known', () => {
    expect(stepsOf('- Mix the flour and the eggs\n- Frobnicate the dough\n- Bake for 20 minutes')).toEqual([
      'Mix the flour and the eggs',
      'Frobnicate the dough',
      'Bake for 20 minutes',
    ]);
  });
  it('are no notes', () => {
    const steps = '- Mix the flour and the eggs\n- Bake for 20 minutes';
    expect(stepsOf(`${steps}\n\nNotes\n- Rye flour for more taste\n- Good with soup`)).toHaveLength(2);
  });
  it('end where something is asked, or told of the dish', () => {
    expect(stepsOf('Mix it all and bake for 20 minutes. Would you try it? Giveaway tomorrow.')).toEqual([
      'Mix it all and bake for 20 minutes.',
    ]);
    expect(stepsOf('Mix it all.\nBake it for 20 minutes. Keeps for 3 weeks.')).toEqual([
      'Mix it all.',
      'Bake it for 20 minutes.',
    ]);
  });
  it('go on behind a short word for minutes, and behind what only looks like a heading', () => {
    expect(stepsOf('Verrühre Mehl und Eier. Die Suppe 15 Min. köcheln lassen.')).toContain(
      'Die Suppe 15 Min. köcheln lassen.',
    );
    expect(
      recipeIn(
        'Supper\nIngredients\n200 g flour\n3 eggs\nDirections\n-Mix dough ingredients\n-Bake for 20 minutes',
      )?.instructions,
    ).toEqual(['Mix dough ingredients', 'Bake for 20 minutes']);
  });
  it.each([
    'boil the pasta 8 min. drain it. fry garlic 2 min. add the pasta and toss.',
    'mix all. bake for 20 min. let them cool.',
  ])('are sentences, also behind a short word for minutes: %j', (steps) => {
    expect(stepsOf(steps)).toEqual(steps.split(/(?<=\.) /));
  });
  it('are not what praises the dish behind them', () => {
    expect(stepsOf('- Boil the flour\n- Mix with the eggs\n- Perfect with a glass of wine')).toHaveLength(2);
  });
  it('are what stands behind a list in its line, whatever its verbs', () => {
    expect(
      recipeIn(
        'Havrekuler uten ovn 🍫 Dette trenger du: 3 dl havregryn, 100 g smør, 1 dl sukker, 2 ss kakao. Klem alt sammen i en bolle med hendene. Trill 15 kuler. Dypp dem i kokos. Ferdig!',
      )?.instructions,
    ).toEqual(['Klem alt sammen i en bolle med hendene.', 'Trill 15 kuler.', 'Dypp dem i kokos.']);
  });
  it('lose their numbers', () => {
    expect(stepsOf('1º Mix the flour and the eggs\n2º Bake for 20 minutes')).toHaveLength(2);
    expect(stepsOf('(1) Mix the flour and the eggs\n(2) Bake for 20 minutes')?.at(-1)).toBe(
      'Bake for 20 minutes',
    );
    expect(stepsOf('1- Mix the flour and the eggs\n2- Bake for 20 minutes')).toEqual([
      'Mix the flour and the eggs',
      'Bake for 20 minutes',
    ]);
  });
});

describe('a list without headings', () => {
  it('is one, with its method, in words that only one of its readers knows', () => {
    const recipe = recipeIn(
      'Zöldborsófőzelék\n\nA kert idén bőven adott, hát nem panaszkodunk.\n\nzöldborsó ..... 50 dkg\nvaj ........... 5 dkg\nliszt ......... 2 kanál\ntej ........... 3 dl\n\nA borsót puhára pároljuk a vajon.\nRászórjuk a lisztet, elkeverjük.\nFelöntjük a tejjel és összeforraljuk.',
    );
    expect(recipe?.ingredients).toEqual(['zöldborsó 50 dkg', 'vaj 5 dkg', 'liszt 2 kanál', 'tej 3 dl']);
    expect(recipe?.instructions).toHaveLength(3);
  });
});

it('takes a list with prices for a recipe where it is sure of each line', () => {
  const recipe = recipeIn(
    'EINTOPF FÜR ARME LEUTE 🍲 (2,90 € für 3)\n\nEinkauf:\n→ 500 g Kartoffeln (0,70 €)\n→ 2 Möhren (0,40 €)\n→ 1 Stange Lauch (0,90 €)\n→ 1 l Brühe\n→ Salz und Pfeffer\n\nLos:\n1. Gemüse klein schneiden.\n2. In der Brühe 25 Minuten kochen.\n3. Mit Salz und Pfeffer abschmecken.\n\n#eintopf',
  );
  expect(recipe?.ingredients).toHaveLength(5);
  expect(recipe?.instructions).toHaveLength(3);
});

describe('a name in capitals', () => {
  it('is the title, whatever somebody says above it', () => {
    const below = '300 g red lentils\n1 l stock\n2 carrots\n\nBoil the lentils in the stock.\nBlend it all.';
    expect(
      recipeIn(
        `Rain all day and the ferry was late again\n\nLENTIL SOUP WITH MINT 🍲 makes 4 bowls\n\n${below}`,
      )?.title,
    ).toBe('LENTIL SOUP WITH MINT');
  });
  it.each([
    ['Tädin raparperikukko', 'KUORI', 'SISUS'],
    ['Nasi goreng with a fried egg', 'SPICED RICE', 'FRIED EGG'],
    ['Raspberry cake with lemon', 'LEMON CAKE', 'RASPBERRY CREAM'],
  ])('is the title of %j only where no part of the list is headed so: %j', (title, first, second) => {
    const list = `${first}\n200 g rice\n2 eggs\n1 dl water\n\n${second}\n1 tbsp oil\n1 egg`;
    const text = `${title}\n\n${list}\n\nBoil the rice in the water.\nFry the egg in the oil.\nServe it all.`;
    expect(recipeIn(text)?.title).toBe(title);
  });
});

describe('what is taken back in talk', () => {
  it('is no ingredient', () => {
    const recipe = recipeIn(
      'so for my lentil soup you take 300 grams of red lentils and a litre of stock and then you put in two spoons of cumin no wait one spoon of cumin is enough and you boil it all for twenty minutes and blend it',
    );
    expect(recipe?.ingredients.filter((line) => line.includes('cumin'))).toEqual(['one spoon of cumin']);
  });
});

describe('what is no dish', () => {
  it.each([
    'Beeswax wraps\n\n50 g beeswax\n10 g tree resin\n1 tsp oil\n2 scraps of cotton\n\nMelt it all in a bowl over hot water.\nSpread it on the cloth and bake for 3 minutes.',
    'Kjøkkenklut\n\n50 g bomullsgarn\n2 pinner nr 4\n\nLegg opp 50 masker.\nStrikk til kluten er 25 cm.',
    'GIVEAWAY 🎁\n\n• 12 macarons\n• 1 lemon cake of 500 g\n• 250 g caramels\n\nTo enter:\n1. Follow this account\n2. Tag two friends\nWinners will be drawn on Monday.',
    'Gegen Flecken auf der Schürze\n\n2 EL Spülmittel\n50 ml Wasserstoffperoxid\n100 ml Essig\n1 TL Salz\n\nAlles mischen und 10 Minuten einwirken lassen.\nIn der Waschmaschine waschen.',
    'Schoonmaakpasta\n\n4 el zuiveringszout\n2 el water\n1 el azijn\n\nMeng alles tot een dikke pasta.\nSmeer het op de ovenruit en wacht 30 minuten.',
    'Pasta do czyszczenia piekarnika\n\n5 łyżek sody\n2 łyżki wody\n1 łyżka octu\n\nWymieszaj wszystko na pastę.\nPosmaruj blachę i zostaw na 20 minut.',
  ])('is refused, however much it is laid out as one: %j', (text) => {
    expect(recipeIn(text)).toBeNull();
  });
  it.each([
    'Cola ribs\n\n1 carton beef stock\n500 ml cola\n1 kg ribs\n\nBraise the ribs in stock and cola.\nGlaze them until they glue to the spoon.',
    'Panna cotta\n\n500 ml panna\n80 g zucchero\n10 g colla di pesce\n\nPremi la colla di pesce nell’acqua e scioglila.\nPremi bene la stoffa sullo stampo e fai raffreddare.',
    'Pandekager\n\n2 æg\n3 dl mælk\n150 g mel\n\nTag 2 æg og pisk dem med mælk.\nTag 3 spiseskefulde dej og steg dem på panden.',
    'Baguette\n\n500 g de farine\n300 g d’eau\n10 g de sel\n\nPétrir au crochet 10 minutes.\nCouvrir d’un tissu et laisser lever, puis cuire 25 minutes.',
  ])('is not what words of crafts are in that cooks use too: %j', (text) => {
    expect(recipeIn(text)).not.toBeNull();
  });
  it('is not what is posted beside a raffle', () => {
    const soup =
      'Lentil soup\n\n300 g red lentils\n1 l stock\n\nSimmer the lentils in the stock and blend them.';
    expect(
      recipeIn(`${soup}\n\nGIVEAWAY on Friday: winners will be drawn among all who follow this account.`),
    ).not.toBeNull();
  });
});

describe('what only looks like something else', () => {
  it.each([
    [
      'Lemon loaf\n\n3 - eggs\n2 - lemons\n1 - cup sugar\n\nWhisk the eggs and bake for 40 minutes.',
      ['3 - eggs', '2 - lemons', '1 - cup sugar'],
    ],
    ['Loaf\n\n3 – eggs\n• 2 - tbsp sugar\n\nMix.\nBake it for 40 minutes.', ['3 – eggs', '2 - tbsp sugar']],
    [
      'Lunch\nRoast chicken ingredients\nchicken\nbutter\nInstructions\nRub the chicken.\nRoast for 60 minutes.',
      ['chicken', 'butter'],
    ],
    [
      'Rice\n\n3-day-old rice (4 cups)\n2 eggs\n\nFry it for 5 minutes.',
      ['3-day-old rice (4 cups)', '2 eggs'],
    ],
    [
      'Chili\nIngrediënten: 1 ui, 2 tenen knoflook, gehakt, 1 blik bonen\nBereiding:\nKook 20 minuten.',
      ['1 ui', '2 tenen knoflook', 'gehakt', '1 blik bonen'],
    ],
    [
      'Ragù\nIngredienti: 1 carota, macinato di manzo 400 g, 1 cipolla\nPreparazione:\nCuocere 20 minuti.',
      ['1 carota', 'macinato di manzo 400 g', '1 cipolla'],
    ],
    [
      'Tacos\nIngredientes: 1 lata de atún, picada de carne 200 g\nPreparación:\nCocinar la carne.',
      ['1 lata de atún', 'picada de carne 200 g'],
    ],
    [
      'Soup\n\nCook 2 carrots and 1 onion in 1 l water. Simmer it, add 200 g rice and cook it a little longer.',
      ['2 carrots', '1 onion', '1 l water', '200 g rice'],
    ],
  ])('is an ingredient, or none: %j', (caption, ingredients) => {
    expect(recipeIn(caption)?.ingredients).toEqual(ingredients);
  });
  it.each([
    [
      '200 g tofu\n1 avocado\n\nFry the tofu for 5 minutes.\n\nFor 1 serving: 450 kcal, 20 g protein',
      ['Fry the tofu for 5 minutes.'],
    ],
    [
      'Ingredients\n3 eggs\nMethod\nMix it.\nFor 12 muffins: bake 20 minutes.\nFor 24 cookies: bake 12 minutes.\nLet cool.',
      ['Mix it.', 'For 12 muffins: bake 20 minutes.', 'For 24 cookies: bake 12 minutes.', 'Let cool.'],
    ],
    [
      'Ingredients\n3 eggs\nMethod\nMix it. For 12 muffins: bake 20 minutes, for 24 minis: 12 minutes. Let cool.',
      ['Mix it.', 'For 12 muffins: bake 20 minutes, for 24 minis: 12 minutes.', 'Let cool.'],
    ],
    [
      '500 g beef\n2 onions\n\nBrown the beef for 2 hours.\nFor 2 people: halve everything.\nServe with bread.',
      ['Brown the beef for 2 hours.', 'Serve with bread.'],
    ],
    [
      'Ingredients\n1 onion\n2 eggs\nMethod\n1. Fry it. For the sauce: 2 tbsp soy sauce and 1 tbsp honey, mix them.\n2. Serve.',
      ['Fry it. For the sauce: 2 tbsp soy sauce and 1 tbsp honey, mix them.', 'Serve.'],
    ],
    [
      'Ingredients\n2 steaks\nMethod\nFry the steaks. Not brown? Fry them more. Rest for 5 minutes.\nServe them.',
      ['Fry the steaks.', 'Not brown?', 'Fry them more.', 'Rest for 5 minutes.', 'Serve them.'],
    ],
  ])('leaves the steps as they are: %j', (caption, steps) => {
    expect(recipeIn(`Supper\n\n${caption}`)?.instructions).toEqual(steps);
  });
  it('is a habit, not a recipe', () => {
    const drink = 'add a teaspoon of vinegar, a pinch of cinnamon and a cup of water to 2 slices of ginger';
    expect(recipeIn(`Drink this every day: ${drink}. Boil the ginger. Simmer five minutes.`)).toBeNull();
  });
});

describe('difficulty', () => {
  it.each([
    ['so easy', 'easy'],
    ['a simple cake', 'easy'],
    ['quick!', 'easy'],
    ['for advanced bakers', 'hard'],
    ['rather complex', 'hard'],
    ['difficult', 'hard'],
    ['Difficulty: Medium. Not easy.', 'medium'],
    ['uneasy', 'medium'],
    ['nice', 'medium'],
  ])('%j is %s', (words, difficulty) => {
    expect(recipeIn(`Lemon cake\n${words}\n\n${CAKE}`)?.difficulty).toBe(difficulty);
  });
});

describe('servings and times', () => {
  it.each([
    ['serves 4-6 people', '4-6'],
    ['Für 4 bis 6 Personen', '4-6'],
    ['8–10 servings', '8-10'],
    ['serves 4', undefined],
    ['serves 4, ready in 4-6 minutes', undefined],
  ])('of %j the notes keep %j', (words, range) => {
    expect(readCaption(`Lemon cake\n${words}\n\n${CAKE}`).yield).toBe(range);
  });
  it.each([
    ['Serves 4', 4],
    ['serves 2-3 people', 2],
    ['6 servings', 6],
    ['Makes 12', 12],
    ['makes two dozen', 24],
    ['Yield: 8', 8],
    ['Serves four', 4],
    ['Para 4 personas', 4],
    ['für 6 Personen', 6],
    ['pour 8 personnes', 8],
    ['Für 4 Personen:', 4],
    ['For 2:', 2],
    ['(für 10 Stücke)', 10],
    ['pour environ 15 crêpes', 15],
    ['Pour 6/8 parts', 6],
    ['4 à 6 personnes', 4],
    ['2〜3人分', 2],
    ['Cuts into 10 slices', 10],
    ['Makes about 3 1/2 cups', null],
    ['Makes 2-3 liters', null],
    ['per 4 persone', 4],
    ['🍽 para 4', 4],
    ['voor 3', 3],
    ['Dinner for 2', 2],
    ['feeds like 8 people', 8],
    ['(12 Stück)', 12],
    ['For two:', 2],
    ['120 kcal per 2 pieces', null],
    ['Bake it for 10', null],
    ['Bake at 180 (for 30)', null],
    ['Makes 12.\n150 kcal for 1 muffin', 12],
    ['90 calories for 2 cookies', null],
    ['Marinade for 4 pieces of chicken', null],
    ['Rest for 20 minutes: it pays', null],
    ['nothing', null],
  ])('%j is for %s', (words, servings) => {
    expect(recipeIn(`Lemon cake\n${words}\n\n${CAKE}`)?.servings).toBe(servings);
  });
  it.each([
    ['Prep: 15 min\nCook: 1 hr 20 min', 15, 80],
    ['Prep time 2 hours\nCook time 45 minutes', 120, 45],
    ['Total time: 1 hour', null, 20],
    ['Vorbereitung: 10 Minuten', 10, 20],
    ['makes 6 | prep 15 min | cook 25 min | simple!', 15, 25],
    ['prep 10 · cook 25 · serves 5-6', 10, 25],
    ['prép. 15 min · cuisson 35 min · 6 portions', 15, 35],
  ])('%j', (words, prepTime, cookTime) => {
    expect(recipeIn(`Lemon cake\n${words}\n\n${CAKE}`)).toMatchObject({ prepTime, cookTime });
  });
});

describe('a time to cook', () => {
  it.each([
    ['Alles verrühren.\nDen Teig 30 Min. bei 180 °C backen.', 30],
    ['Verrühren.\nZugedeckt 20 Minuten köcheln lassen.', 20],
    ['Bak 5 min.\nLaat 10 min pruttelen.', 10],
    ['Mezcla todo.\nFríe a fuego medio unos 20 minutos.', 20],
    ['Die Linsen 12 Stunden einweichen und dann kochen.\nAlles 20 Minuten köcheln lassen.', 20],
    ['Laat het deeg 12 uur rijzen voor het bakken.\nBak 40 minuten in de oven.', 40],
    ['Das Fleisch 30 Minuten vor dem Braten wärmen.\nIm Ofen backen.', null],
    ['Alles verrühren und 2 Stunden gehen lassen und backen.', null],
    ['Mélanger le riz cuit avec le reste et laisser reposer 2 heures.', null],
    ['Verwarm de melk, niet laten koken, en laat 4 uur opstijven.', null],
  ])('is found in %j', (steps, minutes) => {
    expect(recipeIn(`Supper\n\n200 g flour\n3 eggs\n\n${steps}`)?.cookTime).toBe(minutes);
  });
});

describe('a link in the text', () => {
  it.each([
    ['Full recipe at https://cook.example/lemon-cake!', 'https://cook.example/lemon-cake'],
    ['Full recipe at www.cook.example/lemon-cake', 'https://www.cook.example/lemon-cake'],
    ['Printable recipe:\nhttps://cook.example/p/1', 'https://cook.example/p/1'],
    ['https://cook.example/recipes/lemon-cake', 'https://cook.example/recipes/lemon-cake'],
    ['My knife: https://shop.example/knife', null],
    ['Recipe videos: https://www.youtube.com/@cook', null],
    ['Recipe book: https://amzn.to/abc', null],
  ])('%j leads to %s', (text, url) => {
    expect(readCaption(text).recipeUrl).toBe(url);
    expect(readCaption(`${text}\n\n${CAKE}`).recipeUrl).toBe(url);
  });
});

/** At night as long as texts may be. */
const LONG = NIGHTLY ? 100_000 : 10_000;

describe('bad input', () => {
  it.each([
    ['', 'nothing'],
    [' \n\t ', 'blanks'],
    ['🍅🔥🍝', 'pictures'],
    ['#pasta #dinner', 'hashtags'],
    ['\u0000\u0001\u202e\ud800', 'what nobody sees'],
  ])('%j (%s) gives nothing', (text) => {
    expect(readCaption(text)).toMatchObject({ recipe: null, recipeUrl: null, titles: [] });
  });
  it('loses what nobody sees and keeps right-to-left text', () => {
    const recipe = recipeIn(
      'عكة\nIngredients:\n200 g طحين\u202e\n3 بيض\u0000\nMethod:\n1. Mix.\n2. Bake it for 20 minutes.',
    );
    expect(recipe?.ingredients).toEqual(['200 g طحين', '3 بيض']);
  });

  const piece = fc.constantFrom(...CAPTION_PIECES);
  it('of any kind is read without a failure, within the limits of a recipe', { timeout: 30_000 }, () => {
    fc.assert(
      fc.property(
        fc.oneof(
          fc.array(piece, { maxLength: 80 }).map((parts) => parts.join(' ')),
          fc.string({ unit: 'binary' }),
        ),
        (text) => {
          const { recipe } = readCaption(text);
          if (!recipe) return;
          expect(recipe.title.trim()).not.toBe('');
          expect(recipe.title.length).toBeLessThanOrEqual(100);
          for (const line of [...recipe.ingredients, ...recipe.instructions]) {
            expect(line.trim()).not.toBe('');
            expect(line.length).toBeLessThanOrEqual(1_000);
          }
        },
      ),
      { numRuns: runs(1_500) },
    );
  });
  it.each(REPEATED_PIECES)(
    `of ${LONG} characters of %j is read`,
    (text) => {
      expect(() => readCaption(text.repeat(LONG / text.length))).not.toThrow();
    },
    30_000,
  );
});

describe('what a caption may not do', () => {
  it('is to take for ever, or to go beyond what a recipe may hold', () => {
    const dots = `• 200 g flour • 2 eggs • salt${'.'.repeat(90_000)}`;
    expect(readCaption(dots).recipe?.ingredients.length ?? 0).toBeLessThanOrEqual(200);
    const long = `Take 200 g flour, 2 eggs, 100 ml milk. Mix it ${'🥚'.repeat(3_000)} well. Bake for 20 minutes at 180 °C.`;
    for (const line of readCaption(long).recipe?.instructions ?? []) {
      expect(line.length).toBeLessThanOrEqual(1_000);
      expect(isStorableText(line)).toBe(true);
    }
  });

  it.each([
    ['dots', `Sauce: x${'.'.repeat(60_000)}y`],
    ['blanks', `Sauce: x${' '.repeat(60_000)}y`],
    ['hashtags', `Sauce: abc ${'#a'.repeat(30_000)}!`],
    ['lines of hashtags', `Sauce: abc ${'#a.'.repeat(1_300)}!\n`.repeat(20)],
    ['stars', `${'*'.repeat(3_000)}a${'*'.repeat(900)}b\n`.repeat(20)],
  ])('is to go over the end of its lines again and again: %s', (_, text) => {
    expect(readCaption(text).recipe).toBeNull();
  });

  it('is to keep the hashtags behind the last item of a list in one line', () => {
    const recipe = recipeIn(
      'Noodles\nSauce: 2 tbsp soy, 1 tsp honey, 1 tsp oil. #noodles#quick · #dinner .\nMethod:\n1. Mix it all.\n2. Boil 200 g noodles.',
    );
    expect(recipe?.ingredients).toEqual(['[Sauce]', '2 tbsp soy', '1 tsp honey', '1 tsp oil']);
  });
});
