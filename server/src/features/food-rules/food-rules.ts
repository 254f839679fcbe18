import { MESSAGES } from '@larder/shared/errors';
import { FOOD_RULE_LIMITS, FOOD_RULE_MESSAGES } from '@larder/shared/food-rule/messages';
import type {
  AddFoodRuleInput,
  FoodRule,
  FoodRuleKind,
  ListFoodRulesInput,
} from '@larder/shared/food-rule/schema';
import type { VaultId } from '@larder/shared/ids';
import type { Page } from '@larder/shared/list';
import { format } from '@larder/shared/messages/format';
import { sql } from 'kysely';
import { editableBy, ownedBy } from '../../access.ts';
import type { UserCtx } from '../../ctx.ts';
import type { Db } from '../../db/db.ts';
import { comesAfter, cutPage, decodeCursor, type ListOrder } from '../../db/paging.ts';
import { inTransaction } from '../../db/transaction.ts';
import { AppError } from '../../errors.ts';

type RuleCtx = Pick<UserCtx, 'db' | 'viewer' | 'now'>;

const NEWEST = { column: 'created_at', direction: 'desc', kind: 'time' } as const satisfies ListOrder;
const COLUMNS = ['id', 'kind', 'food', 'is_food', 'language', 'created_at'] as const;

interface FoodRuleRow {
  id: string;
  kind: string;
  food: string;
  is_food: string;
  language: string;
  created_at: Date;
}

/** What was said of foods in the viewer's vault, the last first. */
export async function listFoodRules(
  { db, viewer }: Pick<UserCtx, 'db' | 'viewer'>,
  { language, cursor, limit }: ListFoodRulesInput,
): Promise<Page<FoodRule>> {
  const own = db
    .selectFrom('food_rules')
    .where(ownedBy(viewer, 'food_rules'))
    .$if(language !== undefined, (query) => query.where('language', '=', language!));
  const after = cursor ? decodeCursor(NEWEST, cursor) : null;
  const rows = await own
    .select(COLUMNS)
    .$if(after !== null, (query) => query.where(comesAfter(NEWEST, 'food_rules', after!)))
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit + 1)
    .execute();
  const { total } = await own.select(({ fn }) => fn.countAll<number>().as('total')).executeTakeFirstOrThrow();
  const page = cutPage(rows, {
    limit,
    order: NEWEST,
    positionOf: (row) => ({ key: row.created_at, id: row.id }),
  });
  return { items: page.rows.map(toFoodRule), total, nextCursor: page.nextCursor };
}

/** All that was said of foods, the first first: few enough to be held at once. */
export async function foodRulesOf(db: Db, vaultId: VaultId): Promise<AddFoodRuleInput[]> {
  const rows = await db
    .selectFrom('food_rules')
    .select(['kind', 'food', 'is_food as isFood', 'language'])
    .where('user_id', '=', vaultId)
    .orderBy('created_at')
    .orderBy('id')
    .$narrowType<{ kind: FoodRuleKind }>()
    .execute();
  return rows;
}

/**
 * Says something of a food or line, in place of what was said before. Saying it again changes nothing but the order.
 * @throws INVALID_INPUT when there are too many; NOT_ALLOWED for a reader of the vault.
 */
export async function addFoodRule(ctx: RuleCtx, input: AddFoodRuleInput): Promise<FoodRule> {
  const { vaultId, role } = ctx.viewer;
  if (role === 'reader') throw new AppError('NOT_ALLOWED', MESSAGES.notAllowed);
  return inTransaction(ctx, async ({ db, now }) => {
    // Two at once must not both be the last one allowed.
    await db.selectFrom('vaults').select('id').where('id', '=', vaultId).forNoKeyUpdate().execute();
    const rule = input.kind === 'apart' ? inOneOrder(input) : input;
    const { kind, food, isFood, language } = rule;
    if (kind !== 'line') await removeContrary(db, vaultId, rule);
    const { rows } = await sql<FoodRuleRow>`
      insert into food_rules (user_id, kind, food, is_food, language, created_at)
      values (${vaultId}, ${kind}, ${food}, ${isFood}, ${language}, ${now()})
      on conflict (user_id, language, kind, lower(food), (case when kind = 'apart' then lower(is_food) else '' end))
        do update set food = excluded.food, is_food = excluded.is_food, created_at = excluded.created_at, move_id = null
      returning ${sql.join(COLUMNS.map((name) => sql.ref(name)))}`.execute(db);
    await refuseTooMany(db, vaultId);
    return toFoodRule(rows[0]!);
  });
}

/** What cannot be true beside it: two foods are not one and kept apart, and one of two names is the other. */
async function removeContrary(
  db: Db,
  vaultId: VaultId,
  { kind, food, isFood, language }: AddFoodRuleInput,
): Promise<void> {
  await sql`delete from food_rules
    where user_id = ${vaultId} and language = ${language} and kind in ('same', 'apart')
      and not (kind = ${kind} and lower(food) = lower(${food}))
      and (lower(food), lower(is_food)) in ((lower(${food}), lower(${isFood})), (lower(${isFood}), lower(${food})))`.execute(
    db,
  );
}

/** A pair is one, whichever of the two was named first. */
function inOneOrder(rule: AddFoodRuleInput): AddFoodRuleInput {
  const { food, isFood } = rule;
  return food.toLowerCase() < isFood.toLowerCase() ? rule : { ...rule, food: isFood, isFood: food };
}

async function refuseTooMany(db: Db, vaultId: VaultId): Promise<void> {
  const { count } = await db
    .selectFrom('food_rules')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('user_id', '=', vaultId)
    .executeTakeFirstOrThrow();
  if (count <= FOOD_RULE_LIMITS.rules) return;
  const message = format(FOOD_RULE_MESSAGES.tooMany, { limit: FOOD_RULE_LIMITS.rules });
  throw new AppError('INVALID_INPUT', message, { fields: { isFood: [message] } });
}

/** @throws NOT_FOUND unless it is one of the viewer's vault. */
export async function removeFoodRule(
  { db, viewer }: Pick<UserCtx, 'db' | 'viewer'>,
  { id }: { id: string },
): Promise<void> {
  const { numDeletedRows } = await db
    .deleteFrom('food_rules')
    .where('id', '=', id)
    .where(editableBy(viewer, 'food_rules'))
    .executeTakeFirst();
  if (numDeletedRows === 0n) throw new AppError('NOT_FOUND', FOOD_RULE_MESSAGES.gone);
}

function toFoodRule({ id, kind, food, is_food, language, created_at }: FoodRuleRow): FoodRule {
  // Held by a check constraint of the table.
  return { id, kind: kind as FoodRuleKind, food, isFood: is_food, language, createdAt: created_at };
}
