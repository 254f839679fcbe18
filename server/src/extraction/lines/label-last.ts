import { foldWords } from '@larder/shared/language/fold';
import { parseDuration } from './durations.ts';
import { matchLabel } from './labels.ts';

const COUNT = /^\d{1,3}(?:\s?[-–]\s?\d{1,3})?$/;

/** A fact whose label comes last ('20 min prep', '4 Portionen') with its label first; undefined for any other text. */
export function withLabelFirst(text: string): string | undefined {
  if (!/\d/.test(text)) return undefined;
  // An icon may stand before it.
  const words = text.replace(/^[^\p{L}\p{N}½¼¾~≈±]+|[.:]?\s*$/gu, '').split(' ');
  for (const length of [3, 2, 1]) {
    const [value, name] = [words.slice(0, -length).join(' '), words.slice(-length).join(' ')];
    const match = matchLabel(foldWords(name));
    if (match?.rest !== '' || !/^[~≈]?\s?[\d½¼¾]/.test(value)) continue;
    const isValue = match.label === 'servings' ? COUNT.test(value) : parseDuration(value) !== undefined;
    if (isValue) return `${name}: ${value}`;
  }
  return undefined;
}
