import { randomBytes, randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { createStorage } from '../adapters/storage/create-storage.ts';
import { ConfigError } from '../config-error.ts';
import { findingsOf, reasonOf, type Check } from './finding.ts';

const { ok, problem, skipped } = findingsOf('storage');

const PROBE_BYTES = 64 * 1024;

/** Writes, reads and deletes a file of its own. */
export const checkStorage: Check = async (config) => {
  const { protocol, host, pathname } = new URL(config.storageUrl);
  const isBucket = protocol === 's3:';
  const place = isBucket ? `bucket ${pathname.slice(1)} at ${host}` : `folder ${decodeURI(pathname)}`;
  const probe = `doctor/${randomUUID()}`;
  const bytes = randomBytes(PROBE_BYTES);
  if (!isBucket && !existsSync(new URL(config.storageUrl)))
    return [skipped(`${place} does not exist yet; the first start makes it`)];
  try {
    const storage = createStorage(config);
    await storage.prepare();
    if (!(await storage.hasRoom())) return [problem(`${place} is full`, 'Make room on that disk.')];
    await storage.put(`${probe}/probe`, bytes, 'application/octet-stream');
    const back = await storage.get(`${probe}/probe`);
    await storage.deletePrefix(probe);
    if (back === null || !bytes.equals(back))
      return [
        problem(
          `${place} does not give back what was written`,
          'See the log of the store; do not use it so.',
        ),
      ];
    const remains = await storage.get(`${probe}/probe`);
    if (remains !== null)
      return [
        problem(`${place} does not delete`, 'Give the key the right to delete files (s3:DeleteObject).'),
      ];
    return [ok(`${place}: written, read and deleted a file`)];
  } catch (error) {
    const text =
      error instanceof ConfigError ? error.message : `${place} cannot be used (${reasonOf(error)})`;
    const advice = isBucket
      ? 'See that the store runs, and that host, bucket and both keys in STORAGE_URL are right.'
      : "Set STORAGE_URL or DATA_DIR to a folder that Larder's user may write to.";
    return [problem(text, advice)];
  }
};
