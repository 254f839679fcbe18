import type { Deps } from '../../ctx.ts';
import type { MoveFile } from './formats/contract.ts';
import type { MoveLease } from './lease.ts';
import { fileOfBlocks } from './reader/file-of-blocks.ts';

/** The directory of a zip is read apart from its files. */
const PARTS_IN_MEMORY = 3;

export const partKey = (storageKey: string, part: number) => `${storageKey}/${part}`;

/** The uploaded file over its parts, the last few of which are in memory. */
export function openMoveFile(
  { storage }: Pick<Deps, 'storage'>,
  {
    name,
    size,
    storageKey,
    partBytes,
  }: { name: string } & Pick<MoveLease, 'size' | 'storageKey' | 'partBytes'>,
): MoveFile {
  const read = async (part: number): Promise<Buffer> => {
    const body = await storage.get(partKey(storageKey, part));
    if (!body) throw new Error(`Part ${part} of ${storageKey} is missing`);
    return body;
  };
  return fileOfBlocks({ name, size, blockBytes: partBytes, kept: PARTS_IN_MEMORY, read });
}
