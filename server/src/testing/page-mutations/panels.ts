import type { Chance } from './chance.ts';
import { roleOfBeginning, wordsFor, LANGUAGES, type Role } from './heading-words.ts';
import { recipeHeadings } from './headings.ts';
import { contentLists } from './lists.ts';
import {
  ancestorsOf,
  element,
  elementBefore,
  isHeading,
  replace,
  setChildren,
  textNode,
  textOf,
} from './tree.ts';
import type { Element, Node, Parent } from './tree.ts';

/** What the mutations are told of a page's recipe: enough to know its lists from the others. */
export interface KnownRecipe {
  ingredients: readonly string[];
  instructions: readonly string[];
}

interface RecipeList {
  list: Element;
  role: 'ingredients' | 'instructions';
}

const MATCHES = 0.5;
const LABEL_CHARS = 60;

/** The outermost lists that hold the recipe's lines, in document order. */
function recipeLists(page: Parent, recipe: KnownRecipe): RecipeList[] {
  const roles = ['ingredients', 'instructions'] as const;
  const known = { ingredients: keysOf(recipe.ingredients), instructions: keysOf(recipe.instructions) };
  const found = contentLists(page).flatMap((list): RecipeList[] => {
    const lines = list.childNodes.map((child) => keyOf(textOf(child))).filter((line) => line !== '');
    const role = roles.find(
      (one) => lines.filter((line) => known[one].has(line)).length >= MATCHES * lines.length,
    );
    return role === undefined || lines.length === 0 ? [] : [{ list, role }];
  });
  const all = new Set(found.map(({ list }) => list));
  return found.filter(({ list }) => !ancestorsOf(list).some((one) => all.has(one))).reverse();
}

function keysOf(lines: readonly string[]): Set<string> {
  return new Set(lines.map(keyOf).filter((line) => line !== ''));
}

/** The beginning of a line's letters: sites differ in the rest. */
function keyOf(line: string): string {
  return line
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, '')
    .slice(0, 30);
}

/** Takes a list out together with the short line that heads it. */
function headOf(list: Element): Element | undefined {
  const before = elementBefore(list);
  if (before === undefined) return undefined;
  const text = textOf(before);
  const mayHead =
    isHeading(before) ||
    roleOfBeginning(text) !== undefined ||
    (before.tagName === 'p' && text.endsWith(':'));
  return mayHead && text !== '' && text.length <= LABEL_CHARS ? before : undefined;
}

/** Each list of the recipe is folded away under its heading. */
export function listsInAccordions(page: Parent, chance: Chance, recipe: KnownRecipe): void {
  const make = chance.pick([inDetails, inButtonPanel, inHiddenPanel]);
  for (const { list } of recipeLists(page, recipe)) {
    const head = headOf(list);
    const label = head === undefined ? '+' : textOf(head);
    if (head !== undefined) replace(head);
    const place = element('div', {}, []);
    replace(list, place);
    replace(place, make(label, list, chance));
  }
}

function inDetails(label: string, list: Element): Element {
  return element('details', {}, [element('summary', {}, [textNode(label)]), element('div', {}, [list])]);
}

function inButtonPanel(label: string, list: Element, chance: Chance): Element {
  const id = chance.name(label + textOf(list));
  return element('div', {}, [
    element('h3', {}, [
      element('button', { type: 'button', 'aria-expanded': 'true', 'aria-controls': id }, [textNode(label)]),
    ]),
    element('div', { id, role: 'region' }, [list]),
  ]);
}

function inHiddenPanel(label: string, list: Element, chance: Chance): Element {
  const id = chance.name(label + textOf(list));
  return element('div', {}, [
    element('button', { 'aria-expanded': 'false', 'aria-controls': id }, [
      element('span', {}, [textNode(label)]),
    ]),
    element('div', { id, hidden: '' }, [list]),
  ]);
}

/** The ingredients and the steps stand in panels behind tabs, one of them shown. */
export function listsInTabs(page: Parent, chance: Chance, recipe: KnownRecipe): void {
  const lists = recipeLists(page, recipe);
  const headings = recipeHeadings(page);
  const roles = [...new Set(lists.map(({ role }) => role))];
  const [first] = lists;
  if (first === undefined) return;
  const hide = chance.pick<Record<string, string>>([
    { hidden: '' },
    { 'aria-hidden': 'true' },
    { style: 'display: none' },
  ]);
  const asLinks = chance.pick([true, false]);
  const place = element('div', {}, []);
  replace(first.list, place, first.list);
  const labels: Node[] = [];
  const panels = roles.map((role, index) => {
    const id = chance.name(role);
    const heading = headings.find((one) => one.role === role)?.at;
    labels.push(tab(heading === undefined ? usualLabel(role) : textOf(heading), id, asLinks));
    if (heading !== undefined) replace(heading);
    const content = lists.filter((one) => one.role === role).flatMap(({ list }) => takeOut(list));
    return element(
      'div',
      { id, role: 'tabpanel', 'aria-labelledby': `${id}-tab`, ...(index === 0 ? {} : hide) },
      content,
    );
  });
  const bar = element(asLinks ? 'ul' : 'div', { role: 'tablist' }, labels);
  setChildren(place, [bar, ...panels]);
}

function tab(label: string, panel: string, asLink: boolean): Element {
  if (!asLink)
    return element('button', { id: `${panel}-tab`, role: 'tab', 'aria-controls': panel }, [textNode(label)]);
  return element('li', {}, [
    element('a', { id: `${panel}-tab`, href: `#${panel}`, role: 'tab' }, [textNode(label)]),
  ]);
}

function usualLabel(role: Role): string {
  return wordsFor(LANGUAGES[0] ?? 'en', role)[0] ?? '';
}

function takeOut(list: Element): Node[] {
  const head = headOf(list);
  if (head !== undefined) replace(head);
  replace(list);
  return head === undefined ? [list] : [head, list];
}
