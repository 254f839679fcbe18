import { parseYield, namesServings } from '../lines/yields.ts';
import { attribute, isElement, type PageDocument, type PageElement } from './document.ts';
import { elementText, textBehind } from './inline-text.ts';
import { cleanText } from './text.ts';

const MAX_FIELDS = 200;
const MAX_CHARS = 60;
const MAX_BESIDE = 20;
const COUNT = /^[1-9]\d?$/;
const OF_OTHERS = /rating|review|star|quantity|qty|cart/i;
const MAX_INSIDE = 60;
const STATES = ['aria-pressed', 'aria-checked', 'aria-selected'];

/** The number in a field of the page by which a reader changes the servings, or on the one of its buttons that is pressed. */
export function servingsField(page: PageDocument | undefined): number | undefined {
  if (page === undefined) return undefined;
  const fields: [PageElement, string][] = [
    ...page.byTag('input').slice(0, MAX_FIELDS).map(withValue),
    ...page.byTag('select').slice(0, MAX_FIELDS).map(withChosen),
    ...page.byTag('button').slice(0, MAX_FIELDS).filter(isPressed).map(withText),
  ];
  const found = fields.find(([field, value]) => COUNT.test(value) && isOfServings(field, page));
  return found && parseYield([found[1]]);
}

function withValue(input: PageElement): [PageElement, string] {
  const type = attribute(input, 'type') ?? '';
  const isChosen = type === 'radio' && attribute(input, 'checked') !== undefined;
  const isField = !/radio|checkbox|hidden|submit|button/.test(type);
  return [input, isField || isChosen ? (attribute(input, 'value') ?? '') : ''];
}

function withChosen(select: PageElement): [PageElement, string] {
  const options = select.childNodes.filter(isElement).filter(({ tagName }) => tagName === 'option');
  const chosen = options.find((option) => attribute(option, 'selected') !== undefined);
  const text = chosen === undefined ? '' : textOf(chosen);
  const count = /^\d{1,2}(?=$|\s)/.exec(text)?.[0] ?? '';
  return [select, count === text || namesServings(text) ? count : ''];
}

function withText(button: PageElement): [PageElement, string] {
  return [button, textOf(button)];
}

/** A pressed '1' is '1x'. */
const isPressed = (button: PageElement) =>
  STATES.some((state) => attribute(button, state) === 'true') && textOf(button) !== '1';

/** By its own names, by those of the element around it, or by the text beside it. */
function isOfServings(field: PageElement, page: PageDocument): boolean {
  const { parentNode } = field;
  const around =
    parentNode !== null && isElement(parentNode) && isSmall(parentNode, page) ? parentNode : undefined;
  const beside = around === undefined ? '' : textOf(around).slice(0, MAX_CHARS);
  const names = [field, around].flatMap((element) =>
    element === undefined
      ? []
      : ['aria-label', 'id', 'name', 'class'].map((name) => attribute(element, name) ?? ''),
  );
  names.push(textBehind(field).slice(0, MAX_CHARS), beside);
  const all = names.join(' ');
  return !OF_OTHERS.test(all) && namesServings(all.replace(/(?<=\p{Ll})(?=\p{Lu})/gu, ' '));
}

function textOf(element: PageElement): string {
  return cleanText(elementText(element));
}

/** Few elements inside: a line with its pieces, not a part of the page. */
export function isSmall(element: PageElement, page: PageDocument): boolean {
  const start = page.placeOf(element);
  return (page.ends[start] ?? start) - start <= MAX_INSIDE && element.childNodes.length <= MAX_BESIDE;
}
