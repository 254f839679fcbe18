import { createHash } from 'node:crypto';
import { readFile, readlink, rm, rmdir, symlink, writeFile } from 'node:fs/promises';
import path from 'node:path';

// When root starts Larder in a clone below a closed folder such as /root, the database, which runs as the user postgres,
// cannot enter ./data. The data are then in a place outside, which belongs to this clone only, and ./data links to it.

/** The parent of these places. */
const OPEN_FOLDER = '/var/lib/larder';
/** The file in a place that holds the path of its ./data. */
const OWNER_FILE = 'belongs-to';

/** The place that ./data links to. If it belongs to the clone that this one was copied from, the link is removed instead. */
export async function linkedPlace(dataDir: string): Promise<string | undefined> {
  const place = await linkTarget(dataDir);
  if (place === undefined || path.dirname(place) !== OPEN_FOLDER) return undefined;
  const owner = await ownerOf(place);
  const isCopy = owner !== undefined && owner !== dataDir && (await linkTarget(owner)) === place;
  if (!isCopy) return place;
  await rm(dataDir);
  return undefined;
}

/** The place for the clone with this ./data: its former one, else a free one. */
export async function placeFor(dataDir: string): Promise<string> {
  const clone = path.basename(path.dirname(dataDir)).replace(/[^A-Za-z0-9]+/g, '-');
  const name = `${clone}-${createHash('sha256').update(dataDir).digest('hex').slice(0, 12)}`;
  for (let number = 1; ; number += 1) {
    const place = path.join(OPEN_FOLDER, number === 1 ? name : `${name}-${number}`);
    const owner = await ownerOf(place);
    if (owner === undefined || owner === dataDir) return place;
  }
}

/** Records the owner of the place, and links ./data to it unless that is in use for something else. */
export async function reservePlace(place: string, dataDir: string): Promise<void> {
  await writeFile(path.join(place, OWNER_FILE), dataDir, { mode: 0o600 });
  if ((await linkTarget(dataDir)) === place) return;
  await rmdir(dataDir).catch(() => undefined);
  await symlink(place, dataDir).catch(() => undefined); // without the link, placeFor finds it by its name
}

async function ownerOf(place: string): Promise<string | undefined> {
  return readFile(path.join(place, OWNER_FILE), 'utf8').catch(() => undefined);
}

async function linkTarget(file: string): Promise<string | undefined> {
  return readlink(file).catch(() => undefined);
}
