import { candidatesOf, recipesListed, recipesOnPage } from './choices.ts';
import { parsePage } from './document.ts';
import type { Candidate, PageReading } from './fields.ts';
import { withoutForeign } from './foreign-data.ts';
import { shownText } from '../model/shown-text.ts';
import { viewPage } from './line-kinds.ts';
import { mergeCandidates, type PageWeights } from './merge.ts';
import { outlinePage } from './outline.ts';
import { readSources } from './sources.ts';
import { videoOfPage } from '../social/video-of-page.ts';
import { isRecipe } from './is-recipe.ts';
import { notUsedOf, withDoubtOfUnused } from './not-used.ts';
import { toDraft, toPictures } from './reading.ts';
import { lineKey } from './text.ts';
import WEIGHTS from './weights.json' with { type: 'json' };

interface Options {
  /** Of a page that holds several recipes the place of the wanted one in `recipes` of an earlier reading. */
  choice?: number;
  /** What the reader has learned; other weights than its own are for measuring. */
  weights?: PageWeights;
}

/**
 * Reads a recipe out of a page: a draft within the limits of a stored recipe, or why there is none. Pure: no I/O, nothing
 * thrown for any input. `pageUrl` resolves relative addresses; no rule knows a site. Without a `choice` it reads the recipe
 * that the page is about.
 */
export function extractPage(
  html: string,
  pageUrl: string,
  { choice, weights = WEIGHTS }: Options = {},
): PageReading {
  return openPage(html, pageUrl, weights)(choice);
}

/** Reads a page up to where its recipes part, which is most of the work; what it returns reads one of them, as `extractPage` does. */
export function openPage(
  html: string,
  pageUrl: string,
  weights: PageWeights = WEIGHTS,
): (choice?: number) => PageReading {
  const page = parsePage(html, pageUrl);
  const outline = outlinePage(page);
  const candidates = readSources(page, outline);
  const recipes = recipesOnPage(candidates);
  const view = viewPage(page, outline, weights.lineKinds);
  return (choice) => {
    const wanted = choice === undefined ? undefined : recipes[choice];
    const all = wanted === undefined ? candidates : candidatesOf(wanted, candidates);
    const merged = (some: readonly Candidate[]) => {
      const { fields, evidence, found } = mergeCandidates(some, view, weights, recipes.length > 1);
      const fitted = toDraft(fields, page.base);
      const isNone = typeof fitted !== 'string' && !isRecipe(found, weights.recipe);
      return { fields, evidence, draft: isNone ? ('noRecipe' as const) : fitted };
    };
    const ofPage = wanted === undefined ? withoutForeign(all, outline.items, page.url) : all;
    const own = merged(ofPage);
    // A page that shows no recipe of its own is about the one in its data.
    const isOfData = ofPage.length < all.length && typeof own.draft === 'string';
    const { fields, evidence, draft } = isOfData ? merged(all) : own;
    const video = videoOfPage(page, typeof draft === 'string' ? '' : draft.title);
    if (typeof draft === 'string') return { ok: false, refusal: draft, recipes: recipesListed(page), video };
    const named = lineKey((wanted ?? draft).title);
    const chosen = recipes.findIndex(({ title }) => lineKey(title) === named);
    const pictures = toPictures(fields, page.base);
    const shown = shownText(outline.items);
    const notUsed = notUsedOf(view, draft);
    return {
      ok: true,
      draft,
      yield: fields.yield,
      evidence: withDoubtOfUnused(evidence, notUsed),
      leftOut: notUsed?.lines,
      pictures,
      recipes,
      chosen: Math.max(chosen, 0),
      video,
      shown,
    };
  };
}
