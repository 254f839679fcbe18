import { createRequire } from 'node:module';
import path from 'node:path';
import type { SessionDto } from '@larder/shared/auth/schema';
import type { ReadyDraftDto } from '@larder/shared/import/schema';
import type { Page } from '@larder/shared/list';
import type { PlanOfDayDto } from '@larder/shared/plan/schema';
import type { RecipeListDto } from '@larder/shared/recipe/schema';
import type { SharedRecipeDto } from '@larder/shared/share/schema';
import { clientNotBuilt } from './page-template.ts';

/** Pages as the client shows them, escaped. */
export interface ServedHtml {
  /** For null, the page of an invalid link. The client's scripts take it over. */
  sharedRecipeHtml: (shareId: string, recipe: SharedRecipeDto | null) => string;
  /** With the first page of the list, the drafts that wait and what is planned for today, if that is known; to be looked at only. */
  homeHtml: (
    session: NonNullable<SessionDto>,
    list: RecipeListDto,
    drafts: Page<ReadyDraftDto>,
    tonight?: PlanOfDayDto,
  ) => string;
}

/**
 * Loads the built client's own components from the folder of a language.
 * @throws StartError when the client is not built.
 */
export function servedHtml(pages: string): ServedHtml {
  const file = path.join(pages, 'served-html.cjs');
  try {
    return createRequire(import.meta.url)(file) as ServedHtml;
  } catch {
    throw clientNotBuilt(file);
  }
}
