import { readFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import type * as Sdk from '@aws-sdk/client-s3';
import { ConfigError } from '../../config-error.ts';
import { receiveInto, sweepDraftFiles } from './drafts.ts';
import { checkedKey } from './storage-key.ts';
import type { Storage } from './storage.ts';

const FORM = 's3://ACCESS_KEY:SECRET_KEY@host[:port]/bucket[?region=us-east-1&tls=1]';
const CONNECT_TIMEOUT_MS = 5_000;
const REQUEST_TIMEOUT_MS = 30_000;
const MAX_ATTEMPTS = 3;
/** A store takes no file of unknown size: what arrives waits on the disk until it is whole. One folder for each user of the machine. */
const DRAFTS = path.join(os.tmpdir(), `larder-drafts-${process.getuid?.() ?? ''}`);

export interface S3Address {
  endpoint: string;
  bucket: string;
  region: string;
  accessKeyId: string;
  secretAccessKey: string;
}

/** An open bucket with the client and commands of the SDK. */
interface Bucket {
  sdk: typeof Sdk;
  client: Sdk.S3Client;
  name: string;
}

/**
 * Parses `s3://ACCESS_KEY:SECRET_KEY@host[:port]/bucket[?region=…&tls=0|1]`, with characters such as slashes in the keys
 * percent-encoded. The defaults are tls=1 and region=us-east-1.
 * @throws ConfigError naming what is missing, without the secret.
 */
export function parseS3Url(url: URL): S3Address {
  const wrong = (what: string) =>
    new ConfigError(`Wrong configuration. STORAGE_URL: ${what}; it is written ${FORM}`);
  const bucket = url.pathname.replace(/^\/|\/$/g, '');
  const tls = url.searchParams.get('tls') ?? '1';
  const unknown = [...url.searchParams.keys()].find((name) => name !== 'region' && name !== 'tls');
  if (url.hostname === '') throw wrong('the host is missing');
  if (url.username === '' || url.password === '') throw wrong('the access key or the secret key is missing');
  if (!/^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/.test(bucket))
    throw wrong('the bucket is missing or not a bucket name');
  if (tls !== '0' && tls !== '1') throw wrong('tls must be 0 or 1');
  if (unknown !== undefined) throw wrong(`${unknown} is not known`);
  return {
    endpoint: `${tls === '1' ? 'https' : 'http'}://${url.host}`,
    bucket,
    region: url.searchParams.get('region') || 'us-east-1',
    accessKeyId: decoded(url.username) ?? url.username,
    secretAccessKey: decoded(url.password) ?? url.password,
  };
}

/**
 * Files in a bucket of an S3-compatible store; the bucket is created if missing.
 * @throws ConfigError when the address is incomplete.
 */
export function createS3Storage(url: URL): Storage {
  const address = parseS3Url(url);
  let opening: Promise<Bucket> | undefined;
  const open = () => {
    // Not cached after a failure, so that the next call tries again.
    opening ??= openBucket(address).catch((error: unknown) => {
      opening = undefined;
      throw error;
    });
    return opening;
  };
  const put: Storage['put'] = async (...file) => putObject(await open(), ...file);
  return {
    async prepare() {
      await open();
    },

    async hasRoom() {
      return true;
    },

    put,

    receive: (source, mostBytes) =>
      // From memory, so that the SDK can send it again.
      receiveInto(DRAFTS, {
        ...{ source, mostBytes },
        keep: async (file, key, contentType) => put(key, await readFile(file), contentType),
      }),

    sweepDrafts: () => sweepDraftFiles(DRAFTS),

    async get(key) {
      const { sdk, client, name } = await open();
      try {
        const { Body } = await client.send(new sdk.GetObjectCommand({ Bucket: name, Key: checkedKey(key) }));
        return Body ? Buffer.from(await Body.transformToByteArray()) : null;
      } catch (error) {
        if (error instanceof sdk.NoSuchKey) return null;
        throw error;
      }
    },

    async folders(start) {
      const { sdk, client, name } = await open();
      const wanted = { Bucket: name, Prefix: checkedKey(start), Delimiter: '/' };
      const found: string[] = [];
      for await (const page of sdk.paginateListObjectsV2({ client }, wanted)) {
        if (page.IsTruncated && !page.NextContinuationToken) throw new Error('The store gave half a list');
        found.push(...(page.CommonPrefixes ?? []).flatMap(({ Prefix }) => Prefix?.replace(/\/$/, '') ?? []));
      }
      return found;
    },

    async deletePrefix(prefix) {
      await deleteBelow(await open(), `${checkedKey(prefix)}/`);
    },
  };
}

/**
 * Opens a bucket, and creates it if missing. The SDK is loaded only when a bucket is used: it is large, and most installations store
 * files in a folder.
 * @throws ConfigError when the bucket cannot be used.
 */
export async function openBucket(address: S3Address): Promise<Bucket> {
  const sdk = await import('@aws-sdk/client-s3');
  const { accessKeyId, secretAccessKey, endpoint, region } = address;
  const client = new sdk.S3Client({
    endpoint,
    region,
    credentials: { accessKeyId, secretAccessKey },
    forcePathStyle: true,
    maxAttempts: MAX_ATTEMPTS,
    // Many compatible stores do not know the SDK's default checksums, which silently corrupted uploads.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    requestHandler: { connectionTimeout: CONNECT_TIMEOUT_MS, requestTimeout: REQUEST_TIMEOUT_MS },
  });
  const bucket = { sdk, client, name: address.bucket };
  try {
    await ensureBucket(bucket);
  } catch (error) {
    client.destroy();
    throw new ConfigError(
      `STORAGE_URL: the bucket ${address.bucket} at ${endpoint} cannot be used (${reason(error)})`,
      {
        cause: error,
      },
    );
  }
  return bucket;
}

async function ensureBucket({ sdk, client, name }: Bucket): Promise<void> {
  try {
    await client.send(new sdk.HeadBucketCommand({ Bucket: name }));
    return;
  } catch (error) {
    if (!(error instanceof sdk.S3ServiceException) || error.$metadata.httpStatusCode !== 404) throw error;
  }
  await client.send(new sdk.CreateBucketCommand({ Bucket: name })).catch(async (cause: unknown) => {
    // Another process may have created it, which stores report in different ways; so the bucket is simply checked again.
    await client.send(new sdk.HeadBucketCommand({ Bucket: name })).catch(() => {
      throw cause;
    });
  });
}

async function putObject(
  { sdk, client, name }: Bucket,
  ...[key, body, contentType]: Parameters<Storage['put']>
): Promise<void> {
  const file = { Bucket: name, Key: checkedKey(key), Body: body, ContentType: contentType };
  await client.send(new sdk.PutObjectCommand(file));
}

/** One request per file, because not every compatible store can delete many at once. */
async function deleteBelow({ sdk, client, name }: Bucket, prefix: string): Promise<void> {
  const pages = sdk.paginateListObjectsV2({ client }, { Bucket: name, Prefix: prefix });
  for await (const { Contents = [] } of pages) {
    await Promise.all(
      Contents.map(({ Key }) => client.send(new sdk.DeleteObjectCommand({ Bucket: name, Key }))),
    );
  }
}

/** A short reason; the messages of the SDK and of TLS have several lines. */
function reason(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown error';
  return 'code' in error && typeof error.code === 'string' ? error.code : error.name;
}

function decoded(value: string): string | undefined {
  try {
    return decodeURIComponent(value);
  } catch {
    return undefined;
  }
}
