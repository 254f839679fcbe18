import { createRequire } from 'node:module';
import path from 'node:path';
import type { SharedRecipeDto } from '@larder/shared/share/schema';
import { clientNotBuilt } from './page-template.ts';

/** The page of a shared recipe as the client shows it, escaped; of null, that the link leads nowhere. */
export type RenderSharedRecipe = (shareId: string, recipe: SharedRecipeDto | null) => string;

/**
 * The built client's own components, run here: what is served is what its scripts take over.
 * @throws StartError when the client is not built.
 */
export function sharedRecipeHtml(clientDir: string): RenderSharedRecipe {
  const file = path.join(clientDir, 'served/served-html.cjs');
  try {
    const built = createRequire(import.meta.url)(file) as { sharedRecipeHtml: RenderSharedRecipe };
    return built.sharedRecipeHtml;
  } catch {
    throw clientNotBuilt(file);
  }
}
