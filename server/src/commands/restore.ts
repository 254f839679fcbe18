import { createStorage } from '../adapters/storage/create-storage.ts';
import { readBackup } from '../backup/places.ts';
import { restore } from '../backup/restore.ts';
import { callerFolder, loadConfig } from '../config.ts';
import { prepareDatabase } from '../prepare.ts';
import { failStart } from '../process/lifecycle.ts';
import { commandDatabase } from './database.ts';
import { progressOf } from './progress.ts';
import { parseCommand, UsageError } from './usage.ts';

const USAGE = 'restore FILE | s3://KEY:SECRET@host/bucket/name';

// `npm run restore`: restores a backup into an empty Larder, with whatever database and storage that has.
try {
  const { positionals } = parseCommand(process.argv.slice(2), {}, USAGE);
  const [place] = positionals;
  if (place === undefined || positionals.length > 1) throw new UsageError(`Usage: ${USAGE}`);
  const config = loadConfig();
  const databaseUrl = await commandDatabase(config);
  const began = performance.now();
  const { header, manifest } = await restore({
    databaseUrl,
    storage: createStorage(config),
    open: () => readBackup(place, callerFolder()),
    passphrase: config.backupPassphrase,
    progress: progressOf('restore'),
  });
  await prepareDatabase({ ...config, databaseUrl });
  const seconds = ((performance.now() - began) / 1000).toFixed(1);
  console.log(
    `Restored ${manifest.rows.users ?? 0} people, ${manifest.rows.recipes ?? 0} recipes and ${manifest.files} files of ` +
      `${header.createdAt} in ${seconds} s. Restart Larder if it runs.`,
  );
} catch (error) {
  if (error instanceof UsageError) {
    console.error(error.message);
    process.exitCode = 2;
  } else {
    failStart(error);
  }
}
