import type { Config } from '../config.ts';
import { embeddedUrl } from '../db/embedded/data-folder.ts';
import { StartError } from '../process/start-error.ts';

/**
 * The address of the database that a command works on: that of DATABASE_URL, or the embedded one while Larder runs.
 * @throws StartError when there is none.
 */
export async function commandDatabase(config: Config): Promise<string> {
  const databaseUrl = config.databaseUrl ?? (await embeddedUrl(config));
  if (databaseUrl !== undefined) return databaseUrl;
  throw new StartError('No database: set DATABASE_URL, or start Larder (npm start) and run this beside it.');
}
