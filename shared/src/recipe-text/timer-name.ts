import { foldWithPositions } from '../language/fold.ts';
import { anyFolded, stepWordsOf } from '../language/step-patterns.ts';
import { namedIn, type LineInSection } from './step-ingredients.ts';
import type { StepTimer } from './timers.ts';

const WAITING = new RegExp(
  String.raw`(?<![\p{L}\p{M}])${anyFolded(stepWordsOf('waiting'))}(?![\p{L}\p{M}])`,
  'gu',
);
/** A sentence ends here; a decimal point and an abbreviated unit do not end one. */
const END = /[.!?;](?=\s|$)|\n/gu;

/**
 * What a timer is for, in a word of the step: what is done meanwhile ('Bake'), else the ingredient ('Garlic'). The nearest before
 * its time counts, then the nearest behind it; of the words between two timers each has those on its side of the
 * comma. Null where neither is said.
 */
export function timerName(
  text: string,
  timers: readonly StepTimer[],
  index: number,
  ingredients: readonly LineInSection[],
): string | null {
  const timer = timers[index];
  if (!timer) return null;
  const ends = [...text.matchAll(END)].map(({ index: end }) => end);
  const comma = (after: number, until: number) => {
    const at = text.indexOf(',', after);
    return at >= 0 && at < until ? at : undefined;
  };
  const [last, next] = [timers[index - 1]?.end, timers[index + 1]?.start];
  const sentence = (ends.findLast((end) => end < timer.start) ?? -1) + 1;
  const from = Math.max(sentence, last === undefined ? 0 : (comma(last, timer.start) ?? last));
  const sentenceEnd = ends.find((end) => end >= timer.end) ?? text.length;
  const to = Math.min(sentenceEnd, next === undefined ? text.length : (comma(timer.end, next) ?? next));
  const [before, behind] = [text.slice(from, timer.start), text.slice(timer.end, to)];
  const word =
    waitingIn(before).at(-1) ??
    waitingIn(behind)[0] ??
    namedIn(before, ingredients).at(-1) ??
    namedIn(behind, ingredients)[0];
  return word === undefined ? null : word.charAt(0).toLocaleUpperCase() + word.slice(1);
}

/** As they are written: of 'haeve' in the folded text 'hæve'. */
function waitingIn(written: string): string[] {
  const { text, originalOf } = foldWithPositions(written);
  return [...text.matchAll(WAITING)].map(({ index, 0: word }) => {
    const { start, end } = originalOf(index, index + word.length);
    return written.slice(start, end);
  });
}
