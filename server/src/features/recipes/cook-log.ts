import type { Page } from '@larder/shared/list';
import { RECIPE_LIMITS, RECIPE_MESSAGES } from '@larder/shared/recipe/messages';
import type {
  CookedDto,
  DeleteCookedInput,
  ListCookedInput,
  LogCookedInput,
} from '@larder/shared/recipe/schema';
import { sql, type SqlBool } from 'kysely';
import { ownedBy, personalTo } from '../../access.ts';
import type { UserCtx } from '../../ctx.ts';
import { comesAfter, cutPage, decodeCursor, type ListOrder } from '../../db/paging.ts';
import { inTransaction } from '../../db/transaction.ts';
import { AppError } from '../../errors.ts';
import { imageJson } from '../images/image-row.ts';
import { recipeNotFound } from './errors.ts';
import { attachPlate, dropPlate } from './plates.ts';

const ORDER = { column: 'cooked_on', direction: 'desc', kind: 'day' } as const satisfies ListOrder;
/** It is tomorrow somewhere already: no time zone is further ahead of UTC. */
const FURTHEST_AHEAD_MS = 14 * 60 * 60_000;

const columns = sql`k.id, k.cooked_on::text as "cookedOn", k.note, ${imageJson(sql.ref('k.photo_id'))} as photo`;

type CookCtx = Pick<UserCtx, 'db' | 'viewer' | 'now'>;

/**
 * When the recipe was cooked, the last time first, in pages.
 * @throws RECIPE_NOT_FOUND unless the recipe is the viewer's own.
 */
export async function listCooked({ db, viewer }: CookCtx, input: ListCookedInput): Promise<Page<CookedDto>> {
  const isMeant = sql<SqlBool>`(${personalTo(viewer, 'k')} and ${input.withPhoto ? sql`k.photo_id is not null` : sql`true`})`;
  const counted = await sql<{ total: number }>`
    select (select count(*) from cook_log k where k.recipe_id = r.id and ${isMeant}) as total
    from recipes r where r.id = ${input.id} and ${ownedBy(viewer, 'r')}`.execute(db);
  if (!counted.rows[0]) throw recipeNotFound();
  const after = input.cursor ? decodeCursor(ORDER, input.cursor) : null;
  const { rows } = await sql<CookedDto>`
    select ${columns} from cook_log k
    where k.recipe_id = ${input.id} and ${isMeant} and ${after ? comesAfter(ORDER, 'k', after) : sql`true`}
    order by k.cooked_on desc, k.id desc limit ${input.limit + 1}`.execute(db);
  const page = cutPage(rows, {
    limit: input.limit,
    order: ORDER,
    positionOf: (row) => ({ key: row.cookedOn, id: row.id }),
  });
  return { items: [...page.rows], total: counted.rows[0].total, nextCursor: page.nextCursor };
}

/**
 * Writes an entry into the recipe's cook log, or over the one that has this id already. The same sent again changes nothing.
 * @throws RECIPE_NOT_FOUND unless the recipe is the viewer's own; INVALID_INPUT for a day in the future, where the log is full, or unless
 *   the photo is the viewer's and of no other entry; GALLERY_LIMIT where there is no room for a photo.
 */
export async function logCooked(ctx: CookCtx, input: LogCookedInput): Promise<CookedDto> {
  const { id, entryId, cookedOn, note, photoId } = input;
  const lastDay = new Date(ctx.now().getTime() + FURTHEST_AHEAD_MS).toISOString().slice(0, 10);
  if (cookedOn > lastDay) {
    const message = RECIPE_MESSAGES.cookedDay;
    throw new AppError('INVALID_INPUT', message, { fields: { cookedOn: [message] } });
  }
  return inTransaction(ctx, async (inside) => {
    await lockRecipe(inside, id);
    const before = (await findCooked(inside, input))?.photo?.id;
    const photo = photoId === undefined ? before : photoId;
    if (photo && photo !== before) await attachPlate(inside, id, photo);
    const { rows } = await sql`
      insert into cook_log (recipe_id, id, user_id, cooked_on, note, photo_id, created_at)
      select r.id, ${entryId}, ${ctx.viewer.userId}, ${cookedOn}, ${note}, ${photo ?? null}, ${ctx.now()} from recipes r
      where r.id = ${id} and ${ownedBy(inside.viewer, 'r')}
        and (select count(*) from cook_log k where k.recipe_id = r.id and k.id <> ${entryId}) < ${RECIPE_LIMITS.cooked}
      on conflict (recipe_id, id) do update set cooked_on = excluded.cooked_on, note = excluded.note, photo_id = excluded.photo_id
      returning id`.execute(inside.db);
    if (rows.length === 0) throw new AppError('INVALID_INPUT', RECIPE_MESSAGES.cookedMost);
    if (before && before !== photo) await dropPlate(inside, before);
    return (await findCooked(inside, input))!;
  });
}

/** An entry as it is now; undefined where it, or the recipe, is gone. */
export async function findCooked(
  { db, viewer }: CookCtx,
  { id, entryId }: { id: string; entryId: string },
): Promise<CookedDto | undefined> {
  const { rows } = await sql<CookedDto>`
    select ${columns} from cook_log k
    where k.recipe_id = ${id} and k.id = ${entryId} and ${personalTo(viewer, 'k')}`.execute(db);
  return rows[0];
}

/**
 * Deletes an entry; one that is gone already is no error.
 * @throws RECIPE_NOT_FOUND unless the recipe is the viewer's own.
 */
export async function deleteCooked(ctx: CookCtx, input: DeleteCookedInput): Promise<DeleteCookedInput> {
  return inTransaction(ctx, async (inside) => {
    await lockRecipe(inside, input.id);
    const before = await findCooked(inside, input);
    await inside.db
      .deleteFrom('cook_log')
      .where('recipe_id', '=', input.id)
      .where('id', '=', input.entryId)
      .where(personalTo(inside.viewer, 'cook_log'))
      .execute();
    if (before?.photo) await dropPlate(inside, before.photo.id);
    return input;
  });
}

/** Before what the person stores is, as a save does; and calls at once do not all find the same room. */
async function lockRecipe({ db, viewer }: CookCtx, id: string): Promise<void> {
  const found = await db
    .selectFrom('recipes')
    .select('id')
    .where('id', '=', id)
    .where(ownedBy(viewer, 'recipes'))
    .forNoKeyUpdate()
    .executeTakeFirst();
  if (!found) throw recipeNotFound();
}
