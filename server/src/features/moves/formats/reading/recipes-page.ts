import {
  attribute,
  parsePage,
  type PageDocument,
  type PageElement,
} from '../../../../extraction/page/document.ts';
import { elementText } from '../../../../extraction/page/inline-text.ts';
import {
  MoveFileError,
  RECIPES_PAGE,
  type MovedFailure,
  type MovedPicture,
  type MovedRecipe,
  type MoveFile,
} from '../contract.ts';
import { decodeText } from '../guards/text.ts';
import { openZip, type ZipArchive } from '../guards/zip.ts';
import { linesOf } from './lines.ts';
import { oneRecipe, type ReadRecipe } from './one-recipe.ts';
import { entryPicture } from './pictures.ts';

// Programs that write all recipes into one page, with their pictures in a folder beside it.

const MAX_PAGE_BYTES = 64 * 1024 ** 2;

/** A recipe's part of the page. Elements are asked for by an attribute: ('itemprop', 'name'), ('class', 'recipeNote'). */
export class RecipePart {
  private readonly page: PageDocument;
  private readonly archive: ZipArchive;

  constructor(html: string, archive: ZipArchive) {
    this.page = parsePage(html, 'https://folder.invalid/');
    this.archive = archive;
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
      const entry = this.archive.byName.get(name) ?? this.archive.byName.get(decoded(name));
      return entry ? [entryPicture(entry)] : [];
    });
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

/** Every recipe of the page, which is cut where `start` matches: a tree of all of it would need gigabytes. */
export async function* recipesOfPage(
  file: MoveFile,
  start: RegExp,
  read: (part: RecipePart) => ReadRecipe,
): AsyncGenerator<MovedRecipe | MovedFailure, void> {
  const archive = await openZip(file);
  const html = decodeText((await archive.byName.get(RECIPES_PAGE)?.bytes(MAX_PAGE_BYTES)) ?? Buffer.alloc(0));
  let count = 0;
  for (const part of partsOf(html, start)) {
    count += 1;
    yield await oneRecipe(`${RECIPES_PAGE}#${count}`, () => read(new RecipePart(part, archive)));
  }
  if (count === 0) throw new MoveFileError('no-recipes');
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
