import { ConfigError } from '../../config-error.ts';
import type { Config } from '../../config.ts';
import { createDiskStorage } from './storage-disk.ts';
import { createS3Storage } from './storage-s3.ts';
import type { Storage } from './storage.ts';
import { storageDuration, timed } from '../../process/metrics.ts';

/**
 * The storage that STORAGE_URL names: `file:///folder`, or
 * `s3://ACCESS_KEY:SECRET_KEY@host[:port]/bucket[?region=us-east-1&tls=1]`.
 * @throws ConfigError, one clear line, when the address is not one of these.
 */
export function createStorage(config: Pick<Config, 'storageUrl'>): Storage {
  return measured(openStorage(config));
}

function openStorage(config: Pick<Config, 'storageUrl'>): Storage {
  if (!URL.canParse(config.storageUrl))
    throw new ConfigError('Wrong configuration. STORAGE_URL: Invalid URL');
  const url = new URL(config.storageUrl);
  switch (url.protocol) {
    case 'file:':
      return createDiskStorage(url);
    case 's3:':
      return createS3Storage(url);
    default:
      throw new ConfigError('Wrong configuration. STORAGE_URL: must begin with file: or s3:');
  }
}

function measured(storage: Storage): Storage {
  const measure = <T>(operation: string, work: () => Promise<T>) =>
    timed(storageDuration, { operation }, work);
  return {
    ...storage,
    put: (...file) => measure('put', () => storage.put(...file)),
    async receive(...source) {
      const draft = await storage.receive(...source);
      return { ...draft, keep: (...place) => measure('put', () => draft.keep(...place)) };
    },
    get: (key) => measure('get', () => storage.get(key)),
    folders: (start) => measure('list', () => storage.folders(start)),
    deletePrefix: (prefix) => measure('delete', () => storage.deletePrefix(prefix)),
  };
}
