import { createReadStream } from 'node:fs';
import { open, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { openBucket, parseS3Url } from '../adapters/storage/storage-s3.ts';
import { ConfigError } from '../config-error.ts';
import { StartError } from '../process/start-error.ts';

/** Where a backup goes. */
export interface Destination {
  /** Stores all of it, or nothing. */
  write(backup: Readable): Promise<void>;
}

/** S3 takes 10,000 parts: 320 GB, of which two are held at once. */
const UPLOAD_PART_BYTES = 32 * 1024 * 1024;
const UPLOADS_AT_ONCE = 2;
const FORM = 's3://ACCESS_KEY:SECRET_KEY@host[:port]/bucket/name[?region=us-east-1&tls=1]';

/** The place that is named on the command line: a file, `-` for the standard output, or an s3: address with a name in a bucket. */
export function destinationOf(place: string, folder: string): Destination {
  if (place === '-') return { write: (backup) => pipeline(backup, process.stdout) };
  return isS3(place) ? objectAt(place) : fileAt(path.resolve(folder, place));
}

/** Opens a backup for reading, from its start. */
export async function readBackup(place: string, folder: string): Promise<Readable> {
  if (isS3(place)) return readObject(place);
  const file = path.resolve(folder, place);
  const handle = await open(file).catch((error: NodeJS.ErrnoException) => {
    throw new StartError(`${file} cannot be read (${error.code ?? error.message}).`);
  });
  return createReadStream(file, { fd: handle });
}

/** Written beside it and moved when it is complete; for its owner's eyes only, since it holds sessions and addresses. */
function fileAt(file: string): Destination {
  const unfinished = path.join(path.dirname(file), `.${path.basename(file)}.${process.pid}.tmp`);
  return {
    async write(backup) {
      const handle = await open(unfinished, 'w', 0o600).catch((error: NodeJS.ErrnoException) => {
        backup.destroy();
        throw new StartError(`${file} cannot be written (${error.code ?? error.message}).`);
      });
      try {
        await pipeline(backup, handle.createWriteStream({ flush: true }));
        await rename(unfinished, file);
      } catch (error) {
        await handle.close().catch(() => undefined);
        await rm(unfinished, { force: true });
        throw error;
      }
    },
  };
}

const isS3 = (place: string): boolean => place.startsWith('s3:');

function objectAt(place: string): Destination {
  return {
    async write(backup) {
      const { sdk, client, name, key } = await openObject(place);
      const { Upload } = await import('@aws-sdk/lib-storage');
      const upload = new Upload({
        client,
        params: { Bucket: name, Key: key, Body: backup, ContentType: 'application/octet-stream' },
        partSize: UPLOAD_PART_BYTES,
        queueSize: UPLOADS_AT_ONCE,
      });
      await upload.done().catch((error: unknown) => {
        backup.destroy();
        throw error instanceof sdk.S3ServiceException ? storeFailure(error) : error;
      });
    },
  };
}

async function readObject(place: string): Promise<Readable> {
  const { sdk, client, name, key } = await openObject(place);
  try {
    const { Body } = await client.send(new sdk.GetObjectCommand({ Bucket: name, Key: key }));
    if (Body instanceof Readable) return Body;
    throw new StartError(`The bucket gave no answer for ${key}.`);
  } catch (error) {
    if (error instanceof sdk.NoSuchKey) throw new StartError(`The bucket ${name} has no ${key}.`);
    throw error instanceof sdk.S3ServiceException ? storeFailure(error) : error;
  }
}

const storeFailure = (error: Error): StartError =>
  new StartError(`The store of the backup refused it (${error.name}).`, { cause: error });

async function openObject(place: string) {
  if (!URL.canParse(place)) throw new StartError(`A place in a bucket is written ${FORM}.`);
  const url = new URL(place);
  const [, bucket = '', ...rest] = url.pathname.split('/');
  const key = rest.map(decodeURIComponent).join('/');
  if (key === '' || key.endsWith('/'))
    throw new StartError(`The backup's name is missing; it is written ${FORM}.`);
  url.pathname = `/${bucket}`;
  try {
    return { ...(await openBucket(parseS3Url(url))), key };
  } catch (error) {
    if (!(error instanceof ConfigError)) throw error;
    throw new StartError(
      error.message.replace(/^(Wrong configuration\. )?STORAGE_URL/, 'Place of the backup'),
      {
        cause: error,
      },
    );
  }
}
