import type { PageRecipe } from '../labels.ts';
import { ASIAN } from './asia.ts';
import { NORTHERN } from './north.ts';
import { SLAVIC } from './slavic.ts';
import { SOUTHERN } from './south.ts';

/** Recipes written for this, in languages that few known pages are in. */
export const COOKBOOK: readonly PageRecipe[] = [...SLAVIC, ...SOUTHERN, ...NORTHERN, ...ASIAN];
