import { attribute, parsePage } from '../../../extraction/page/document.ts';
import { elementText } from '../../../extraction/page/inline-text.ts';
import {
  MoveFileError,
  type MovedFailure,
  type MovedPicture,
  type MovedRecipe,
  type MoveFormat,
} from './contract.ts';
import { decodeText } from './guards/text.ts';
import { parseXml, type XmlElement } from './guards/xml.ts';
import { openZip } from './guards/zip.ts';
import { nameOf, oneRecipe } from './reading/one-recipe.ts';
import { base64Picture, entryPicture } from './reading/pictures.ts';
import {
  addressOf,
  dateOf,
  isObject,
  isYes,
  objectsOf,
  parseJson,
  textOf,
  type JsonObject,
  type JsonValue,
} from './reading/values.ts';
import { writtenRecipes, type Written } from './reading/written-recipes.ts';
import { attributeOf, children, elementsOf, textAt, wholeElement } from './reading/xml-recipes.ts';
import { isZip, wholeOf } from './reading/zip-or-one.ts';
import { FORMATS } from './names.ts';

// Programs for notes, among which are recipes: each note is read as a text is.

type Found = MovedRecipe | MovedFailure;

/** Evernote's export (`.enex`), XML with a page in each note, as evernote.com/blog/how-evernotes-xml-export-format-works describes it. */
export const evernote: MoveFormat = {
  ...FORMATS.evernote,
  keptInNotes: ['Text'],
  recognises: ({ name, start, entries }) =>
    entries === undefined && (name.endsWith('.enex') || decodeText(start).includes('<en-export')),
  async *read(file) {
    let count = 0;
    for (const xml of elementsOf(decodeText(await wholeOf(file)), 'note')) {
      count += 1;
      yield* notesOf(`#${count}`, () => noteOfEvernote(wholeElement(xml)));
    }
    if (count === 0) throw new MoveFileError('no-recipes');
  },
};

async function* notesOf(entry: string, read: () => Omit<Written, 'entry'>): AsyncGenerator<Found, void> {
  let note: Omit<Written, 'entry'>;
  try {
    note = read();
  } catch (error) {
    yield await oneRecipe(entry, () => {
      throw error;
    });
    return;
  }
  yield* writtenRecipes({ entry, ...note });
}

function noteOfEvernote(xml: string): Omit<Written, 'entry'> {
  const [start, end] = [xml.indexOf('<content>'), xml.lastIndexOf('</content>')];
  const page = start < 0 ? '' : xml.slice(start + '<content>'.length, Math.max(end, start));
  // The page in a note is read by itself.
  const [note] = children(
    parseXml(end < start || start < 0 ? xml : xml.slice(0, start) + xml.slice(end + '</content>'.length)),
    'note',
  );
  const pictures = children(note, 'resource').flatMap((resource): MovedPicture[] => {
    const isPicture = textAt(resource, 'mime').startsWith('image/');
    return isPicture
      ? [base64Picture('picture', textAt(resource, 'data'))].filter((one) => one !== undefined)
      : [];
  });
  return {
    title: textAt(note, 'title'),
    text: textOfPage(page.replace(/^\s*<!\[CDATA\[|\]\]>\s*$/g, '')),
    tags: children(note, 'tag')
      .map((tag) => textAt(tag))
      .filter((tag) => tag !== ''),
    created: createdOf(textAt(note, 'created')),
    sourceUrl: addressOf(textAt(note, 'note-attributes', 'source-url')),
    pictures,
  };
}

function textOfPage(html: string): string {
  const { elements } = parsePage(
    html.replace(/<\?xml[^<>]*>|<!DOCTYPE[^<>]*>/gi, ''),
    'https://note.invalid/',
  );
  const body = elements.find(({ tagName }) => tagName === 'en-note' || tagName === 'body');
  return body ? elementText(body) : '';
}

/** '20230904T081500Z' */
const createdOf = (text: string): Date | undefined =>
  dateOf(text.replace(/^(\d{4})(\d{2})(\d{2})T(\d{2})(\d{2})(\d{2})Z$/, '$1-$2-$3T$4:$5:$6Z'));

const KEEP_NOTE = /(?:^|\/)Keep\/[^/]+\.json$/i;
const KEEP_SIGN = /"(?:textContent|listContent|userEditedTimestampUsec)"\s*:/;

/** Google Keep's notes as Takeout exports them: a JSON file each, beside its pictures and a page of the same. */
export const googleKeep: MoveFormat = {
  ...FORMATS['google-keep'],
  keptInNotes: ['Text'],
  recognises: ({ start, entries }) =>
    entries === undefined
      ? /^\s*\{/.test(decodeText(start)) && KEEP_SIGN.test(decodeText(start))
      : entries.some((entry) => KEEP_NOTE.test(entry) || KEEP_NOTE.test(`Keep/${entry}`)) &&
        entries.some(isOfKeep),
  async *read(file) {
    if (!(await isZip(file))) {
      const bytes = await wholeOf(file);
      yield* notesOf(file.name, () => noteOfKeep(parseJson(bytes), file.name));
      return;
    }
    const { entries, byName } = await openZip(file);
    const notes = entries.filter(({ name }) => /\.json$/i.test(name));
    if (notes.length === 0) throw new MoveFileError('no-recipes');
    for (const note of notes) {
      const { name } = note;
      const read = await note.bytes();
      const folder = name.slice(0, name.lastIndexOf('/') + 1);
      const find = (path: string) => {
        const entry = byName.get(folder + path);
        return entry && entryPicture(entry);
      };
      yield* notesOf(name, () => noteOfKeep(parseJson(read), name, find));
    }
  },
};

/** Takeout writes 'Labels.txt' and a page of each note besides. */
const isOfKeep = (entry: string): boolean => /(?:^|\/)Keep\/|(?:^|\/)Labels\.txt$/.test(entry);

/** Whether a value is a note of Google Keep. */
export function isKeepNote(value: JsonValue): boolean {
  return (
    isObject(value) && ('textContent' in value || 'listContent' in value) && !('recipeIngredient' in value)
  );
}

/** The recipes of one note, without its pictures. */
export const recipesOfKeep = (value: JsonValue, name: string): AsyncGenerator<Found, void> =>
  notesOf(name, () => noteOfKeep(value, name));

function noteOfKeep(
  note: JsonValue,
  name: string,
  find: (path: string) => MovedPicture | undefined = () => undefined,
): Omit<Written, 'entry'> {
  if (!isObject(note) || isYes(note['isTrashed'])) throw new MoveFileError('no-content');
  const listed = objectsOf(note['listContent']).map((item) => textOf(item['text']));
  const edited = Number(note['createdTimestampUsec'] ?? note['userEditedTimestampUsec']);
  return {
    title: textOf(note['title']) || nameOf(name),
    text: [textOf(note['textContent']), listed.join('\n')].join('\n').trim(),
    tags: objectsOf(note['labels']).map((label) => textOf(label['name'])),
    created: Number.isFinite(edited) && edited > 0 ? new Date(Math.round(edited / 1_000)) : undefined,
    sourceUrl: objectsOf(note['annotations'])
      .map((one: JsonObject) => addressOf(one['url']))
      .find((url) => url !== undefined),
    pictures: objectsOf(note['attachments']).flatMap((one) => find(textOf(one['filePath'])) ?? []),
  };
}

/** The same as a page, which Takeout writes beside it; null for any other page. */
export function writtenOfKeepPage(html: string): Pick<Written, 'title' | 'text'> | null {
  if (!KEEP_PAGE.test(html)) return null;
  const { elements } = parsePage(html, 'https://note.invalid/');
  const textOfClass = (name: string) => {
    const element = elements.find((each) => attribute(each, 'class') === name);
    return element ? elementText(element).trim() : '';
  };
  return { title: textOfClass('title'), text: textOfClass('content') };
}

const KEEP_PAGE = /<div class="note">\s*<div class="heading">/;

const MAX_DEPTH = 30;

/** Outlines (OPML, opml.org/spec2.opml): what stands below a name with a list and a method is its recipe. */
export const opml: MoveFormat = {
  ...FORMATS.opml,
  keptInNotes: ['Text'],
  recognises: ({ name, start, entries }) =>
    entries === undefined && (name.endsWith('.opml') || /<opml\b/i.test(decodeText(start))),
  async *read(file) {
    const [root] = children(
      parseXml(decodeText(await wholeOf(file)).replace(/<!DOCTYPE[^<>[]*>/i, '')),
      'opml',
    );
    let count = 0;
    for (const outline of recipesOfOutline(children(root, 'body')[0])) {
      count += 1;
      yield* writtenRecipes({
        entry: `#${count}`,
        title: attributeOf(outline, 'text'),
        text: linesIn(outline).join('\n'),
      });
    }
    if (count === 0) throw new MoveFileError('no-recipes');
  },
};

/** The outlines with text in them, below those that only hold others of that kind. */
function* recipesOfOutline(element: XmlElement | undefined, depth = 0): Generator<XmlElement, void> {
  for (const outline of children(element, 'outline')) {
    const inner = children(outline, 'outline');
    const isFolder = inner.length > 0 && depth < MAX_DEPTH && inner.every(isOfRecipe);
    if (isFolder) yield* recipesOfOutline(outline, depth + 1);
    else yield outline;
  }
}

/** Has parts that have lines, or a text of its own. */
const isOfRecipe = (outline: XmlElement): boolean =>
  attributeOf(outline, '_note').includes('\n') ||
  children(outline, 'outline').some((part) => children(part, 'outline').length > 0) ||
  children(outline, 'outline').length > 3;

function linesIn(outline: XmlElement, depth = 0): string[] {
  if (depth > MAX_DEPTH) return [];
  const note = attributeOf(outline, '_note');
  return [
    ...(note === '' ? [] : [note]),
    ...children(outline, 'outline').flatMap((part) => [
      attributeOf(part, 'text'),
      ...linesIn(part, depth + 1),
    ]),
  ];
}
