import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { textOf } from '../recognise.ts';
import { folded } from './fold.ts';
import { accentsOf } from './known-letters.ts';
import { LANGUAGES, type LetterLanguage } from './languages.ts';
import { languageOf } from './page-language.ts';
import { withAccents } from './restore.ts';

const read = (text: string) =>
  [...text].map((character, index) => ({ character, score: 1, at: index / text.length }));

function restored(text: string, language: LetterLanguage): string {
  const accents = accentsOf(language);
  return accents === undefined ? text : textOf(withAccents(read(text), language, accents));
}

describe('the accents that the recogniser has no letters for', () => {
  it.each([
    ['de', '4 groBe SuBkartoffeln', '4 große Süßkartoffeln'],
    ['de', '3 EL Ol, erhitzt', '3 EL Öl, erhitzt'],
    ['fr', 'creme fraiche et jaunes d’oeufs', 'crème fraîche et jaunes d’œufs'],
    ['es', '200 g de champinones', '200 g de champiñones'],
    ['pt', '2 xicaras de acucar', '2 xícaras de açúcar'],
    ['it', 'una tazzina di caffe', 'una tazzina di caffè'],
    ['pl', '3 tyzki maki', '3 łyżki mąki'],
    ['sv', 'gradde och smor', 'grädde och smör'],
    ['da', 'fed hvidlog og floden', 'fed hvidløg og fløden'],
    ['no', '2 dl flote', '2 dl fløte'],
    ['cs', '2 stroužky cesneku', '2 stroužky česneku'],
    ['tr', '1 cay kasigi tuz', '1 çay kaşığı tuz'],
  ] as const)('are put back in %s: %s', (language, line, expected) => {
    expect(restored(line, language)).toBe(expected);
  });

  it.each([
    ['de', 'saure Sahne'],
    ['de', 'Kuchen backen und schon servieren'],
    ['fr', '200 g de sel'],
    ['it', 'sale e pepe'],
    ['es', 'solo con pan'],
  ] as const)('stay away from words that exist in %s: %s', (language, line) => {
    expect(restored(line, language)).toBe(line);
  });

  it.each([
    ['de', 'Crème fraîche'],
    ['da', 'saften af en pære'],
    ['nl', '200 g entrecôte'],
    ['nl', 'Eén ei losroeren'],
    ['nl', 'een ei losroeren'],
    ['pt', 'Lave bem o arroz'],
    ['tr', '300 ml sıcak su'],
  ] as const)('stay in %s where the recogniser knows and saw them: %s', (language, line) => {
    expect(textOf(withAccents(read(line), language, accentsOf(language)!, true))).toBe(line);
  });

  it.each([
    ['pt', '2 maçăs e pão', '2 maçãs e pão'],
    ['fr', 'bæuf et ėpinards', 'bœuf et épinards'],
    ['it', 'ďolio e ľaglio', "d'olio e l'aglio"],
    ['it', 'ď’olio', 'd’olio'],
  ] as const)('become those that %s has where it writes none like them: %s', (language, line, expected) => {
    expect(textOf(withAccents(read(line), language, accentsOf(language)!, true))).toBe(expected);
  });

  it('are put back where the recogniser knows them and was not sure', () => {
    const unsure = read('creme fraiche').map((character) => ({ ...character, score: 0.6 }));
    expect(textOf(withAccents(unsure, 'fr', accentsOf('fr')!, true))).toBe('crème fraîche');
  });

  it('mark a word that the language may spell in two ways', () => {
    const accents = accentsOf('de');
    const marked = (text: string) => withAccents(read(text), 'de', accents!).some(({ isUnsure }) => isUnsure);
    expect(marked('zwxosfkruoz')).toBe(true);
    expect(marked('Zwiebeln und Salz')).toBe(false);
  });

  it('change no figure, no sign and no plain letter, in any language', () => {
    const letters = 'abcdefghijklmnopqrstuvwxyzABOS0123456789½/%.,- ';
    fc.assert(
      fc.property(
        fc.array(fc.constantFrom(...letters), { maxLength: 30 }),
        fc.constantFrom(...LANGUAGES),
        (line, language) => {
          const text = line.join('');
          const result = restored(text, language);
          const rest = (each: string) => each.replaceAll(/\p{L}/gu, '');
          expect(rest(result)).toBe(rest(text));
          expect(result.length).toBeLessThanOrEqual(text.length);
          const plain = (each: string) => folded(each).replaceAll(/[tlbsfoaciB]|e/g, '');
          expect(plain(result)).toBe(plain(text));
        },
      ),
      { numRuns: 300, seed: 18 },
    );
  });
});

describe('the language of a page', () => {
  it.each([
    ['en', ['2 cups flour', 'Preheat the oven and grease a baking tin', 'Serve with a green salad']],
    ['de', ['250 g Mehl', 'Zwiebeln schalen und in Wurfel schneiden', 'Im Ofen goldbraun backen']],
    ['pl', ['3 tyzki maki', 'Cebule obrac i pokroic w kostke', 'Piec w piekarniku nagrzanym do 180 stopni']],
    ['tr', ['1 su bardagi seker', 'Sogani dograyin ve kavurun', 'Firinda pisirin']],
    ['sv', ['2 dl gradde', 'Skala och hacka loken', 'Stek i smor pa medelvarme']],
  ] as const)('is %s', (language, lines) => {
    expect(languageOf(lines)).toBe(language);
  });

  it('is English where nothing speaks for another', () => {
    expect(languageOf([])).toBe('en');
  });
});
