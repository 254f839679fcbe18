import { createRequire } from 'node:module';
import path from 'node:path';
import type { SharedRecipeDto } from '@larder/shared/share/schema';
import { clientNotBuilt } from './page-template.ts';

/** Renders the page of a shared recipe as the client shows it, escaped; for null, the page of an invalid link. */
export type RenderSharedRecipe = (shareId: string, recipe: SharedRecipeDto | null) => string;

/**
 * Loads the built client's own components from the folder of a language, so that the served HTML is what the client's scripts hydrate.
 * @throws StartError when the client is not built.
 */
export function sharedRecipeHtml(pages: string): RenderSharedRecipe {
  const file = path.join(pages, 'served-html.cjs');
  try {
    const built = createRequire(import.meta.url)(file) as { sharedRecipeHtml: RenderSharedRecipe };
    return built.sharedRecipeHtml;
  } catch {
    throw clientNotBuilt(file);
  }
}
