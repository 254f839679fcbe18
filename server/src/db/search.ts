import { foldForSearch, splitWords, withoutSigns } from '@larder/shared/language/search';
import { sql, type RawBuilder, type SqlBool } from 'kysely';
import type { Db } from './db.ts';
import type { VaultId } from '@larder/shared/ids';

const ASCII = /^[\x20-\x7e]*$/;

/**
 * The words of a search, folded as the stored text is. Each may stand anywhere in the text, in any order; none means no
 * search. A word that another one contains says nothing new and is left out.
 */
export async function searchWords(db: Db, query: string | undefined): Promise<string[]> {
  return tellingWords(await typedWords(db, query));
}

/** The words of a search as they were typed, folded (as `searchedWords` in shared gives them). */
export async function typedWords(db: Db, query: string | undefined): Promise<string[]> {
  return splitWords(await foldQuery(db, withoutSigns(query ?? '')));
}

/** Those that a search asks for. */
export function tellingWords(typed: readonly string[]): string[] {
  const words = [...new Set(typed)];
  const telling = words.filter((word) => !words.some((other) => other !== word && other.includes(word)));
  // Rows are asked word by word until one is missing: long words are rarer.
  return telling.sort((a, b) => b.length - a.length);
}

/** True in SQL when `folded`, a text folded on the way, contains every word. (strpos, because LIKE takes twice as long.) */
export function containsAll(folded: RawBuilder<unknown>, words: readonly string[]): RawBuilder<SqlBool> {
  return all(words.map((word) => sql`strpos(${folded}, ${word}) > 0`));
}

/**
 * How far searches look into a recipe: where the text of `recipe_search` is cut (migration 0011; nowhere for all of it), and
 * which parts of it that leaves.
 */
const LOOKS_AT = {
  titleAndDescription: { cut: '\n', parts: 1 },
  allButDifficultyAndNotes: { cut: '\t', parts: 2 },
  all: { cut: undefined, parts: 3 },
} as const;

/** At least one word, as `searchWords` gives them. */
export interface Search {
  words: readonly string[];
  lookingAt: keyof typeof LOOKS_AT;
}

/**
 * True in SQL when that much of the recipe in `recipe_search as s` contains every word. (What stands before a word differs
 * from the whole when the word is there. strpos finds it as fast, and then counts the characters before it three times as long.)
 */
export function recipeHasAll({ words, lookingAt }: Search): RawBuilder<SqlBool> {
  const { cut } = LOOKS_AT[lookingAt];
  const text = cut === undefined ? sql`s.search_text` : sql`split_part(s.search_text, ${cut}, 1)`;
  return all(words.map((word) => sql`split_part(${text}, ${word}, 1) <> ${text}`));
}

/**
 * The blocks of a person's index (migration 0041), each with the recipes in it that contain every word: rows of
 * `(block, recipes)`, none for a library that is not indexed.
 */
export function blocksFound(vaultId: VaultId, { words, lookingAt }: Search): RawBuilder<unknown> {
  return sql`search_found(${vaultId}::uuid, ${words}::text[], ${LOOKS_AT[lookingAt].parts})`;
}

/** The recipes that contain every word, of those that wait to be indexed (migration 0048): of a library that is not, of all. */
export function waitingFound(vaultId: VaultId, { words, lookingAt }: Search): RawBuilder<unknown> {
  return sql`search_waiting(${vaultId}::uuid, ${words}::text[], ${LOOKS_AT[lookingAt].parts})`;
}

/** Joins `recipe_search as s` with its place in the index and with `found`, which is `blocksFound`. */
export const withPlaces = sql`left join search_places p on p.user_id = s.user_id and p.recipe_id = s.recipe_id
  left join found on found.block = p.block`;

/** True in SQL, after `withPlaces`, when the recipe contains every word: by the index, or by its text while it waits for that. */
export function isFound(search: Search): RawBuilder<SqlBool> {
  return sql<SqlBool>`case when p.block >= 0 then get_bit(found.recipes, p.place) = 1 else ${recipeHasAll(search)} end`;
}

function all(conditions: readonly RawBuilder<unknown>[]): RawBuilder<SqlBool> {
  return sql<SqlBool>`(${sql.join(conditions, sql` and `)})`;
}

/** What was typed, folded as the texts are that searches look into. */
export async function foldQuery(db: Db, query: string): Promise<string> {
  if (ASCII.test(query)) return foldForSearch(query);
  const { rows } = await sql<{ folded: string }>`select fold_for_search(${query}) as folded`.execute(db);
  return rows[0]?.folded ?? '';
}
