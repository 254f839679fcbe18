import { FOOD_RULE_LIMITS } from '@larder/shared/food-rule/messages';
import type { AddFoodRuleInput } from '@larder/shared/food-rule/schema';
import { sql } from 'kysely';
import type { Deps } from '../../../ctx.ts';
import type { Db } from '../../../db/db.ts';
import { writeLeased } from '../../../jobs/lease.ts';
import type { MoveLease } from '../lease.ts';

/** Adds what the file says of foods, as far as there is room; what was said here before counts. Doing it again changes nothing. */
export async function addFoodRules(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  lease: MoveLease,
  rules: readonly AddFoodRuleInput[],
): Promise<void> {
  if (rules.length === 0) return;
  await db.transaction().execute(async (trx) => {
    const { id, vaultId } = lease;
    await writeLeased(lease, trx.updateTable('moves').set({ updated_at: now() }));
    await trx.selectFrom('vaults').select('id').where('id', '=', vaultId).forNoKeyUpdate().execute();
    // In the order of the file: each a moment after the one before.
    await sql`
      insert into food_rules (user_id, kind, food, is_food, language, move_id, created_at)
      select ${vaultId}::uuid, given.kind, given.food, given."isFood", given.language, ${id}::uuid, ${now()}::timestamptz + given.place * interval '1 ms'
      from rows from (jsonb_to_recordset(${JSON.stringify(rules)}::jsonb) as (kind text, food text, "isFood" text, language text))
        with ordinality as given (kind, food, "isFood", language, place)
      order by given.place
      limit greatest(0, ${FOOD_RULE_LIMITS.rules} - (select count(*) from food_rules where user_id = ${vaultId}))
      on conflict do nothing`.execute(trx);
  });
}

/** Removes what a move brought and nobody has said again since. */
export async function removeFoodRules(db: Db, { id, vaultId }: MoveLease): Promise<void> {
  await db.deleteFrom('food_rules').where('move_id', '=', id).where('user_id', '=', vaultId).execute();
}
