import { sql } from 'kysely';
import type { Deps } from '../../../ctx.ts';
import type { Db } from '../../../db/db.ts';
import { lockLinks } from '../../recipes/links.ts';
import { noteBroughtLinks } from '../brought.ts';
import type { MovedLink } from '../formats/contract.ts';
import type { MoveLease } from '../lease.ts';
import { addWithinRoom } from './within-room.ts';
import { withoutCircles, type Edge } from './without-circles.ts';

/** Linked in one transaction, which keeps others from linking in the vault. */
const AT_ONCE = 500;

/**
 * Links the lines that the file links, of recipes that came with it to others of them. What would lead from a recipe back to itself is left
 * out, and so is what there is no room for. Doing it again changes nothing.
 */
export async function addLinks(
  { db, now, signal }: Pick<Deps, 'db' | 'now'> & { signal: AbortSignal },
  lease: MoveLease,
  links: readonly MovedLink[],
): Promise<void> {
  for (let from = 0; from < links.length; from += AT_ONCE) {
    signal.throwIfAborted();
    const isAdded = await addWithinRoom({ db, now }, lease, async (trx) => {
      await lockLinks(trx, lease.vaultId);
      await linkSome(trx, lease, links.slice(from, from + AT_ONCE));
    });
    if (!isAdded) return;
  }
}

interface NewLink extends Edge {
  line: string;
  yields: string;
}

async function linkSome(db: Db, lease: MoveLease, links: readonly MovedLink[]): Promise<void> {
  const { rows: known } = await sql<Edge>`
    select recipe_id as "from", linked_id as "to" from recipe_links where user_id = ${lease.vaultId}`.execute(
    db,
  );
  const added = withoutCircles(known, await newLinks(db, lease, links));
  if (added.length === 0) return;
  await sql`
    insert into recipe_links (user_id, recipe_id, line_hash, linked_id, yields)
    select ${lease.vaultId}::uuid, n.recipe_id, md5(n.line)::uuid, n.linked_id, n.yields
    from unnest(${added.map(({ from }) => from)}::uuid[], ${added.map(({ line }) => line)}::text[],
      ${added.map(({ to }) => to)}::uuid[], ${added.map(({ yields }) => yields)}::text[])
      as n (recipe_id, line, linked_id, yields)
    on conflict do nothing`.execute(db);
  await noteBroughtLinks(db, lease, [...new Set(added.map(({ from }) => from))]);
}

/** Those of lines that are there and have no link yet, with the recipes that came for their entries. */
async function newLinks(db: Db, lease: MoveLease, links: readonly MovedLink[]): Promise<NewLink[]> {
  const { rows } = await sql<NewLink>`
    select n.from, n.to, n.line, n.yields from (
      select distinct on (r.id, g.line) r.id as "from", l.id as "to", g.line, g.yields, g.nth
      from unnest(${links.map(({ recipe }) => recipe)}::text[], ${links.map(({ linked }) => linked)}::text[],
        ${links.map(({ line }) => line)}::text[], ${links.map(({ yields }) => yields)}::text[])
        with ordinality as g (recipe, linked, line, yields, nth)
      join move_items i on i.move_id = ${lease.id} and i.entry = g.recipe
      join move_items j on j.move_id = ${lease.id} and j.entry = g.linked
      join recipes r on r.id = i.recipe_id and r.user_id = ${lease.vaultId}
      join recipes l on l.id = j.recipe_id and l.user_id = r.user_id
      where g.line = any (r.ingredients)
        and not exists (select from recipe_links k where k.recipe_id = r.id and k.line_hash = md5(g.line)::uuid)
      order by r.id, g.line, g.nth) n
    order by n.nth`.execute(db);
  return rows;
}
