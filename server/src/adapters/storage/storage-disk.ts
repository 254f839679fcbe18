import { randomUUID } from 'node:crypto';
import { chmod, mkdir, readdir, readFile, rename, rm, statfs, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { ConfigError } from '../../config-error.ts';
import { absent } from './absent.ts';
import { receiveInto, sweepDraftFiles } from './drafts.ts';
import { checkedKey } from './storage-key.ts';
import type { Storage } from './storage.ts';

/** Nobody else on the machine looks in: the folder itself keeps others out of what was written before. */
const PRIVATE_FOLDER = { recursive: true, mode: 0o700 } as const;

/** The size of all files of a large photo. */
const ROOM_BYTES = 4 * 1024 * 1024;

/**
 * Files in a folder.
 * @throws ConfigError when the address names no folder of this machine.
 */
export function createDiskStorage(url: URL): Storage {
  const root = folderOf(url);
  // No key begins with a dot.
  const drafts = path.join(root, '.drafts');
  const fileOf = (key: string) => path.join(root, ...checkedKey(key).split('/'));
  const moveTo = async (file: string, key: string) => {
    await mkdir(path.dirname(fileOf(key)), PRIVATE_FOLDER);
    await rename(file, fileOf(key));
  };
  return {
    async prepare() {
      await makePrivate(root).catch((error: NodeJS.ErrnoException) => {
        throw new ConfigError(
          `STORAGE_URL: the folder ${root} cannot be used (${error.code ?? error.message})`,
        );
      });
    },

    async hasRoom() {
      const { bavail, bsize } = await statfs(root);
      return bavail * bsize >= ROOM_BYTES;
    },

    put: async (key, body) => writeWhole(fileOf(key), body),

    receive: (source, mostBytes) => receiveInto(drafts, { source, mostBytes, keep: moveTo }),

    sweepDrafts: () => sweepDraftFiles(drafts),

    async get(key) {
      return readFile(fileOf(key)).catch(absent);
    },

    async folders(start) {
      const parent = path.posix.dirname(checkedKey(start));
      const entries = await readdir(fileOf(parent), { withFileTypes: true }).catch(absent);
      return (entries ?? [])
        .filter((entry) => entry.isDirectory())
        .map(({ name }) => `${parent}/${name}`)
        .filter((key) => key.startsWith(start));
    },

    async deletePrefix(prefix) {
      await rm(fileOf(prefix), { recursive: true, force: true });
    },
  };
}

/** Written under a name that no key can have and then moved: readers see the old file or the new one. */
async function writeWhole(file: string, body: Buffer): Promise<void> {
  const folder = path.dirname(file);
  await mkdir(folder, PRIVATE_FOLDER);
  const draft = path.join(folder, `.${randomUUID()}`);
  try {
    await writeFile(draft, body, { flag: 'wx', mode: 0o600, flush: true });
    await rename(draft, file);
  } catch (error) {
    await rm(draft, { force: true });
    throw error;
  }
}

/** One that belongs to another user, as on a network drive, stays as it is. */
async function makePrivate(folder: string): Promise<void> {
  await mkdir(folder, PRIVATE_FOLDER);
  await chmod(folder, PRIVATE_FOLDER.mode).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'EPERM' && error.code !== 'ENOTSUP') throw error;
  });
}

function folderOf(url: URL): string {
  try {
    return fileURLToPath(url);
  } catch {
    throw new ConfigError('Wrong configuration. STORAGE_URL: a folder is written file:///path/to/folder');
  }
}
