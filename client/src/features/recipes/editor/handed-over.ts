import type { ImportDraft } from '@larder/shared/import/schema';
import { emptyDraft } from '@larder/shared/recipe/empty';
import type { RecipeSource } from '@larder/shared/recipe/messages';
import type { NavState } from '../../../lib/nav-state.ts';
import { valuesOfDraft, type RecipeFormValues } from './recipe-form-values.ts';

interface HandedOver {
  values: RecipeFormValues;
  /** As it is stored. */
  source: RecipeSource;
  /** What was read rather than typed, so that the form can say so. */
  draft?: ImportDraft;
}

const NO_DRAFT: ImportDraft = { ...emptyDraft(), storedImage: null, sourceUrl: null };

/** A post is stored as read from an address. */
const STORED = { manual: 'manual', photo: 'photo', url: 'url', social: 'url' } as const;

/** The add form as the page before hands it over: what someone typed goes before what was read. */
export function handedOver(state: NavState): HandedOver {
  const { formData, extractedData, photos, platform, fromUrlImport = false } = state;
  const { cookingNotes = '', socialMediaUrl, ...typed } = formData ?? {};
  const source = state.source ?? (platform ? 'social' : fromUrlImport ? 'url' : 'manual');
  const values = valuesOfDraft({ ...NO_DRAFT, ...extractedData, ...typed });
  return {
    values: {
      ...values,
      cookingNotes,
      socialMediaUrl: socialMediaUrl ?? values.socialMediaUrl,
      photos: photos ?? values.photos,
    },
    source: STORED[source],
    draft: extractedData && { ...NO_DRAFT, ...extractedData, ...(platform && { platform }) },
  };
}
