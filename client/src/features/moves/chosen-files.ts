import * as messages from '#messages/moves.json';
import { format } from '@larder/shared/messages/format';
import { MOVE_LIMITS } from '@larder/shared/move/messages';

export interface PlacedFile {
  /** Its place in the zip. */
  path: string;
  file: File;
}

/** What is moved in: one file as it is, or several, which are zipped on the way. */
export interface Chosen {
  name: string;
  files: PlacedFile[];
}

/** What systems leave in folders. */
const NOT_CHOSEN = /(?:^|\/)(?:\.[^/]*|__MACOSX|Thumbs\.db|desktop\.ini)(?:\/|$)/i;
/** A name may have more characters in the zip's name beside it. */
const NAME_ROOM = 40;

/** Files in one order, so that choosing them again makes the same zip, which an upload goes on with. Undefined when there are none. */
export function chosenOf(given: readonly PlacedFile[]): Chosen | undefined {
  const files = given.filter(({ path }) => !NOT_CHOSEN.test(path)).sort((a, b) => (a.path < b.path ? -1 : 1));
  const [first] = files;
  if (!first) return undefined;
  if (files.length === 1) return { name: first.file.name, files };
  const [top = '', ...others] = [...new Set(files.map(({ path }) => path.split('/')[0] ?? ''))];
  const isFolder = others.length === 0;
  if (isFolder)
    return { name: top, files: files.map(({ path, file }) => ({ path: path.slice(top.length + 1), file })) };
  const name = top.slice(0, MOVE_LIMITS.fileName - NAME_ROOM);
  return { name: format(messages.andMoreFiles, { name, n: others.length }), files };
}

/** Of an input for files, or for a folder. */
export function filesOfInput(files: Iterable<File>): PlacedFile[] {
  return [...files].map((file) => ({ path: file.webkitRelativePath || file.name, file }));
}

/** What was dropped, with all that is in its folders. Everything is taken from the event before anything is waited for. */
export async function filesOfDrop({ items, files }: DataTransfer): Promise<PlacedFile[]> {
  const plain = filesOfInput(files);
  const entries = [...items].flatMap((item) => item.webkitGetAsEntry() ?? []);
  if (!entries.some(({ isDirectory }) => isDirectory)) return plain;
  return (await Promise.all(entries.map((entry) => filesIn(entry, entry.name)))).flat();
}

async function filesIn(entry: FileSystemEntry, path: string): Promise<PlacedFile[]> {
  if (!entry.isDirectory) {
    const read = new Promise<File>((resolve, reject) => (entry as FileSystemFileEntry).file(resolve, reject));
    return [{ path, file: await read }];
  }
  const reader = (entry as FileSystemDirectoryEntry).createReader();
  const found: PlacedFile[] = [];
  for (;;) {
    // Browsers give a hundred at a time.
    const some = await new Promise<FileSystemEntry[]>((resolve, reject) =>
      reader.readEntries(resolve, reject),
    );
    if (some.length === 0) return found;
    for (const one of some) found.push(...(await filesIn(one, `${path}/${one.name}`)));
  }
}
