import * as messages from '#messages/common.json';
import { format } from '@larder/shared/messages/format';
import { scaleServings } from '@larder/shared/recipe-text/servings';
import type { Scale } from './recipe-amounts.ts';
import { factorText, servingsText } from './servings-text.ts';

/** 'Cook for 6 again' */
export function againText(servings: number | null, factor: number): string {
  return servings === null
    ? format(messages.cookAgainTimes, { factor: factorText(factor) })
    : format(messages.cookAgainFor, { servings: scaleServings(servings, factor) });
}

/** For how many, and why: '6 servings for 350 g flour (× 1.5)'; null where neither is known. */
export function scaleText(servings: number | null, { factor, reason }: Scale): string | null {
  if (servings === null && factor === 1) return null;
  const shown = servingsText(servings, factor);
  return reason === undefined
    ? shown
    : format(messages.servingsFor, { servings: shown, reason, factor: factorText(factor) });
}
