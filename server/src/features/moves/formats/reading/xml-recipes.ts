import { toHeader } from '@larder/shared/recipe-text/sections';
import { decodeXML } from 'entities';
import { MoveFileError, type MovedFailure, type MovedRecipe, type MoveFile } from '../contract.ts';
import { decodeText } from '../guards/text.ts';
import { parseXml, type XmlElement } from '../guards/xml.ts';
import { linesOf, stepLines } from './lines.ts';
import { oneRecipe, type ReadRecipe } from './one-recipe.ts';
import { paragraphSteps } from './plain-text.ts';
import { wholeOf } from './zip-or-one.ts';

// Programs that write all recipes into one XML file, an element each.

const START_CHARS = 65_536;
const MAX_TAG_CHARS = 100;
const DECLARES = /<!DOCTYPE[^>]*\[|<!ENTITY/i;

/** Every element of this name, read by itself: a tree of all of them would need gigabytes. */
export async function* recipesOfXml(
  file: MoveFile,
  name: string,
  read: (recipe: XmlElement) => ReadRecipe,
): AsyncGenerator<MovedRecipe | MovedFailure, void> {
  const text = decodeText(await wholeOf(file));
  if (DECLARES.test(text.slice(0, START_CHARS))) throw new MoveFileError('broken-file');
  let count = 0;
  for (const xml of elementsOf(text, name)) {
    count += 1;
    const head = xml.slice(0, START_CHARS);
    const title = /<title>([^<]{0,300})|^<[^<>]{0,500}?\sname="([^"<]{0,300})"/i.exec(head);
    yield await oneRecipe(
      `#${count}`,
      () => read(children(parseXml(withPlainText(wholeElement(xml))), name)[0] ?? {}),
      title?.[1] ?? title?.[2] ?? '',
    );
  }
  if (count === 0) throw new MoveFileError('no-recipes');
}

const MARKED_TEXT = /<\/?(?:b|i|u|em|strong|sup|sub)>/gi;
const BREAK = /<br\s?\/?>|<\/?p>/gi;
const FRACTION = /<frac>\s*<n>([^<]{0,20})<\/n>\s*<d>([^<]{0,20})<\/d>\s*<\/frac>/gi;

/** Without the marks of a text within it: its parser would put what they mark behind the rest. */
function withPlainText(xml: string): string {
  return xml.replace(MARKED_TEXT, '').replace(BREAK, '\n').replace(FRACTION, ' $1/$2');
}

/** The source of each element of this name, none of which holds another; of one that does not end, its start tag alone. */
export function* elementsOf(text: string, name: string): Generator<string, void> {
  const endTag = `</${name}>`;
  let from = 0;
  for (const { 0: tag, index } of text.matchAll(new RegExp(`<${name}(?=[\\s/>])[^<>]*>`, 'g'))) {
    if (index < from) continue;
    const end = tag.endsWith('/>') ? index + tag.length : text.indexOf(endTag, index) + endTag.length;
    // Where none ends any more, looking on from each would take for ever: the file was cut off here.
    if (end < index + tag.length) {
      yield tag;
      return;
    }
    yield text.slice(index, end);
    from = end;
  }
}

/** @throws MoveFileError 'unreadable' for an element that does not end: what is there of it would pass for all of it. */
export function wholeElement(xml: string): string {
  if (!xml.endsWith('/>') && !/<\/[^<>]*>$/.test(xml.slice(-MAX_TAG_CHARS)))
    throw new MoveFileError('unreadable');
  return xml;
}

/** The elements of this name in another. */
export function children(element: XmlElement | undefined, name: string): XmlElement[] {
  const found = element?.[name];
  return Array.isArray(found) ? found : [];
}

/** What stands at the end of a path: the first element of each name. */
export function textAt(element: XmlElement | undefined, ...path: readonly string[]): string {
  let found = element;
  for (const name of path) found = children(found, name)[0];
  return textIn(found);
}

export function attributeOf(element: XmlElement | undefined, name: string): string {
  const said = element?.[`@${name}`];
  return typeof said === 'string' ? said.trim() : '';
}

/** The attributes of a tag's source: ' Name="A &amp; B" ID="4"'. */
export function attributesOf(source: string): Record<string, string> {
  const found = [...source.matchAll(/([\w:-]{1,60})\s?=\s?(?:"([^"]*)"|'([^']*)')/g)];
  return Object.fromEntries(
    found.map(([, name = '', one, other]) => [name, decodeXML(one ?? other ?? '').trim()]),
  );
}

export function textIn(element: XmlElement | undefined): string {
  const said = element?.['#text'];
  return typeof said === 'string' ? said.trim() : '';
}

/** The words that say something, in one line. */
export function joined(...words: readonly string[]): string {
  return words
    .map((word) => word.trim())
    .filter((word) => word !== '')
    .join(' ');
}

/** The lines of a list, then those of its groups, each under its heading. */
export function groupedLines(
  list: XmlElement | undefined,
  names: { line: string; group: string },
  read: { line: (line: XmlElement) => string; heading: (group: XmlElement) => string },
): string[] {
  const lines = (part: XmlElement | undefined) => children(part, names.line).map(read.line);
  const groups = children(list, names.group).flatMap((group) => [
    toHeader(read.heading(group)),
    ...lines(group),
  ]);
  return [...lines(list), ...groups].filter((line) => line !== '');
}

/** Steps of a text that has a line for each, or lines broken where the page ended. */
export function methodOf(text: string): string[] {
  const lines = text.split(/\r\n?|\n/);
  const inner = linesOf(text).slice(0, -1);
  const isBroken =
    inner.length > 0 && inner.filter((line) => !/[.!?:)]$/.test(line)).length * 3 > inner.length;
  return isBroken ? paragraphSteps(lines, () => undefined) : stepLines(text);
}
