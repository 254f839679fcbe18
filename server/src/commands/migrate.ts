import { loadConfig } from '../config.ts';
import { embeddedUrl } from '../db/embedded/data-folder.ts';
import { failStart, reportReady } from '../process/lifecycle.ts';
import { prepareDatabase } from '../prepare.ts';
import { StartError } from '../process/start-error.ts';

// `npm run migrate`: migrates the database of DATABASE_URL, or the embedded one while Larder runs. The launcher runs it at
// each start in a process of its own, so that the memory it takes is freed afterwards.
try {
  const config = loadConfig();
  const databaseUrl = config.databaseUrl ?? (await embeddedUrl(config));
  if (databaseUrl === undefined) {
    throw new StartError(
      'No database: set DATABASE_URL, or start Larder (npm start) and run this beside it.',
    );
  }
  const applied = await prepareDatabase({ ...config, databaseUrl });
  if (process.send) reportReady();
  else console.log(applied.length === 0 ? 'The database is up to date.' : `Applied ${applied.join(', ')}.`);
} catch (error) {
  failStart(error);
}
