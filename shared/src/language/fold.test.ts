import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fold, foldKey, foldWithPositions, foldWords } from './fold.ts';

describe('fold', () => {
  it.each([
    ['Crème BRÛLÉE', 'creme brulee'],
    ['Cre\u0300me', 'creme'],
    ['Weißwurst', 'weisswurst'],
    ['Smørrebrød', 'smorrebrod'],
    ['Œufs', 'oeufs'],
    ['Składniki', 'skladniki'],
    ['Đậu phụ sốt cà chua', 'dau phu sot ca chua'],
    ['İmam bayıldı', 'imam bayildi'],
    ['Sådan gør du', 'sadan gor du'],
    ['Þorskur', 'thorskur'],
    ['Šećer i đumbir', 'secer i dumbir'],
    ['ΨΩΜΙΆ ΚΑΙ ΤΥΡΌΣ', 'ψωμια και τυροσ'],
    ['Варёная каша', 'вареная каша'],
    ['за́мок', 'замок'],
    ['чай и чаи', 'чай и чаи'],
    ['їжа', 'їжа'],
    ['المكوّنات', 'المكونات'],
    ['أرز', 'ارز'],
    ['עוּגָה', 'עוגה'],
    ['が か\u3099 ｶﾞ か', 'が が ガ か'],
    ['만드는 법', '만드는 법'],
    ['만드는 법'.normalize('NFD'), '만드는 법'],
    ['ＡＢＣ １２', 'abc 12'],
    ['ﬁlet', 'filet'],
    ['1½ cups', '1 1/2 cups'],
    ['d’huile – “vierge”', 'd\'huile - "vierge"'],
    ['100% (best)', '100% (best)'],
  ])('turns %s into %s', (text, folded) => {
    expect(fold(text)).toBe(folded);
  });

  it('changes nothing when applied twice', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (text) => {
        expect(fold(fold(text))).toBe(fold(text));
      }),
    );
  });
});

describe('foldWords', () => {
  it.each([
    ['L’Apéro – 2ème!', 'lapero 2eme'],
    ['❤️ Składniki:', 'skladniki'],
    ['1️⃣ Mix', '1 mix'],
    ['材料（２人分）', '材料 2人分'],
    ['हल्दी', 'हल्दी'],
  ])('reduces %s to the words %s', (text, words) => {
    expect(foldWords(text)).toBe(words);
  });
});

it('gives two writings of one line the same key', () => {
  expect(foldKey('2 EL Öl – nativ')).toBe(foldKey('2 el  o\u0308l (nativ)'));
});

describe('foldWithPositions', () => {
  it.each([
    ['Weißwurst', 'ss', 'ß'],
    ['Weißwurst', 's', 'ß'],
    ['Cre\u0300me', 'e', 'e\u0300'],
    ['1½ cups', '1/2', '½'],
    ['🍋 Crème', 'creme', 'Crème'],
  ])('finds in %s for %s the whole characters %s', (text, wanted, found) => {
    const folded = foldWithPositions(text);
    const at = folded.text.indexOf(wanted);
    const { start, end } = folded.originalOf(at, at + wanted.length);
    expect(text.slice(start, end)).toBe(found);
  });

  it('folds as fold does, whatever the text', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (text) => {
        expect(foldWithPositions(text).text).toBe(fold(text));
      }),
    );
  });
});
