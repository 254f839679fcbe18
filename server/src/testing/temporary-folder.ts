import { chmod, mkdtemp } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { canEnter, postgresUser } from '../db/embedded/postgres-user.ts';

/** A new folder for database files. TMPDIR may be closed to the user that Postgres runs as when we are root. */
export async function temporaryFolder(prefix: string): Promise<string> {
  const user = postgresUser();
  if (!user) return mkdtemp(path.join(os.tmpdir(), prefix));
  const open = [os.tmpdir(), '/tmp', '/var/tmp', '/var/lib'].find((folder) => canEnter(folder, user));
  const folder = await mkdtemp(path.join(open ?? os.tmpdir(), prefix));
  await chmod(folder, 0o711);
  return folder;
}
