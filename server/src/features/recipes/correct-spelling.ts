import { sql } from 'kysely';
import { ownedBy } from '../../access.ts';
import type { UserCtx } from '../../ctx.ts';
import { blocksFound, recipeHasAll } from '../../db/search.ts';
import { lookedThrough } from './choose-recipes.ts';
import { editsBetween } from './edits-between.ts';

type SpellingCtx = Pick<UserCtx, 'db' | 'viewer'>;

const LETTERS = /^\p{L}+$/u;
/** Of words that are meant; among shorter ones too many are near each other. */
const MIN_LETTERS = 5;
const MIN_LETTERS_FOR_TWO = 8;
const editsIn = (word: string): number => (word.length >= MIN_LETTERS_FOR_TWO ? 2 : 1);
/** Signs that stand around words in recipes (as migration 0041 has them), at most so many at one. */
const AROUND_WORDS = '.,;:!?()[]"\'*/–—-';
const SIGNS = 3;
/** Of recipes that wait to be indexed: more would take a second. */
const LOOKED_THROUGH = 1_000;

/**
 * The words with those that no recipe of the viewer's holds replaced by what they were probably meant to be, out of the
 * library's own words: one wrong letter, two from eight letters on. Null where nothing is misspelt, or nothing is near.
 */
export async function correctSpelling(ctx: SpellingCtx, typed: readonly string[]): Promise<string[] | null> {
  const spelt: string[] = [];
  for (const word of typed) {
    const meant = (await isHeld(ctx, word)) ? word : await nearestWord(ctx, word);
    if (meant === null) return null;
    spelt.push(meant);
  }
  return spelt.some((word, n) => word !== typed[n]) ? spelt : null;
}

async function isHeld({ db, viewer }: SpellingCtx, word: string): Promise<boolean> {
  const search = { words: [word], lookingAt: 'all' } as const;
  const { rows } = await sql`
    select from ${blocksFound(viewer.vaultId, search)} as found where bit_count(found.recipes) > 0
    union all
    select from ${lookedThrough(viewer)} as s where ${recipeHasAll(search)} limit 1`.execute(db);
  return rows.length > 0;
}

async function nearestWord({ db, viewer }: SpellingCtx, word: string): Promise<string | null> {
  const edits = word.length >= MIN_LETTERS_FOR_TWO - 2 ? 2 : 1;
  if (word.length < MIN_LETTERS - 1 || !LETTERS.test(word)) return null;
  const lengths = sql`between ${word.length - edits}::integer and ${word.length + edits}::integer`;
  // Two letters that changed places are two edits to Levenshtein, and one here.
  const { rows: near } = await sql<{ word: string; recipes: number }>`
    with held as (
      select unnest(string_to_array(d.bare_words, ' ')) as word
      from search_dictionary d
      where ${ownedBy(viewer, 'd')} and d.bare_words <> '' and char_length(split_part(d.words, ' ', 1)) <= ${word.length + edits + SIGNS}
        and char_length(split_part(d.words, ' ', -1)) >= ${word.length - edits}
      union all
      select bare_word from (select s.search_text from ${lookedThrough(viewer)} as s limit ${LOOKED_THROUGH}) as s
      cross join string_to_table(translate(s.search_text, E'\\n\\t', '  '), ' ') as word
      cross join lateral (select btrim(word, ${AROUND_WORDS}) as bare_word) as bare),
    near as (
      select word, count(*) as times from held
      where case when char_length(word) ${lengths} then levenshtein_less_equal(word, ${word}, ${edits + 1}) <= ${edits + 1} end
      group by 1)
    select word, times + coalesce((
      select sum(coalesce(cardinality(w.places), bit_count(w.recipes))) from search_blocks b
      join search_words w on w.user_id = b.user_id and w.block = b.block and w.word = near.word
      where ${ownedBy(viewer, 'b')}), 0)::integer as recipes
    from near`.execute(db);
  const [best] = near
    .map((row) => ({ ...row, edits: editsBetween(row.word, word) }))
    .filter(
      (row) => row.edits <= editsIn(row.word) && row.word.length >= MIN_LETTERS && LETTERS.test(row.word),
    )
    .sort((a, b) => a.edits - b.edits || b.recipes - a.recipes || (a.word < b.word ? -1 : 1));
  return best?.word ?? null;
}
