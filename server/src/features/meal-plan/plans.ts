import { personOf, type VaultId } from '@larder/shared/ids';
import type { Page, PageInput } from '@larder/shared/list';
import type { PlanDto } from '@larder/shared/plan/schema';
import type {
  MemberDto,
  MembersInput,
  PersonDto,
  ShareInput,
  SharingRole,
} from '@larder/shared/sharing/schema';
import type { ChangedSinceInput, ChangesDto } from '@larder/shared/sync/changes';
import { sql, type RawBuilder } from 'kysely';
import { planKnownTo, planVisibleTo, profileVisibleTo, takesPartInPlan } from '../../access.ts';
import type { UserCtx, Viewer } from '../../ctx.ts';
import { comesAfter, cutPage, decodeCursor, type ListOrder } from '../../db/paging.ts';
import { changedSince, type ChangesCtx } from '../../sync/changed-since.ts';
import { accept, leave, listMembers, share, type Shared } from '../sharing/members.ts';
import { planNotFound } from './errors.ts';

const OLDEST = { column: 'created_at', direction: 'asc', kind: 'time' } as const satisfies ListOrder;
/** About what a plan takes with the names of its people. */
const BYTES = sql.lit<number>(3_000);

type PlanCtx = Pick<UserCtx, 'db' | 'viewer' | 'now'>;

/** Plans are shared as shopping lists are (sharing/members.ts); what is not found is PLAN_NOT_FOUND. */
const SHARED_PLAN: Shared = {
  table: 'meal_plan_members',
  things: 'vaults',
  thing: 'user_id',
  follows: 'meal_plan_members_follow_fkey',
  lock: async ({ db, viewer }, id) => {
    if (viewer.role === 'reader' || id.toLowerCase() !== viewer.vaultId) return false;
    const vault = db.selectFrom('vaults').select('id').where('id', '=', viewer.vaultId).forNoKeyUpdate();
    return (await vault.executeTakeFirst()) !== undefined;
  },
  takesPart: planVisibleTo,
  notFound: planNotFound,
};

/** What is shown of the plan of `vaults as v`. Who was invited sees whose it is. */
function planColumns(viewer: Viewer): RawBuilder<unknown> {
  return sql`
    v.id, v.created_at,
    case when v.id = ${viewer.vaultId}::uuid then 'owner' when ${planVisibleTo(viewer, 'v.id')} then 'member' else 'invited' end as role,
    (select owner.display_name from profiles owner where owner.user_id = v.id) as owner_name,
    (select json_agg(json_build_object('userId', p.user_id, 'displayName', p.display_name) order by p.user_id)
      from profiles p where ${takesPartInPlan('v.id', 'p.user_id')} and ${profileVisibleTo(viewer, 'p')}) as people,
    (select count(*) from meal_plan_members m where m.user_id = v.id) as member_count`;
}

interface PlanRow {
  id: VaultId;
  created_at: Date;
  role: SharingRole;
  owner_name: string;
  people: PersonDto[] | null;
  member_count: number;
}

function toPlanDto(row: PlanRow): PlanDto {
  const owner = { userId: personOf(row.id), displayName: row.owner_name };
  const isInvited = row.role === 'invited';
  return {
    id: row.id,
    role: row.role,
    owner,
    people: isInvited ? [owner] : (row.people ?? []),
    memberCount: isInvited ? 0 : row.member_count,
    createdAt: row.created_at,
  };
}

/** The plan of the viewer's vault, and those that they take part in or were invited to, the oldest first. */
export async function listPlans(
  { db, viewer }: Pick<PlanCtx, 'db' | 'viewer'>,
  { cursor, limit }: PageInput,
): Promise<Page<PlanDto>> {
  const after = cursor ? decodeCursor(OLDEST, cursor) : null;
  const { rows } = await sql<PlanRow & { total: number }>`
    with seen as materialized (select v.id, v.created_at from vaults v where ${planKnownTo(viewer, 'v.id')}),
    page as (
      select s.id from seen s where ${after ? comesAfter(OLDEST, 's', after) : sql`true`}
      order by s.created_at, s.id limit ${limit + 1})
    select ${planColumns(viewer)}, (select count(*) from seen) as total
    from page join vaults v on v.id = page.id
    order by v.created_at, v.id`.execute(db);
  const positionOf = (row: PlanRow) => ({ key: row.created_at, id: row.id });
  const page = cutPage(rows, { limit, order: OLDEST, positionOf });
  return { items: page.rows.map(toPlanDto), total: rows[0]?.total ?? 0, nextCursor: page.nextCursor };
}

/** The plans that the viewer knows of, for a copy on a device. */
export async function plansChanged(ctx: ChangesCtx, input: ChangedSinceInput): Promise<ChangesDto<PlanDto>> {
  return changedSince<PlanRow, PlanDto>(ctx, input, {
    entity: 'mealPlan',
    table: 'vaults',
    alias: 'v',
    visibleTo: (viewer, alias) => planKnownTo(viewer, `${alias}.id`),
    columns: () => planColumns(ctx.viewer),
    bytes: () => sql<number>`${BYTES}`,
    toDto: toPlanDto,
  });
}

export async function sharePlan(ctx: PlanCtx, input: ShareInput): Promise<PlanDto> {
  await share(ctx, SHARED_PLAN, input);
  return getPlan(ctx, input.id);
}

export async function acceptPlan(ctx: PlanCtx, id: string): Promise<PlanDto> {
  await accept(ctx, SHARED_PLAN, id);
  return getPlan(ctx, id);
}

export const listPlanMembers = (ctx: PlanCtx, input: MembersInput): Promise<Page<MemberDto>> =>
  listMembers(ctx, SHARED_PLAN, input);

export const leavePlan = (ctx: PlanCtx, id: string): Promise<{ id: string }> => leave(ctx, SHARED_PLAN, id);

async function getPlan({ db, viewer }: PlanCtx, id: string): Promise<PlanDto> {
  const { rows } = await sql<PlanRow>`
    select ${planColumns(viewer)} from vaults v where v.id = ${id} and ${planVisibleTo(viewer, 'v.id')}`.execute(
    db,
  );
  if (!rows[0]) throw planNotFound();
  return toPlanDto(rows[0]);
}
