import {
  attribute,
  parsePage,
  type PageDocument,
  type PageElement,
} from '../../../../extraction/page/document.ts';
import { elementText } from '../../../../extraction/page/inline-text.ts';
import {
  MoveFileError,
  type MovedFailure,
  type MovedPicture,
  type MovedRecipe,
  type MoveFile,
} from '../contract.ts';
import { decodeText } from '../guards/text.ts';
import { openZip, type ZipArchive, type ZipEntry } from '../guards/zip.ts';
import { linesOf } from './lines.ts';
import { oneRecipe, type ReadRecipe } from './one-recipe.ts';
import { entryPicture } from './pictures.ts';
import { isZip, wholeOf } from './zip-or-one.ts';

// Programs that write recipes into pages of their own, with their pictures in folders beside them.

const MAX_PAGE_BYTES = 64 * 1024 ** 2;

/** A recipe's part of the page. Elements are asked for by an attribute: ('itemprop', 'name'), ('class', 'recipeNote'). */
export class RecipePart {
  private readonly page: PageDocument;
  private readonly archive: ZipArchive | undefined;
  /** Of its page in the archive. */
  private readonly folder: string;

  constructor(html: string, archive?: ZipArchive, folder = '') {
    this.page = parsePage(html, 'https://folder.invalid/');
    this.archive = archive;
    this.folder = folder;
  }

  /** In the order of the page, each once. */
  all(name: string, ...values: string[]): PageElement[] {
    return this.page.elements.filter((element) =>
      wordsOf(element, name).some((word) => values.includes(word)),
    );
  }

  /** What each of these says, a meta element by its content, without those that say nothing. */
  texts(name: string, value: string): string[] {
    const said = this.all(name, value).map((element) => attribute(element, 'content') ?? textOf(element));
    return said.map((text) => text.trim()).filter((text) => text !== '');
  }

  /** What the first of these says; empty when none does. */
  text(name: string, value: string): string {
    return this.texts(name, value)[0] ?? '';
  }

  /** Another attribute of the first of these. */
  attributeOf(name: string, value: string, other: string): string {
    return attribute(this.all(name, value)[0], other)?.trim() ?? '';
  }

  /** The contents of all meta elements whose item begins with this, by the rest of its name. */
  metas(prefix: string): Record<string, string> {
    const named = this.page.elements.flatMap((element) => {
      const item = attribute(element, 'itemprop') ?? '';
      const content = attribute(element, 'content');
      return item.startsWith(prefix) && content ? [[item.slice(prefix.length), content] as const] : [];
    });
    return Object.fromEntries(named);
  }

  /** The address of the first link in or at one of these. */
  link(name: string, value: string): string | undefined {
    const [element] = this.all(name, value);
    if (element === undefined) return undefined;
    return attribute(element, 'href') ?? attribute(this.inside(element).find(isLink), 'href');
  }

  /** The pictures that the archive holds, each once, in their order; what stands elsewhere is never asked for. */
  pictures(): MovedPicture[] {
    const named = this.page.elements
      .filter(({ tagName }) => tagName === 'img')
      .map((element) => (attribute(element, 'src') ?? '').replaceAll('\\', '/').replace(/^\.\//, ''));
    return [...new Set(named)].flatMap((name) => {
      const entry = this.entryOf(name) ?? this.entryOf(decoded(name));
      return entry ? [entryPicture(entry)] : [];
    });
  }

  /** The address of the first picture that is somewhere else. */
  remotePicture(): string | undefined {
    const addresses = this.page.elements
      .filter(({ tagName }) => tagName === 'img')
      .map((element) => attribute(element, 'src') ?? '');
    return addresses.find((address) => /^https?:\/\//i.test(address));
  }

  private entryOf(name: string): ZipEntry | undefined {
    return this.archive?.byName.get(this.folder + name) ?? this.archive?.byName.get(name);
  }

  private inside(element: PageElement): readonly PageElement[] {
    const place = this.page.placeOf(element);
    return this.page.elements.slice(place + 1, this.page.ends[place]);
  }
}

/** The words of an attribute: the classes of an element. */
export function wordsOf(element: PageElement, name: string): string[] {
  return (attribute(element, name) ?? '').split(/\s+/);
}

/** The text of an element, a line for each of its paragraphs and breaks. */
export function textOf(element: PageElement): string {
  return linesOf(elementText(element)).join('\n');
}

const PAGE = /\.x?html?$/i;

/** By its ending. */
export function isPage(name: string): boolean {
  return PAGE.test(name);
}

/**
 * Every recipe of a page, or of the pages of a zip: each is cut where `start` matches, since a tree of all of it would need
 * gigabytes. Pages without any, such as a list of the others, are passed over.
 */
export async function* recipesOfPage(
  file: MoveFile,
  start: RegExp,
  read: (part: RecipePart) => ReadRecipe,
): AsyncGenerator<MovedRecipe | MovedFailure, void> {
  let count = 0;
  for await (const { name, html, archive } of pagesOf(file)) {
    const folder = name.slice(0, name.lastIndexOf('/') + 1);
    let nth = 0;
    for (const part of partsOf(html, start)) {
      [count, nth] = [count + 1, nth + 1];
      yield await oneRecipe(`${name}#${nth}`, () => readPart(new RecipePart(part, archive, folder), read));
    }
  }
  if (count === 0) throw new MoveFileError('no-recipes');
}

/** A picture elsewhere is never asked for: its address is left over. */
function readPart(part: RecipePart, read: (part: RecipePart) => ReadRecipe): ReadRecipe {
  const recipe = read(part);
  const remote = (recipe.pictures ?? []).length > 0 ? undefined : part.remotePicture();
  return remote === undefined
    ? recipe
    : { ...recipe, leftOver: [...(recipe.leftOver ?? []), { label: 'Picture', text: remote }] };
}

interface Page {
  name: string;
  html: string;
  archive?: ZipArchive;
}

async function* pagesOf(file: MoveFile): AsyncGenerator<Page, void> {
  if (!(await isZip(file))) {
    yield { name: file.name, html: decodeText(await wholeOf(file)) };
    return;
  }
  const archive = await openZip(file);
  for (const entry of archive.entries.filter(({ name }) => isPage(name)))
    yield { name: entry.name, html: decodeText(await entry.bytes(MAX_PAGE_BYTES)), archive };
}

function* partsOf(html: string, start: RegExp): Generator<string, void> {
  let from: number | undefined;
  for (const { index } of html.matchAll(start)) {
    if (from !== undefined) yield html.slice(from, index);
    from = index;
  }
  if (from !== undefined) yield html.slice(from);
}

const isLink = (element: PageElement): boolean => attribute(element, 'href') !== undefined;

function decoded(name: string): string {
  try {
    return decodeURIComponent(name);
  } catch {
    return name;
  }
}
