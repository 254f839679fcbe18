import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { crc32 } from 'node:zlib';
import {
  fromRandomAccessReaderPromise,
  getFileNameLowLevel,
  RandomAccessReader,
  validateFileName,
} from 'yauzl';
import type { Entry, ZipFile } from 'yauzl';
import { MoveFileError, type MoveFile } from '../contract.ts';

const MAX_ENTRIES = 100_000;
const MAX_TOTAL_BYTES = 8 * 1024 ** 3;
/** Of what is unpacked to what is packed. */
const MAX_RATIO = 200;
/** So much may be packed as tightly as it likes: a page of one letter is no bomb. */
const FREE_OF_RATIO_BYTES = 1024 ** 2;
const MAX_ENTRY_BYTES = 20 * 1024 ** 2;
const MAX_NESTED_BYTES = 50 * 1024 ** 2;
const MAX_FOLDERS_AROUND = 3;
/** Before the name of each entry. */
const HEAD_BYTES = 30;
const FILE_TYPE = 0o170000;
const SYMLINK = 0o120000;
/** What an archiver leaves beside the files of a person. */
const LITTER = /(?:^|\/)(?:__MACOSX\/|\._|\.DS_Store$|Thumbs\.db$|desktop\.ini$)/i;

export interface ZipEntry {
  /** With '/' between folders, without a leading './' and the folders that everything stands in. */
  name: string;
  /** Unpacked, as the directory says; the stream is held to it. */
  size: number;
  packed: number;
  /** Opened as often as needed. Fails when it unpacks to more than it said. */
  open(): Promise<Readable>;
  /** Its bytes. @throws MoveFileError 'entry-too-large' above `most` bytes (20 MB unless given), 'broken-file'. */
  bytes(most?: number): Promise<Buffer>;
}

export interface ZipArchive {
  /** Files only, in the order of the archive. */
  entries: readonly ZipEntry[];
  byName: ReadonlyMap<string, ZipEntry>;
}

/**
 * Counts what is unpacked of so many packed bytes.
 * @throws MoveFileError 'too-large-unpacked' when it is more than 200 times as much, or 8 GB.
 */
export function unpackGuard(packed: number): (bytes: number) => void {
  let total = 0;
  return (bytes) => {
    total += bytes;
    if (total > MAX_TOTAL_BYTES || isBomb(total, packed)) throw new MoveFileError('too-large-unpacked');
  };
}

/**
 * Reads the directory of a zip. Nothing is unpacked yet.
 * @throws MoveFileError for an archive that is not to be trusted: names that lead elsewhere, links, files that share their bytes,
 * too many or too large ones, or what is encrypted or damaged.
 */
export async function openZip(file: MoveFile): Promise<ZipArchive> {
  const zip = await opened(file);
  if (zip.entryCount > MAX_ENTRIES) throw new MoveFileError('too-many-entries');
  const entries: ZipEntry[] = [];
  const places: Place[] = [];
  const sizes: number[] = [];
  for await (const entry of eachEntry(zip)) {
    const name = nameOf(entry);
    refuseLink(entry);
    if (isBomb(entry.uncompressedSize, entry.compressedSize)) throw new MoveFileError('too-large-unpacked');
    sizes.push(entry.uncompressedSize);
    if (places.push(placeOf(entry)) > MAX_ENTRIES) throw new MoveFileError('too-many-entries');
    if (name.endsWith('/') || LITTER.test(name)) continue;
    if (!entry.canDecodeFileData()) throw new MoveFileError('broken-file');
    entries.push(toZipEntry(zip, entry, name));
  }
  refuseOverlaps(places);
  sizes.forEach(unpackGuard(file.packed ?? file.size));
  const around = folderAround(entries);
  for (const entry of entries) entry.name = entry.name.slice(around.length);
  return { entries, byName: new Map(entries.map((entry) => [entry.name, entry])) };
}

/**
 * The folders that everything stands in: an export that was unpacked and zipped again has one more. A folder that is a recipe
 * itself, as Nextcloud Cookbook has it, or a document of Word stays.
 */
function folderAround(entries: readonly ZipEntry[]): string {
  const [first] = entries;
  let around = '';
  for (let folders = 0; first && folders < MAX_FOLDERS_AROUND; folders += 1) {
    const next = first.name.slice(0, first.name.indexOf('/', around.length) + 1);
    const isAround = next.length > around.length && entries.every(({ name }) => name.startsWith(next));
    if (!isAround || entries.some(({ name }) => isOwn(name, next))) break;
    around = next;
  }
  return around;
}

/** A zip inside a zip, as programs write one for each recipe; a third one inside is a file like any other. */
export async function openNestedZip(entry: ZipEntry): Promise<ZipArchive> {
  const bytes = await entry.bytes(MAX_NESTED_BYTES);
  return openZip({ ...fileOf(entry.name, bytes), packed: Math.min(entry.packed, bytes.length) });
}

/** A file whose bytes are in memory. */
export function fileOf(name: string, bytes: Buffer): MoveFile {
  return {
    name,
    size: bytes.length,
    bytes: (start, length) => Promise.resolve(bytes.subarray(start, start + length)),
    stream: (start = 0, end = bytes.length) => Readable.from([bytes.subarray(start, end)]),
  };
}

const isOwn = (name: string, folder: string): boolean =>
  name === `${folder}recipe.json` || name === `${folder}document.xml`;

async function opened(file: MoveFile): Promise<ZipFile> {
  try {
    return await fromRandomAccessReaderPromise(new PartsReader(file), file.size, {
      autoClose: false,
      decodeStrings: false,
      validateEntrySizes: true,
    });
  } catch (error) {
    throw asBroken(error);
  }
}

async function* eachEntry(zip: ZipFile): AsyncGenerator<Entry, void> {
  try {
    for await (const entry of zip.eachEntry()) yield entry;
  } catch (error) {
    throw asBroken(error);
  }
}

function asBroken(error: unknown): MoveFileError {
  return error instanceof MoveFileError ? error : new MoveFileError('broken-file', error);
}

function nameOf(entry: Entry): string {
  const { generalPurposeBitFlag, fileNameRaw, extraFields } = entry;
  const name = getFileNameLowLevel(generalPurposeBitFlag, fileNameRaw, extraFields, true);
  if (name.includes('\0') || validateFileName(name) !== null || /^[a-z]:/i.test(name))
    throw new MoveFileError('path-tricks');
  return name.replace(/^(?:\.\/)+/, '');
}

function refuseLink({ externalFileAttributes }: Entry): void {
  if (((externalFileAttributes >>> 16) & FILE_TYPE) === SYMLINK) throw new MoveFileError('path-tricks');
}

function isBomb(unpacked: number, packed: number): boolean {
  return unpacked > FREE_OF_RATIO_BYTES && unpacked > packed * MAX_RATIO;
}

/** Where an entry stands in the file. */
interface Place {
  start: number;
  end: number;
}

/** At least so far: behind its head and name there may be more, which the directory does not say. */
function placeOf({ relativeOffsetOfLocalHeader: start, fileNameRaw, compressedSize }: Entry): Place {
  return { start, end: start + HEAD_BYTES + fileNameRaw.length + compressedSize };
}

/** A file of a few bytes that is unpacked under thousands of names. */
function refuseOverlaps(places: Place[]): void {
  let end = 0;
  for (const place of places.sort((one, other) => one.start - other.start)) {
    if (place.start < end) throw new MoveFileError('overlapping-entries');
    end = place.end;
  }
}

function toZipEntry(zip: ZipFile, entry: Entry, name: string): ZipEntry {
  const open = () => zip.openReadStreamPromise(entry);
  return {
    name,
    size: entry.uncompressedSize,
    packed: entry.compressedSize,
    open,
    bytes: async (most = MAX_ENTRY_BYTES) => {
      if (entry.uncompressedSize > most) throw new MoveFileError('entry-too-large');
      const bytes = await open()
        .then(buffer)
        .catch((error: unknown) => Promise.reject(asBroken(error)));
      if (crc32(bytes) !== entry.crc32) throw new MoveFileError('broken-file');
      return bytes;
    },
  };
}

/** What yauzl reads by: a stretch of the file at a time. */
class PartsReader extends RandomAccessReader {
  private readonly file: MoveFile;

  constructor(file: MoveFile) {
    super();
    this.file = file;
  }

  override _readStreamForRange(start: number, end: number): Readable {
    return this.file.stream(start, end);
  }

  override close(done: (error: Error | null) => void): void {
    done(null);
  }
}
