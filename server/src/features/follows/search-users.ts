import type { FoundUserDto } from '@larder/shared/follow/schema';
import { USER_SEARCH_MAX_RESULTS, USER_SEARCH_MIN } from '@larder/shared/follow/messages';
import type { Page } from '@larder/shared/list';
import { sql, type RawBuilder, type SqlBool } from 'kysely';
import type { UserCtx } from '../../ctx.ts';
import { relationshipColumns, toRelationshipDto, type RelationshipRow } from './relationship.ts';

/** How many matches are ranked at most, when a text is part of thousands of names. */
const CANDIDATES = 200;
const LAST_CHARACTER = '\u{10ffff}';

const start = sql`lower(p.username) collate "C"`;

type SearchCtx = Pick<UserCtx, 'db' | 'viewer'>;
type FoundRow = RelationshipRow & {
  user_id: string;
  display_name: string;
  username: string;
  profile_image_url: string | null;
};

/**
 * People whose username or display name contains the text, regardless of case and accents, with a public profile, who take
 * requests and have neither blocked the viewer nor been blocked. An equal username comes first, then usernames and then names
 * that begin with the text. There is no second page.
 */
export async function searchUsers(ctx: SearchCtx, query: string): Promise<Page<FoundUserDto>> {
  const wanted = query.trim().replace(/\s+/g, ' ');
  const items = [...wanted].length < USER_SEARCH_MIN ? [] : (await find(ctx, wanted)).map(toFoundUserDto);
  return { items, total: items.length, nextCursor: null };
}

/** Ten usernames that begin with the text fill the list, so no others need to be searched. */
async function find(ctx: SearchCtx, wanted: string): Promise<FoundRow[]> {
  const { rows } = await sql<{ folded: string; signs: string[] }>`
    select folded, signs_of(folded) as signs from fold_text(${wanted}) as folded`.execute(ctx.db);
  const { folded = '', signs = [] } = rows[0] ?? {};
  const hasPrefix = sql<SqlBool>`${start} >= ${folded} and ${start} < ${folded + LAST_CHARACTER}`;
  const withPrefix = sql`(${candidates(ctx, hasPrefix)} order by ${start} limit ${USER_SEARCH_MAX_RESULTS})`;
  const best = await bestOf(ctx, withPrefix, folded);
  if (best.length === USER_SEARCH_MAX_RESULTS) return best;

  const pattern = `%${folded.replace(/[\\%_]/g, '\\$&')}%`;
  // The trigram index needs three letters or digits in a row; the index of signs serves every other text.
  const findable = /[a-z0-9]{3}/.test(folded)
    ? sql`p.search_name like ${pattern}`
    : sql`signs_of(p.search_name) @> ${signs}::text[]`;
  const contains = sql<SqlBool>`${findable}
    and (strpos(lower(p.username), ${folded}) > 0 or strpos(fold_text(p.display_name), ${folded}) > 0)`;
  const containing = sql`(${candidates(ctx, contains)} limit ${CANDIDATES})`;
  return bestOf(ctx, sql`${withPrefix} union ${containing}`, folded);
}

function candidates({ viewer }: SearchCtx, condition: RawBuilder<SqlBool>): RawBuilder<unknown> {
  const me = sql`${viewer.userId}::uuid`;
  return sql`select p.user_id from profiles p
    where ${condition} and p.is_profile_public and p.allow_friend_requests and p.user_id <> ${me}
      and not exists (select from blocks b where (b.blocker_id = ${me} and b.blocked_id = p.user_id)
        or (b.blocker_id = p.user_id and b.blocked_id = ${me}))`;
}

async function bestOf(
  { db, viewer }: SearchCtx,
  found: RawBuilder<unknown>,
  folded: string,
): Promise<FoundRow[]> {
  const { rows } = await sql<FoundRow>`
    with found as (${found}), ranked as (
      select p.*, row_number() over (order by lower(p.username) = ${folded} desc,
        starts_with(lower(p.username), ${folded}) desc, starts_with(fold_text(p.display_name), ${folded}) desc,
        p.search_name, p.user_id) as place
      from found join profiles p on p.user_id = found.user_id)
    select p.user_id, p.display_name, p.username, p.profile_image_url, ${relationshipColumns(viewer, sql.ref('p.user_id'))}
    from ranked p where p.place <= ${USER_SEARCH_MAX_RESULTS} order by p.place`.execute(db);
  return rows;
}

function toFoundUserDto(row: FoundRow): FoundUserDto {
  return {
    ...toRelationshipDto(row),
    id: row.user_id,
    displayName: row.display_name,
    username: row.username,
    profileImageUrl: row.profile_image_url,
    requestId: row.received_request_id,
  };
}
