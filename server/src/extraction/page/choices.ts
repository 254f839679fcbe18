import { resolveAddress, type PageDocument } from './document.ts';
import type { Candidate, RecipeChoice } from './fields.ts';
import { isObject, property, type JsonValue } from './lenient-json.ts';
import { jsonLdValues } from './sources/json-ld.ts';
import { lineKey, plainText } from './text.ts';

const MAX_CHOICES = 60;
const MIN_LISTED = 3;
const MAX_DEPTH = 12;

/** The recipes of a page that holds several: what one source tells in full, under different titles. Else empty. */
export function recipesOnPage(candidates: readonly Candidate[]): RecipeChoice[] {
  for (const source of new Set(candidates.map((candidate) => candidate.source))) {
    const full = candidates.filter(
      (one) => one.source === source && one.ingredients?.length && one.instructions?.length,
    );
    const titles = full.map(({ title = '' }) => title).filter((title) => lineKey(title) !== '');
    const keys = titles.map(lineKey);
    const distinct = titles.filter((_, place) => keys.indexOf(keys[place] ?? '') === place);
    if (distinct.length > 1) return distinct.slice(0, MAX_CHOICES).map((title) => ({ title, url: null }));
  }
  return [];
}

/** What the sources say of one recipe of several: those that name it. */
export function candidatesOf(choice: RecipeChoice, candidates: readonly Candidate[]): Candidate[] {
  return candidates.filter(({ title }) => lineKey(title ?? '') === lineKey(choice.title));
}

/** The recipes that a page without one of its own lists and links to, in its data's words. */
export function recipesListed(page: PageDocument): RecipeChoice[] {
  const listed = new Map<string, RecipeChoice>();
  const walk = (value: JsonValue | undefined, depth: number): void => {
    if (depth > MAX_DEPTH || typeof value !== 'object' || value === null) return;
    if (Array.isArray(value)) for (const item of value) walk(item, depth + 1);
    else {
      if ([property(value, '@type')].flat().includes('ItemList'))
        for (const item of [property(value, 'itemListElement')].flat()) add(item);
      for (const item of Object.values(value)) walk(item, depth + 1);
    }
  };
  const add = (item: JsonValue | undefined) => {
    const thing = isObject(property(item, 'item')) ? property(item, 'item') : item;
    const text = (key: string) =>
      [property(thing, key), property(item, key)].find((found) => typeof found === 'string');
    const url = resolveAddress(String(text('url') ?? text('@id') ?? text('item') ?? ''), page.base);
    const title = plainText(String(text('name') ?? ''));
    if (url !== undefined && title !== '' && listed.size < MAX_CHOICES && !listed.has(url)) {
      listed.set(url, { title, url });
    }
  };
  walk(jsonLdValues(page), 0);
  return listed.size < MIN_LISTED ? [] : [...listed.values()];
}
