import { expect, it } from 'vitest';
import { format, formatIn, formatParts } from './format.ts';

it.each([
  [0, 'Keine Töpfe'],
  [1, '1 Topf'],
  [1250, '1.250 Töpfe'],
])('counts %d as a German would', (count, text) => {
  const message = '{count, plural, =0 {Keine Töpfe} one {# Topf} other {# Töpfe}}';
  expect(formatIn('de', message, { count })).toBe(text);
});

it('fills in texts as they are, numbers as written in the language, and what is chosen', () => {
  expect(format('{name} has {left, number} of {all}', { name: '<b>', left: 12_500, all: 12_500 })).toBe(
    '<b> has 12,500 of 12500',
  );
  const level = '{level, select, easy {an easy} other {any}} recipe';
  expect([format(level, { level: 'easy' }), format(level, { level: '' })]).toEqual([
    'an easy recipe',
    'any recipe',
  ]);
});

it('hands the words between marks to what is to be made of them', () => {
  const bold = (inner: unknown[]) => ({ bold: inner });
  expect(formatParts('Sent to <b>{to}</b>, <i>now</i>', { to: 'Ann', b: bold })).toEqual([
    'Sent to ',
    { bold: ['Ann'] },
    ', ',
    'now',
  ]);
});
