import { mutatedPage, strippedPage, type MutationName } from '../page-mutations/mutations.ts';
import type { Content } from './contents.ts';
import { lists, rows, table, typed } from './layouts.ts';
import { CONTENTS } from './more-contents.ts';
import { linesOf, stepsOf } from './recipe-parts.ts';
import * as source from './sources.ts';

export interface MadePage {
  name: string;
  html: string;
  content: Content;
}

const { en, de, fr, es, nl, sv, pl, ja } = CONTENTS;

/** Pages of our own: every kind of data, eight languages, and every way of the bench in which a page without data is made anew. */
export const MADE_PAGES: readonly MadePage[] = [
  made('JSON-LD', en, source.jsonLd(lists)),
  made('JSON-LD with sections of steps', es, source.jsonLd(rows, source.withStepSections)),
  made('JSON-LD', ja, source.jsonLd(typed)),
  made('JSON-LD without steps', de, source.jsonLd(lists, source.withoutSteps)),
  made('JSON-LD whose steps are the article', nl, source.jsonLd(lists, source.withArticleAsSteps)),
  made('microdata', de, source.microdata(false)),
  made('microdata with the steps in one block', pl, source.microdata(true)),
  made('h-recipe', fr, source.hRecipe(false)),
  made('markup of a plugin', es, source.plugin),
  made('JSON in a script', nl, source.embedded('script')),
  made('JSON in a streamed script', sv, source.embedded('stream')),
  made('JSON in an attribute', en, source.embedded('attribute')),
  made('a table', fr, source.plain(table)),
  made('rows of divs', pl, source.plain(rows)),
  remade('lists to label rows', en),
  remade('lists in tabs', de),
  remade('headings bold', fr),
  remade('lists to paragraphs', es),
  remade('lists in accordions', nl),
  remade('names renamed', sv),
  remade('all headings dropped', sv),
  remade('lists to divs', pl),
  remade('headings dropped', ja),
  remade('headings translated', ja),
];

function made(kind: string, content: Content, build: source.Source): MadePage {
  return { name: `${content.language}: ${kind}`, html: build(content), content };
}

function remade(kind: MutationName, content: Content): MadePage {
  const html = strippedPage(source.jsonLd(lists)(content));
  const recipe = { ingredients: linesOf(content), instructions: stepsOf(content) };
  return {
    name: `${content.language}: ${kind}`,
    html: mutatedPage(html, kind, content.title, recipe),
    content,
  };
}
