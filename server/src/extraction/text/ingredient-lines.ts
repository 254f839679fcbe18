import { RECIPE_LIMITS } from '@larder/shared/recipe/messages';
import { inlineItems, unseparatedItems } from './inline-items.ts';
import { type CaptionLine } from './lines.ts';
import { isLongIngredient, isStrongIngredient, isWeakIngredient } from './predicates.ts';
import { cutText, splitLongLine } from '@larder/shared/recipe-text/cut-text';
import { headerText, isHeader, toHeader } from '@larder/shared/recipe-text/sections';

/** 'For 1 jar:', 'Recipe:' and 'Blend:' name no part of it. */
const NO_HEADING =
  /^(?:(?:for|makes|serves)\s\d.*|(?:the |full )?recipe|rezept|receta|recette|ricetta|recept|receita|blend|mix|combine)\s?[:：]?$/iu;

const MAX_SUBHEADING = 60;

/** 'For the sauce:', 'Rice:' */
export function isSubheading(text: string): boolean {
  if (text.length > MAX_SUBHEADING || /^[\d½¼¾⅓⅔]/.test(text)) return false;
  return (
    /[:：]$/.test(text) ||
    (/^(?:for the|for serving|to serve|to finish|to garnish|für (?:den|die|das)|pour (?:la|le|les)|para (?:la|el|o|a|las|los)|per (?:la|il|lo|le|i)|voor (?:de|het))(?:\s|$)/iu.test(
      text,
    ) &&
      text.split(' ').length <= 5 &&
      !/[,.]/.test(text)) ||
    isHeader(text)
  );
}

export function isShouting(text: string): boolean {
  return text.length <= 40 && /\p{Lu}{3}/u.test(text) && !/\p{Ll}/u.test(text) && !/\d/.test(text);
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
  const shouted = texts.filter(({ text }) => isShouting(text)).length;
  const found: string[] = [];
  for (const { text, mark, isHead } of texts) {
    if (NO_HEADING.test(text) && isSubheading(text)) continue;
    if (isHead || isSubheading(text) || (isShouting(text) && shouted * 2 < texts.length && strong > 0)) {
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

export function withoutEmptySections(lines: readonly string[]): string[] {
  return lines.filter((line, index) => {
    const next = lines[index + 1];
    return !isHeader(line) || (next !== undefined && !isHeader(next));
  });
}

/** Within the limits of a recipe: an over-long line becomes several. */
export function bounded(lines: readonly string[]): string[] {
  return lines.flatMap(splitLongLine).slice(0, RECIPE_LIMITS.listItems);
}
