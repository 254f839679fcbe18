import { createStorage } from '../adapters/storage/create-storage.ts';
import { backUp, type BackupReport } from '../backup/back-up.ts';
import { destinationOf } from '../backup/places.ts';
import { callerFolder, loadConfig } from '../config.ts';
import { failStart } from '../process/lifecycle.ts';
import { commandDatabase } from './database.ts';
import { progressOf } from './progress.ts';
import { parseCommand, UsageError } from './usage.ts';

const USAGE = 'backup FILE | - | s3://KEY:SECRET@host/bucket/name';

// `npm run backup`: writes the database and all files to one file, to the standard output or to a bucket, while people go on.
// Exits with 1 where files are missing; the backup has everything else then.
try {
  const { positionals } = parseCommand(process.argv.slice(2), {}, USAGE);
  const [place] = positionals;
  if (place === undefined || positionals.length > 1) throw new UsageError(`Usage: ${USAGE}`);
  const config = loadConfig();
  const began = performance.now();
  const report = await backUp({
    databaseUrl: await commandDatabase(config),
    storage: createStorage(config),
    destination: destinationOf(place, callerFolder()),
    passphrase: config.backupPassphrase,
    progress: progressOf('backup'),
  });
  const seconds = ((performance.now() - began) / 1000).toFixed(1);
  const how = config.backupPassphrase === undefined ? 'not encrypted' : 'encrypted';
  console.error(`Backed up ${report.rows} rows and ${report.files} files in ${seconds} s, ${how}.`);
  sayWhatIsNotThere(report);
  if (report.missingCount > 0) process.exitCode = 1;
} catch (error) {
  if (error instanceof UsageError) {
    console.error(error.message);
    process.exitCode = 2;
  } else {
    failStart(error);
  }
}

function sayWhatIsNotThere({ deleted, missing, missingCount }: BackupReport): void {
  if (deleted > 0) console.error(`${deleted} files were deleted by their owners meanwhile.`);
  if (missingCount === 0) return;
  const more = missingCount > missing.length ? `, and ${missingCount - missing.length} more` : '';
  console.error(
    `${missingCount} files are missing in the storage: ${missing.join(', ')}${more}. See that STORAGE_URL is the store of this database.`,
  );
}
