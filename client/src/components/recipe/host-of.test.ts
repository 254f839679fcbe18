import { expect, it } from 'vitest';
import { hostOf } from './host-of.ts';

it('names a host without www', () => {
  expect(hostOf('https://www.example.org/a?b')).toBe('example.org');
  expect(hostOf('no address')).toBe('no address');
});
