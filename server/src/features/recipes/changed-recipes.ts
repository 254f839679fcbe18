import { LIST_MESSAGES } from '@larder/shared/list';
import type { ChangedRecipesDto, ChangedSinceInput } from '@larder/shared/recipe/schema';
import { sql } from 'kysely';
import { z } from 'zod';
import { ownedBy } from '../../access.ts';
import type { Deps, UserCtx } from '../../ctx.ts';
import { AppError } from '../../errors.ts';
import { recipeColumns, toRecipeDto, type RecipeRow } from './recipe-row.ts';

type ChangesCtx = Pick<UserCtx, 'db' | 'viewer'>;

const transaction = z.string().regex(/^\d{1,19}$/);
/** Before every other id. */
const NO_ID = '00000000-0000-0000-0000-000000000000';

/**
 * How far a copy of a library has come. Transactions that run while it is read may commit later, so what they change is
 * asked for from `next` on: the first transaction that was still running when this reading began.
 */
const place = z.tuple([
  z.enum(['all', 'changes']),
  /** The database that the numbers belong to. */
  z.string().max(100),
  /** `next` */
  transaction,
  /** Where the page before ended: its last creation time in microseconds, or transaction. */
  transaction,
  z.guid(),
]);
type Place = z.infer<typeof place>;

/**
 * The viewer's own recipes in full for a copy on a device: without a cursor all of them, newest first, with the cursor of an
 * answer what has changed since then. A recipe may come twice. `startsAnew`: the cursor means nothing here any more, and what
 * the device has is to be replaced.
 * @throws INVALID_INPUT for a cursor that no answer gave.
 */
export async function changedRecipes(ctx: ChangesCtx, input: ChangedSinceInput): Promise<ChangedRecipesDto> {
  const now = await present(ctx);
  const given = input.cursor ? decodePlace(input.cursor) : undefined;
  const isKnown = given?.[1] === now.origin;
  const from: Place = isKnown ? given : ['all', now.origin, now.next, LAST_TIME, NO_ID];
  const page =
    from[0] === 'all' ? await pageOfAll(ctx, from, input.limit) : await changes(ctx, from, input.limit, now);
  return { ...page, cursor: encodePlace(page.cursor), startsAnew: !isKnown };
}

/** After every creation time, in microseconds. */
const LAST_TIME = '253402300799999999';

interface Part extends Pick<ChangedRecipesDto, 'items' | 'deletedIds' | 'hasMore'> {
  cursor: Place;
}

async function pageOfAll(ctx: ChangesCtx, from: Place, limit: number): Promise<Part> {
  const [, origin, next, time, id] = from;
  const { rows } = await sql<RecipeRow & { time: string }>`
    select ${recipeColumns}, (extract(epoch from r.created_at) * 1000000)::bigint::text as time
    from recipes r
    where ${ownedBy(ctx.viewer, 'r')}
      and (r.created_at, r.id) < (to_timestamp(${time}::bigint / 1000000.0), ${id}::uuid)
    order by r.created_at desc, r.id desc limit ${limit + 1}`.execute(ctx.db);
  const hasMore = rows.length > limit;
  const last = rows[limit - 1];
  return {
    items: rows.slice(0, limit).map(toRecipeDto),
    deletedIds: [],
    hasMore,
    cursor:
      hasMore && last ? ['all', origin, next, last.time, last.id] : ['changes', origin, next, next, NO_ID],
  };
}

async function changes(ctx: ChangesCtx, from: Place, limit: number, now: Present): Promise<Part> {
  const [, origin, next, transaction, id] = from;
  const isFirst = id === NO_ID;
  const { rows } = await sql<{ changed_id: string; changed_in: string } & (RecipeRow | { id: null })>`
    select c.recipe_id as changed_id, c.changed_in::text, ${recipeColumns}
    from (select recipe_id, changed_in from recipe_changes c
      where ${ownedBy(ctx.viewer, 'c')} and (changed_in, recipe_id) > (${transaction}::text::xid8, ${id}::uuid)
      order by changed_in, recipe_id limit ${limit + 1}) c
    left join recipes r on r.id = c.recipe_id and ${ownedBy(ctx.viewer, 'r')}
    order by c.changed_in, c.recipe_id`.execute(ctx.db);
  const hasMore = rows.length > limit;
  const page = rows.slice(0, limit);
  const last = page.at(-1);
  // What began while the pages were read is seen by the next reading.
  const after = isFirst ? now.next : next;
  return {
    items: [
      ...new Map(
        page.flatMap((row) => (row.id === null ? [] : [[row.id, toRecipeDto(row)] as const])),
      ).values(),
    ],
    deletedIds: [...new Set(page.flatMap((row) => (row.id === null ? row.changed_id : [])))],
    hasMore,
    cursor:
      hasMore && last
        ? ['changes', origin, after, last.changed_in, last.changed_id]
        : ['changes', origin, after, after, NO_ID],
  };
}

interface Present {
  origin: string;
  next: string;
}

/** Asked before the rows: what commits in between comes twice rather than not at all. */
async function present({ db }: ChangesCtx): Promise<Present> {
  const { rows } = await sql<Present>`
    select pg_snapshot_xmin(pg_current_snapshot())::text as next,
      concat_ws('.', o.id, s.system_identifier, c.timeline_id) as origin
    from recipe_changes_origin o, pg_control_system() s, pg_control_checkpoint() c`.execute(db);
  const [row] = rows;
  if (!row) throw new Error('The origin of changes is missing');
  return row;
}

function encodePlace(given: Place): string {
  return Buffer.from(JSON.stringify(given)).toString('base64url');
}

function decodePlace(cursor: string): Place {
  try {
    return place.parse(JSON.parse(Buffer.from(cursor, 'base64url').toString()));
  } catch (cause) {
    throw new AppError('INVALID_INPUT', LIST_MESSAGES.invalidCursor, { cause });
  }
}

/** Removes what a later change of the same recipe made needless. A device that reads meanwhile finds the later one. */
export async function sweepChanges({ db }: Pick<Deps, 'db'>): Promise<void> {
  await sql`
    delete from recipe_changes c using recipe_changes later
    where later.user_id = c.user_id and later.recipe_id = c.recipe_id and later.changed_in > c.changed_in`.execute(
    db,
  );
}
