import { describe, expect, test } from 'vitest';
import { MADE_PAGES } from '../../testing/made-pages/made-pages.ts';
import { linesOf, stepsOf } from '../../testing/made-pages/recipe-parts.ts';
import { withoutHeaders } from '../lines/sections.ts';
import { extractPage } from './extract-page.ts';

const USABLE = 0.9;

describe('a page made for this is usable as it was read', () => {
  test.each(MADE_PAGES)('$name', ({ html, content }) => {
    const reading = extractPage(html, 'https://kitchen.example/recipe');
    if (!reading.ok) throw new Error(reading.refusal);
    const { title, ingredients, instructions } = reading.draft;
    expect(title).toBe(content.title);
    const read = { ingredients: withoutHeaders(ingredients), instructions: withoutHeaders(instructions) };
    const lines = f1(read.ingredients.map(lettersOf), linesOf(content).map(lettersOf));
    expect(lines, read.ingredients.join('\n')).toBeGreaterThanOrEqual(USABLE);
    const words = f1(wordsOf(read.instructions), wordsOf(stepsOf(content)));
    expect(words, read.instructions.join('\n')).toBeGreaterThanOrEqual(USABLE);
  });
});

function lettersOf(line: string): string {
  return line
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, '');
}

function wordsOf(lines: readonly string[]): string[] {
  const text = lines.join(' ').normalize('NFKC').toLowerCase();
  return text.match(/[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]|[\p{L}\p{N}]+/gu) ?? [];
}

/** How much two collections share, between 0 and 1. */
function f1(read: readonly string[], expected: readonly string[]): number {
  const left = [...expected];
  const shared = read.filter((one) => {
    const place = left.indexOf(one);
    if (place >= 0) left.splice(place, 1);
    return place >= 0;
  });
  return (2 * shared.length) / (read.length + expected.length);
}
