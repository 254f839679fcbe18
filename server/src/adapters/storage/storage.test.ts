import { randomUUID } from 'node:crypto';
import { chmod, mkdir, mkdtemp, readdir, rm, stat, utimes, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { Readable } from 'node:stream';
import { pathToFileURL } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ConfigError } from '../../config-error.ts';
import { startS3Server } from '../../testing/s3-server.ts';
import { startStrictS3Server } from '../../testing/strict-s3-server.ts';
import { openBucket, parseS3Url } from './storage-s3.ts';
import { createStorage } from './create-storage.ts';
import type { Storage } from './storage.ts';

let folder: string;
let s3: Awaited<ReturnType<typeof startS3Server>>;
let strictS3: typeof s3;

beforeAll(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), 'larder storage %20 #'));
  s3 = await startS3Server();
  strictS3 = await startStrictS3Server();
});
afterAll(async () => {
  await s3.stop();
  await strictS3.stop();
  await rm(folder, { recursive: true, force: true });
});

const bytes = Buffer.from(Array.from({ length: 100_000 }, (_, index) => (index * 7919) % 256));

const create = {
  disk: () => createStorage({ storageUrl: pathToFileURL(path.join(folder, 'files')).href }),
  s3: () => createStorage({ storageUrl: `s3://S3RVER:S3RVER@${s3.host}/larder-test?tls=0` }),
  'strict S3': () => createStorage({ storageUrl: `s3://S3RVER:S3RVER@${strictS3.host}/larder-test?tls=0` }),
};

describe('a folder', () => {
  const modeOf = async (file: string) => ((await stat(file)).mode & 0o777).toString(8);

  it('and its files are for the user of the program alone, also one that was open before', async () => {
    const root = path.join(folder, 'open');
    await mkdir(root, { mode: 0o755 });
    await chmod(root, 0o755);
    const storage = createStorage({ storageUrl: pathToFileURL(root).href });
    await storage.prepare();
    await storage.put('photos/a/400.avif', bytes, 'image/avif');
    await (await storage.receive(Readable.from([bytes]), 100_000)).keep('moves/a/0', 'text/plain');
    const modes: Record<string, string> = { root: await modeOf(root) };
    for (const entry of await readdir(root, { recursive: true }))
      modes[entry] = await modeOf(path.join(root, entry));
    expect(modes).toEqual({
      ...{ root: '700', '.drafts': '700', moves: '700', 'moves/a': '700', 'moves/a/0': '600' },
      ...{ photos: '700', 'photos/a': '700', 'photos/a/400.avif': '600' },
    });
  });

  it('is swept of drafts that a killed process left, and of no other', async () => {
    const root = path.join(folder, 'swept');
    const storage = createStorage({ storageUrl: pathToFileURL(root).href });
    await storage.sweepDrafts();
    await storage.receive(Readable.from([bytes]), 100_000);
    const drafts = path.join(root, '.drafts');
    const left = path.join(drafts, 'left');
    await writeFile(left, 'x');
    const days = Date.now() / 1_000 - 2 * 86_400;
    await utimes(left, days, days);
    await storage.sweepDrafts();
    const names = await readdir(drafts);
    expect([names.length, names.includes('left')]).toEqual([1, false]);
  });
});

describe.each(['disk', 's3', 'strict S3'] as const)('storage: %s', (kind) => {
  let storage: Storage;
  beforeAll(() => {
    storage = create[kind]();
  });

  it('returns exactly what was written, in another process too', async () => {
    const key = `photos/${randomUUID()}/400.avif`;
    await storage.put(key, bytes, 'image/avif');
    expect((await storage.get(key))?.equals(bytes)).toBe(true);
    expect((await create[kind]().get(key))?.equals(bytes)).toBe(true);
  });

  it('writes an empty file', async () => {
    const key = `photos/${randomUUID()}`;
    await storage.put(key, Buffer.alloc(0), 'text/plain');
    expect(await storage.get(key)).toEqual(Buffer.alloc(0));
  });

  it('replaces a file', async () => {
    const key = `photos/${randomUUID()}`;
    await storage.put(key, bytes, 'image/avif');
    await storage.put(key, Buffer.from('new'), 'text/plain');
    expect((await storage.get(key))?.toString()).toBe('new');
  });

  it('returns null for a missing file', async () => {
    expect(await storage.get('photos/none/400.avif')).toBeNull();
    expect(await storage.get('none')).toBeNull();
  });

  it('deletes everything below a prefix and nothing beside it', async () => {
    const id = randomUUID();
    const kept = [`photos/${id}0/400.avif`, `other/${id}/400.avif`];
    const gone = [`photos/${id}/400.avif`, `photos/${id}/800.webp`, `photos/${id}/deep/1.jpg`];
    for (const key of [...kept, ...gone]) await storage.put(key, bytes, 'image/avif');
    await storage.deletePrefix(`photos/${id}`);
    for (const key of gone) expect(await storage.get(key)).toBeNull();
    for (const key of kept) expect(await storage.get(key)).not.toBeNull();
  });

  it('lists the folders that begin with the prefix, and nothing else', async () => {
    const top = `list-${kind.replace(' ', '-')}`;
    const keys = [
      'ab1/400.avif',
      'ab1/deep/1.jpg',
      'ab2/full.jpg',
      'ac/full.jpg',
      'abfile',
      '../other/ab1/a',
    ];
    for (const key of keys)
      await storage.put(new URL(key, `x:/${top}/`).pathname.slice(1), bytes, 'image/jpeg');
    expect((await storage.folders(`${top}/ab`)).sort()).toEqual([`${top}/ab1`, `${top}/ab2`]);
    expect(await storage.folders(`${top}/b`)).toEqual([]);
    expect(await storage.folders('nowhere/ab')).toEqual([]);
  });

  it('keeps what arrives once it is whole, and nothing of what breaks off or is too long', async () => {
    const key = `moves/${randomUUID()}/0`;
    const draft = await storage.receive(
      Readable.from([bytes.subarray(0, 70_000), bytes.subarray(70_000)]),
      100_000,
    );
    expect([draft.size, await storage.get(key)]).toEqual([bytes.length, null]);
    await draft.keep(key, 'application/octet-stream');
    await draft.discard();
    expect((await storage.get(key))?.equals(bytes)).toBe(true);
    async function* broken() {
      yield bytes;
      throw new Error('broken off');
    }
    await expect(storage.receive(Readable.from(broken()), 200_000)).rejects.toThrow('broken off');
    await expect(storage.receive(Readable.from([bytes]), 99_999)).rejects.toThrow(RangeError);
    await (await storage.receive(Readable.from([bytes]), 100_000)).discard();
  });

  it('does not fail when there is nothing to delete', async () => {
    await storage.deletePrefix(`photos/${randomUUID()}`);
  });

  it.each([
    '',
    '/',
    '..',
    '../secret',
    'photos/../../secret',
    '/etc/passwd',
    'photos//a',
    'photos/.hidden',
    'a\\..\\b',
    'a\u0000b',
    'photos/',
    './a',
    'ä',
    '%2e%2e/a',
  ])('refuses the key %j', async (key) => {
    await expect(storage.put(key, bytes, 'text/plain')).rejects.toThrow('not a storage key');
    await expect(storage.get(key)).rejects.toThrow('not a storage key');
    await expect(storage.deletePrefix(key)).rejects.toThrow('not a storage key');
  });
});

describe('a folder', () => {
  it('never shows part of a file that is being replaced', async () => {
    const storage = create.disk();
    const key = `photos/${randomUUID()}/800.jpg`;
    const versions = [bytes, Buffer.alloc(300_000, 'b')];
    await storage.put(key, bytes, 'image/jpeg');
    const writing = Promise.all(
      Array.from({ length: 10 }, (_, index) => storage.put(key, versions[index % 2] ?? bytes, 'image/jpeg')),
    );
    for (let read = 0; read < 10; read++) {
      const seen = await storage.get(key);
      expect(versions.some((version) => seen?.equals(version))).toBe(true);
    }
    await writing;
  });

  it('holds nothing but whole files after a failed write', async () => {
    const storage = create.disk();
    await storage.put('photos/blocked/400.avif/inside', Buffer.from('x'), 'text/plain');
    await expect(storage.put('photos/blocked/400.avif', Buffer.from('y'), 'text/plain')).rejects.toThrow();
    expect(await readdir(path.join(folder, 'files/photos/blocked'))).toEqual(['400.avif']);
  });

  it('fails with one line when it cannot be used', async () => {
    await writeFile(path.join(folder, 'file'), '');
    const storage = createStorage({ storageUrl: pathToFileURL(path.join(folder, 'file/below')).href });
    await expect(storage.prepare()).rejects.toThrow(ConfigError);
    await expect(storage.prepare()).rejects.toThrow(
      /^STORAGE_URL: the folder .* cannot be used \(ENOTDIR\)$/,
    );
  });
});

describe('a bucket', () => {
  it('is created if missing, by two processes at once', async () => {
    const storageUrl = `s3://S3RVER:S3RVER@${s3.host}/larder-${randomUUID()}?region=eu-central-1&tls=0`;
    const [one, two] = [createStorage({ storageUrl }), createStorage({ storageUrl })];
    await Promise.all([one.prepare(), two.put('a', Buffer.from('b'), 'text/plain')]);
    expect((await one.get('a'))?.toString()).toBe('b');
  });

  it.each([
    ['unknown keys', () => `s3://nobody:wrong@${s3.host}/larder-test?tls=0`],
    ['nobody listening', () => 's3://S3RVER:S3RVER@127.0.0.1:1/larder-test?tls=0'],
    ['TLS where there is none', () => `s3://S3RVER:S3RVER@${s3.host}/larder-test`],
  ])('fails with one line when it cannot be used: %s', async (_, url) => {
    const storage = createStorage({ storageUrl: url() });
    const error: unknown = await storage.prepare().catch((reason: unknown) => reason);
    expect(error).toBeInstanceOf(ConfigError);
    expect((error as Error).message).toMatch(
      /^STORAGE_URL: the bucket larder-test at https?:.* cannot be used \(.+\)$/,
    );
    expect((error as Error).message).not.toContain('wrong');
  });
});

describe('a bucket of a strict server', () => {
  it('is not opened with a wrong secret', async () => {
    const storage = createStorage({ storageUrl: `s3://S3RVER:wrong@${strictS3.host}/larder-test?tls=0` });
    await expect(storage.prepare()).rejects.toThrow(ConfigError);
  });

  it('takes no body that was changed on the way, and no checksum of another', async () => {
    const { sdk, client, name } = await openBucket(
      parseS3Url(new URL(`s3://S3RVER:S3RVER@${strictS3.host}/larder-test?tls=0`)),
    );
    const put = (more: object) =>
      client.send(new sdk.PutObjectCommand({ Bucket: name, Key: 'a', Body: 'soup', ...more }));
    await expect(put({ ChecksumCRC32: 'AAAAAA==' })).rejects.toMatchObject({ name: 'BadDigest' });
    await put({ ChecksumAlgorithm: 'SHA256' });
    client.middlewareStack.add(
      (next) => (args) => {
        (args.request as { body: unknown }).body = 'soap';
        return next(args);
      },
      { step: 'finalizeRequest', priority: 'low' },
    );
    await expect(put({})).rejects.toMatchObject({ name: 'XAmzContentSHA256Mismatch' });
  });
});

describe('STORAGE_URL', () => {
  it('names keys, host, bucket, region and TLS', () => {
    expect(
      parseS3Url(new URL('s3://AK%2F1:se%2Fcret%3D@s3.example:9000/larder?region=eu-central-1&tls=0')),
    ).toEqual({
      endpoint: 'http://s3.example:9000',
      bucket: 'larder',
      region: 'eu-central-1',
      accessKeyId: 'AK/1',
      secretAccessKey: 'se/cret=',
    });
    expect(parseS3Url(new URL('s3://a:b@s3.example/larder/'))).toMatchObject({
      endpoint: 'https://s3.example',
      region: 'us-east-1',
    });
  });

  it.each([
    ['s3://s3.example/larder', 'the access key or the secret key is missing'],
    ['s3://key@s3.example/larder', 'the access key or the secret key is missing'],
    ['s3:///larder', 'the host is missing'],
    ['s3://key:hidden@s3.example', 'the bucket is missing or not a bucket name'],
    ['s3://key:hidden@s3.example/a/b', 'the bucket is missing or not a bucket name'],
    ['s3://key:hidden@s3.example/larder?tls=yes', 'tls must be 0 or 1'],
    ['s3://key:hidden@s3.example/larder?endpoint=x', 'endpoint is not known'],
    ['file://elsewhere/folder', 'a folder is written file:///path/to/folder'],
    ['ftp://example.com/', 'must begin with file: or s3:'],
    ['nonsense', 'Invalid URL'],
  ])('refuses %s with one clear line', (storageUrl, message) => {
    const problem = () => createStorage({ storageUrl });
    expect(problem).toThrow(ConfigError);
    expect(problem).toThrow(`STORAGE_URL: ${message}`);
    expect(problem).not.toThrow('hidden');
  });
});
