import { buffer } from 'node:stream/consumers';
import ZipStream from 'zip-stream';

/** A zip of these files, as a program would write it. */
export async function zipped(files: Record<string, Buffer | string>): Promise<Buffer> {
  const zip = new ZipStream();
  const whole = buffer(zip);
  for (const [name, body] of Object.entries(files)) {
    await new Promise<void>((resolve, reject) => {
      zip.entry(body, { name }, (error) => (error ? reject(error) : resolve()));
    });
  }
  zip.finalize();
  return whole;
}

/** The same bytes with every occurrence of one text replaced by another of the same length. */
export function withBytes(whole: Buffer, from: string, to: string): Buffer {
  if (from.length !== to.length) throw new Error(`Not of one length: ${from}, ${to}`);
  return Buffer.from(whole.toString('latin1').replaceAll(from, to), 'latin1');
}
