import { toHeader } from '@larder/shared/recipe-text/sections';
import { verbsIn } from '../../../../extraction/lines/steps.ts';
import type { MovedPicture } from '../contract.ts';
import type { FindPicture } from './json-ld.ts';
import { nutritionOf } from './json-ld.ts';
import { recipeOfValues, valueNamed, type NamedValue } from './named-values.ts';
import type { ReadRecipe } from './one-recipe.ts';
import { base64Picture } from './pictures.ts';
import { isObject, itemsOf, textOf, type JsonObject, type JsonValue } from './values.ts';

// JSON of programs and of people that is of no known kind, but names its fields as they are called.

const HEADING_KEYS = ['section', 'heading', 'header', 'group', 'groupname', 'title', 'component'];
const ITEM_KEYS = ['ingredients', 'items', 'steps', 'instructions', 'directions', 'itemlistelement', 'list'];
/** Of an ingredient or a step, in the order in which they are said. */
const WORD_KEYS = [
  ['quantity', 'amount', 'qty', 'measure', 'value'],
  ['unit', 'units', 'uom', 'unitofmeasure'],
  ['name', 'ingredient', 'food', 'item', 'product'],
];
const WHOLE_KEYS = [
  'display',
  'text',
  'original',
  'originaltext',
  'raw',
  'instruction',
  'description',
  'step',
  'content',
  'line',
];
/** The whole line as it stood in the source. */
const SOURCE_KEYS = ['original', 'originaltext', 'raw'];
const NOTE_KEYS = ['note', 'notes', 'preparation', 'prep', 'comment'];
const PICTURE_KEY = /^(?:images?|photos?|pictures?|photodata|imagedata|thumbnail)$/i;
const MAX_DEPTH = 5;

/** Whether an object has a title, and ingredients or steps under a name that says so. */
export function isNamedRecipe(value: JsonObject): boolean {
  if ('@type' in value) return false;
  const has = (name: string) =>
    Object.entries(value).some(([key, said]) => valueNamed(key) === name && isSaid(said));
  return has('title') && (has('ingredients') || (has('instructions') && saysWhatToCook(value)));
}

/** A name and a 'method' or 'steps' have requests, tests and builds, too: without a list, a step says what a cook does. */
const saysWhatToCook = (value: JsonObject): boolean =>
  Object.entries(value).some(
    ([key, said]) =>
      valueNamed(key) === 'instructions' && linesOf(said).some((line) => verbsIn(line).length > 0),
  );

const isSaid = (value: JsonValue): boolean =>
  (typeof value === 'string' && value.trim() !== '') ||
  (Array.isArray(value) && value.length > 0) ||
  (isObject(value) && Object.values(value).some((list) => itemsOf(list).length > 0));

/** The recipe that the members of an object name. */
export function namedRecipe(value: JsonObject, find: FindPicture): ReadRecipe {
  const values: NamedValue[] = [];
  const pictures: MovedPicture[] = [];
  for (const [key, said] of Object.entries(value)) {
    const found = PICTURE_KEY.test(key) ? picturesOf(said, find) : [];
    if (found.length > 0) pictures.push(...found);
    else values.push({ column: valueNamed(key), name: key, text: textFor(key, said) });
  }
  return { ...recipeOfValues(values.filter(isTold)), pictures };
}

/** What a program counts its recipes by says nothing to a cook. */
const isTold = ({ column, name, text }: NamedValue): boolean =>
  column !== undefined ||
  (!/^_|(?:^|_)u?u?id$|Id$|hash|^(?:slug|version|locale)$/.test(name) &&
    !/^0?$/.test(text) &&
    text.length < 5_000);

function picturesOf(value: JsonValue, find: FindPicture): MovedPicture[] {
  return [value].flat().flatMap((one) => {
    const said = isObject(one) ? (one['data'] ?? one['url'] ?? one['path'] ?? one['filename'] ?? null) : one;
    return (
      find(textOf(said)) ?? (/^https?:/i.test(textOf(said)) ? [] : (base64Picture('picture', said) ?? []))
    );
  });
}

function textFor(key: string, value: JsonValue): string {
  const name = valueNamed(key);
  if (name === 'nutrition') return nutritionOf(value) ?? '';
  if (name === 'ingredients' || name === 'instructions') return linesOf(value).join('\n');
  const texts = [value].flat().map((one) => (isObject(one) ? labelOf(one) : yesOrText(one)));
  return texts.filter((text) => text !== '').join(name === 'notes' ? '\n' : ', ');
}

/** A tag by its name, a note by its text. */
const labelOf = (value: JsonObject): string => textOf(memberOf(value, ['title', 'label'])) || wordsOf(value);

const yesOrText = (value: JsonValue): string => (value === true ? 'yes' : textOf(value));

/** The lines of a list, with the headings of its groups, however it is nested. */
function linesOf(value: JsonValue, depth = 0): string[] {
  if (depth > MAX_DEPTH) return [];
  if (Array.isArray(value)) return value.flatMap((item) => linesOf(item, depth + 1));
  if (!isObject(value)) return [textOf(value)].filter((text) => text !== '');
  const items = memberOf(value, ITEM_KEYS);
  if (items === undefined || itemsOf(items).length === 0) {
    const line = wordsOf(value);
    return line === '' ? groupsOf(value, depth) : [line];
  }
  const heading = toHeader(textOf(memberOf(value, HEADING_KEYS) ?? memberOf(value, ['name'])));
  return [heading, ...linesOf(items, depth + 1)].filter((line) => line !== '');
}

/** Groups by their names: `{"Dough": ["200 g flour"]}`. */
function groupsOf(value: JsonObject, depth: number): string[] {
  return Object.entries(value).flatMap(([key, items]) =>
    Array.isArray(items) && items.length > 0 ? [toHeader(key), ...linesOf(items, depth + 1)] : [],
  );
}

/** What an object says in one line: what it was made from, else amount, unit, name, and a note behind them. */
function wordsOf(value: JsonObject): string {
  const whole = textOf(memberOf(value, WHOLE_KEYS));
  const words = WORD_KEYS.map((keys) => textOfWord(memberOf(value, keys))).filter(
    (word) => word !== '' && word !== '0',
  );
  if (words.length < 2 && whole !== '') return whole;
  const note = textOf(memberOf(value, NOTE_KEYS));
  // '2 cups flour, sifted' says more than the parts that a program made of it.
  const source = textOf(memberOf(value, SOURCE_KEYS));
  const isOfAll = source !== '' && source.toLowerCase().includes((words.at(-1) ?? '').toLowerCase());
  if (isOfAll) return source.includes(note) ? source : `${source}, ${note}`;
  return [words.join(' '), note].filter((part) => part !== '').join(', ');
}

const textOfWord = (value: JsonValue | undefined): string =>
  isObject(value) ? textOf(memberOf(value, ['name', 'abbreviation', 'text'])) : textOf(value);

/** The first member with one of these names that says something, whatever their case. */
function memberOf(value: JsonObject, names: readonly string[]): JsonValue | undefined {
  for (const name of names) {
    const found = Object.entries(value).find(
      ([key, said]) => key.replace(/[^a-z]/gi, '').toLowerCase() === name && said !== null && said !== '',
    );
    if (found) return found[1];
  }
  return undefined;
}
