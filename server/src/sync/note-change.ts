import type { EntityName } from '@larder/shared/sync/entities';
import { sql } from 'kysely';
import type { UserCtx } from '../ctx.ts';

/** Notes a change of the viewer's that no trigger sees, so that devices ask for the entity again. */
export async function noteChange(
  { db, viewer }: Pick<UserCtx, 'db' | 'viewer'>,
  entity: EntityName,
  id: string,
): Promise<void> {
  await sql`
    insert into entity_changes (vault_id, changed_in, entity, id)
    values (${viewer.vaultId}, pg_current_xact_id(), ${entity}, ${id}) on conflict do nothing`.execute(db);
}
