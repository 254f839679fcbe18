import { pack } from 'tar-stream';
import {
  FORMAT,
  HASH,
  HEADER,
  MANIFEST,
  MAX_ENTRY_BYTES,
  Tally,
  hashOf,
  type Header,
  type Manifest,
} from './format.ts';

export interface NewEntry {
  name: string;
  body: Buffer;
}

/**
 * The bytes of a backup: its header, the entries in their order, each with its hash, and the manifest last.
 * @param counts is asked at the end, when every entry has been written.
 */
export async function* archiveOf(
  header: Omit<Header, 'format'>,
  entries: AsyncIterable<NewEntry>,
  counts: () => Pick<Manifest, 'rows' | 'files'>,
): AsyncGenerator<Buffer, void> {
  // With room for an entry nothing waits inside the pack: it is read empty before the next entry goes in.
  const tar = pack({ highWaterMark: 2 * MAX_ENTRY_BYTES });
  const mtime = new Date(header.createdAt);
  const tally = new Tally();
  const put = async function* ({ name, body }: NewEntry): AsyncGenerator<Buffer, void> {
    if (body.length > MAX_ENTRY_BYTES) throw new Error(`${name} is larger than a backup can hold`);
    const hash = hashOf(body);
    tally.add(name, body.length, hash);
    await new Promise<void>((resolve, reject) => {
      const head = { name, type: 'file', mtime, mode: 0o600, pax: { [HASH]: hash } } as const;
      tar.entry(head, body, (error) => (error ? reject(error) : resolve()));
    });
    yield* readEmpty(tar);
  };
  yield* put({ name: HEADER, body: json({ format: FORMAT, ...header }) });
  for await (const entry of entries) yield* put(entry);
  yield* put({ name: MANIFEST, body: json({ ...tally.sums(), ...counts() } satisfies Manifest) });
  tar.finalize();
  yield* readEmpty(tar);
}

function* readEmpty(tar: { read(): unknown }): Generator<Buffer, void> {
  for (let chunk = tar.read(); chunk !== null; chunk = tar.read()) yield chunk as Buffer;
}

const json = (value: object): Buffer => Buffer.from(`${JSON.stringify(value, null, 1)}\n`);
