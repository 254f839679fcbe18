import type { Difficulty, RecipeDraft } from '@larder/shared/recipe';

export type SourceName = 'json-ld' | 'microdata' | 'embedded-json' | 'visible' | 'meta' | 'pictures';

/** What one source found; a field it does not know is absent. Lists may hold '[Header]' lines. Times in minutes. */
export interface RecipeFields {
  title?: string;
  description?: string;
  /** Addresses as written in the page, best first. */
  images?: string[];
  ingredients?: string[];
  instructions?: string[];
  prepTime?: number;
  cookTime?: number;
  totalTime?: number;
  servings?: number;
  difficulty?: Difficulty;
  tags?: string[];
}

/** The fields of one recipe as one source has them. */
export interface Candidate extends RecipeFields {
  source: SourceName;
}

/** Why a page gave no draft (specification part 2, section 5, URL import). */
export type PageRefusal = 'noRecipeData' | 'noDetails';

export type PageReading = { ok: true; draft: RecipeDraft } | { ok: false; refusal: PageRefusal };
