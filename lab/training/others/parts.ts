import { parsePage } from '../../../server/src/extraction/page/document.ts';
import type { OutlineItem } from '../../../server/src/extraction/page/outline-item.ts';
import { outlinePage } from '../../../server/src/extraction/page/outline.ts';
import type { KnownPage } from '../corpus.ts';
import { lineLabels } from '../labels.ts';

/** What pages of one language are made of: other pages are put together from it. */
export interface Parts {
  language: string;
  titles: string[];
  /** '200 g flour' */
  ingredients: string[];
  /** 'flour' */
  foods: string[];
  /** Sentences of steps. */
  steps: string[];
  /** Paragraphs that are no part of a recipe. */
  prose: string[];
  /** Menus, buttons, links. */
  menus: string[];
}

const MOST_FOOD_CHARS = 30;
const FEWEST_PAGES = 5;

/** The parts of pages, by their language; few pages of a language make none. */
export function partsOf(pages: readonly KnownPage[]): Parts[] {
  const byLanguage = new Map<string, { parts: Parts; pages: number }>();
  for (const page of pages) {
    const language = (page.expected.language ?? 'un').slice(0, 2);
    const known = byLanguage.get(language) ?? { parts: emptyParts(language), pages: 0 };
    known.pages++;
    addParts(known.parts, page);
    byLanguage.set(language, known);
  }
  return [...byLanguage.values()].flatMap((each) => (each.pages >= FEWEST_PAGES ? each.parts : []));
}

function emptyParts(language: string): Parts {
  return { language, titles: [], ingredients: [], foods: [], steps: [], prose: [], menus: [] };
}

function addParts(parts: Parts, { html, url, expected }: KnownPage): void {
  const { items } = outlinePage(parsePage(html, url));
  const labels = lineLabels(items, expected);
  const rest = items.filter((_, place) => labels[place] === 0);
  const { title = '', ingredients = [], instructions = [] } = expected;
  parts.titles.push(title);
  parts.ingredients.push(...ingredients);
  parts.foods.push(...ingredients.map(foodOf).filter((food) => food !== ''));
  parts.steps.push(...instructions);
  parts.prose.push(...rest.filter(isProse).map(({ text }) => text));
  parts.menus.push(...rest.filter(isMenu).map(({ text }) => text));
}

const isProse = ({ text, level }: OutlineItem) => level === 0 && text.length > 80 && text.length < 900;
const isMenu = ({ text, isChrome }: OutlineItem) => isChrome && text.length > 2 && text.length < 30;

/** The name in a line of ingredients, roughly: its last words before what is said behind it. */
function foodOf(line: string): string {
  const [name = ''] = line.replace(/\([^()]*\)/g, ' ').split(/[,;(]/);
  const words = name.trim().split(/\s+/);
  const food = words.slice(words.length > 2 ? -2 : -1).join(' ');
  return /\d/.test(food) || food.length > MOST_FOOD_CHARS ? '' : food;
}
