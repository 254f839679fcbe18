import { once } from 'node:events';
import type { Readable } from 'node:stream';
import ZipStream from 'zip-stream';

/** Of a system whose file names are UTF-8, and without which Debian's unzip takes names for those of DOS. */
const FILE_MODE = 0o644;

/** One file of an archive. */
export interface ArchiveFile {
  /** With '/' between folders; each part a name that every system can have. */
  name: string;
  body: string | Buffer | Readable;
  date: Date;
  /** Compressed already: an image. */
  isPacked?: boolean;
}

/** The files as a zip, made while it is read: the next file is asked for when there is room for it. */
export async function* zipOf(files: AsyncIterable<ArchiveFile>): AsyncGenerator<Buffer, void> {
  const zip = new ZipStream();
  const closed = new Promise<never>((_, reject) => {
    zip.once('close', () => reject(new Error('The reader of the zip is gone')));
  });
  closed.catch(() => undefined);
  addAll(zip, files, closed).then(
    () => zip.finalize(),
    (error: unknown) => zip.destroy(error as Error),
  );
  for await (const chunk of zip) yield chunk as Buffer;
}

async function addAll(
  zip: ZipStream,
  files: AsyncIterable<ArchiveFile>,
  closed: Promise<never>,
): Promise<void> {
  for await (const file of files) {
    await Promise.race([add(zip, file), closed]);
    if (zip.writableNeedDrain) await Promise.race([once(zip, 'drain'), closed]);
  }
}

function add(zip: ZipStream, { name, body, date, isPacked = false }: ArchiveFile): Promise<void> {
  return new Promise((resolve, reject) => {
    zip.entry(body, { name, date, mode: FILE_MODE, store: isPacked }, (error) =>
      error ? reject(error) : resolve(),
    );
  });
}
