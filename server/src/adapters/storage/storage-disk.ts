import { randomUUID } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, statfs, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { ConfigError } from '../../config-error.ts';
import { checkedKey } from './storage-key.ts';
import type { Storage } from './storage.ts';

/** The size of all files of a large photo. */
const ROOM_BYTES = 4 * 1024 * 1024;

/**
 * Files in a folder.
 * @throws ConfigError when the address names no folder of this machine.
 */
export function createDiskStorage(url: URL): Storage {
  const root = folderOf(url);
  const fileOf = (key: string) => path.join(root, ...checkedKey(key).split('/'));
  return {
    async prepare() {
      await mkdir(root, { recursive: true }).catch((error: NodeJS.ErrnoException) => {
        throw new ConfigError(
          `STORAGE_URL: the folder ${root} cannot be used (${error.code ?? error.message})`,
        );
      });
    },

    async hasRoom() {
      const { bavail, bsize } = await statfs(root);
      return bavail * bsize >= ROOM_BYTES;
    },

    async put(key, body) {
      const file = fileOf(key);
      const folder = path.dirname(file);
      await mkdir(folder, { recursive: true });
      // Written under a name that no key can have and then moved: readers see the old file or the new one.
      const draft = path.join(folder, `.${randomUUID()}`);
      try {
        await writeFile(draft, body, { flag: 'wx', flush: true });
        await rename(draft, file);
      } catch (error) {
        await rm(draft, { force: true });
        throw error;
      }
    },

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

function absent(error: NodeJS.ErrnoException): null {
  if (error.code === 'ENOENT' || error.code === 'ENOTDIR' || error.code === 'EISDIR') return null;
  throw error;
}

function folderOf(url: URL): string {
  try {
    return fileURLToPath(url);
  } catch {
    throw new ConfigError('Wrong configuration. STORAGE_URL: a folder is written file:///path/to/folder');
  }
}
