import { Zip, ZipPassThrough } from 'fflate';
import type { PlacedFile } from './chosen-files.ts';

/** The same for all, so that the same files make the same zip. */
const DAY = new Date(1980, 0, 1);
const NOTHING = new Uint8Array(0);

/**
 * A zip with these files in it as they are. Each is read once, for its checksum; the zip refers to it and holds no copy, however
 * large it is.
 */
export async function zipFiles(files: readonly PlacedFile[], signal: AbortSignal): Promise<Blob> {
  const parts: BlobPart[] = [];
  let given: Uint8Array = NOTHING;
  const zip = new Zip((error, bytes) => {
    if (error) throw error;
    if (bytes !== given) parts.push(bytes);
  });
  for (const { path, file } of files) {
    const entry = new ZipPassThrough(path);
    entry.mtime = DAY;
    zip.add(entry);
    const give = (bytes: Uint8Array<ArrayBuffer>, isLast = false) => {
      given = bytes;
      entry.push(bytes, isLast);
    };
    // What stands before a file comes with its first bytes, what stands behind it with the last.
    give(NOTHING);
    parts.push(file);
    const reader = file.stream().getReader();
    for (let read = await reader.read(); !read.done; read = await reader.read()) {
      signal.throwIfAborted();
      give(read.value);
    }
    give(NOTHING, true);
  }
  zip.end();
  return new Blob(parts, { type: 'application/zip' });
}
