import { RECIPE_LIMITS } from '@larder/shared/recipe/messages';
import { inlineItems, unseparatedItems } from './inline-items.ts';
import { type CaptionLine } from './lines.ts';
import { anyOf } from '../language/lexicon.ts';
import { isLongIngredient, isStrongIngredient, isWeakIngredient } from '../lines/ingredients.ts';
import { partNamed } from '../lines/headings.ts';
import { beginsForThe, isShouting, withoutEmptySections } from '../lines/sections.ts';
import { cutText, splitLongLine } from '@larder/shared/recipe-text/cut-text';
import { headerText, isHeader, toHeader } from '@larder/shared/recipe-text/sections';

/** 'For 1 jar:', 'Recipe:' and 'Blend:' name no part of it. */
const NO_HEADING = new RegExp(
  String.raw`^(?:${anyOf('forWord', 'makes', 'portions')}\s\d.*|(?:full\s)?${anyOf('recipe', 'noHeadings')})\s?[:：]?$`,
  'iu',
);

/** True for what heads a whole list or nothing: 'Ingredients', 'For 1 jar', 'Blend'. */
export function namesNoSection(header: string): boolean {
  return NO_HEADING.test(header) || partNamed(header) !== undefined;
}

const MAX_SUBHEADING = 60;

/** 'For the sauce:', 'Rice:' */
export function isSubheading(text: string): boolean {
  if (text.length > MAX_SUBHEADING || /^[\d½¼¾⅓⅔]/.test(text)) return false;
  return (
    /[:：]$/.test(text) ||
    isHeader(text) ||
    (beginsForThe(text) && text.split(' ').length <= 5 && !/[,.]/.test(text))
  );
}

const MAX_SHOUT = 40;

export function isShouted(text: string): boolean {
  return isShouting(text, MAX_SHOUT);
}

/** The items of one line: a list that was written with commas is taken apart. */
export function itemsIn(line: CaptionLine, isBehindHeading: boolean): CaptionLine[] {
  if (line.kind !== 'text') return [line];
  const separate = inlineItems(line.text);
  const items = separate.length > 1 ? separate : unseparatedItems(line.text);
  const least = isBehindHeading ? 2 : separate.length > 1 ? 4 : 3;
  const amounts = items.filter((item) => isStrongIngredient(item)).length;
  if (items.length < least || amounts * 2 < items.length) return [line];
  return items.map((text) => ({ ...line, text }));
}

export function ingredientLines(lines: readonly CaptionLine[]): string[] {
  const texts = lines.filter(({ kind }) => kind === 'text');
  const marked = texts.filter(({ mark }) => mark !== null).length;
  const isList = marked * 2 > texts.length;
  const strong = texts.filter(({ text }) => isStrongIngredient(text)).length;
  const shouted = texts.filter(({ text }) => isShouted(text)).length;
  const found: string[] = [];
  for (const { text, mark, isHead } of texts) {
    if (NO_HEADING.test(text) && isSubheading(text)) continue;
    if (isHead || isSubheading(text) || (isShouted(text) && shouted * 2 < texts.length && strong > 0)) {
      found.push(headerOf(text));
    } else if (
      isStrongIngredient(text) ||
      isWeakIngredient(text) ||
      isLongIngredient(text) ||
      (isList && mark !== null) ||
      strong === 0
    ) {
      found.push(...splitLongLine(text));
    }
  }
  return withoutEmptySections(found).slice(0, RECIPE_LIMITS.listItems);
}

export function headerOf(text: string): string {
  return cutText(toHeader(headerText(text) ?? text.replace(/\s*[:：]\s*$/, '')), RECIPE_LIMITS.listItem);
}

/** Within the limits of a recipe: an over-long line becomes several. */
export function bounded(lines: readonly string[]): string[] {
  return lines.flatMap(splitLongLine).slice(0, RECIPE_LIMITS.listItems);
}
