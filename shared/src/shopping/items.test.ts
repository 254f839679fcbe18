import { describe, expect, it } from 'vitest';
import { knowEveryWord } from '../language/every-word.ts';
import { foodRulesIn } from '../recipe-text/food-rules.ts';
import { newEntry } from './entries.ts';
import { itemsOf } from './items.ts';
import { stampAfter, NO_STAMP } from './registers.ts';

knowEveryWord();

const stamp = stampAfter(NO_STAMP, 1, 'aaaaaaaa');
const entriesOf = (lines: readonly string[], language = 'en') =>
  lines.map((line, index) => {
    const entry = newEntry({
      id: String(index),
      recipeId: null,
      language,
      text: line.replace(/^✓ /, ''),
      stamp,
    });
    return { ...entry, isTicked: { value: line.startsWith('✓ '), stamp } };
  });
/** Each item as '[x] name: needed | bought'. */
const shown = (lines: readonly string[], language?: string) =>
  itemsOf(entriesOf(lines, language)).map(
    ({ name, needed, bought, isTicked }) =>
      (isTicked ? 'x ' : '') +
      `${name}: ${needed.join(' + ')}${bought.length > 0 ? ` | ${bought.join(' + ')}` : ''}`.replaceAll(
        '\u00a0',
        ' ',
      ),
  );

describe('entries of one food', () => {
  it.each<[string, string[], string[]]>([
    ['en', ['500 g flour', '0.25 kg flour'], ['flour: 750 g']],
    ['en', ['1 leek', '2 leeks, sliced'], ['leeks: 3']],
    ['en', ['1 cup sugar', '250 g sugar', '1 kg sugar'], ['sugar: ≈ 1.45 kg']],
    ['en', ['1 cup flour', '250 g flour'], ['flour: ≈ 370 g']],
    ['de', ['2 EL Butter', '50 g Butter'], ['Butter: ≈ 78 g']],
    ['en', ['a cup and a half of oats'], ['oats: a cup and a half']],
    ['en', ['1 to 2 cups and a half of oats'], ['oats: 1–2½ cups']],
    ['en', ['a stick and a half of butter'], ['butter: a stick and a half']],
    ['en', ['0 cups of oats'], ['oats: 0 cups of oats']],
    ['en', ['a cup and a half of oats', '1 cup oats'], ['oats: 2½ cups']],
    ['en', ['milk', '2 cups milk'], ['milk: 2 cups']],
    ['en', ['400 g tomatoes', '2 cans tomatoes'], ['tomatoes: 400 g + 2 cans']],
    ['en', ['1 onion', '1 red onion'], ['onion: 1', 'red onion: 1']],
    ['en', ['2 x 400 g tins lentils', '1 x 400 g tin lentils'], ['lentils: 3 x 400 g tins']],
    ['en', ['2-3 plums', '1 plum'], ['plums: 3–4']],
    ['en', ['salt', 'salt to taste'], ['salt: ']],
    ['en', ['washing-up liquid'], ['washing-up liquid: ']],
    ['en', ['1 (400 g) can tomatoes', '2 (400 g) cans tomatoes'], ['tomatoes: 3 cans (400 g)']],
    ['de', ['2 Dosen Kichererbsen', '1 Dose Kichererbsen'], ['Kichererbsen: 3 Dosen']],
    ['fr', ['1 gousse d’ail', '2 gousses d’ail'], ['ail: 3 gousses']],
  ])('%s: %j', (language, lines, items) => {
    expect(shown(lines, language)).toEqual(items);
  });

  it('say what was bought and what is needed more', () => {
    expect(shown(['✓ 500 g flour', '300 g flour'])).toEqual(['flour: 300 g | 500 g']);
    expect(shown(['✓ 500 g flour', '✓ 300 g flour'])).toEqual(['x flour:  | 800 g']);
  });

  it('are what a person said: one food, or two that are kept apart', () => {
    const rule = { language: 'en', food: 'scallions', isFood: 'spring onions' };
    const said = (kind: 'same' | 'apart', lines: string[]) =>
      itemsOf(entriesOf(lines), undefined, (language) => foodRulesIn(language, [{ ...rule, kind }])).map(
        ({ foods, needed }) => [foods.join(', '), needed.join(' + ')],
      );
    expect(said('same', ['2 scallions', '3 spring onions'])).toEqual([['scallions, spring onions', '5']]);
    expect(said('apart', ['2 scallions', '3 spring onions', '1 spring onion'])).toEqual([
      ['scallions', '2'],
      ['spring onions, spring onion', '4'],
    ]);
  });

  it('stand where the first of them stands, and removed ones nowhere', () => {
    const [milk, eggs, more] = entriesOf(['milk', '6 eggs', '2 eggs']);
    const gone = { ...milk!, isRemoved: { value: true, stamp } };
    expect(itemsOf([gone, eggs!, more!]).map(({ id, needed }) => [id, needed])).toEqual([['1', ['8']]]);
  });
});
