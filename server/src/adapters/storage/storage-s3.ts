import type * as Sdk from '@aws-sdk/client-s3';
import { ConfigError } from '../../config.ts';
import { checkedKey } from './storage-key.ts';
import type { Storage } from './storage.ts';

const FORM = 's3://ACCESS_KEY:SECRET_KEY@host[:port]/bucket[?region=us-east-1&tls=1]';
const CONNECT_TIMEOUT_MS = 5_000;
const REQUEST_TIMEOUT_MS = 30_000;
const MAX_ATTEMPTS = 3;

export interface S3Address {
  endpoint: string;
  bucket: string;
  region: string;
  accessKeyId: string;
  secretAccessKey: string;
}

/** The store in use: its client, its commands and its bucket. */
interface Bucket {
  sdk: typeof Sdk;
  client: Sdk.S3Client;
  name: string;
}

/**
 * Reads `s3://ACCESS_KEY:SECRET_KEY@host[:port]/bucket[?region=…&tls=0|1]`; what a URL cannot carry in the keys (a slash, for
 * one) is percent-encoded. Without `tls` it is 1, without `region` us-east-1.
 * @throws ConfigError saying what is missing, without repeating the secret.
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
 * Files in a bucket of an S3-compatible store, created if it is missing.
 * @throws ConfigError when the address is not complete.
 */
export function createS3Storage(url: URL): Storage {
  const address = parseS3Url(url);
  let opening: Promise<Bucket> | undefined;
  const open = () => {
    // Tried again after a failure: the store may be back.
    opening ??= openBucket(address).catch((error: unknown) => {
      opening = undefined;
      throw error;
    });
    return opening;
  };
  return {
    async prepare() {
      await open();
    },

    async hasRoom() {
      return true;
    },

    async put(key, body, contentType) {
      const { sdk, client, name } = await open();
      const file = { Bucket: name, Key: checkedKey(key), Body: body, ContentType: contentType };
      await client.send(new sdk.PutObjectCommand(file));
    },

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

/** The SDK is loaded when a bucket is used: it is large, and most installations keep files in a folder. */
async function openBucket(address: S3Address): Promise<Bucket> {
  const sdk = await import('@aws-sdk/client-s3');
  const { accessKeyId, secretAccessKey, endpoint, region } = address;
  const client = new sdk.S3Client({
    endpoint,
    region,
    credentials: { accessKeyId, secretAccessKey },
    forcePathStyle: true,
    maxAttempts: MAX_ATTEMPTS,
    // The SDK's own checksums are unknown to many compatible stores and silently corrupted uploads.
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
    // Another process may have been faster; stores name that differently. What counts is whether the bucket can be used.
    await client.send(new sdk.HeadBucketCommand({ Bucket: name })).catch(() => {
      throw cause;
    });
  });
}

/** One request a file: the call that deletes many at once is not known to every compatible store. */
async function deleteBelow({ sdk, client, name }: Bucket, prefix: string): Promise<void> {
  const pages = sdk.paginateListObjectsV2({ client }, { Bucket: name, Prefix: prefix });
  for await (const { Contents = [] } of pages) {
    await Promise.all(
      Contents.map(({ Key }) => client.send(new sdk.DeleteObjectCommand({ Bucket: name, Key }))),
    );
  }
}

/** A word for it; the messages of the SDK and of TLS are long, and in several lines. */
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
