import type { Readable } from 'node:stream';
import {
  MoveFileError,
  type MovedFailure,
  type MovedPicture,
  type MovedRecipe,
} from '../formats/contract.ts';
import type { MoveFile, MoveFormat } from '../formats/contract.ts';
import { recogniseFormat } from '../formats/formats.ts';
import { convertItem, picturesToAsk, type ConvertedItem } from './convert.ts';
import { convertExtras } from './convert-extras.ts';
import { describeCollections } from './describe-collections.ts';
import type { FileToOpen, OpenedFile, Question } from './messages.ts';
import type { Wording } from './to-recipe.ts';

const MAX_ITEMS = 100_000;
/** Items are sent on together: so many at most, of so much text, and after so long. */
const AT_ONCE = 50;
const CHARS_AT_ONCE = 1_000_000;
const TOGETHER_MS = 1_000;
const MAX_PICTURE_BYTES = 20 * 1024 ** 2;

/** A library whose file is open. */
class OpenLibrary {
  readonly opened: OpenedFile;
  private readonly covers: ReadonlyMap<string, MovedPicture>;
  private readonly items: AsyncIterator<MovedRecipe | MovedFailure>;
  private readonly wording: Wording;
  private pictures: readonly MovedPicture[] = [];
  private count = 0;

  /** @throws MoveFileError */
  static async open(file: MoveFile, language: Wording['language']): Promise<OpenLibrary> {
    const format = await recogniseFormat(file);
    const collections = describeCollections((await format.collections?.(file)) ?? []);
    const extras = await convertExtras(file, format, language);
    return new OpenLibrary(file, format, { language, extras, ...collections });
  }

  private constructor(
    file: MoveFile,
    format: MoveFormat,
    {
      language,
      extras,
      described,
      covers,
    }: ReturnType<typeof describeCollections> & Pick<Wording, 'language'> & Pick<OpenedFile, 'extras'>,
  ) {
    const { id, name } = format;
    this.opened = { format: { id, name }, described, extras };
    this.covers = covers;
    this.wording = { language, program: name };
    this.items = format.read(file)[Symbol.asyncIterator]();
  }

  /** The next recipes; none after the last. @throws MoveFileError */
  async next(): Promise<ConvertedItem[]> {
    const items: ConvertedItem[] = [];
    const began = Date.now();
    let chars = 0;
    this.pictures = [];
    while (items.length < AT_ONCE && chars < CHARS_AT_ONCE && Date.now() - began < TOGETHER_MS) {
      const next = await this.items.next();
      if (next.done) break;
      if ((this.count += 1) > MAX_ITEMS) throw new MoveFileError('too-many-items');
      const item = convertItem(next.value, this.wording);
      items.push(item);
      if (item.kind === 'failure') continue;
      chars += charsOf(item.fields);
      const asked = next.value.kind === 'recipe' ? picturesToAsk(next.value) : [];
      if (asked.length > 0) {
        this.pictures = asked;
        break;
      }
    }
    return items;
  }

  picture(place: number): Promise<Buffer | null> {
    return bytesOf(this.pictures[place]);
  }

  cover(key: string): Promise<Buffer | null> {
    return bytesOf(this.covers.get(key));
  }
}

/** Answers questions about one file, which `fileOf` gives the bytes of. @throws MoveFileError */
export function answering(fileOf: (asked: FileToOpen) => MoveFile): (question: Question) => Promise<unknown> {
  let library: OpenLibrary | undefined;
  return async (question) => {
    if (question.name === 'open')
      library = await OpenLibrary.open(fileOf(question.asked), question.asked.language);
    if (library === undefined) throw new Error('No file is open');
    switch (question.name) {
      case 'open':
        return library.opened;
      case 'items':
        return library.next();
      case 'picture':
        return library.picture(question.asked);
      case 'cover':
        return library.cover(question.asked);
    }
  };
}

function charsOf(fields: object): number {
  return Object.values(fields)
    .flat()
    .reduce<number>((sum, value) => sum + (typeof value === 'string' ? value.length : 0), 0);
}

/** Null when it is missing, broken or larger than any picture. */
async function bytesOf(picture: MovedPicture | undefined): Promise<Buffer | null> {
  try {
    const stream = (await picture?.open()) ?? null;
    return stream && (await readAtMost(stream, MAX_PICTURE_BYTES));
  } catch {
    return null;
  }
}

/** Null when there is more. */
async function readAtMost(stream: Readable, most: number): Promise<Buffer | null> {
  const chunks: Buffer[] = [];
  let length = 0;
  for await (const chunk of stream as AsyncIterable<Buffer>) {
    length += chunk.length;
    if (length > most) return null;
    chunks.push(chunk);
  }
  return Buffer.concat(chunks, length);
}
