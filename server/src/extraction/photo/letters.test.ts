import { expect, it } from 'vitest';
import { lettersRestorer } from './letters.ts';

const restored = (texts: readonly string[]) => texts.map(lettersRestorer(texts));

it('puts back the letters that the recogniser has no class for', () => {
  expect(
    restored([
      'SüBkartoffeln mit Mohren',
      '2 EL Ol',
      '3 groBe Zwiebeln',
      'Salz und Pfeffer',
      'Grob hacken, in einem Topf kócheln lassen und mit den Knodeln heifs servieren.',
    ]),
  ).toEqual([
    'Süßkartoffeln mit Möhren',
    '2 EL Öl',
    '3 große Zwiebeln',
    'Salz und Pfeffer',
    'Grob hacken, in einem Topf köcheln lassen und mit den Knodeln heiß servieren.',
  ]);
  expect(
    restored(['3 lyzki maki', '1 tyzeczka soli', 'do smazenia na oleju', 'cebula i jajka']).slice(0, 2),
  ).toEqual(['3 łyżki mąki', '1 łyżeczka soli']);
});

it('leaves every word where the language is not plain', () => {
  const texts = ['1 tbsp pate', 'Mix the mo and the Ol', '2 cups flour', 'Vitamin B, mohren'];
  expect(restored(texts)).toEqual(texts);
});
