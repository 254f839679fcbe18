import { expect, it } from 'vitest';
import { htmlOf, textOf } from '../../testing/html-of.tsx';
import { PendingBadge } from './pending-badge.tsx';

it.each([
  [1, '1 1 pending request'],
  [2, '2 2 pending requests'],
  [120, '120 120 pending requests'],
])('shows that %i people wait for an answer, in red and in words', (known, words) => {
  expect(textOf(<PendingBadge known={known} />)).toBe(words);
  expect(htmlOf(<PendingBadge known={known} />)).toContain('bg-danger');
});

it('is short where there is no room, and still tells the whole number in words', () => {
  expect(textOf(<PendingBadge known={120} isSmall />)).toBe('99+ 120 pending requests');
});

it('is not there when nobody waits', () => {
  expect(htmlOf(<PendingBadge known={0} />)).toBe('');
});
