import type { Candidate, RecipeFields, SourceName } from './fields.ts';
import { hasAmount, isHeader, withoutHeaders } from './lines.ts';
import { withSectionsOf } from './sections.ts';
import { lineKey, sharedWords, wordsOf } from './text.ts';

/** The order in which sources are believed, field by field, where nothing speaks against them. */
const TRUST: readonly SourceName[] = ['json-ld', 'microdata', 'embedded-json', 'visible', 'meta'];

/** One recipe out of what all sources found: each field from the most trusted source that has a sensible value. */
export function mergeCandidates(candidates: readonly Candidate[]): RecipeFields {
  const pageTitle = candidates.find(({ source }) => source === 'meta')?.title;
  const chosen = TRUST.map((source) =>
    richest(
      candidates.filter((candidate) => candidate.source === source),
      pageTitle,
    ),
  ).filter((candidate) => candidate !== undefined);
  const first = <K extends keyof RecipeFields>(field: K) =>
    chosen.map((candidate) => candidate[field]).find((value) => !isEmpty(value));
  return {
    title: first('title'),
    description: first('description'),
    images: imagesOf(chosen),
    ingredients: mergeIngredients(chosen),
    instructions: mergeInstructions(chosen),
    prepTime: positive(chosen, 'prepTime'),
    cookTime: positive(chosen, 'cookTime'),
    totalTime: positive(chosen, 'totalTime'),
    servings: first('servings'),
    difficulty: first('difficulty'),
    tags: first('tags'),
  };
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

/** The picture that the page shows for itself comes first: it is the most often right and large. */
function imagesOf(chosen: readonly Candidate[]): string[] {
  const own = chosen.filter(({ source }) => source === 'meta');
  const others = chosen.filter(({ source }) => source !== 'meta');
  return [...own, ...others].flatMap(({ images }) => images ?? []);
}

function mergeIngredients(chosen: readonly Candidate[]): string[] {
  const lists = chosen
    .map(({ ingredients }) => ingredients ?? [])
    .filter((list) => withoutHeaders(list).length > 0);
  const visible = chosen.find(({ source }) => source === 'visible')?.ingredients ?? [];
  const trusted = lists.find((list) => isSensible(list, visible)) ?? lists[0] ?? [];
  return withSectionsOf(withoutRepeats(trusted), visible);
}

/** Structured lists without amounts, or of one line, lose against a visible list that has them. */
function isSensible(list: readonly string[], visible: readonly string[]): boolean {
  if (list === visible) return true;
  const lines = withoutHeaders(list);
  const seen = withoutHeaders(visible);
  if (seen.length < 2) return true;
  const amounts = lines.filter(hasAmount).length / lines.length;
  const seenAmounts = seen.filter(hasAmount).length / seen.length;
  if (lines.length === 1) return false;
  return !(amounts < 0.3 && seenAmounts > 0.6);
}

/** A list that a page holds twice over (metric and imperial aside, the very same lines) is one list. */
function withoutRepeats(lines: readonly string[]): string[] {
  const half = lines.length / 2;
  if (lines.length < 4 || !Number.isInteger(half)) return [...lines];
  const isDoubled = lines
    .slice(0, half)
    .every((line, index) => lineKey(line) === lineKey(lines[half + index] ?? ''));
  return isDoubled ? lines.slice(0, half) : [...lines];
}

function mergeInstructions(chosen: readonly Candidate[]): string[] {
  const lists = chosen.map(({ instructions }) => instructions ?? []).filter((list) => list.length > 0);
  const trusted = lists[0] ?? [];
  const visible = chosen.find(({ source }) => source === 'visible')?.instructions ?? [];
  return isSameInMoreSteps(visible, trusted) ? visible : withoutRepeats(trusted);
}

/** One paragraph in the data and real steps on the page, with the same words: the page knows where steps end. */
function isSameInMoreSteps(visible: readonly string[], trusted: readonly string[]): boolean {
  if (trusted.length === 0 || trusted.some(isHeader) || visible.length < trusted.length * 2) return false;
  return sharedWords(wordsOf(withoutHeaders(visible).join(' ')), wordsOf(trusted.join(' '))) > 0.9;
}
