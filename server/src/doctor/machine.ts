import type { StatsFs } from 'node:fs';
import { statfs } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { findingsOf, type Check, type Finding } from './finding.ts';

const { ok, warning, problem } = findingsOf('disk');

const GIGABYTE = 1_000_000_000;
/** Below this the database stops taking writes soon. */
const TOO_LITTLE = 0.1 * GIGABYTE;
const LITTLE = GIGABYTE;
const FEW_FILES = 1_000;

/** Room on the disks of this machine that Larder writes to. */
export const checkDisk: Check = async (config) => {
  const { protocol } = new URL(config.storageUrl);
  const folders = new Set(
    [
      config.databaseUrl === undefined || config.smtpUrl === undefined ? config.dataDir : [],
      protocol === 'file:' ? fileURLToPath(config.storageUrl) : [],
    ].flat(),
  );
  if (folders.size === 0) return [ok('nothing is kept on this machine')];
  const found = await Promise.all([...folders].map(roomIn));
  return found.filter(({ state }, index) => state !== 'ok' || index === 0);
};

async function roomIn(folder: string): Promise<Finding> {
  const { bavail, bsize, ffree, files } = await existing(folder);
  const free = bavail * bsize;
  const text = `${(free / GIGABYTE).toFixed(1)} GB free in ${folder}`;
  if (files > 0 && ffree < FEW_FILES)
    return problem(
      `no more files fit into ${folder} (${ffree} inodes)`,
      'Remove files, or use a disk with more inodes.',
    );
  if (free < TOO_LITTLE) return problem(text, 'Make room: below it the database refuses to save.');
  return free < LITTLE ? warning(text, 'Make room before it is full.') : ok(text);
}

/** Of the folder, or of the one above it where it does not exist yet. */
async function existing(folder: string): Promise<StatsFs> {
  try {
    return await statfs(folder);
  } catch (error) {
    if (path.dirname(folder) === folder) throw error;
    return existing(path.dirname(folder));
  }
}
