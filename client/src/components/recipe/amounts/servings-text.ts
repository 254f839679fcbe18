import * as messages from '#messages/common.json';
import { LANGUAGE } from '@larder/shared/messages/built-language';
import { format } from '@larder/shared/messages/format';
import { scaleServings } from '@larder/shared/recipe-text/servings';

/** '× 1.69' */
export function factorText(factor: number): string {
  return `×\u00a0${Number(factor.toFixed(2)).toLocaleString(LANGUAGE)}`;
}

/** '6 servings'; without a number of servings the batches: '1.5×'. */
export function servingsText(servings: number | null, factor: number): string {
  return servings === null
    ? `${Number(factor.toFixed(2))}×`
    : format(messages.servingCount, { servings: scaleServings(servings, factor) });
}
