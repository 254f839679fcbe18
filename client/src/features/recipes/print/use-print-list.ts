import type { RecipeCardDto } from '@larder/shared/recipe/schema';
import { useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { MAX_PAGE_SIZE } from '@larder/shared/list';
import { shownRecipe, textsOfRecipe, type ShownRecipe } from '../../../components/recipe/own-recipe.ts';
import { recipeUnits } from '../detail/use-recipe-units.ts';
import { trpc } from '../../../lib/trpc.ts';

/** A longer list is printed up to here: 40 pages, which a phone still lays out. */
export const MOST_LISTED = 2_000;
/** Of recipes with all that is in them, each on a page of its own. */
export const MOST_WHOLE = 200;
/** Recipes that are asked for together. */
const TOGETHER = 10;

export interface CardPage {
  items: readonly RecipeCardDto[];
  total: number;
  nextCursor: string | null;
}
/** Asks for a page of a list of recipes. */
export type LoadCards = (page: { limit: number; cursor: string | null }) => Promise<CardPage>;

export interface Printed {
  total: number;
  recipes: RecipeCardDto[];
  whole?: ShownRecipe[];
}

/** Loads all of a list, and its recipes where they are wanted, puts them on paper and prints. */
export function usePrintList(load: LoadCards) {
  const { client } = trpc.useUtils();
  const [progress, setProgress] = useState<number>();
  const [printed, setPrinted] = useState<Printed>();
  const [error, setError] = useState<unknown>();
  const stopped = useRef(false);
  useEffect(() => {
    stopped.current = false;
    return () => void (stopped.current = true);
  }, []);

  const print = async (isWhole: boolean) => {
    setError(undefined);
    setProgress(0);
    try {
      const report = (percent: number) => !stopped.current && setProgress(percent);
      const most = isWhole ? MOST_WHOLE : MOST_LISTED;
      const { recipes, total } = await loadAll(load, most, (share) => report(share * (isWhole ? 30 : 100)));
      const byId = async (id: string) => inItsUnits(shownRecipe(await client.recipes.byId.query({ id })));
      const whole = isWhole ? await loadWhole(recipes, byId, (share) => report(30 + share * 70)) : undefined;
      if (stopped.current) return;
      flushSync(() => setPrinted({ recipes, total, ...(whole && { whole }) }));
      window.print();
    } catch (failure) {
      setError(failure);
    }
    setProgress(undefined);
  };
  return { progress, printed, error, print };
}

/** As it is read on this device. */
async function inItsUnits(recipe: ShownRecipe): Promise<ShownRecipe> {
  const units = recipeUnits(recipe.id);
  if (units === 'written') return recipe;
  const { textsInUnits } = await import('../../../components/recipe/amounts/conversion.ts');
  return { ...recipe, ...(await textsInUnits(textsOfRecipe(recipe), units)) };
}

async function loadAll(load: LoadCards, most: number, onShare: (share: number) => void) {
  const byId = new Map<string, RecipeCardDto>();
  let page: CardPage = { items: [], total: 0, nextCursor: null };
  do {
    page = await load({ limit: MAX_PAGE_SIZE, cursor: page.nextCursor });
    for (const recipe of page.items) byId.set(recipe.id, recipe);
    onShare(byId.size / Math.min(page.total, most));
  } while (page.nextCursor !== null && byId.size < most);
  return { recipes: [...byId.values()].slice(0, most), total: page.total };
}

async function loadWhole(
  recipes: readonly RecipeCardDto[],
  byId: (id: string) => Promise<ShownRecipe>,
  onShare: (share: number) => void,
) {
  const whole: ShownRecipe[] = [];
  for (let at = 0; at < recipes.length; at += TOGETHER) {
    const ids = recipes.slice(at, at + TOGETHER).map(({ id }) => id);
    whole.push(...(await Promise.all(ids.map(byId))));
    onShare(whole.length / recipes.length);
  }
  return whole;
}
