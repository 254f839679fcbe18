import type { UnitName } from '../language/measures/measures.ts';
import { knownWords } from '../language/known-words.ts';
import { wordsIn } from '../language/patterns.ts';
import type { LineWord } from './line-segments.ts';
import type { Place } from './line-reading.ts';
import { unitNameAt } from './unit-names.ts';
import type { WordRoles } from './word-roles.ts';

/** Units that stand behind their food and count it: 'garlic cloves', 'celery ribs'. */
const BEHIND: ReadonlySet<UnitName> = new Set<UnitName>([
  'clove',
  'rib',
  'bulb',
  'sprig',
  'stalk',
  'stem',
  'ear',
]);

export interface SplitName {
  unit: UnitName;
  place: Place;
  /** The name without it. */
  words: readonly LineWord[];
}

/** The unit that ends a name, 'cloves' of 'garlic cloves' and 'zehen' of 'Knoblauchzehen'; null where none does. */
export function unitInName(text: string, words: readonly LineWord[], roles: WordRoles): SplitName | null {
  const at = words.findLastIndex((word) => !roles.isPrepared(word));
  const last = words[at];
  if (!last) return null;
  const before = words.slice(0, at);
  const unit = unitNameAt(text, last.start, roles.language);
  const isBehind = roles.language === 'en' && before.some((word) => !roles.isOnlyDescribing(word));
  if (isBehind && unit?.end === last.end && BEHIND.has(unit.name))
    return { unit: unit.name, place: last, words: [...before, ...words.slice(at + 1)] };
  const ending = wordsIn(knownWords(roles.language).line?.unitEndings).find(
    (end) => last.text.length > end.length + 2 && last.text.endsWith(end),
  );
  if (ending === undefined) return null;
  const start = last.end - ending.length;
  // The 's' of 'vitlöksklyfta' joins two words.
  const end = roles.language === 'sv' && text[start - 1] === 's' ? start - 1 : start;
  const food = { ...last, end, text: text.slice(last.start, end) };
  return { unit: 'clove', place: { start, end: last.end }, words: [...before, food, ...words.slice(at + 1)] };
}
