import type { FileSigns, MoveFile, MoveFormat } from './contract.ts';
import { MoveFileError } from './contract.ts';
import { openZip } from './guards/zip.ts';
import { larder } from './larder.ts';
import { paprika } from './paprika.ts';

/** Every format there is: a new one is one more line here. The first that recognises a file reads it. */
export const MOVE_FORMATS: readonly MoveFormat[] = [larder, paprika];

const START_BYTES = 4_096;
const MAX_NAMES = 2_000;

/** How the program is called, from whose file this is. */
export function nameOfFormat(id: string): string {
  return MOVE_FORMATS.find((format) => format.id === id)?.name ?? id;
}

/** @throws MoveFileError 'unknown-format', or what is wrong with a zip. */
export async function recogniseFormat(file: MoveFile): Promise<MoveFormat> {
  const signs = await signsOf(file);
  const format = MOVE_FORMATS.find((candidate) => candidate.recognises(signs));
  if (!format) throw new MoveFileError('unknown-format');
  return format;
}

async function signsOf(file: MoveFile): Promise<FileSigns> {
  const start = await file.bytes(0, START_BYTES);
  const signs = { name: file.name.toLowerCase(), start };
  if (start.subarray(0, 4).toString('latin1') !== 'PK\x03\x04') return signs;
  const { entries } = await openZip(file);
  return { ...signs, entries: entries.slice(0, MAX_NAMES).map(({ name }) => name) };
}
