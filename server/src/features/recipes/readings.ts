import { knowEveryWord } from '@larder/shared/language/every-word';
import type { RecipeFoodsDto } from '@larder/shared/recipe/schema';
import { LANGUAGES } from '@larder/shared/language/languages';
import { foodKey } from '@larder/shared/recipe-text/food-key';
import { foodRulesIn, lineWords } from '@larder/shared/recipe-text/food-rules';
import { likeliestLanguage } from '@larder/shared/recipe-text/likely-languages';
import { LINE_READER, readLine } from '@larder/shared/recipe-text/read-line';
import { linesInSections } from '@larder/shared/recipe-text/step-ingredients';
import { sql } from 'kysely';
import { setImmediate as nextRound } from 'node:timers/promises';
import { ownedBy } from '../../access.ts';
import type { Deps, UserCtx } from '../../ctx.ts';
import { foodRulesOf } from '../food-rules/food-rules.ts';
import { recipeNotFound } from './errors.ts';

/** What is stored of a line: what food rules and whatever is grouped by foods go by. */
interface StoredLine {
  place: number;
  /** See `lineWords`. */
  words: string;
  /** The food and what may be used instead, as they are written. */
  foods: string[];
}

interface Reading {
  language: string;
  lines: StoredLine[];
}

interface Texts {
  ingredients: string[];
  instructions: string[];
}

/**
 * What the lines of a recipe are of, by every name that was said to mean it: from what is stored, and read now where the version has not
 * been read yet, or by a reader before this one.
 * @throws RECIPE_NOT_FOUND unless the recipe is of the viewer's vault.
 */
export async function readFoods(
  { db, viewer }: Pick<UserCtx, 'db' | 'viewer'>,
  id: string,
): Promise<RecipeFoodsDto> {
  const { rows } = await sql<Texts & { reader: number; language: string | null; lines: StoredLine[] | null }>`
    select r.ingredients, r.instructions, t.reader, t.language, t.lines
    from recipes r left join recipe_readings t on t.recipe_id = r.id
    where r.id = ${id} and ${ownedBy(viewer, 'r')}`.execute(db);
  const [row] = rows;
  if (!row) throw recipeNotFound();
  const { reader, language: stored, lines } = row;
  const reading = reader === LINE_READER && stored && lines ? { language: stored, lines } : readingOf(row);
  const rules = foodRulesIn(reading.language, await foodRulesOf(db, viewer.vaultId));
  return {
    language: reading.language,
    lines: reading.lines.map(({ place, words, foods }) => {
      const said = rules.foodOfLine(words);
      return { place, foods: (said === undefined ? foods : [said]).flatMap(rules.namesOf) };
    }),
  };
}

function readingOf({ ingredients, instructions }: Texts): Reading {
  knowEveryWord();
  const language = likeliestLanguage([...ingredients, ...instructions]);
  const lines = linesInSections(ingredients).map(({ index: place, text }) => {
    const reading = readLine(text, language);
    const { food, alternatives } = reading;
    return { place, words: lineWords(text, reading), foods: food === null ? [] : [food, ...alternatives] };
  });
  return { language, lines };
}

/** The foods that the lines need, each once by its key, as they are written; what may be used instead is not needed. */
function neededBy({ language, lines }: Reading): Map<string, string> {
  const needed = lines.flatMap(({ foods: [food] }): [string, string][] =>
    food === undefined ? [] : [[foodKey(food, language), food]],
  );
  return new Map(needed.reverse());
}

/** What recipes need besides the foods with these keys, as they write it, by their ids. */
export async function missingFoods(
  { db }: Pick<UserCtx, 'db'>,
  recipeIds: readonly string[],
  have: readonly string[],
): Promise<Map<string, string[]>> {
  const { rows } = await sql<Reading & { id: string }>`
    select t.recipe_id as id, t.language, t.lines from recipe_readings t
    where t.recipe_id = any (${recipeIds}::uuid[]) and t.lines is not null`.execute(db);
  return new Map(
    rows.map(({ id, ...reading }) => [
      id,
      [...neededBy(reading)].flatMap(([key, food]) => (have.includes(key) ? [] : food)).reverse(),
    ]),
  );
}

/** How readings may name these foods, in whatever language, by every name that was said to mean them. */
export async function keysOfFoods(
  { db, viewer }: Pick<UserCtx, 'db' | 'viewer'>,
  foods: readonly string[],
): Promise<string[]> {
  knowEveryWord();
  const rules = await foodRulesOf(db, viewer.vaultId);
  const keys = Object.keys(LANGUAGES).flatMap((language) => {
    const { namesOf } = foodRulesIn(language, rules);
    return foods.flatMap(namesOf).map((food) => foodKey(food, language));
  });
  return [...new Set(keys)];
}

const AT_ONCE = 20;
const SWEEP_MS = 20_000;

/** Reads what is to be read, and what a reader before this one has read: some of it at a time, so that other jobs go on. */
export async function sweepReadings({ db }: Pick<Deps, 'db'>): Promise<void> {
  const end = Date.now() + SWEEP_MS;
  while (Date.now() < end && (await readSome(db)) > 0);
}

/** Locks nothing while it reads: a version that was saved meanwhile stays to be read. */
async function readSome(db: Deps['db']): Promise<number> {
  const { rows } = await sql<Texts & { id: string; version: number }>`
    select r.id, t.version, r.ingredients, r.instructions from recipe_readings t join recipes r on r.id = t.recipe_id
    where t.reader < ${LINE_READER} limit ${AT_ONCE}`.execute(db);
  const read = [];
  for (const { id, version, ...texts } of rows) {
    const reading = readingOf(texts);
    read.push({ id, version, ...reading, keys: [...neededBy(reading).keys()] });
    await nextRound();
  }
  await sql`
    update recipe_readings t set reader = ${LINE_READER}, language = given.language, lines = given.lines, food_keys = given.keys
    from jsonb_to_recordset(${JSON.stringify(read)}::jsonb) as given (id uuid, version int, language text, lines jsonb, keys text[])
    where t.recipe_id = given.id and t.version = given.version`.execute(db);
  return rows.length;
}
