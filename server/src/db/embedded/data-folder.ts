import { existsSync } from 'node:fs';
import { chmod, chown, mkdir, readdir, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Config } from '../../config.ts';
import { StartError } from '../../process/start-error.ts';
import { databaseFolder, readState } from './embedded.ts';
import { reservePlace, linkedPlace, placeFor } from './open-place.ts';
import { canEnter, type PostgresUser } from './postgres-user.ts';

type DataFolder = Pick<Config, 'dataDir' | 'isDataDirGiven'>;

/** The address of the embedded database, for commands that run beside `npm start`. */
export async function embeddedUrl({ dataDir, isDataDirGiven }: DataFolder): Promise<string | undefined> {
  const state = await readState({ dataDir });
  if (state || isDataDirGiven) return state?.url;
  return (await readState({ dataDir: await placeFor(dataDir) }))?.url;
}

/**
 * The data folder, created if missing, which `user` (undefined: our own) can enter. It is the configured one. If none is
 * configured and `user` cannot enter the clone, it is a folder outside of the clone, unless the clone already holds data.
 * @throws StartError when it cannot be used.
 */
export async function resolveDataFolder(
  { dataDir, isDataDirGiven }: DataFolder,
  user: PostgresUser | undefined,
): Promise<string> {
  if (user && !isDataDirGiven) {
    const place = await linkedPlace(dataDir);
    if (place !== undefined || isCloneClosed(dataDir, user)) {
      return settlePlace(place ?? (await placeFor(dataDir)), dataDir, user);
    }
  }
  await ensureDataDir(dataDir);
  if (user) await ensureReachable(dataDir, user);
  return dataDir;
}

function isCloneClosed(dataDir: string, user: PostgresUser): boolean {
  return !existsSync(databaseFolder({ dataDir })) && !canEnter(path.dirname(dataDir), user);
}

async function settlePlace(place: string, dataDir: string, user: PostgresUser): Promise<string> {
  await ensureDataDir(place);
  await chown(place, 0, user.gid);
  await chmod(place, 0o710);
  await reservePlace(place, dataDir);
  await ensureReachable(place, user);
  return place;
}

/**
 * Makes the data folder and proves that it can be written to.
 * @throws StartError when it cannot.
 */
export async function ensureDataDir(dataDir: string): Promise<void> {
  const probe = path.join(dataDir, `.probe-${process.pid}`);
  try {
    await makeFolders(dataDir);
    await writeFile(probe, '', { mode: 0o600 });
    await rm(probe);
  } catch (error) {
    const reason = error instanceof Error && 'code' in error ? String(error.code) : String(error);
    throw new StartError(
      `The data folder ${dataDir} cannot be used (${reason}). Set DATA_DIR to a folder that can be written to.`,
    );
  }
}

/** Ignores the umask: folders that root creates can be passed through by the database's user, those of other users are private. */
async function makeFolders(dataDir: string): Promise<void> {
  const first = await mkdir(dataDir, { recursive: true, mode: 0o755 });
  if (first === undefined) return;
  if (process.getuid?.() !== 0) return chmod(dataDir, 0o700);
  for (let made = dataDir; made.length >= first.length; made = path.dirname(made)) await chmod(made, 0o711);
}

/** @throws StartError naming the folder that `user` cannot enter, or saying that the data belong to another user. */
async function ensureReachable(dataDir: string, user: PostgresUser): Promise<void> {
  const owner = await stat(databaseFolder({ dataDir })).then(
    ({ uid }) => uid,
    () => user.uid,
  );
  if (owner !== user.uid) {
    throw new StartError(
      `The database in ${dataDir} belongs to another user (number ${owner}): start Larder as that user.`,
    );
  }
  if (!canEnter(dataDir, user)) await openToGroup(dataDir, user);
  if (canEnter(dataDir, user)) return;
  throw new StartError(
    `The data folder ${dataDir} cannot be used: started by root, the database runs as the user postgres, who cannot enter ` +
      `${closedFolder(dataDir, user)}. Set DATA_DIR to a folder outside of it, or start Larder as another user.`,
  );
}

/** Lets the group of `user` enter the data folder if it is new or has been used before; folders above are not changed. */
async function openToGroup(dataDir: string, user: PostgresUser): Promise<void> {
  const entries = await readdir(dataDir);
  if (entries.length > 0 && !entries.includes('postgres.json')) return;
  const { mode, uid } = await stat(dataDir);
  await chown(dataDir, uid, user.gid);
  await chmod(dataDir, (mode & 0o777) | 0o010);
}

/** The outermost folder on the path to `folder` that `user` cannot enter. */
function closedFolder(folder: string, user: PostgresUser): string {
  const parent = path.dirname(folder);
  return parent !== folder && !canEnter(parent, user) ? closedFolder(parent, user) : folder;
}
