import { Readable } from 'node:stream';
import { MOVE_LIMITS } from '@larder/shared/move/messages';
import type { Deps } from '../../ctx.ts';
import type { MoveFile } from './formats/contract.ts';

/** The directory of a zip is read apart from its files. */
const PARTS_IN_MEMORY = 3;

export const partKey = (storageKey: string, part: number) => `${storageKey}/${part}`;

/** The uploaded file over its parts, the last few of which are in memory. */
export function openMoveFile(
  { storage }: Pick<Deps, 'storage'>,
  { name, size, storageKey }: { name: string; size: number; storageKey: string },
): MoveFile {
  const recent = new Map<number, Promise<Buffer>>();
  const readPart = async (part: number): Promise<Buffer> => {
    const body = await storage.get(partKey(storageKey, part));
    if (!body) throw new Error(`Part ${part} of ${storageKey} is missing`);
    return body;
  };
  const partOf = (part: number): Promise<Buffer> => {
    const body = recent.get(part) ?? readPart(part);
    // Again at the end: the first is the one that was not used for longest.
    recent.delete(part);
    recent.set(part, body);
    body.catch(() => recent.delete(part));
    for (const oldest of recent.keys()) {
      if (recent.size <= PARTS_IN_MEMORY) break;
      recent.delete(oldest);
    }
    return body;
  };
  async function* stretches(start: number, end: number): AsyncGenerator<Buffer, void> {
    for (let at = start; at < end;) {
      const part = Math.floor(at / MOVE_LIMITS.partBytes);
      const first = part * MOVE_LIMITS.partBytes;
      const stretch = (await partOf(part)).subarray(at - first, end - first);
      if (stretch.length === 0) throw new Error(`Part ${part} of ${storageKey} is too short`);
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
