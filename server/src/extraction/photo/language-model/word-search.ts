import { WORD_START, type LetterModel } from './letter-model.ts';
import type { Span } from './span.ts';

const WIDTH = 40;
export const MODEL_WEIGHT = 0.8;
/** The model finds every word less likely than a shorter one. */
export const LENGTH_BONUS = 1.6;

/** A reading of the first steps: how likely it is when the step before had no letter, and when it had the last one. */
interface Beginning {
  none: number;
  last: number;
  /** What the letter model and the length say for it. */
  favour: number;
}

/** The words that may stand in a span, by what the recogniser saw and what the language writes: a prefix beam search. */
export function likelyWords(span: Span, model: LetterModel): string[] {
  let beam = new Map<string, Beginning>([['', { none: 1, last: 0, favour: 0 }]]);
  for (const step of span) {
    const next = new Map<string, Beginning>();
    const reach = (word: string, favour: () => number): Beginning => {
      const known = next.get(word) ?? { none: 0, last: 0, favour: favour() };
      next.set(word, known);
      return known;
    };
    for (const [word, { none, last, favour }] of beam) {
      const same = () => favour;
      reach(word, same).none += (none + last) * step.none;
      for (const [letter, probability] of step.letters) {
        const longer = word + letter;
        const more = () =>
          favour + MODEL_WEIGHT * model.logOf(WORD_START + longer, longer.length) + LENGTH_BONUS;
        if (!word.endsWith(letter)) reach(longer, more).last += (none + last) * probability;
        else {
          reach(word, same).last += last * probability;
          if (none > 0) reach(longer, more).last += none * probability;
        }
      }
    }
    const best = [...next]
      .map(([word, beginning]) => ({ word, beginning, score: scoreOf(beginning) }))
      .sort((a, b) => b.score - a.score)
      .slice(0, WIDTH);
    beam = new Map(best.map(({ word, beginning }) => [word, beginning]));
  }
  return [...beam.keys()];
}

const scoreOf = ({ none, last, favour }: Beginning) => Math.log(none + last) + favour;
