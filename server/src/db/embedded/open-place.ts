import { createHash } from 'node:crypto';
import { readFile, readlink, rm, rmdir, symlink, writeFile } from 'node:fs/promises';
import path from 'node:path';

// Started by root in a clone below a closed folder such as /root, the database, which runs as the user postgres, cannot
// enter ./data. The data are then in a place outside, which belongs to this one clone, and ./data is a link to it.

/** Where these places are. */
const OPEN_FOLDER = '/var/lib/larder';
/** The file in a place that holds the path of the ./data it stands for. */
const OWNER_FILE = 'belongs-to';

/** The place that ./data is a link to, unless it is another clone's that this one was copied from: that link goes. */
export async function linkedPlace(dataDir: string): Promise<string | undefined> {
  const place = await linkTarget(dataDir);
  if (place === undefined || path.dirname(place) !== OPEN_FOLDER) return undefined;
  const owner = await ownerOf(place);
  const isCopy = owner !== undefined && owner !== dataDir && (await linkTarget(owner)) === place;
  if (!isCopy) return place;
  await rm(dataDir);
  return undefined;
}

/** The place for the clone whose ./data this is: the one it had, else one that is nobody's. */
export async function placeFor(dataDir: string): Promise<string> {
  const clone = path.basename(path.dirname(dataDir)).replace(/[^A-Za-z0-9]+/g, '-');
  const name = `${clone}-${createHash('sha256').update(dataDir).digest('hex').slice(0, 12)}`;
  for (let number = 1; ; number += 1) {
    const place = path.join(OPEN_FOLDER, number === 1 ? name : `${name}-${number}`);
    const owner = await ownerOf(place);
    if (owner === undefined || owner === dataDir) return place;
  }
}

/** Writes down whose place it is, and links ./data to it where that is not in use for something else. */
export async function reservePlace(place: string, dataDir: string): Promise<void> {
  await writeFile(path.join(place, OWNER_FILE), dataDir, { mode: 0o600 });
  if ((await linkTarget(dataDir)) === place) return;
  await rmdir(dataDir).catch(() => undefined);
  await symlink(place, dataDir).catch(() => undefined); // it is found by its name too
}

async function ownerOf(place: string): Promise<string | undefined> {
  return readFile(path.join(place, OWNER_FILE), 'utf8').catch(() => undefined);
}

async function linkTarget(file: string): Promise<string | undefined> {
  return readlink(file).catch(() => undefined);
}
