import { toHeader } from '@larder/shared/recipe-text/sections';
import { splitTags } from '../../../extraction/page/tags.ts';
import { MoveFileError, type LeftOver, type MovedPicture, type MoveFormat } from './contract.ts';
import { decodeText } from './guards/text.ts';
import type { ZipArchive, ZipEntry } from './guards/zip.ts';
import { factsOf } from './reading/facts.ts';
import { frontMatter } from './reading/front-matter.ts';
import { leftOvers } from './reading/left-over.ts';
import { nameOf, type ReadRecipe } from './reading/one-recipe.ts';
import { entryPicture } from './reading/pictures.ts';
import { addressOf, isObject, property, textOf, type JsonValue } from './reading/values.ts';
import { recipesIn, type RecipeFile } from './reading/zip-or-one.ts';
import { FORMATS } from './names.ts';

const ENDING = /\.cook$/i;
/** 'soup.2.jpg' is one of 'soup'. */
const PICTURE = /^(.*?)(?:\.\d{1,9}){0,3}\.(?:jpe?g|png|webp)$/;
/** A recipe is a page or two; each of them is read at once. */
const MAX_BYTES = 1024 ** 2;
const LINE_COMMENT = /--(?!-).*$/gm;
const FRONT_MATTER = /^---[ \t]*\n([\s\S]*?)\n---[ \t]*(?:\n|$)/;
const OLD_METADATA = /^>>\s*([^:\n]{1,80}):[ \t]*(.*)$/gm;
const MAX_SECTION_CHARS = 300;
const SECTION = /^(?:=+|#{1,3}(?=\s))\s*(.*?)\s*=*$/;
/** People count what Cooklang does not. */
const STEP_NUMBER = /^\d{1,2}[.)]\s+(?=\S)/;
/** '@bacon strips{1%kg}(sliced)', '#pot', '~eggs{3%minutes}': a name of several words ends with its braces. */
const ITEM =
  /([@#~])([-?+&@]{0,2})((?:[^@#~{}\n]{0,80})(?=\{)|[\p{L}\p{N}_./-]*[\p{L}\p{N}_])?(?:\{([^{}\n]{0,80})\})?(?:\(([^()\n]{0,120})\))?/gu;

/** What the fields of the metadata are called, the newer name first. */
const KEYS = {
  title: ['title', 'name'],
  description: ['description', 'introduction'],
  servings: ['servings', 'serves', 'yield'],
  total: ['time required', 'duration', 'time', 'time.total'],
  prep: ['prep time', 'time.prep', 'prep_time'],
  cook: ['cook time', 'time.cook', 'cook_time'],
  source: ['source', 'source.name'],
  url: ['source.url', 'url', 'link'],
  author: ['author', 'source.author'],
  course: ['course', 'category'],
  cuisine: ['cuisine'],
  difficulty: ['difficulty'],
  tags: ['tags'],
} as const;
const KNOWN = new Set<string>(Object.values(KEYS).flat());

/** Cooklang: a text a recipe (`.cook`), with pictures of its name beside it, as cooklang/spec describes it (README.md, EBNF.md). */
export const cooklang: MoveFormat = {
  ...FORMATS.cooklang,
  keptInNotes: ['Equipment', 'diet', 'locale'],
  recognises: ({ name, entries = [] }) => ENDING.test(name) || entries.some((entry) => ENDING.test(entry)),
  read: (file) => recipesIn(file, ENDING, recipeOf),
};

type Metadata = Map<string, string>;

function recipeOf(file: RecipeFile): ReadRecipe {
  if (file.bytes.length > MAX_BYTES) throw new MoveFileError('entry-too-large');
  const text = decodeText(file.bytes).replace(/\r\n?/g, '\n').replace(/^\n+/, '');
  const { metadata, body } = metadataOf(text);
  const get = (key: keyof typeof KEYS) =>
    KEYS[key].map((name) => metadata.get(name)).find((said) => said) ?? '';
  const read = bodyOf(body);
  const sources = [get('url'), get('source')];
  const { leftOver, ...facts } = factsOf({
    prep: get('prep'),
    cook: get('cook'),
    total: get('total'),
    servings: get('servings'),
    difficulty: get('difficulty'),
  });
  return {
    title: get('title') || nameOf(file.name),
    description: get('description') || undefined,
    ingredients: read.ingredients,
    instructions: read.steps,
    ...facts,
    cuisine: splitTags(get('cuisine')),
    tags: [...splitTags(get('tags')), ...splitTags(get('course'))],
    sourceUrl: sources.map(addressOf).find((url) => url !== undefined),
    sourceName:
      [addressOf(get('source')) ? '' : get('source'), get('author')].filter((said) => said).join(', ') ||
      undefined,
    notes: read.notes.join('\n') || undefined,
    pictures: picturesOf(file),
    leftOver: [
      ...leftOver,
      ...leftOvers({ Equipment: [...read.cookware].join(', ') }),
      ...[...metadata].flatMap(([label, said]): LeftOver[] =>
        KNOWN.has(label) || said === '' ? [] : [{ label, text: said }],
      ),
    ],
  };
}

function metadataOf(text: string): { metadata: Metadata; body: string } {
  const metadata: Metadata = new Map();
  const front = FRONT_MATTER.exec(text);
  if (front) addAll(metadata, '', frontMatter(front[1] ?? ''));
  const rest = front ? text.slice(front[0].length) : text;
  for (const [, key = '', said = ''] of rest.matchAll(OLD_METADATA))
    metadata.set(key.trim().toLowerCase(), said.trim());
  return { metadata, body: rest.replace(OLD_METADATA, '') };
}

/** 'time: {prep: 5 min}' is 'time.prep'. */
function addAll(metadata: Metadata, before: string, value: JsonValue, depth = 0): void {
  if (isObject(value) && depth < 4) {
    const inner = (key: string) => (before === '' ? key : `${before}.${key}`).toLowerCase();
    for (const key of Object.keys(value))
      addAll(metadata, inner(key), property(value, key) ?? null, depth + 1);
  } else metadata.set(before, Array.isArray(value) ? value.map(textOf).join(', ') : textOf(value));
}

interface Body {
  ingredients: string[];
  steps: string[];
  notes: string[];
  cookware: Set<string>;
}

/** Paragraphs are steps; what a step names becomes a line of the list of ingredients, under the heading of its section. */
function bodyOf(text: string): Body {
  const body: Body = { ingredients: [], steps: [], notes: [], cookware: new Set() };
  for (const paragraph of paragraphsOf(withoutComments(text))) {
    const said = paragraph.map((line) => line.trim()).filter((line) => line !== '');
    const first = said[0];
    if (first === undefined) continue;
    const section = first.length <= MAX_SECTION_CHARS ? SECTION.exec(first)?.[1] : undefined;
    if (section !== undefined) {
      const header = toHeader(section);
      if (header !== '') body.ingredients.push(header);
      if (header !== '') body.steps.push(header);
    } else if (first.startsWith('>'))
      body.notes.push(said.map((line) => line.replace(/^>\s*/, '')).join(' '));
    else body.steps.push(stepOf(said.join(' ').replace(STEP_NUMBER, ''), body));
  }
  body.ingredients = body.ingredients.filter(
    (line, index, all) => !line.startsWith('[') || /^[^[]/.test(all[index + 1] ?? ''),
  );
  return body;
}

/** Empty lines part them; the heading of a section stands alone, and a note begins another. */
function paragraphsOf(text: string): string[][] {
  const paragraphs: string[][] = [[]];
  for (const line of text.split('\n')) {
    if (line.trim() === '' || /^(?:[=>]|#{1,3}\s|\d{1,2}[.)]\s)/.test(line)) paragraphs.push([]);
    paragraphs.at(-1)?.push(line);
    if (/^(?:=|#{1,3}\s)/.test(line)) paragraphs.push([]);
  }
  return paragraphs;
}

/** Without '[- comments -]' and '-- comments'. One that does not end is none: looking for its end from each beginning would take for ever. */
function withoutComments(text: string): string {
  let kept = '';
  let at = 0;
  for (;;) {
    const start = text.indexOf('[-', at);
    const end = start < 0 ? -1 : text.indexOf('-]', start + 2);
    if (end < 0) break;
    kept += text.slice(at, start);
    at = end + 2;
  }
  return (kept + text.slice(at)).replace(LINE_COMMENT, '');
}

function stepOf(text: string, body: Body): string {
  return text.replace(ITEM, (...found: (string | undefined)[]) => {
    const [whole = '', sign, , word = '', braces = '', preparation] = found;
    const name = word.trim();
    const amount = amountOf(braces);
    if (sign === '~') return amount || name || whole;
    if (name === '') return whole;
    const shown = name.split('/').at(-1) ?? name;
    if (sign === '#') body.cookware.add(shown);
    else {
      const line = [amount, shown].filter((part) => part !== '').join(' ');
      body.ingredients.push(preparation ? `${line}, ${preparation}` : line);
    }
    return shown;
  });
}

/** '1%kg' is '1 kg'; '=2' is two, whatever the servings. */
function amountOf(braces: string): string {
  return braces
    .replace(/^\s*=/, '')
    .replace(/\*?\s*%\s*/, ' ')
    .replace(/\*$/, '')
    .replace(/\s+/g, ' ')
    .trim();
}

/** 'Soup.jpg' is the cover of 'Soup.cook', 'Soup.2.jpg' shows its third step. */
function picturesOf({ name, archive }: RecipeFile): MovedPicture[] {
  const pictures = archive && picturesByRecipe(archive).get(name.replace(ENDING, '').toLowerCase());
  return [...(pictures ?? [])].sort((one, other) => one.name.length - other.name.length).map(entryPicture);
}

type Pictures = ReadonlyMap<string, ZipEntry[]>;
const ofArchives = new WeakMap<ZipArchive, Pictures>();

/** The pictures of an archive by the names of their recipes: looking through all of them for each would take the archive squared. */
function picturesByRecipe(archive: ZipArchive): Pictures {
  const known = ofArchives.get(archive);
  if (known) return known;
  const pictures = new Map<string, ZipEntry[]>();
  for (const entry of archive.entries) {
    const recipe = PICTURE.exec(entry.name.toLowerCase())?.[1];
    if (recipe === undefined) continue;
    const others = pictures.get(recipe);
    if (others) others.push(entry);
    else pictures.set(recipe, [entry]);
  }
  ofArchives.set(archive, pictures);
  return pictures;
}
