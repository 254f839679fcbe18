import type { TickRecipeInput } from '@larder/shared/recipe/schema';
import { TICK_HOURS, type TickDto } from '@larder/shared/recipe/ticks';
import { sql, type RawBuilder } from 'kysely';
import { ownedBy } from '../../access.ts';
import type { Deps, UserCtx } from '../../ctx.ts';
import { recipeNotFound } from './errors.ts';
import type { UserId } from '@larder/shared/ids';

type TickCtx = Pick<UserCtx, 'db' | 'viewer' | 'now'>;

/** A person's ticks of `recipes as r` as JSON, those whose line is still there. */
export const ticksOf = (person: UserId): RawBuilder<TickDto[]> => sql`(
  select coalesce(json_agg(json_build_object('place', t.place, 'isTicked', t.is_ticked,
    'at', round(extract(epoch from t.ticked_at) * 1000)::bigint) order by t.place), '[]')
  from recipe_ticks t
  where t.recipe_id = r.id and t.user_id = ${person}::uuid and t.line_hash = md5(r.ingredients[t.place + 1])::uuid)`;

/** What is ticked off, on whatever device. @throws RECIPE_NOT_FOUND unless the recipe is the viewer's own. */
export async function readTicks({ db, viewer }: TickCtx, id: string): Promise<TickDto[]> {
  const { rows } = await sql<{ ticks: TickDto[] }>`
    select ${ticksOf(viewer.userId)} as ticks from recipes r where r.id = ${id} and ${ownedBy(viewer, 'r')}`.execute(
    db,
  );
  if (!rows[0]) throw recipeNotFound();
  return rows[0].ticks;
}

/**
 * Ticks ingredients off, or on again. Where another device has done so later, that counts; a line that is another one by now
 * is left out. A clock that is ahead cannot tick for ever.
 * @throws RECIPE_NOT_FOUND unless the recipe is the viewer's own.
 */
export async function tickRecipe(ctx: TickCtx, { id, ticks }: TickRecipeInput): Promise<{ id: string }> {
  const { db, viewer, now } = ctx;
  const recipe = await db
    .selectFrom('recipes')
    .select('id')
    .where('id', '=', id)
    .where(ownedBy(viewer, 'recipes'))
    .executeTakeFirst();
  if (!recipe) throw recipeNotFound();
  const given = [...new Map(ticks.map((tick) => [tick.place, tick])).values()];
  await sql`
    insert into recipe_ticks (recipe_id, user_id, place, line_hash, is_ticked, ticked_at)
    select r.id, ${viewer.userId}::uuid, given.place, md5(given.line)::uuid, given.is_ticked,
      least(to_timestamp(given.at / 1000.0), ${now()})
    from recipes r
    join unnest(${given.map(({ place }) => place)}::int[], ${given.map(({ line }) => line)}::text[],
      ${given.map(({ isTicked }) => isTicked)}::bool[], ${given.map(({ at }) => at)}::bigint[])
      as given (place, line, is_ticked, at) on r.ingredients[given.place + 1] = given.line
    where r.id = ${id} and ${ownedBy(viewer, 'r')}
    on conflict (recipe_id, user_id, place) do update
      set line_hash = excluded.line_hash, is_ticked = excluded.is_ticked, ticked_at = excluded.ticked_at
      where recipe_ticks.ticked_at < excluded.ticked_at or recipe_ticks.line_hash <> excluded.line_hash`.execute(
    db,
  );
  return { id };
}

export async function sweepTicks({ db, now }: Pick<Deps, 'db' | 'now'>): Promise<void> {
  const tooOld = new Date(now().getTime() - TICK_HOURS * 60 * 60_000);
  await db.deleteFrom('recipe_ticks').where('ticked_at', '<', tooOld).execute();
}
