import { describe, expect, it } from 'vitest';
import { cleanText, plainLines, plainText, repairMojibake, sharedWords, wordsOf } from './text.ts';

describe('plainText', () => {
  it('decodes character references, even those encoded twice', () => {
    expect(plainText('Mac &amp;amp; cheese &#189; cup &frac14;')).toBe('Mac & cheese ½ cup ¼');
  });

  it('drops tags, scripts with their content and comments, and keeps a bare less-than sign', () => {
    expect(plainText('<b>Cake</b><script>alert(1)</script><!-- x --> if < 5 g')).toBe('Cake if < 5 g');
    expect(plainText('&lt;img src=x onerror=alert(1)&gt;Soup')).toBe('Soup');
  });

  it('strips controls, zero-width and bidirectional characters and lone surrogates, and composes to NFC', () => {
    expect(plainText('a\u200bb\u202ec\ufeffd\u0000e\ud800f')).toBe('abcd ef');
    expect(plainText('cre\u0300me')).toBe('crème');
  });

  it('starts a line at every block and line break', () => {
    expect(plainLines('<p>Mix.</p><ol><li>Bake</li><li>Eat<br>all</li></ol>')).toEqual([
      'Mix.',
      'Bake',
      'Eat',
      'all',
    ]);
  });
});

describe('cleanText', () => {
  it('collapses every kind of space to one line', () => {
    expect(cleanText('  1\u00a0cup\n\tflour  ')).toBe('1 cup flour');
  });
});

describe('repairMojibake', () => {
  it('undoes UTF-8 that was read as windows-1252', () => {
    expect(repairMojibake('CrÃ¨me brÃ»lÃ©e â€“ 180Â°')).toBe('Crème brûlée – 180°');
  });

  it('leaves right text alone, even with the letters that give mojibake away', () => {
    expect(repairMojibake('São João, Ängelholm')).toBe('São João, Ängelholm');
    expect(repairMojibake('Â£5 → 日本')).toBe('Â£5 → 日本');
  });
});

describe('sharedWords', () => {
  it('is 1 for the same words in another order and 0 for none in common', () => {
    expect(sharedWords(wordsOf('Crème, fraîche'), wordsOf('fraiche creme'))).toBe(1);
    expect(sharedWords(wordsOf('a b'), wordsOf('c d'))).toBe(0);
  });
});
