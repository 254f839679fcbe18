import type { Deps } from '../../ctx.ts';

type PartDeps = Pick<Deps, 'storage'>;

/** What a process holds of a file at once, whatever the size of the whole. */
const PART_BYTES = 4 * 1024 * 1024;

const partKey = (key: string, part: number) => `${key}/${part}`;

/**
 * Stores a stream of unknown length as files of a few megabytes below `key`: any store can do that, and what a killed
 * process leaves is removed like everything else.
 */
export async function writeParts(
  { storage }: PartDeps,
  key: string,
  chunks: AsyncIterable<Buffer>,
): Promise<{ parts: number; size: number }> {
  let parts = 0;
  let size = 0;
  let waiting: Buffer[] = [];
  let waitingBytes = 0;
  const store = async () => {
    await storage.put(partKey(key, parts), Buffer.concat(waiting), 'application/zip');
    parts += 1;
    size += waitingBytes;
    waiting = [];
    waitingBytes = 0;
  };
  for await (const chunk of chunks) {
    waiting.push(chunk);
    waitingBytes += chunk.length;
    if (waitingBytes >= PART_BYTES) await store();
  }
  if (waitingBytes > 0) await store();
  return { parts, size };
}

/** The stream again, a part at a time. Throws when one is missing. */
export async function* readParts(
  { storage }: PartDeps,
  key: string,
  parts: number,
): AsyncGenerator<Buffer, void> {
  for (let part = 0; part < parts; part += 1) {
    const body = await storage.get(partKey(key, part));
    if (!body) throw new Error(`Part ${part} of ${key} is missing`);
    yield body;
  }
}
