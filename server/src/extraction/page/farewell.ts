import { fold } from '@larder/shared/language/fold';
import { anyOf } from '../language/lexicon.ts';

const FAREWELL = new RegExp(String.raw`^[^\p{L}\p{N}]*${anyOf('farewell')}(?!\p{L})`, 'u');
const MAX_CHARS = 70;
/** A wish and the names below it. */
const MAX_LINES = 3;
const MANY_STEPS = 2;

/** Steps without the wish for a good meal behind them, and without what is signed below it: 'Bon appétit!', 'Hugs, Ann'. */
export function withoutFarewell(lines: readonly string[]): readonly string[] {
  const start = Math.max(MANY_STEPS, lines.length - MAX_LINES);
  const place = lines.findIndex((line, index) => index >= start && isFarewell(line));
  const isEnd = place >= 0 && lines.slice(place).every(({ length }) => length <= MAX_CHARS);
  return isEnd ? lines.slice(0, place) : lines;
}

/** A wish at the end of a recipe: 'Bon appétit!', 'Hugs, Ann'. */
export function isFarewell(line: string): boolean {
  return line.length <= MAX_CHARS && FAREWELL.test(fold(line));
}
