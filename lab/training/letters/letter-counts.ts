import { folded } from '../../../server/src/extraction/photo/language-model/fold.ts';
import { mixed } from '../../../server/src/extraction/photo/language-model/hashed-table.ts';
import {
  ORDER,
  seedOf,
  SURPRISE_STEP,
  WORD_START,
} from '../../../server/src/extraction/photo/language-model/letter-model.ts';

/** What was seen less often is left out, by how many letters it has. */
const LEAST = [1, 1, 1, 2, 2, 3, 3];

/** How surprising each letter is after those before it, by the hash of both: Witten and Bell's estimate, in steps. */
export function letterSurprises(lines: readonly string[], language: string): Map<number, number> {
  const counts = countedLetters(lines);
  const contexts = followersOf(counts);
  const known = new Map<string, number>();
  const likely = (letters: string): number => {
    if (letters === '') return 1 / 40;
    const before = known.get(letters);
    if (before !== undefined) return before;
    const shorter = likely(letters.length === 1 ? '' : letters.slice(1));
    const context = contexts.get(letters.slice(0, -1));
    const share =
      context === undefined
        ? shorter
        : ((counts.get(letters) ?? 0) + context.kinds * shorter) / (context.all + context.kinds);
    known.set(letters, share);
    return share;
  };
  const surprises = new Map<number, number>();
  for (const [letters, count] of counts) {
    if (count < (LEAST[letters.length - 1] ?? 1)) continue;
    surprises.set(hashOf(letters, language), Math.round(-Math.log(likely(letters)) / SURPRISE_STEP));
  }
  return surprises;
}

/** Every stretch of letters, of lines without blanks and of the beginnings of words. */
function countedLetters(lines: readonly string[]): Map<string, number> {
  const counts = new Map<string, number>();
  const count = (letters: string) => counts.set(letters, (counts.get(letters) ?? 0) + 1);
  for (const line of lines) {
    const plain = folded(line);
    const text = plain.replaceAll(/[^a-z]/g, '');
    for (let end = 1; end <= text.length; end++)
      for (let order = 1; order <= Math.min(ORDER, end); order++) count(text.slice(end - order, end));
    for (const [word] of plain.matchAll(/[a-z]+/g))
      for (let end = 1; end < Math.min(ORDER, word.length + 1); end++) count(WORD_START + word.slice(0, end));
  }
  return counts;
}

function followersOf(counts: ReadonlyMap<string, number>): Map<string, { all: number; kinds: number }> {
  const contexts = new Map<string, { all: number; kinds: number }>();
  for (const [letters, count] of counts) {
    const context = letters.slice(0, -1);
    const known = contexts.get(context) ?? { all: 0, kinds: 0 };
    contexts.set(context, { all: known.all + count, kinds: known.kinds + 1 });
  }
  return contexts;
}

function hashOf(letters: string, language: string): number {
  let hash = seedOf(language);
  for (let at = letters.length - 1; at >= 0; at--) hash = mixed(hash, letters.charCodeAt(at));
  return hash;
}
