import { asLanguage } from '@larder/shared/messages/language';
import type { Ctx, Viewer } from '../ctx.ts';
import { isDiskFull } from '../errors.ts';
import { hashToken, isTokenShaped, newToken } from './tokens.ts';
import { inOwnVault } from '@larder/shared/ids';

/** So that people, and programs that look for secrets in published files, know what it is. */
const PREFIX = 'larder_';
/** Stands before a token's id where a session's would stand (migration 0058). */
export const TOKEN_SESSION = 'token:';
const BEARER = /^Bearer +(\S+)\s*$/i;
/** The shortest time between two writes of when a token was used last. */
const NOTED_EVERY_MS = 60 * 60_000;

type TokenDeps = Pick<Ctx, 'db' | 'now'>;

/** A new token; only its hash is stored. */
export function newAccessToken(): { token: string; tokenHash: string } {
  const secret = newToken();
  return { token: PREFIX + secret, tokenHash: hashToken(secret) };
}

/** What `Authorization: Bearer …` holds; undefined without such a header. Passwords of a proxy (Basic) are none of ours. */
export function bearerOf(authorization: string | undefined): string | undefined {
  return authorization === undefined ? undefined : BEARER.exec(authorization)?.[1];
}

/**
 * The person whose token this is; null when it is no token, or none any more. One query, and at most once an hour a write of
 * when it was used.
 */
export async function readAccessToken(deps: TokenDeps, token: string): Promise<Viewer | null> {
  const secret = token.startsWith(PREFIX) ? token.slice(PREFIX.length) : undefined;
  const row = isTokenShaped(secret) ? await findToken(deps, hashToken(secret)) : undefined;
  if (!row) return null;
  const now = deps.now();
  if (row.last_used_at === null || now.getTime() - row.last_used_at.getTime() >= NOTED_EVERY_MS)
    await noteUse(deps, row.id);
  return {
    userId: row.user_id,
    ...inOwnVault(row.user_id),
    email: row.email,
    displayName: row.display_name,
    username: row.username,
    profileImageUrl: row.profile_image_url,
    language: asLanguage(row.language),
    sessionId: TOKEN_SESSION + row.id,
    token: { mayWrite: row.may_write },
  };
}

function findToken({ db }: TokenDeps, tokenHash: string) {
  return db
    .selectFrom('access_tokens as t')
    .innerJoin('users as u', 'u.id', 't.user_id')
    .innerJoin('profiles as p', 'p.user_id', 't.user_id')
    .select(['t.id', 't.user_id', 't.may_write', 't.last_used_at', 'u.email', 'u.language'])
    .select(['p.display_name', 'p.username', 'p.profile_image_url'])
    .where('t.token_hash', '=', tokenHash)
    .executeTakeFirst();
}

/** Reading goes on when the disk is full. */
async function noteUse({ db, now }: TokenDeps, id: string): Promise<void> {
  const noted = db.updateTable('access_tokens').set({ last_used_at: now() }).where('id', '=', id).execute();
  await noted.catch((error: unknown) => {
    if (!isDiskFull(error)) throw error;
  });
}
