import { isHeader } from '@larder/shared/recipe-text/sections';
import { entries } from '../language/lexicon.ts';
import { patternOf } from '../language/notation.ts';

export function withoutHeaders(lines: readonly string[]): string[] {
  return lines.filter((line) => !isHeader(line));
}

/** A header with nothing under it is no section. */
export function withoutEmptySections(lines: readonly string[]): string[] {
  return lines.filter((line, index) => {
    const next = lines[index + 1];
    return !isHeader(line) || (next !== undefined && !isHeader(next));
  });
}

/** A short line in capitals, without an amount. */
export function isShouting(text: string, maxChars: number): boolean {
  return text.length <= maxChars && /\p{Lu}{3}/u.test(text) && !/\p{Ll}|[\d½¼¾⅓⅔⅕⅖⅗⅘⅙⅚⅛⅜⅝⅞]/u.test(text);
}

/** Two words at least: 'for' alone begins much else. */
const FOR_THE = new RegExp(
  String.raw`^${patternOf(entries('forThe').filter((entry) => entry.includes(' ')))}(?:\s|$)`,
  'iu',
);

/** True for a text that begins as headers inside lists do: 'For the sauce', 'Für den Teig'. */
export function beginsForThe(text: string): boolean {
  return FOR_THE.test(text);
}
