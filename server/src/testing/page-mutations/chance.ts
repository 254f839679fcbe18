import { createHash } from 'node:crypto';
import { numbersFrom } from '../mutated-pages.ts';

/** Reproducible choices: the same seed makes the same page on every machine. */
export interface Chance {
  pick: <T>(list: readonly T[]) => T;
  /** A short name that says nothing, always the same for the same text. */
  name: (text: string) => string;
}

export function chanceOf(seed: string): Chance {
  const next = numbersFrom(createHash('sha256').update(seed).digest().readInt32LE(0));
  return {
    pick: <T>(list: readonly T[]) => list[Math.floor(next() * list.length)] as T,
    name: (text) =>
      `z${createHash('sha256')
        .update(`${seed} ${text}`)
        .digest('hex')
        .slice(0, 7)
        .replace(/[a-f]/g, (letter) => 'qxjkvw'['abcdef'.indexOf(letter)] ?? '')}`,
  };
}
