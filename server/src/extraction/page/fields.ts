import type { EvidenceReason } from '@larder/shared/import/messages';
import type { RecipeDraft } from '@larder/shared/recipe/schema';

export type SourceName =
  | 'json-ld'
  | 'microdata'
  | 'plugin'
  | 'embedded-json'
  | 'visible'
  | 'meta'
  | 'pictures';

/** What one source found; a field it does not know is absent. Lists may hold '[Header]' lines. Times in minutes. */
export type RecipeFields = {
  [Name in Exclude<keyof RecipeDraft, 'image'>]?: NonNullable<RecipeDraft[Name]>;
} & {
  /** Addresses as written in the page, best first. */
  images?: string[];
  totalTime?: number;
  /** How much it makes, in words that say more than a number of servings: '4-6 servings', 'about 950 g'. */
  yield?: string;
};

/** The fields of one recipe as one source has them. */
export type Candidate = RecipeFields & {
  source: SourceName;
  /** What else the page calls itself: main headings, head. */
  titles?: string[];
};

/** What a field was read from: data written for machines, the markup of a recipe plugin, or the text of the page, also by a model. */
export type EvidenceSource = 'structured' | 'plugin' | 'page' | 'model';

export interface FieldEvidence {
  source: EvidenceSource;
  /** False when a person should look at the field: nothing on the page confirms it. */
  sure: boolean;
  /** Why it is not sure; absent where it is. */
  reason?: EvidenceReason;
}

/** Where the fields of a draft come from; a field that the page does not tell is absent. */
export type DraftEvidence = Partial<Record<keyof RecipeDraft, FieldEvidence>>;

/** One of several recipes that a page holds or lists. */
export interface RecipeChoice {
  title: string;
  /** The address of its own page; null when it is on this one, to be read by its place in the list. */
  url: string | null;
}

/** Why a page gave no draft: nothing was found, too little, or what is no recipe. */
export type PageRefusal = 'noRecipeData' | 'noDetails' | 'noRecipe';

export type PageReading =
  | {
      ok: true;
      draft: RecipeDraft;
      /** How much it makes, where that is more than a number of servings: for the notes. */
      yield?: string | undefined;
      evidence: DraftEvidence;
      /** Lines about food and cooking that no field took, where they are many. */
      leftOut?: string[] | undefined;
      /** Absolute addresses, best first: the next for when one cannot be had or is too small. The first is the draft's. */
      pictures: string[];
      /** The recipes of a page that holds several, else empty; `chosen` is the place of the one in the draft. */
      recipes: RecipeChoice[];
      chosen: number;
      /** The address of the post that shows the recipe, where the page has one. */
      video: string | undefined;
      /** The text that a visitor sees, within bounds: what a model may be asked about. */
      shown: string;
    }
  | {
      ok: false;
      refusal: PageRefusal;
      /** What a page that only lists recipes leads to. */
      recipes: RecipeChoice[];
      video: string | undefined;
    };
