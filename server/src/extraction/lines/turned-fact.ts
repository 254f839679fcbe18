import { foldWords } from '@larder/shared/language/fold';
import { parseDuration } from './durations.ts';
import { matchLabel } from './labels.ts';

const COUNT = /^\d{1,3}(?:\s?[-–]\s?\d{1,3})?$/;

/** A fact that names its label last ('20 min prep', '30 minutes to cook', '4 Portionen'), the other way round. */
export function turnedFact(text: string): string | undefined {
  if (!/\d/.test(text)) return undefined;
  const words = text.trim().replace(/[.:]$/, '').split(' ');
  for (const length of [3, 2, 1]) {
    const [value, name] = [words.slice(0, -length).join(' '), words.slice(-length).join(' ')];
    const match = matchLabel(foldWords(name));
    if (match?.rest !== '' || !/^[~≈]?\s?[\d½¼¾]/.test(value)) continue;
    const isValue = match.label === 'servings' ? COUNT.test(value) : parseDuration(value) !== undefined;
    if (isValue) return `${name}: ${value}`;
  }
  return undefined;
}
