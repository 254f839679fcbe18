import { chanceOf, type Chance } from './chance.ts';
import { allHeadingsDropped, headingsToBold, headingsTranslated, recipeHeadingsDropped } from './headings.ts';
import { listsToDivs, listsToLabelRows, listsToParagraphs } from './lists.ts';
import { namesRenamed } from './names.ts';
import { listsInAccordions, listsInTabs, type KnownRecipe } from './panels.ts';
import { strip } from './strip.ts';
import { textOfTree, treeOf, type Parent } from './tree.ts';

type Mutation = (page: Parent, chance: Chance, recipe: KnownRecipe) => void;

/** The ways in which another site might have made the same page. The reader must know nothing of them. */
export const MUTATIONS = {
  'names renamed': namesRenamed,
  'headings bold': headingsToBold,
  'lists to divs': listsToDivs,
  'lists to paragraphs': listsToParagraphs,
  'lists to label rows': listsToLabelRows,
  'lists in accordions': listsInAccordions,
  'lists in tabs': listsInTabs,
  'headings dropped': recipeHeadingsDropped,
  'all headings dropped': allHeadingsDropped,
  'headings translated': headingsTranslated,
} satisfies Record<string, Mutation>;

export type MutationName = keyof typeof MUTATIONS;

export function strippedPage(html: string): string {
  const page = treeOf(html);
  strip(page);
  return textOfTree(page);
}

/** The page made in another way, always the same for the same seed; nothing but that is changed. */
export function mutatedPage(html: string, name: MutationName, seed: string, recipe: KnownRecipe): string {
  const page = treeOf(html);
  MUTATIONS[name](page, chanceOf(`${name} ${seed}`), recipe);
  return textOfTree(page);
}
