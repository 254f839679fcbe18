import { USER_SEARCH_MAX_RESULTS, USER_SEARCH_MIN, type FoundUserDto } from '@larder/shared/follow';
import type { Page } from '@larder/shared/list';
import { sql } from 'kysely';
import type { UserCtx } from '../../ctx.ts';
import { standingColumns, toStandingDto, type StandingRow } from './standing.ts';

/** Of a text that thousands have in their names, so many are looked at for the best; whose username begins with it are. */
const CANDIDATES = 200;
const LAST_CHARACTER = '\u{10ffff}';

type FoundRow = StandingRow & {
  user_id: string;
  display_name: string;
  username: string;
  profile_image_url: string | null;
};

/**
 * People whose username or display name contains the text, whatever its case and accents: those with a public profile who
 * take requests and have neither blocked the viewer nor been blocked. Whose username it is comes first, then whose username
 * begins with it, then whose name does. There is no second page.
 */
export async function searchUsers(
  ctx: Pick<UserCtx, 'db' | 'viewer'>,
  query: string,
): Promise<Page<FoundUserDto>> {
  const wanted = query.trim().replace(/\s+/g, ' ');
  const items = [...wanted].length < USER_SEARCH_MIN ? [] : (await find(ctx, wanted)).map(toFoundUserDto);
  return { items, total: items.length, nextCursor: null };
}

async function find({ db, viewer }: Pick<UserCtx, 'db' | 'viewer'>, wanted: string): Promise<FoundRow[]> {
  const me = sql`${viewer.userId}::uuid`;
  const { rows: folding } = await sql<{ folded: string }>`select fold_text(${wanted}) as folded`.execute(db);
  const folded = folding[0]?.folded ?? '';
  const pattern = `%${folded.replace(/[\\%_]/g, '\\$&')}%`;
  const isThere = sql`p.is_profile_public and p.allow_friend_requests and p.user_id <> ${me}
    and not exists (select from blocks b where (b.blocker_id = ${me} and b.blocked_id = p.user_id)
      or (b.blocker_id = p.user_id and b.blocked_id = ${me}))`;
  const { rows } = await sql<FoundRow>`
    with found as (
      (select p.user_id from profiles p
        where lower(p.username) collate "C" >= ${folded} and lower(p.username) collate "C" < ${folded + LAST_CHARACTER}
          and ${isThere}
        order by lower(p.username) collate "C" limit ${USER_SEARCH_MAX_RESULTS})
      union
      (select p.user_id from profiles p
        where p.search_name like ${pattern} and ${isThere}
          and (strpos(lower(p.username), ${folded}) > 0 or strpos(fold_text(p.display_name), ${folded}) > 0)
        limit ${CANDIDATES}))
    select p.user_id, p.display_name, p.username, p.profile_image_url, ${standingColumns(viewer, sql.ref('p.user_id'))}
    from found join profiles p on p.user_id = found.user_id
    order by lower(p.username) = ${folded} desc, starts_with(lower(p.username), ${folded}) desc,
      starts_with(fold_text(p.display_name), ${folded}) desc, p.search_name, p.user_id
    limit ${USER_SEARCH_MAX_RESULTS}`.execute(db);
  return rows;
}

function toFoundUserDto(row: FoundRow): FoundUserDto {
  return {
    ...toStandingDto(row),
    id: row.user_id,
    displayName: row.display_name,
    username: row.username,
    profileImageUrl: row.profile_image_url,
    requestId: row.received_request_id,
  };
}
