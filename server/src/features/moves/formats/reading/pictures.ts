import { Readable } from 'node:stream';
import type { MovedPicture } from '../contract.ts';
import type { ZipEntry } from '../guards/zip.ts';
import { textOf, type JsonValue } from './values.ts';

/** A picture that is a file of the archive. */
export function entryPicture(entry: ZipEntry): MovedPicture {
  return { name: entry.name, open: () => entry.open() };
}

/** A picture that stands in a JSON file as base64, with or without 'data:image/...;base64,'; undefined when it is none. */
export function base64Picture(name: string, value: JsonValue | undefined): MovedPicture | undefined {
  const text = textOf(value).replace(/^data:[^,]{0,100},/, '');
  if (text.length < 16 || !/^[\w+/=\s-]+$/.test(text.slice(0, 1_000))) return undefined;
  return { name, open: () => Promise.resolve(Readable.from([Buffer.from(text, 'base64')])) };
}
