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
const MAX_RATIO = 200;
/** Small files may be packed as tightly as they like: a page of one letter is no bomb. */
const FREE_OF_RATIO_BYTES = 1024 ** 2;
const MAX_ENTRY_BYTES = 20 * 1024 ** 2;
const MAX_NESTED_BYTES = 50 * 1024 ** 2;
const FILE_TYPE = 0o170000;
const SYMLINK = 0o120000;
/** What an archiver leaves beside the files of a person. */
const LITTER = /(?:^|\/)(?:__MACOSX\/|\._|\.DS_Store$|Thumbs\.db$|desktop\.ini$)/i;

export interface ZipEntry {
  /** With '/' between folders, without a leading './'. */
  name: string;
  /** Unpacked, as the directory says; the stream is held to it. */
  size: number;
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
 * Reads the directory of a zip. Nothing is unpacked yet.
 * @throws MoveFileError for an archive that is not to be trusted: names that lead elsewhere, links, too many or too large
 * files, or what is encrypted or damaged.
 */
export async function openZip(file: MoveFile): Promise<ZipArchive> {
  const zip = await opened(file);
  if (zip.entryCount > MAX_ENTRIES) throw new MoveFileError('too-many-entries');
  const entries: ZipEntry[] = [];
  let total = 0;
  for await (const entry of eachEntry(zip)) {
    const name = nameOf(entry);
    refuseLink(entry);
    total += entry.uncompressedSize;
    if (total > MAX_TOTAL_BYTES || isBomb(entry)) throw new MoveFileError('too-large-unpacked');
    if (entries.length >= MAX_ENTRIES) throw new MoveFileError('too-many-entries');
    if (name.endsWith('/') || LITTER.test(name)) continue;
    if (!entry.canDecodeFileData()) throw new MoveFileError('broken-file');
    entries.push(toZipEntry(zip, entry, name));
  }
  return { entries, byName: new Map(entries.map((entry) => [entry.name, entry])) };
}

/** A zip inside a zip, as programs write one for each recipe; a third one inside is a file like any other. */
export async function openNestedZip(entry: ZipEntry): Promise<ZipArchive> {
  return openZip(fileOf(entry.name, await entry.bytes(MAX_NESTED_BYTES)));
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

function isBomb({ uncompressedSize, compressedSize }: Entry): boolean {
  return uncompressedSize > FREE_OF_RATIO_BYTES && uncompressedSize > compressedSize * MAX_RATIO;
}

function toZipEntry(zip: ZipFile, entry: Entry, name: string): ZipEntry {
  const open = () => zip.openReadStreamPromise(entry);
  return {
    name,
    size: entry.uncompressedSize,
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
