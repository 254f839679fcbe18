import { buffer } from 'node:stream/consumers';
import { crc32 } from 'node:zlib';
import { fromBufferPromise } from 'yauzl';

/**
 * The files of a zip, each once, in the order of the archive. Fails for an archive that is damaged, or holds a name that
 * leads out of the folder it is unpacked into.
 */
export async function unzip(archive: Buffer): Promise<Map<string, Buffer>> {
  const zip = await fromBufferPromise(archive, { strictFileNames: true });
  const files = new Map<string, Buffer>();
  for await (const entry of zip.eachEntry()) {
    if (files.has(entry.fileName)) throw new Error(`Twice in the zip: ${entry.fileName}`);
    const body = await buffer(await zip.openReadStreamPromise(entry));
    if (crc32(body) !== entry.crc32) throw new Error(`Damaged in the zip: ${entry.fileName}`);
    files.set(entry.fileName, body);
  }
  return files;
}
