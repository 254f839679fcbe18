import { expect, it } from 'vitest';
import { isBetterName } from './talk-name-worth.ts';

it('takes no heading for a better name than a dish that it does not know either', () => {
  const text =
    'Tädin raparperikukko\n\nKUORI\n200 g voita\n4 dl ruisjauhoja\n\nNypi voi ja jauhot.\nPaista 180 asteessa.';
  expect(isBetterName('KUORI', 'Tädin raparperikukko', text)).toBe(false);
});
