import { LABEL_FIELDS } from '@larder/shared/recipe/fields';
import { evidenceOf } from './evidence.ts';
import type { Candidate, DraftEvidence, RecipeFields, SourceName } from './fields.ts';
import { hasAmount } from '../lines/amounts.ts';
import { isHeader } from '@larder/shared/recipe-text/sections';
import { isIngredientShaped } from '../lines/ingredients.ts';
import { withoutHeaders } from '../lines/sections.ts';
import { chooseTitle } from './title.ts';
import type { OutlineItem } from './outline.ts';
import { withHeadersOfPage } from './page-sections.ts';
import { rankPictures } from './pictures.ts';
import { withoutRepeatedMeasures, withoutRepeats } from './repeats.ts';
import { withSectionsOf } from './sections.ts';
import { lineKey, sharedWords, wordsOf } from './text.ts';

/** The order in which sources are believed, field by field, where nothing speaks against them. */
const TRUST: readonly SourceName[] = [
  'json-ld',
  'microdata',
  'plugin',
  'embedded-json',
  'visible',
  'meta',
  'pictures',
];

interface Merged {
  fields: RecipeFields;
  evidence: DraftEvidence;
}

/** One recipe out of what all sources found: each field from the most trusted source that has a sensible value. */
export function mergeCandidates(candidates: readonly Candidate[], items: readonly OutlineItem[]): Merged {
  const pageTitle = candidates.find(({ source }) => source === 'meta')?.title;
  const chosen = TRUST.map((source) =>
    richest(
      candidates.filter((candidate) => candidate.source === source),
      pageTitle,
    ),
  ).filter((candidate) => candidate !== undefined);
  const first = <K extends keyof RecipeFields>(field: K) =>
    chosen.map((candidate) => candidate[field]).find((value) => !isEmpty(value));
  const fields: RecipeFields = {
    title: chooseTitle(chosen, items).title,
    description: first('description'),
    images: rankPictures(chosen),
    ingredients: mergeIngredients(chosen, items),
    instructions: mergeInstructions(chosen),
    prepTime: positive(chosen, 'prepTime'),
    cookTime: positive(chosen, 'cookTime'),
    totalTime: positive(chosen, 'totalTime'),
    servings: first('servings'),
    difficulty: first('difficulty'),
    ...Object.fromEntries(LABEL_FIELDS.map((field) => [field, first(field)])),
  };
  return { fields, evidence: evidenceOf(fields, chosen) };
}

function isEmpty(value: unknown): boolean {
  return value === undefined || value === '' || (Array.isArray(value) && value.length === 0);
}

function positive(
  chosen: readonly Candidate[],
  field: 'prepTime' | 'cookTime' | 'totalTime',
): number | undefined {
  const values = chosen.map((candidate) => candidate[field]).filter((value) => value !== undefined);
  return values.find((value) => value > 0) ?? values[0];
}

/** Of several recipes in one source the one that the page is about: the most complete, the one its title names. */
function richest(candidates: readonly Candidate[], pageTitle: string | undefined): Candidate | undefined {
  const titleWords = wordsOf(pageTitle ?? '');
  const points = (candidate: Candidate) =>
    (withoutHeaders(candidate.ingredients ?? []).length > 0 ? 2 : 0) +
    ((candidate.instructions ?? []).length > 0 ? 2 : 0) +
    (candidate.images !== undefined && candidate.images.length > 0 ? 0.5 : 0) +
    2 * sharedWords(wordsOf(candidate.title ?? ''), titleWords) +
    Math.min((candidate.ingredients ?? []).length, 20) / 40;
  let winner: Candidate | undefined;
  for (const candidate of candidates) {
    if (winner === undefined || points(candidate) > points(winner)) winner = candidate;
  }
  return winner && completed(winner, candidates);
}

/** Two tools on one page often describe the same recipe, each with fields that the other lacks. */
function completed(winner: Candidate, candidates: readonly Candidate[]): Candidate {
  const twins = candidates.filter(
    (other) => other !== winner && lineKey(other.title ?? '') === lineKey(winner.title ?? ''),
  );
  const fields: Candidate = { ...winner };
  for (const twin of twins) {
    for (const key of Object.keys(twin) as (keyof Candidate)[]) {
      if (isEmpty(fields[key])) Object.assign(fields, { [key]: twin[key] });
    }
  }
  return fields;
}

function mergeIngredients(chosen: readonly Candidate[], items: readonly OutlineItem[]): string[] {
  const lists = chosen
    .map(({ ingredients }) => ingredients ?? [])
    .filter((list) => withoutHeaders(list).length > 0);
  const visible = withoutRepeatedMeasures(
    chosen.find(({ source }) => source === 'visible')?.ingredients ?? [],
  );
  const trusted = lists.find((list) => isSensible(list, visible, items)) ?? lists[0] ?? [];
  if (isPartOf(trusted, visible) && withoutHeaders(visible).every(isIngredientShaped)) return visible;
  const once = withoutRepeatedMeasures(trusted);
  const headed = withHeadersOfPage(once, items);
  return headed.some(isHeader) ? headed : withSectionsOf(once, visible);
}

/** Structured lists without amounts, or of one line, lose against a visible list that has them. */
function isSensible(
  list: readonly string[],
  visible: readonly string[],
  items: readonly OutlineItem[],
): boolean {
  if (list === visible) return true;
  const lines = withoutHeaders(list);
  const seen = withoutHeaders(visible);
  if (seen.length < 2) return true;
  const amounts = lines.filter(hasAmount).length / lines.length;
  const seenAmounts = seen.filter(hasAmount).length / seen.length;
  if (lines.length === 1) return false;
  if (seen.length >= lines.length && lines.some((line) => /^0 \D/.test(line))) return false;
  const isShown = items.some(({ text }) => lineKey(text) === lineKey(lines[0] ?? ''));
  return !(amounts < 0.3 && seenAmounts > 0.6) && (isShown || !isTurnedAround(lines, seen));
}

/** 'flour, 500 g' in the data and '500 g flour' on the page: people write the amount first. */
function isTurnedAround(lines: readonly string[], seen: readonly string[]): boolean {
  const first = (list: readonly string[]) =>
    list.filter((line) => /^[\d½¼¾⅓⅔⅛]/.test(line)).length / list.length;
  if (lines.length !== seen.length || first(lines) > 0.3 || first(seen) < 0.6) return false;
  return sharedWords(wordsOf(lines.join(' ')), wordsOf(seen.join(' '))) > 0.9;
}

function mergeInstructions(chosen: readonly Candidate[]): string[] {
  const description = wordsOf(
    chosen.map((candidate) => candidate.description).find((text) => text !== undefined) ?? '',
  );
  const visible = withoutRepeats(chosen.find(({ source }) => source === 'visible')?.instructions ?? []);
  const lists = chosen.map(({ instructions }) => instructions ?? []).filter((list) => list.length > 0);
  const isDescription = (list: readonly string[]) =>
    list.length === 1 && sharedWords(wordsOf(list[0] ?? ''), description) > 0.8;
  const trusted = lists.find((list) => !isDescription(list)) ?? lists[0] ?? [];
  if (isSameInMoreSteps(visible, trusted) || isPartOf(trusted, visible)) return visible;
  return withoutRepeats(isSameWithoutNames(visible, trusted) ? withoutHeaders(trusted) : trusted);
}

/** Names of steps that the page, which shows the same steps, does not show. */
function isSameWithoutNames(visible: readonly string[], trusted: readonly string[]): boolean {
  const steps = withoutHeaders(trusted);
  if (steps.length === trusted.length || steps.length !== visible.length || visible.some(isHeader))
    return false;
  return sharedWords(wordsOf(steps.join(' ')), wordsOf(visible.join(' '))) > 0.985;
}

/** One paragraph in the data and real steps on the page, with the same words: the page knows where steps end. */
function isSameInMoreSteps(visible: readonly string[], trusted: readonly string[]): boolean {
  if (trusted.length === 0 || trusted.some(isHeader) || visible.length < trusted.length * 2) return false;
  return sharedWords(wordsOf(withoutHeaders(visible).join(' ')), wordsOf(trusted.join(' '))) > 0.9;
}

/** The data holds only some lines of what the page shows: the first section, or whatever a faulty template repeats. */
function isPartOf(trusted: readonly string[], visible: readonly string[]): boolean {
  const lines = withoutHeaders(trusted).map(lineKey);
  const seen = withoutHeaders(visible).map(lineKey);
  if (lines.length === 0 || seen.length < lines.length * 1.4 || seen.length > lines.length * 8) return false;
  const shown = seen.join(' ');
  const lengths = [lines, seen].map((keys) => keys.reduce((sum, key) => sum + key.length, 0));
  return (lengths[1] ?? 0) > (lengths[0] ?? 0) * 1.5 && lines.every((key) => shown.includes(key));
}
