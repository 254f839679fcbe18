import { headerText, toHeader } from '@larder/shared/recipe-text/sections';
import { decodeEntities, plainLines } from '../../../../extraction/page/text.ts';
import type { MovedRecipe } from '../contract.ts';

// Programs that took recipes from pages left marks of HTML in their texts, and entities encoded once more.

const ENTITY = /&(?:#\d{1,7}|#x[\da-f]{1,6}|[a-z][a-z\d]{1,31});/i;
const TAG =
  /<\/?(?:p|br|b|i|u|em|strong|span|div|font|ul|ol|li|h[1-6]|a|sup|sub|small|table|tbody|tr|td|hr)(?:\s[^<>]{0,1000})?\/?>/i;

/** Blanks that hold a line together, and what nobody sees: pages leave them between an amount and its unit. */
const BLANKS = /[\u00a0\u2007\u2009\u202f]/g;
const UNSEEN = /[\u00ad\u200b\u2060\ufeff]/g;

/**
 * A text as it is shown: without tags, its entities as the signs that they stand for, with plain blanks. A text without any is left
 * as it is.
 */
export function readable(text: string): string {
  if (TAG.test(text)) return plainLines(text).join('\n');
  const decoded = ENTITY.test(text) ? decodeEntities(text) : text;
  if (decoded !== text && TAG.test(decoded)) return plainLines(decoded).join('\n');
  return decoded.replace(BLANKS, ' ').replace(UNSEEN, '');
}

/** The same for lines, of which one that holds blocks is several. */
function readableLines(lines: readonly string[]): string[] {
  return lines.flatMap((line) => {
    const heading = headerText(line);
    if (heading !== null) return [toHeader(readable(heading).replaceAll('\n', ' '))];
    const shown = readable(line);
    return shown === line ? [line] : shown.split(line.includes('\n') ? /(?!)/ : '\n');
  });
}

/** Every text of a recipe as it is shown. */
export function readableRecipe<T extends Omit<MovedRecipe, 'kind' | 'entry'>>(recipe: T): T {
  const { description, notes, nutrition, sourceName, cuisine, tags, leftOver } = recipe;
  return {
    ...recipe,
    title: readable(recipe.title),
    ingredients: readableLines(recipe.ingredients),
    instructions: readableLines(recipe.instructions),
    ...(description !== undefined && { description: readable(description) }),
    ...(notes !== undefined && { notes: readable(notes) }),
    ...(nutrition !== undefined && { nutrition: readable(nutrition) }),
    ...(sourceName !== undefined && { sourceName: readable(sourceName) }),
    ...(cuisine && { cuisine: cuisine.map(readable) }),
    ...(tags && { tags: tags.map(readable) }),
    ...(leftOver && { leftOver: leftOver.map(({ label, text }) => ({ label, text: readable(text) })) }),
  };
}
