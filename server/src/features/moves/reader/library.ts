import type { Deps } from '../../../ctx.ts';
import type { MoveLease } from '../lease.ts';
import type { MoveFile } from '../formats/contract.ts';
import { openMoveFile } from '../move-file.ts';
import type { ConvertedFailure, ConvertedRecipe } from './convert.ts';
import type { ConvertedCollection } from './describe-collections.ts';
import { startReader, type FileReader } from './file-reader.ts';
import type { OpenedFile } from './messages.ts';

// The library in a file as the worker has it: another process reads it.

export interface LibraryDeps extends Pick<Deps, 'storage'> {
  /** In place of a process. */
  startReader?: (file: MoveFile, signal: AbortSignal) => FileReader;
}

/** A picture of the file: its bytes, null when it is missing, broken or too large. Of a recipe only until the next item is asked for. */
export type LibraryPicture = () => Promise<Buffer | null>;

export interface LibraryRecipe extends Omit<ConvertedRecipe, 'pictures'> {
  pictures: LibraryPicture[];
  /** Of the entries that have one, in order. */
  plates: LibraryPicture[];
}

export type LibraryItem = LibraryRecipe | ConvertedFailure;

export interface LibraryCollection extends ConvertedCollection {
  cover: LibraryPicture | undefined;
}

/** What the file says of its collections, by their names in lower case. */
export type Described = ReadonlyMap<string, LibraryCollection>;

export interface Library {
  format: OpenedFile['format'];
  described: Described;
  extras: OpenedFile['extras'];
  /** Every recipe, in the order of the file; @throws MoveFileError */
  items: AsyncIterable<LibraryItem>;
}

/**
 * Opens the file of a move for as long as `work` takes.
 * @throws MoveFileError for a file that is no library; the signal's reason, as soon as it is aborted.
 */
export async function withLibrary<Done>(
  deps: LibraryDeps,
  { storageKey, fileName: name, size, partBytes, language }: MoveLease,
  signal: AbortSignal,
  work: (library: Library) => Promise<Done>,
): Promise<Done> {
  signal.throwIfAborted();
  const reader = (deps.startReader ?? startReader)(
    openMoveFile(deps, { storageKey, name, size, partBytes }),
    signal,
  );
  try {
    const { described, ...opened } = await reader.ask('open', { name, size, language });
    return await work({
      ...opened,
      described: withCovers(reader, described),
      items: itemsOf(reader, signal),
    });
  } finally {
    reader.stop();
  }
}

async function* itemsOf(reader: FileReader, signal: AbortSignal): AsyncGenerator<LibraryItem, void> {
  for (;;) {
    const items = await reader.ask('items', null);
    if (items.length === 0) return;
    for (const item of items) {
      signal.throwIfAborted();
      yield item.kind === 'failure' ? item : withPictures(reader, item);
    }
  }
}

function withPictures(reader: FileReader, recipe: ConvertedRecipe): LibraryRecipe {
  const plates = recipe.cooked.filter(({ hasPlate }) => hasPlate).length;
  const all = Array.from(
    { length: recipe.pictures + plates },
    (_, place) => async () => bytesOf(await reader.ask('picture', place)),
  );
  return { ...recipe, pictures: all.slice(0, recipe.pictures), plates: all.slice(recipe.pictures) };
}

function withCovers(reader: FileReader, described: OpenedFile['described']): Described {
  const cover = (key: string) => async () => bytesOf(await reader.ask('cover', key));
  return new Map(
    [...described].map(([key, collection]) => [
      key,
      { ...collection, cover: collection.hasCover ? cover(key) : undefined },
    ]),
  );
}

function bytesOf(bytes: Uint8Array | null): Buffer | null {
  return bytes && Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
}
