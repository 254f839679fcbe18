import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { listPages, readCorpusFile } from '../../../../server/src/commands/corpus.ts';
import { plainText } from '../../../../server/src/extraction/page/text.ts';
import type { PageRecipe, Section } from './labels.ts';
import { isStepLike } from '../../../../server/src/extraction/lines/steps.ts';
import { sentencesOf, withoutNumber } from './sentences.ts';

interface PageData {
  title?: string;
  description?: string;
  language?: string;
  lang?: string;
  ingredients?: string[];
  ingredientGroups?: { purpose?: string | null; ingredients?: string[] }[];
  instructions?: string[];
  servings?: number | null;
}

const PARAGRAPH = /<p\b[^>]{0,400}>([\s\S]{10,1500}?)<\/p>/gi;
const NO_TALK = /https?:|document\.|cookie|javascript|copyright|©|[{}<>=]|privacy|newsletter/i;
const LANGUAGES: Record<string, string> = { nb: 'no', nn: 'no', un: 'en' };
const MOST_TALK = 40;

/** The recipes of a corpus of pages, with sentences of the same page that are no part of the recipe. */
export async function pageRecipes(corpus: string): Promise<PageRecipe[]> {
  const recipes: PageRecipe[] = [];
  for (const page of await listPages(corpus)) {
    const data = JSON.parse(await readFile(path.join(corpus, `${page.name}.json`), 'utf8')) as PageData;
    const recipe = recipeOf(data, page.host);
    if (!recipe) continue;
    recipe.chatter.push(...chatterOf(await readCorpusFile(corpus, page), recipe));
    recipes.push(recipe);
  }
  return recipes;
}

function recipeOf(data: PageData, host: string): PageRecipe | undefined {
  const items = lines(data.ingredients).filter((item) => item.length > 1 && item.length < 120);
  const steps = lines(data.instructions).filter((step) => step.length > 7);
  const title = tidy(data.title ?? '');
  if (items.length < 2 || steps.length === 0 || title.length < 3) return undefined;
  const tag = (data.language ?? data.lang ?? 'en').slice(0, 2).toLowerCase();
  return {
    language: LANGUAGES[tag] ?? tag,
    title,
    sections: sectionsOf(data, items),
    steps,
    servings: data.servings ?? undefined,
    chatter: sentencesOf(tidy(data.description ?? '')).filter(isTalk),
    host,
  };
}

function sectionsOf(data: PageData, items: string[]): Section[] {
  const sections = (data.ingredientGroups ?? []).map(({ purpose, ingredients }) => ({
    name: tidy(purpose ?? '').replace(/[\s:*]+$/, ''),
    items: lines(ingredients).filter((item) => item.length > 1 && item.length < 120),
  }));
  const full = sections.filter((section) => section.items.length > 0);
  const named = full.every(({ name }, place) => place === 0 || name.length > 1);
  return full.length > 1 && named ? full : [{ name: '', items }];
}

function chatterOf(html: string, recipe: PageRecipe): string[] {
  const known = wordsOnly(recipe.steps.join(' '));
  const talk: string[] = [];
  for (const [, markup = ''] of html.matchAll(PARAGRAPH)) {
    for (const sentence of sentencesOf(plainText(markup))) {
      if (isTalk(sentence) && !known.includes(wordsOnly(sentence))) talk.push(sentence);
    }
    if (talk.length >= MOST_TALK) break;
  }
  return talk;
}

const isTalk = (sentence: string) =>
  sentence.length > 12 &&
  sentence.length < 200 &&
  !NO_TALK.test(sentence) &&
  !isStepLike(withoutNumber(sentence));
const wordsOnly = (text: string) => text.toLowerCase().replace(/[^\p{L}]+/gu, '');
const lines = (list: readonly string[] | undefined) => (list ?? []).map(tidy).filter(Boolean);

function tidy(text: string): string {
  return text
    .replace(/<[^<>]*>/g, '')
    .replace(/\*\*|__/g, '')
    .replace(/[\u00a0\u200b\u2009]/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();
}
