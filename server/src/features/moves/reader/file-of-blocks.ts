import { Readable } from 'node:stream';
import type { MoveFile } from '../formats/contract.ts';

interface Blocks {
  name: string;
  size: number;
  blockBytes: number;
  /** How many of them stay in memory: those that were used last. */
  kept: number;
  read: (block: number) => Promise<Buffer>;
}

/** A file over blocks of one size, each read when it is needed. */
export function fileOfBlocks({ name, size, blockBytes, kept, read }: Blocks): MoveFile {
  const recent = new Map<number, Promise<Buffer>>();
  const blockAt = (block: number): Promise<Buffer> => {
    const body = recent.get(block) ?? read(block);
    // Again at the end: the first is the one that was not used for longest.
    recent.delete(block);
    recent.set(block, body);
    body.catch(() => recent.delete(block));
    for (const oldest of recent.keys()) {
      if (recent.size <= kept) break;
      recent.delete(oldest);
    }
    return body;
  };
  async function* stretches(start: number, end: number): AsyncGenerator<Buffer, void> {
    for (let at = start; at < end;) {
      const block = Math.floor(at / blockBytes);
      const first = block * blockBytes;
      const stretch = (await blockAt(block)).subarray(at - first, end - first);
      if (stretch.length === 0) throw new Error(`Block ${block} of ${name} is too short`);
      at += stretch.length;
      yield stretch;
    }
  }
  return {
    name,
    size,
    async bytes(start, length) {
      const found: Buffer[] = [];
      for await (const stretch of stretches(start, Math.min(size, start + length))) found.push(stretch);
      return found.length === 1 && found[0] ? found[0] : Buffer.concat(found);
    },
    stream: (start = 0, end = size) =>
      Readable.from(stretches(start, Math.min(size, end)), { objectMode: false }),
  };
}
