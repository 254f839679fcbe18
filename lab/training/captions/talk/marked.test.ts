import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { partsOf, type MarkedTalk } from './marked.ts';

const TEXTS = path.join(import.meta.dirname, 'texts');
const talks = readdirSync(TEXTS).flatMap((name) =>
  readFileSync(path.join(TEXTS, name), 'utf8')
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line) as MarkedTalk),
);

describe('a marked text', () => {
  it('says what its marks enclose', () => {
    const { text, titles, items, steps } = partsOf(
      'my <t>leek soup</t>: <s>fry <i>two leeks</i></s> <s>add <i>a pint of stock</i></s> bye',
    );
    const cut = ({ start, end }: { start: number; end: number }) => text.slice(start, end);
    expect(text).toBe('my leek soup: fry two leeks add a pint of stock bye');
    expect(titles.map(cut)).toEqual(['leek soup']);
    expect(items.map(cut)).toEqual(['two leeks', 'a pint of stock']);
    expect(steps.map(cut)).toEqual(['fry two leeks', 'add a pint of stock']);
  });

  it.each(['<s>fry <i>leeks</s></i>', 'fry <i>leeks', 'fry leeks</i>', 'fry <b>leeks</b>'])(
    'is refused where a mark is not whole: %s',
    (broken) => expect(() => partsOf(broken)).toThrow(/mark|closes/),
  );
});

describe('the lessons of talk', () => {
  it('are many', () => expect(talks.length).toBeGreaterThan(1_500));

  it('are whole, and of a recipe or of none', () => {
    for (const { text, id } of talks) {
      const { items, steps, titles } = partsOf(text);
      expect(titles.length, id).toBeLessThanOrEqual(1);
      expect(items.length > 0, id).toBe(steps.length > 0);
    }
  });
});
