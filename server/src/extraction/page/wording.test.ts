import { describe, expect, it } from 'vitest';
import type { Choice } from './choice.ts';
import type { SourceName } from './fields.ts';
import type { PageView } from './line-kinds.ts';
import type { RecipeList } from './list-context.ts';
import { bagOf, lineKey, wordsOf } from './text.ts';
import { betterSteps, betterWorded } from './wording.ts';

const list = (source: SourceName, lines: string[]): RecipeList => ({
  source,
  lines,
  bag: bagOf(wordsOf(lines.join(' '))),
});
const chosenOf = (
  chosen: 'data' | 'page',
  data: string[],
  page: string[],
  { written = page, better = betterWorded } = {},
) => {
  const [own, shown] = [list('json-ld', data), list('visible', page)];
  const choice: Choice = {
    list: chosen === 'data' ? own : shown,
    shown,
    source: 'json-ld',
    sureness: 1,
    evidence: {},
  };
  const view = { lines: written.map((text) => ({ key: lineKey(text) })) } as unknown as PageView;
  return better(choice, [own, shown], view).list?.lines;
};

describe('of two writings of the ingredients', () => {
  const page = ['200 g red lentils', '1 l stock', '2 onions'];

  it.each([
    ['names without amounts', ['red lentils', 'stock', 'onions']],
    ['amounts behind their names', ['red lentils 200 g', 'stock 1 l', 'onions 2']],
    ['words of a line in another order', ['200 g lentils red', '1 stock l', '2 onions']],
  ])('the page is believed before data that has %s', (_, data) => {
    expect(chosenOf('data', data, page)).toEqual(page);
  });

  it.each([
    ['the same amounts in other units', ['7 oz red lentils', '1 quart stock', '2 onions']],
    [
      'lines that the page shows elsewhere',
      ['red lentils 200 g', 'stock 1 l', 'onions 2'],
      ['red lentils 200 g', 'stock 1 l'],
    ],
    ['a line more or less', ['200 g red lentils', '1 l stock']],
  ])('data is believed that has %s', (_, data, written = page) => {
    expect(chosenOf('data', data, page, { written })).toEqual(data);
  });

  it('that one is believed of which the other is a part', () => {
    const whole = [...page, '100 g flour', '3 eggs', '80 ml milk', '1 tsp salt'];
    expect(chosenOf('data', page, whole)).toEqual(whole);
    expect(chosenOf('page', whole, page)).toEqual(whole);
    expect(chosenOf('data', page, [...page, ...whole])).toEqual(page);
  });

  it('data is believed before a page that adds to each line, and not where it lacks the amounts', () => {
    const longer = ['200 g red lentils 7 oz', '1 l stock 35 fl oz', '2 onions each'];
    expect(chosenOf('page', page, longer)).toEqual(page);
    expect(chosenOf('page', ['red lentils', 'stock', 'onions'], longer)).toEqual(longer);
  });
});

describe('of two writings of the steps', () => {
  const steps = ['Boil the lentils in the stock.', 'Fry the onions in butter until brown.'];
  const chosen = (from: 'data' | 'page', data: string[], page: string[]) =>
    chosenOf(from, data, page, { better: betterSteps });

  it('data is believed that names them', () => {
    const named = ['[Cook]', ...steps.slice(0, 1), '[Finish]', ...steps.slice(1)];
    expect(chosen('page', named, steps)).toEqual(named);
    expect(chosen('page', named, [...steps, 'Serve them hot.'])).not.toEqual(named);
  });

  it('the page is believed before data that says more with each', () => {
    const more = steps.map((step) => `${step} 200 g lentils`);
    expect(chosen('data', more, steps)).toEqual(steps);
    expect(chosen('data', [...steps, 'Serve them hot.'], steps)).toContain('Serve them hot.');
  });
});
