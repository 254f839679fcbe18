import { RECIPE_MESSAGES } from '@larder/shared/recipe/messages';
import type { KeptLink, RecipeLinkDto } from '@larder/shared/recipe/links';
import type { LinkLineInput, RecipeLinksInput } from '@larder/shared/recipe/schema';
import type { VaultId } from '@larder/shared/ids';
import { sql, type RawBuilder, type SqlBool } from 'kysely';
import { editableBy, recipeVisibleTo } from '../../access.ts';
import type { UserCtx } from '../../ctx.ts';
import type { Db } from '../../db/db.ts';
import { inTransaction } from '../../db/transaction.ts';
import { AppError } from '../../errors.ts';
import { recipeNotFound } from './errors.ts';

type LinkCtx = Pick<UserCtx, 'db' | 'viewer' | 'now'>;

/** The lines of `recipes as r` that have a link, with it, each line once: `line`, and the columns of `recipe_links as k`. */
const linkedLines = sql`(select distinct line from unnest(r.ingredients) as line) i
  join recipe_links k on k.recipe_id = r.id and k.line_hash = md5(i.line)::uuid`;

/** True in SQL when the line of `recipe_links as k` is in its recipe. */
const isLive = sql<SqlBool>`exists (
  select from recipes r, unnest(r.ingredients) as line where r.id = k.recipe_id and md5(line)::uuid = k.line_hash)`;

/** The links of `recipes as r` as JSON, for a copy on a device. */
export const keptLinks: RawBuilder<KeptLink[]> = sql`(
  select coalesce(json_agg(json_build_object('line', i.line, 'linkedId', k.linked_id, 'yields', k.yields) order by i.line), '[]')
  from ${linkedLines})`;

/**
 * The links of a recipe to recipes that the viewer may see, too.
 * @throws RECIPE_NOT_FOUND unless the viewer may see the recipe, as theirs, in a collection or by the link that shares it.
 */
export async function readLinks(
  { db, viewer }: LinkCtx,
  { id, shareId }: RecipeLinksInput,
): Promise<RecipeLinkDto[]> {
  const { rows } = await sql<{ links: RecipeLinkDto[] }>`
    select (
      select coalesce(json_agg(json_build_object('line', i.line, 'yields', k.yields,
        'recipe', json_build_object('id', l.id, 'title', l.title, 'servings', l.servings)) order by i.line), '[]')
      from ${linkedLines} join recipes l on l.id = k.linked_id and l.user_id = r.user_id
      where ${recipeVisibleTo(viewer, 'l')}) as links
    from recipes r
    where r.id = ${id} and (${recipeVisibleTo(viewer, 'r')}
      or exists (select from recipe_shares s where s.recipe_id = r.id and s.share_id = ${shareId ?? null}::uuid))`.execute(
    db,
  );
  if (!rows[0]) throw recipeNotFound();
  return rows[0].links;
}

/**
 * Links a line to another recipe of the vault, or to none. Sent again it changes nothing.
 * @throws RECIPE_NOT_FOUND unless the recipe is the viewer's own; INVALID_INPUT when the line is another one by now, the linked recipe is not
 * there, or leads back to this one.
 */
export async function linkLine(ctx: LinkCtx, input: LinkLineInput): Promise<{ id: string }> {
  const { id, line, linkedId, yields = null } = input;
  await inTransaction(ctx, async ({ db, viewer }) => {
    await lockLinks(db, viewer.vaultId);
    await findLine({ db, viewer }, input);
    if (linkedId === null) {
      await sql`delete from recipe_links where recipe_id = ${id} and line_hash = md5(${line})::uuid`.execute(
        db,
      );
      return;
    }
    await refuseCircle(db, id, linkedId);
    const { numAffectedRows } = await sql`
      insert into recipe_links as k (user_id, recipe_id, line_hash, linked_id, yields, created_at)
      select ${viewer.vaultId}::uuid, ${id}::uuid, md5(${line})::uuid, l.id, coalesce(${yields}, ''), ${ctx.now()}
      from recipes l where l.id = ${linkedId} and ${editableBy(viewer, 'l')}
      on conflict (recipe_id, line_hash) do update
        set linked_id = excluded.linked_id, yields = case
          when ${yields}::text is null and k.linked_id = excluded.linked_id then k.yields else excluded.yields end`.execute(
      db,
    );
    if (numAffectedRows === 0n) throw refused('linkedId', RECIPE_MESSAGES.linkedGone);
    await removeForgotten(db, id);
  });
  return { id };
}

/** Two links at once might make a circle: those of a vault are made one after the other. */
export async function lockLinks(db: Db, vaultId: VaultId): Promise<void> {
  await sql`select from vaults where id = ${vaultId} for no key update`.execute(db);
}

async function findLine(
  { db, viewer }: Pick<LinkCtx, 'db' | 'viewer'>,
  { id, line, linkedId }: LinkLineInput,
): Promise<void> {
  const { rows } = await sql<{ hasLine: boolean }>`
    select ${line} = any (r.ingredients) as "hasLine" from recipes r
    where r.id = ${id} and ${editableBy(viewer, 'r')} for key share`.execute(db);
  if (!rows[0]) throw recipeNotFound();
  if (linkedId !== null && !rows[0].hasLine) throw refused('line', RECIPE_MESSAGES.linkedLineGone);
}

/**
 * Refuses what would lead from a recipe back to itself. Links on the way of lines that are no more in their recipe would do so when they
 * come back: these go.
 */
async function refuseCircle(db: Db, id: string, linkedId: string): Promise<void> {
  if (!(await leadsTo(db, linkedId, id))) return;
  if (await leadsTo(db, linkedId, id, isLive)) throw refused('linkedId', RECIPE_MESSAGES.linkedCircle);
  await sql`delete from recipe_links k where not ${isLive}
    and k.recipe_id in (${reachedFrom(linkedId, sql`true`)}) and k.linked_id in (${leadingTo(id)})`.execute(
    db,
  );
}

/** The recipes that lead to one by links, itself among them. */
const leadingTo = (to: string) => sql`
  with recursive leading_to (id) as (
    select ${to}::uuid union select k.recipe_id from leading_to join recipe_links k on k.linked_id = leading_to.id)
  select id from leading_to`;

/** The recipes that one leads to by the links `counted`, itself among them. */
const reachedFrom = (from: string, counted: RawBuilder<SqlBool>) => sql`
  with recursive reached (id) as (
    select ${from}::uuid union select k.linked_id from reached join recipe_links k on k.recipe_id = reached.id where ${counted})
  select id from reached`;

/** Whether links lead from a recipe to another one, or it is that itself. */
async function leadsTo(
  db: Db,
  from: string,
  to: string,
  counted: RawBuilder<SqlBool> = sql`true`,
): Promise<boolean> {
  const { rows } = await sql<{ leads: boolean }>`
    select ${to}::uuid in (${reachedFrom(from, counted)}) as leads`.execute(db);
  return rows[0]?.leads ?? false;
}

/** Links of lines that no version has any more cannot come back. */
async function removeForgotten(db: Db, id: string): Promise<void> {
  await sql`
    delete from recipe_links k where k.recipe_id = ${id} and not ${isLive} and not exists (
      select from recipe_versions v, jsonb_array_elements_text(v.content -> 'ingredients') as line
      where v.recipe_id = k.recipe_id and md5(line)::uuid = k.line_hash)`.execute(db);
}

function refused(field: keyof LinkLineInput, message: string): AppError {
  return new AppError('INVALID_INPUT', message, { fields: { [field]: [message] } });
}
