import type { ServerResponse } from 'node:http';
import type { Deps, Viewer } from '../ctx.ts';
import { TOKEN_SESSION } from './access-tokens.ts';

/** Longer than a live stream lasts; a timer cannot wait for as long as a session. */
const MOST_MS = 60 * 60_000;

/**
 * Cuts off an answer that takes long (a live stream, a download) as soon as the session or token that asked for it has ended, in
 * whichever process and for whatever reason. Nothing is said on it: browsers open their stream again, and learn then whether they
 * are still signed in.
 */
export function endWithSession(
  { db, events, now }: Pick<Deps, 'db' | 'events' | 'now'>,
  viewer: Viewer,
  answer: ServerResponse,
): void {
  // It was left while its session was read.
  if (answer.destroyed) return;
  let expiry: NodeJS.Timeout | undefined;
  const end = () => answer.destroy();
  const check = async () => {
    clearTimeout(expiry);
    const left = ((await endOf(db, viewer))?.getTime() ?? -Infinity) - now().getTime();
    if (left <= 0) end();
    else if (!answer.destroyed) expiry = setTimeout(checkOrEnd, Math.min(left, MOST_MS));
  };
  const checkOrEnd = () => void check().catch(end);

  // Null: this process was not notified for a while.
  const unsubscribe = events.subscribe('sessions', viewer.sessionId, (id) =>
    id === null ? checkOrEnd() : end(),
  );
  answer.once('close', () => {
    unsubscribe();
    clearTimeout(expiry);
  });
  // It may have ended since it was read.
  checkOrEnd();
}

/** When the session or token ends if nobody ends or extends it; undefined when it has ended. */
async function endOf(db: Deps['db'], { sessionId, token }: Viewer): Promise<Date | undefined> {
  if (token) {
    const id = sessionId.slice(TOKEN_SESSION.length);
    const row = await db.selectFrom('access_tokens').select('id').where('id', '=', id).executeTakeFirst();
    return row && new Date(8.64e15);
  }
  const row = await db
    .selectFrom('sessions')
    .select(({ fn }) => fn<Date>('least', ['expires_at', 'absolute_expires_at']).as('ends'))
    .where('id', '=', sessionId)
    .executeTakeFirst();
  return row?.ends;
}
