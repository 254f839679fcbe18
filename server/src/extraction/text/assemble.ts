import { toHeader } from '@larder/shared/recipe-text/sections';
import { anyOf } from '../language/lexicon.ts';
import { withoutEmptySections } from '../lines/sections.ts';
import { isOnlyNumber, withoutStepNumber } from '../lines/steps.ts';
import { EMOJI } from './clean.ts';
import { andItems } from './inline-items.ts';
import { bounded, headerOf, namesNoSection } from './ingredient-lines.ts';
import { stripped } from './line-markers.ts';
import { saysHowItKeeps } from './steps.ts';
import { withWholeLines } from './whole-lines.ts';
import type { Tagged } from './tagger/tag.ts';
import { mentionsIn, type RoleSpan } from './tagger/spans.ts';

/** The lists of a recipe as its writer wrote them. */
export interface Lists {
  ingredients: string[];
  steps: string[];
}

/** The ingredients and steps that the tagger found in a text, each a line, headers among the ingredients. */
export function listsOf(tagged: Tagged): Lists {
  const { text } = tagged.pieces;
  const ingredients: string[] = [];
  const steps: string[] = [];
  for (const span of withWholeLines(tagged)) {
    const lines = linesOf(text, span);
    if (span.role === 'header') ingredients.push(...lines.map(tidyHeader).filter(isSaid));
    else if (span.role === 'ingredient') for (const line of lines) addItems(ingredients, tidyItem(line));
    else if (span.role === 'step')
      for (const line of lines) steps.push(withoutNextNumber(tidyStep(line), steps.length + 2));
  }
  const found = withoutEmptySections(ingredients);
  return {
    ingredients: bounded(
      found.some((line) => !line.startsWith('[')) ? found : mentionsIn(tagged).map(tidyItem).filter(isSaid),
    ),
    steps: bounded(withoutRemark(steps.filter(isSaid))),
  };
}

/** A span as its lines, with the marks that close it. */
function linesOf(text: string, { start, end }: RoleSpan): string[] {
  let last = end;
  while (last < text.length && /[.!?)。”"\]]/.test(text[last]!)) last++;
  return text.slice(start, last).split('\n');
}

const isSaid = (line: string) => /[\p{L}\p{N}]/u.test(line) && !isOnlyNumber(line);

const LEADERS = /\s*(?:\.{2,}|…|·{2,}|_{2,})\s*/g;
const END_MARKS = new RegExp(String.raw`(?:\s|${EMOJI}|[•*·|,;:/+→–—-])+$`, 'u');
const HASHTAGS = /(?:\s*#[\p{L}\p{M}\p{N}_]+)+$/u;

/** '3 - eggs' counts eggs. */
const COUNT_DASH = /^\d{1,2}\s?[-–]\s/;

function tidyItem(written: string): string {
  const untagged = written.replace(HASHTAGS, '');
  const text = (COUNT_DASH.test(untagged) ? untagged : stripped(untagged))
    .replace(LEADERS, ' ')
    .replace(END_MARKS, '');
  return unpaired(text.replace(AND_BEHIND, '').replace(/(?<=\p{L}{3})[.;]$/u, ''))
    .replace(/\s+/g, ' ')
    .trim();
}

const AND_BEHIND = new RegExp(String.raw`\s(?:${anyOf('and')}|&)$`, 'iu');

/** An item that opens with an amount on its own goes with what stands behind it. */
function addItems(items: string[], item: string): void {
  for (const part of andItems(item)) if (/\p{L}/u.test(part)) items.push(part);
}

function tidyHeader(written: string): string {
  const text = unpaired(stripped(written).replace(END_MARKS, ''));
  return isSaid(text) && !namesNoSection(text) ? headerOf(toHeader(text)) : '';
}

function tidyStep(written: string): string {
  return withoutStepNumber(stripped(written.replace(HASHTAGS, '')))
    .replace(END_MARKS, '')
    .trim();
}

/** '… for 8 minutes 2)' ends before the number of the next step. */
function withoutNextNumber(step: string, next: number): string {
  const number = /\s(\d{1,2})(?:[.)]|\ufe0f?\u20e3)?$/u.exec(step);
  return number && Number(number[1]) === next ? step.slice(0, number.index) : step;
}

/** 'Freezes really well.' behind the last step is none. */
function withoutRemark(steps: readonly string[]): string[] {
  return steps.length > 1 && saysHowItKeeps(steps.at(-1) ?? '') ? steps.slice(0, -1) : [...steps];
}

/** Without a bracket whose other half is not there. */
function unpaired(text: string): string {
  let depth = 0;
  for (const character of text) {
    if (character === '(') depth += 1;
    else if (character === ')') depth -= 1;
    if (depth < 0) return text.replace(/\)\s*$/, '').trim();
  }
  return depth > 0 ? text.replace(/^\(\s*|\s*\($/, '').trim() : text;
}
