import { expect, it } from 'vitest';
import { headingIn, headingLine, withTidyHeadings } from './section-line.ts';

it('shows a heading without its brackets, and stores it in them', () => {
  expect(headingIn('[For the bird]')).toBe('For the bird');
  expect(headingIn('[]')).toBe('');
  expect(headingIn('1 egg [large]')).toBeUndefined();
  expect(headingLine('For the [big] bird')).toBe('[For the  big  bird]');
  expect(headingIn(headingLine('For the '))).toBe('For the ');
});

it('stores headings tidily, and none that says nothing', () => {
  expect(withTidyHeadings(['[ For  the bird ]', '1 egg', '[]', '[ ]'])).toEqual(['[For the bird]', '1 egg']);
});
