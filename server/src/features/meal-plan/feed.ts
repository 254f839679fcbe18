import { paths } from '@larder/shared/paths';
import { asLanguage } from '@larder/shared/messages/language';
import type { PlanFeedDto } from '@larder/shared/plan/schema';
import { sql } from 'kysely';
import { editableBy, ownedBy } from '../../access.ts';
import { hashToken, isTokenShaped, newToken } from '../../auth/tokens.ts';
import type { UserCtx } from '../../ctx.ts';
import type { Db } from '../../db/db.ts';
import type { Feed } from './calendar.ts';
import { planNotFound } from './errors.ts';

/** Since when there is an address at which calendars read the viewer's plan; null without one. */
export async function getFeed({ db, viewer }: Pick<UserCtx, 'db' | 'viewer'>): Promise<PlanFeedDto | null> {
  const feed = await db
    .selectFrom('meal_plan_feeds')
    .select('created_at')
    .where(ownedBy(viewer, 'meal_plan_feeds'))
    .executeTakeFirst();
  return feed ? { createdAt: feed.created_at } : null;
}

/** Makes an address, in the place of the one before. It is known only now: its hash is stored. @throws PLAN_NOT_FOUND for a reader. */
export async function makeFeed({ db, viewer, now, language }: UserCtx): Promise<{ path: string }> {
  if (viewer.role === 'reader') throw planNotFound();
  const token = newToken();
  const feed = { token_hash: hashToken(token), language, created_at: now() };
  await db
    .insertInto('meal_plan_feeds')
    .values({ user_id: viewer.vaultId, ...feed })
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet(feed))
    .execute();
  return { path: paths.planCalendar(token) };
}

/** The address leads nowhere from now on. */
export async function endFeed({ db, viewer }: Pick<UserCtx, 'db' | 'viewer'>): Promise<void> {
  await db.deleteFrom('meal_plan_feeds').where(editableBy(viewer, 'meal_plan_feeds')).execute();
}

/** The plan of an address, with the number of its last change and those of its recipes; undefined where the address leads nowhere. */
export async function findFeed(db: Db, token: string): Promise<(Feed & { version: string }) | undefined> {
  if (!isTokenShaped(token)) return undefined;
  const last = (entity: string) => sql`(
    select c.changed_in::text from entity_changes c where c.vault_id = f.user_id and c.entity = ${entity}
    order by c.changed_in desc limit 1)`;
  const { rows } = await sql<{ vaultId: Feed['vaultId']; language: string; version: string }>`
    select f.user_id as "vaultId", f.language, concat_ws(' ', ${last('planEntry')}, ${last('recipe')}) as version
    from meal_plan_feeds f where f.token_hash = ${hashToken(token)}`.execute(db);
  const [feed] = rows;
  return feed && { ...feed, language: asLanguage(feed.language) ?? 'en' };
}
