import { cs, pl, tr } from './east.ts';
import { da, no, sv } from './north.ts';
import type { Pieces } from './pieces.ts';
import { es, it, pt } from './south.ts';
import { de, fr, nl } from './west.ts';

/** Recipes of our own writing, by language. */
export const PIECES: Readonly<Record<string, Pieces>> = { de, fr, es, pt, it, pl, sv, da, no, cs, tr, nl };
