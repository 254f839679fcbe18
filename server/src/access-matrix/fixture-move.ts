import { randomUUID } from 'node:crypto';
import type { Deps, Viewer } from '../ctx.ts';

/** A library of the owner on its way: with a part that is missing, and a recipe that cannot be read. */
export async function makeMove(deps: Deps, owner: Viewer): Promise<string> {
  const { id } = await deps.db
    .insertInto('moves')
    .values({
      ...{ user_id: owner.vaultId, language: 'en', file_name: 'mark-open.zip', size: 9 },
      storage_key: `moves/${randomUUID()}`,
      expires_at: new Date(Date.now() + 60 * 60_000),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await deps.db
    .insertInto('move_items')
    .values({
      ...{ move_id: id, user_id: owner.vaultId, entry: 'mark-open.json', position: 1, title: 'mark-open' },
      ...{ state: 'failed', reason: 'unreadable' },
    })
    .execute();
  return id;
}
