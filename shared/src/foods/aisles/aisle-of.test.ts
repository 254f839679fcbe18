import { describe, expect, it, test, vi } from 'vitest';
import { knowEveryWord } from '../../language/every-word.ts';
import { fold } from '../../language/fold.ts';
import { knownWords } from '../../language/known-words.ts';
import { AISLES } from '../../shopping/aisles.ts';
import { FOODS } from '../all.ts';
import { aisleOf } from './aisle-of.ts';
import { AISLE_FOODS } from './all.ts';

knowEveryWord();

const LISTED = ['en', 'de', 'fr', 'es', 'it', 'nl', 'sv', 'pl', 'pt'] as const;

/** Parts that say no food when they stand alone. */
const PARTS: Partial<Record<string, string[]>> = {
  en: ['breast', 'leg', 'fillet'],
  de: ['blatt'],
  fr: ['feuille', 'filet'],
  es: ['hoja'],
  it: ['foglia'],
  nl: ['blad', 'blaadje'],
  sv: ['blad'],
  pl: ['liść'],
  pt: ['folha'],
};

/** The forms of every word in each row, as they are compared. */
function rowsOf(language: (typeof LISTED)[number]): (readonly [string, string[]])[] {
  return (AISLE_FOODS[language] ?? '').split(';').map((row) => {
    const [name = '', words = ''] = row.split(':');
    const forms = words.split('|').flatMap((word) => word.trim().split('/'));
    return [name.trim(), forms.map(fold)] as const;
  });
}

describe.each(LISTED)('the aisles of foods in the language %s', (language) => {
  it('hold every food of the lexicon but parts of one', () => {
    const foods = `${FOODS[language]} | ${knownWords(language).counted?.counted}`
      .split('|')
      .map((food) => food.trim().split('/')[0] ?? '');
    expect(foods.filter((food) => aisleOf(language, food) === null)).toEqual(PARTS[language]);
  });
  it('hold no food twice, in rows of known names', () => {
    const rows = rowsOf(language);
    const states = ['is frozen', 'is canned', 'is dried', 'is fresh', 'beside'];
    expect(rows.map(([name]) => name)).toEqual([...states, 'produce', 'herbs', ...AISLES.slice(1)]);
    const foods = rows.slice(states.length).flatMap(([, forms]) => forms);
    expect(foods.filter((food, index) => food === '' || foods.indexOf(food) !== index)).toEqual([]);
  });
});

test.each([
  ['en', 'Tomatoes', 'produce'],
  ['en', 'peanut butter', 'sauces'],
  ['en', 'coconut milk', 'cans'],
  ['en', 'oat milk', 'dairy'],
  ['en', 'sourdough rye bread', 'bakery'],
  ['en', 'red peppers', 'produce'],
  ['en', 'pepper', 'spices'],
  ['en', 'salmon fillets', 'fish'],
  ['en', 'chicken breasts, boneless', 'meat'],
  ['en', 'milk semi-skimmed', 'dairy'],
  ['en', 'tuna in olive oil', 'fish'],
  ['en', 'ice cubes', 'frozen'],
  ['en', 'toilet rolls', 'household'],
  ['en', 'washing-up liquid', 'household'],
  ['en', 'bin bags', 'household'],
  ['en', 'Nappies', 'household'],
  ['en', 'yoghurt pots', 'dairy'],
  ['en', 'sparkling water', 'drinks'],
  ['en', 'crisps', 'snacks'],
  ['de', 'Erdnussbutter', 'sauces'],
  ['de', 'Weizenbrötchen', 'bakery'],
  ['de', 'Walnussöl', 'sauces'],
  ['de', 'Milch 3,5 %', 'dairy'],
  ['de', 'Kokosmilch', 'cans'],
  ['de', 'Möhren', 'produce'],
  ['de', 'Paprikapulver', 'spices'],
  ['de', 'Klopapier', 'household'],
  ['de', 'Müllbeutel', 'household'],
  ['de', 'Katzenfutter', 'household'],
  ['de', 'Apfelsaft', 'drinks'],
  ['fr', 'pommes de terre', 'produce'],
  ['fr', 'lait de coco', 'cans'],
  ['fr', "huile d'olive", 'sauces'],
  ['fr', 'pâtes', 'dry'],
  ['fr', 'tomates pelées', 'cans'],
  ['fr', 'papier toilette', 'household'],
  ['fr', 'petits oignons', 'produce'],
  ['es', 'leche de coco', 'cans'],
  ['es', 'pimientos rojos', 'produce'],
  ['es', 'papel higiénico', 'household'],
  ['es', 'bolsas de basura', 'household'],
  ['it', 'aglio', 'produce'],
  ['it', 'latte di cocco', 'cans'],
  ['it', 'carta igienica', 'household'],
  ['it', 'pasta sfoglia', 'dairy'],
  ['nl', 'pindakaas', 'sauces'],
  ['nl', 'jonge kaas', 'dairy'],
  ['nl', 'olijfolie', 'sauces'],
  ['nl', 'vuilniszakken', 'household'],
  ['nl', 'sucadelappen', 'meat'],
  ['nl', 'wc-papier', 'household'],
  ['sv', 'jordnötssmör', 'sauces'],
  ['sv', 'prästost', 'dairy'],
  ['sv', 'toalettpapper', 'household'],
  ['pl', 'masło orzechowe', 'sauces'],
  ['pl', 'czerwona cebula', 'produce'],
  ['pl', 'papier toaletowy', 'household'],
  ['pt', 'manteiga de amendoim', 'sauces'],
  ['pt', 'pães', 'bakery'],
  ['pt', 'papel higiénico', 'household'],
] as const)('%s: %s is found in %s', (language, food, aisle) => {
  expect(aisleOf(language, food)).toBe(aisle);
});

test.each([
  ['en', 'frozen raspberries', 'frozen'],
  ['en', 'canned chickpeas', 'cans'],
  ['en', 'a can of beer', 'drinks'],
  ['en', 'dried thyme', 'spices'],
  ['en', 'thyme', 'produce'],
  ['en', 'ground beef', 'meat'],
  ['en', 'dried apricots', 'baking'],
  ['en', 'fresh bay leaves', 'produce'],
  ['de', 'TK-Erbsen', 'frozen'],
  ['de', 'Tiefkühlpizza', 'frozen'],
  ['de', 'Dosentomaten', 'cans'],
  ['de', 'Thunfisch aus der Dose', 'cans'],
  ['de', 'getrockneter Rosmarin', 'spices'],
  ['fr', 'épinards surgelés', 'frozen'],
  ['fr', 'thon en boîte', 'cans'],
  ['es', 'guisantes congelados', 'frozen'],
  ['es', 'ajo molido', 'spices'],
  ['it', 'piselli surgelati', 'frozen'],
  ['it', 'ceci in scatola', 'cans'],
  ['nl', 'diepvriesspinazie', 'frozen'],
  ['nl', 'gedroogde tijm', 'spices'],
  ['sv', 'frysta räkor', 'frozen'],
  ['sv', 'torkad timjan', 'spices'],
  ['pl', 'mrożone maliny', 'frozen'],
  ['pl', 'suszona bazylia', 'spices'],
  ['pt', 'ervilhas congeladas', 'frozen'],
  ['pt', 'atum em lata', 'cans'],
] as const)('%s: how %s is kept decides for %s', (language, food, aisle) => {
  expect(aisleOf(language, food)).toBe(aisle);
});

test.each([
  ['en', 'gravel'],
  ['en', ''],
  ['en', ' , '],
  ['de', 'Kiesel'],
  ['fr', 'boulon'],
  ['pl', 'śrubokręt'],
  // Has no list.
  ['fi', 'maito'],
] as const)('%s: %j is in no aisle that is known', (language, food) => {
  expect(aisleOf(language, food)).toBeNull();
});

test('a language is known once it is loaded', async () => {
  // Other files of tests have loaded every word.
  vi.resetModules();
  const { loadAislesOf } = await import('./load-aisles.ts');
  const { aisleOf: aisleNow } = await import('./aisle-of.ts');
  expect(aisleNow('de', 'Äpfel')).toBeNull();
  await loadAislesOf('de');
  expect(aisleNow('de', 'Äpfel')).toBe('produce');
  expect(aisleNow('fr', 'pommes')).toBeNull();
  await loadAislesOf('fi');
  expect(aisleNow('fi', 'maito')).toBeNull();
});
