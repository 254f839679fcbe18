import { randomUUID } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { chmod, mkdir, readdir, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { absent } from './absent.ts';
import type { Draft } from './storage.ts';

/** Longer than anything arrives: the process that wrote it has ended. */
const ABANDONED_MS = 24 * 60 * 60_000;

/** Puts a file that has arrived where its key says. */
type KeepFile = (file: string, key: string, contentType: string) => Promise<void>;

/**
 * Writes what comes to a file of its own in `folder`, without holding it in memory. When it ends early, or is longer than
 * `mostBytes`, nothing is left of it.
 * @throws why it ended early; RangeError when it is too long.
 */
export async function receiveInto(
  folder: string,
  { source, mostBytes, keep }: { source: Readable; mostBytes: number; keep: KeepFile },
): Promise<Draft> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  await chmod(folder, 0o700);
  const file = path.join(folder, randomUUID());
  let size = 0;
  async function* counted(chunks: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
    for await (const chunk of chunks) {
      size += chunk.length;
      if (size > mostBytes) throw new RangeError('more bytes than agreed');
      yield chunk;
    }
  }
  try {
    await pipeline(source, counted, createWriteStream(file, { flags: 'wx', mode: 0o600, flush: true }));
    return {
      size,
      keep: (key, contentType) => keep(file, key, contentType),
      discard: () => rm(file, { force: true }),
    };
  } catch (error) {
    await rm(file, { force: true });
    throw error;
  }
}

/** Removes what processes that were killed have left in `folder`. */
export async function sweepDraftFiles(folder: string): Promise<void> {
  const before = Date.now() - ABANDONED_MS;
  for (const name of (await readdir(folder).catch(absent)) ?? []) {
    const file = path.join(folder, name);
    const written = await stat(file).catch(absent);
    if (written && written.mtimeMs < before) await rm(file, { force: true });
  }
}
