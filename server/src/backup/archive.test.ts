import { Readable } from 'node:stream';
import { pack } from 'tar-stream';
import { describe, expect, it } from 'vitest';
import { decrypted, encrypted } from './encryption.ts';
import { HASH, HEADER, MANIFEST, hashOf } from './format.ts';
import { readArchive, type ReadEntry } from './read-archive.ts';
import { archiveOf } from './write-archive.ts';

const HEAD = {
  larder: '0.1.0',
  createdAt: '2031-05-01T08:00:00.000Z',
  migrations: [{ name: '0001_accounts.sql', sha256: 'a'.repeat(64) }],
  tables: [{ name: 'users', columns: ['id'] }],
  sequences: [{ name: 'import_changes', value: '7', isCalled: true }],
};
const ENTRIES = [
  { name: 'tables/users/0.copy.gz', body: Buffer.from('rows') },
  { name: 'files/photos/one/400.webp', body: Buffer.alloc(3_000, 7) },
  { name: 'files/photos/one/empty.webp', body: Buffer.alloc(0) },
  { name: 'files/photos/one/full.jpg', body: Buffer.alloc(1_024, 9) },
];

async function whole(chunks: AsyncIterable<Buffer>): Promise<Buffer> {
  const all: Buffer[] = [];
  for await (const chunk of chunks) all.push(Buffer.from(chunk));
  return Buffer.concat(all);
}

const written = (entries = ENTRIES) =>
  whole(archiveOf(HEAD, Readable.from(entries), () => ({ rows: { users: 1 }, files: 3 })));

async function read(bytes: Buffer): Promise<ReadEntry[]> {
  const entries: ReadEntry[] = [];
  for await (const entry of readArchive(Readable.from([bytes], { objectMode: false }))) entries.push(entry);
  return entries;
}

/** A tar of any entries, each with its right hash, as somebody could make it up. */
async function madeUp(entries: { name: string; body: Buffer; type?: 'symlink' | 'file' }[]): Promise<Buffer> {
  const tar = pack();
  for (const { name, body, type = 'file' as const } of entries) {
    const head = { name, type, linkname: '/etc/passwd', pax: { [HASH]: hashOf(body) } } as const;
    if (type === 'symlink') tar.entry(head);
    else tar.entry(head, body);
  }
  tar.finalize();
  return whole(tar as unknown as AsyncIterable<Buffer>);
}
const header = { name: HEADER, body: Buffer.from(JSON.stringify({ format: 1, ...HEAD })) };

describe('a backup', () => {
  it('gives back what was written, the header first and the manifest last', async () => {
    const [first, ...others] = await read(await written());
    const last = others.pop();
    expect(first).toEqual({ kind: 'header', header: { format: 1, ...HEAD } });
    expect(others).toEqual([
      { kind: 'part', table: 'users', body: ENTRIES[0]?.body },
      ...ENTRIES.slice(1).map(({ name, body }) => ({ kind: 'file', key: name.slice(6), body })),
    ]);
    expect(last).toMatchObject({ kind: 'manifest', manifest: { entries: 5, rows: { users: 1 }, files: 3 } });
  });

  it('is refused wherever it was cut', async () => {
    const bytes = await written();
    // The manifest ends before the two empty blocks that end every tar.
    const places = Array.from({ length: 40 }, (_, index) =>
      Math.floor(((bytes.length - 1_600) * index) / 40),
    );
    const boundaries = Array.from({ length: (bytes.length - 1_536) / 512 }, (_, index) => index * 512);
    for (const place of [...places, ...boundaries, 1, 511, 513])
      await expect(read(bytes.subarray(0, place)), `cut at ${place}`).rejects.toThrow(
        /damaged|no backup of Larder/,
      );
  });

  it('is refused when a byte of it was changed', async () => {
    const bytes = await written();
    for (let place = 3; place < bytes.length - 2_600; place += 97) {
      const changed = Buffer.from(bytes);
      changed[place] = (changed[place] ?? 0) ^ 0x20;
      const entries = await read(changed).catch((error: Error) => error.message);
      // Some bytes mean nothing: the padding of entries, and owner and time in their heads.
      if (typeof entries === 'string') expect(entries).toMatch(/damaged|no backup/);
      else expect(entries).toEqual(await read(bytes));
    }
  });

  it.each([
    ['is missing', ENTRIES.slice(1)],
    ['is there twice', [...ENTRIES, ...ENTRIES.slice(-1)]],
    [
      'has another content',
      ENTRIES.map((entry, index) => (index === 1 ? { ...entry, body: Buffer.from('x') } : entry)),
    ],
  ])('is refused when an entry %s', async (_, entries) => {
    const manifest = (await read(await written())).pop();
    const body = Buffer.from(JSON.stringify(manifest?.kind === 'manifest' && manifest.manifest));
    await expect(read(await madeUp([header, ...entries, { name: MANIFEST, body }]))).rejects.toThrow(
      'damaged',
    );
  });

  it('is refused when something follows the manifest', async () => {
    const head = (await written([])).subarray(0, -1_024);
    const more = await madeUp([{ name: 'files/more', body: Buffer.from('more') }]);
    await expect(read(Buffer.concat([head, more]))).rejects.toThrow('something follows its manifest');
  });

  it.each([
    '../escape',
    '/etc/passwd',
    'files/../escape',
    'files/photos/../../escape',
    'files//etc/passwd',
    'files/photos/.hidden',
    'files/a\\..\\b',
    'tables/users/../0.copy.gz',
    'tables/users"; drop table users/0.copy.gz',
    'files/ä',
    'notes.txt',
  ])('is refused when it holds %j', async (name) => {
    await expect(read(await madeUp([header, { name, body: Buffer.from('x') }]))).rejects.toThrow('damaged');
  });

  it('is refused when it holds a link', async () => {
    const link = { name: 'files/photos/one', body: Buffer.alloc(0), type: 'symlink' as const };
    await expect(read(await madeUp([header, link]))).rejects.toThrow('is not a file');
  });

  it('is refused when it is of a format that came later', async () => {
    const later = { name: HEADER, body: Buffer.from('{"format": 2}') };
    await expect(read(await madeUp([later]))).rejects.toThrow('newer version of Larder');
  });

  it.each([
    ['nothing', Buffer.alloc(0), 'damaged: it is empty'],
    ['a text', Buffer.from('hello '.repeat(1_000)), 'no backup of Larder'],
    ['another tar', null, 'no backup of Larder'],
  ])('is not %s', async (_, bytes, sentence) => {
    const other = bytes ?? (await madeUp([{ name: 'readme', body: Buffer.from('x') }]));
    await expect(read(other)).rejects.toThrow(sentence);
  });
});

describe('an encrypted backup', () => {
  const stream = (bytes: Buffer) => Readable.from([bytes], { objectMode: false });
  const hidden = async () => whole(await encrypted(stream(await written()), 'a long secret', 10));

  it('shows nothing, and is read with its passphrase alone', async () => {
    const bytes = await hidden();
    expect(bytes.includes('larder-backup')).toBe(false);
    expect(bytes.subarray(0, 21).toString()).toBe('age-encryption.org/v1');
    expect(await whole(await decrypted(stream(bytes), 'a long secret'))).toEqual(await written());
    await expect(decrypted(stream(bytes), 'another secret')).rejects.toThrow('is not its passphrase');
    await expect(decrypted(stream(bytes), undefined)).rejects.toThrow('set BACKUP_PASSPHRASE');
  });

  it('is refused when it was cut or changed', async () => {
    const bytes = await hidden();
    const changed = Buffer.from(bytes);
    changed[bytes.length - 500] = (changed[bytes.length - 500] ?? 0) ^ 1;
    for (const wrong of [bytes.subarray(0, -1), bytes.subarray(0, -2_000), changed])
      await expect(
        (async () => {
          for await (const _ of readArchive(await decrypted(stream(wrong), 'a long secret')));
        })(),
      ).rejects.toThrow('damaged');
  });

  it('may be given in the clear too', async () => {
    expect(await whole(await decrypted(stream(await written()), 'any secret'))).toEqual(await written());
  });
});
