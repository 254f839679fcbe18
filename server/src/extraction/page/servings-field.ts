import { parseYield, namesServings } from '../lines/yields.ts';
import { attribute, isElement, type PageDocument, type PageElement } from './document.ts';
import { elementText, textBehind } from './inline-text.ts';
import { cleanText } from './text.ts';

const MAX_FIELDS = 200;
const MAX_CHARS = 60;
const MAX_BESIDE = 20;
const COUNT = /^[1-9]\d?$/;
const STATES = ['aria-pressed', 'aria-checked', 'aria-selected'];

/** The number in a field of the page by which a reader changes the servings, or on the one of its buttons that is pressed. */
export function servingsField(page: PageDocument | undefined): number | undefined {
  if (page === undefined) return undefined;
  const fields: [PageElement, string][] = [
    ...page.byTag('input').slice(0, MAX_FIELDS).map(withValue),
    ...page.byTag('select').slice(0, MAX_FIELDS).map(withChosen),
    ...page.byTag('button').slice(0, MAX_FIELDS).filter(isPressed).map(withText),
  ];
  const found = fields.find(([field, value]) => COUNT.test(value) && isOfServings(field));
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
  return [select, chosen === undefined ? '' : (/^\d{1,2}/.exec(textOf(chosen))?.[0] ?? '')];
}

function withText(button: PageElement): [PageElement, string] {
  return [button, textOf(button)];
}

const isPressed = (button: PageElement) => STATES.some((state) => attribute(button, state) === 'true');

/** By its own names, by those of the element around it, or by the text beside it. */
function isOfServings(field: PageElement): boolean {
  const { parentNode } = field;
  const isSmall = parentNode !== null && parentNode.childNodes.length <= MAX_BESIDE;
  const around = isSmall && isElement(parentNode) ? parentNode : undefined;
  const beside = around === undefined ? '' : textOf(around).slice(0, MAX_CHARS);
  const names = [field, around].flatMap((element) =>
    element === undefined
      ? []
      : ['aria-label', 'id', 'name', 'class'].map((name) => attribute(element, name) ?? ''),
  );
  names.push(textBehind(field).slice(0, MAX_CHARS), beside);
  return namesServings(names.join(' ').replace(/(?<=\p{Ll})(?=\p{Lu})/gu, ' '));
}

function textOf(element: PageElement): string {
  return cleanText(elementText(element));
}
