import type { FoundUserDto } from '@larder/shared/follow/schema';
import { USER_SEARCH_MAX_RESULTS, USER_SEARCH_MIN } from '@larder/shared/follow/messages';
import type { Page } from '@larder/shared/list';
import { sql, type RawBuilder, type SqlBool } from 'kysely';
import type { UserCtx } from '../../ctx.ts';
import { foldQuery, typedWords } from '../../db/search.ts';
import { relationshipColumns, toRelationshipDto, type RelationshipRow } from './relationship.ts';

/** How many matches are ranked at most, when a text is part of thousands of names. */
const CANDIDATES = 200;
const LAST_CHARACTER = '\u{10ffff}';
/** Of what is typed, as in '@anna'; a username may begin and end with a dot. */
const SIGNS_AROUND = /^[^\p{L}\p{N}.]+|[^\p{L}\p{M}\p{N}.]+$/gu;

const start = sql`lower(p.username) collate "C"`;

type SearchCtx = Pick<UserCtx, 'db' | 'viewer'>;
type FoundRow = RelationshipRow & {
  user_id: string;
  display_name: string;
  username: string;
  profile_image_url: string | null;
};

/**
 * People whose username or display name contains the text, regardless of case, accents and apostrophes, or each of its words
 * where signs stand between or around them. They have a public profile, take requests, and have neither blocked the viewer nor
 * been blocked. An equal username comes first, then usernames and then names that begin with the text, then those that contain it
 * as it was typed. There is no second page.
 */
export async function searchUsers(ctx: SearchCtx, query: string): Promise<Page<FoundUserDto>> {
  const wanted = query.trim().replace(/\s+/g, ' ');
  const items = [...wanted].length < USER_SEARCH_MIN ? [] : (await find(ctx, wanted)).map(toFoundUserDto);
  return { items, total: items.length, nextCursor: null };
}

/** Ten usernames that begin with the text fill the list, so no others need to be searched. */
async function find(ctx: SearchCtx, wanted: string): Promise<FoundRow[]> {
  const folded = await foldQuery(ctx.db, wanted);
  const bare = folded.replaceAll(SIGNS_AROUND, '');
  const beginning = bare.length >= USER_SEARCH_MIN ? bare : folded;
  const hasPrefix = sql<SqlBool>`${start} >= ${beginning} and ${start} < ${beginning + LAST_CHARACTER}`;
  const withPrefix = sql`(${candidates(ctx, hasPrefix)} order by ${start} limit ${USER_SEARCH_MAX_RESULTS})`;
  const best = await bestOf(ctx, withPrefix, { beginning, folded });
  if (best.length === USER_SEARCH_MAX_RESULTS) return best;

  const containing = waysToFind(folded, await typedWords(ctx.db, wanted)).map((parts) => {
    const holdsAll = sql<SqlBool>`${sql.join(parts.map(isInName), sql` and `)}`;
    return sql`(${candidates(ctx, holdsAll)} limit ${CANDIDATES})`;
  });
  return bestOf(ctx, sql.join([withPrefix, ...containing], sql` union `), { beginning, folded });
}

/** A name may hold the text as it was typed, or each of its words where signs stand between or around them. */
function waysToFind(folded: string, words: string[]): string[][] {
  const isEnough = words.join('').length >= USER_SEARCH_MIN;
  return words.join(' ') === folded || !isEnough ? [[folded]] : [[folded], words];
}

/** The trigram index needs three letters or digits in a row; the index of signs serves every other text. */
function isInName(part: string): RawBuilder<SqlBool> {
  const pattern = `%${part.replace(/[\\%_]/g, '\\$&')}%`;
  const findable = /[a-z0-9]{3}/.test(part)
    ? sql`without_apostrophes(p.search_name) like ${pattern}`
    : sql`signs_of(without_apostrophes(p.search_name)) @> signs_of(${part})`;
  return sql`${findable}
    and (strpos(lower(p.username), ${part}) > 0 or strpos(fold_for_search(p.display_name), ${part}) > 0)`;
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
  { beginning, folded }: { beginning: string; folded: string },
): Promise<FoundRow[]> {
  const { rows } = await sql<FoundRow>`
    with found as (${found}), ranked as (
      select p.*, row_number() over (order by lower(p.username) = ${beginning} desc,
        starts_with(lower(p.username), ${beginning}) desc, starts_with(fold_for_search(p.display_name), ${beginning}) desc,
        strpos(without_apostrophes(p.search_name), ${folded}) > 0 desc, p.search_name, p.user_id) as place
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
