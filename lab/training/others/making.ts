import type { Draws } from '../captions/made/draws.ts';
import type { OtherWords } from './other-words.ts';
import type { Parts } from './parts.ts';

// What pages without a recipe are written with.

export interface Making {
  draws: Draws;
  parts: Parts;
  words: OtherWords;
}

export const tag = (name: string, text: string, classes = '') =>
  `<${name}${classes === '' ? '' : ` class="${classes}"`}>${text}</${name}>`;
export const link = (text: string) => `<a href="/p/${text.length}">${text}</a>`;
export const list = (lines: readonly string[], name = 'ul') =>
  tag(name, lines.map((line) => tag('li', line)).join(''));
export const rows = (lines: readonly (readonly string[])[]) =>
  tag('table', lines.map((cells) => tag('tr', cells.map((cell) => tag('td', cell)).join(''))).join(''));
export const divs = (lines: readonly string[]) =>
  tag('div', lines.map((line) => tag('div', line, 'row')).join(''));

export function several(list_: readonly string[], { draws }: Making, from: number, to: number): string[] {
  return draws.shuffled(list_).slice(0, draws.whole(from, to));
}

export const word = ({ draws }: Making, text: string) => draws.pick(text.split('|'));
export const title = ({ draws, parts }: Making) => draws.pick(parts.titles);
export const food = ({ draws, parts }: Making) => draws.pick(parts.foods);
export const price = ({ draws, words }: Making) => words.price((draws.whole(79, 2900) / 100).toFixed(2));
export const paragraphs = (making: Making, from: number, to: number) =>
  several(making.parts.prose, making, from, to)
    .map((text) => tag('p', text))
    .join('');

export function heading(making: Making, kind: keyof OtherWords): string {
  const words = making.words[kind];
  const text = making.draws.chance(0.5) && typeof words === 'string' ? word(making, words) : title(making);
  return tag('h1', text);
}

/** A list in one of the ways in which pages write lists. */
export function written({ draws }: Making, lines: readonly string[]): string {
  return draws.pick([
    list,
    list,
    divs,
    (all: readonly string[]) => all.map((line) => tag('p', line)).join(''),
  ])(lines);
}
