import { loadConfig } from '../config.ts';
import { failStart, reportReady } from '../process/lifecycle.ts';
import { prepareDatabase } from '../prepare.ts';
import { commandDatabase } from './database.ts';

// `npm run migrate`: migrates the database of DATABASE_URL, or the embedded one while Larder runs. The launcher runs it at
// each start in a process of its own, so that the memory it takes is freed afterwards.
try {
  const config = loadConfig();
  const databaseUrl = await commandDatabase(config);
  const applied = await prepareDatabase({ ...config, databaseUrl });
  if (process.send) reportReady();
  else console.log(applied.length === 0 ? 'The database is up to date.' : `Applied ${applied.join(', ')}.`);
} catch (error) {
  failStart(error);
}
