import { readdirSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { labelledTalk, partsOf } from './marked.ts';
import { talksIn } from './train.ts';
import { varied } from './varied.ts';

const TEXTS = path.join(import.meta.dirname, 'texts');
const talks = await talksIn(readdirSync(TEXTS).map((name) => path.join(TEXTS, name)));

describe('a marked text', () => {
  const marked = 'my <t>leek soup</t>: <s>fry <i>two leeks</i></s> <s>add <i>a pint of stock</i></s> bye';

  it('says what its marks enclose', () => {
    const { text, spans, mentions } = labelledTalk(marked);
    expect(text).toBe('my leek soup: fry two leeks add a pint of stock bye');
    expect(spans.map(({ kind, start, end }) => [kind, text.slice(start, end)])).toEqual([
      ['title', 'leek soup'],
      ['step', 'fry two leeks'],
      ['step', 'add a pint of stock'],
    ]);
    expect(mentions.map(({ start, end }) => text.slice(start, end))).toEqual([
      'leek soup',
      'two leeks',
      'a pint of stock',
    ]);
  });

  it.each(['<s>fry <i>leeks</s></i>', 'fry <i>leeks', 'fry leeks</i>', 'fry <b>leeks</b>'])(
    'is refused where a mark is not whole: %s',
    (broken) => expect(() => partsOf(broken)).toThrow(/mark|closes/),
  );
});

describe('the lessons of talk', () => {
  it('are whole, and of a recipe or of none', () => {
    for (const { text, id } of talks) {
      const { items, steps, titles } = partsOf(text);
      expect(titles.length, id).toBeLessThanOrEqual(1);
      expect(items.length > 0, id).toBe(steps.length > 0);
    }
  });

  it('are whole as well where they are varied', () => {
    for (const { text } of varied(talks.slice(0, 200), 2)) expect(() => partsOf(text)).not.toThrow();
  });
});
