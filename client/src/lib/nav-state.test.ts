import { expect, it } from 'vitest';
import { visitOf } from './nav-state.ts';

it('is one visit while the page changes its own address, and another one once somebody comes again', () => {
  const visit = visitOf({ key: 'first', state: null });
  expect(visitOf({ key: 'second', state: { visit } })).toBe(visit);
  expect(visitOf({ key: 'third', state: null })).not.toBe(visit);
});
