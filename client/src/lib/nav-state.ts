import type { RecipeDraft } from '@larder/shared/recipe';
import { useLocation } from 'react-router-dom';

/** What one page may hand to the next beside the address. Every field may be missing: the state is only a courtesy. */
export interface NavState {
  /** A sentence to greet with: a green toast on the home page, a dismissible line on the landing page. */
  message?: string;
  showAuth?: boolean;
  authMode?: 'signin' | 'signup' | 'forgot-password';
  /** What a mailed reset link carried, taken out of the address. */
  resetLink?: { accessToken: string; refreshToken: string };
  filterPhotoRecipes?: boolean;
  fromRecipeDetail?: boolean;
  /** A draft for the add form, with where it came from. */
  formData?: Partial<RecipeDraft> & { sourceUrl?: string | null };
  source?: 'manual' | 'photo' | 'url' | 'social';
  /** There is a recipe from the same page, and the person wants both. */
  keepsBoth?: boolean;
  /** The recipe was opened from another person's collection. */
  fromUserCollection?: UserCollection;
}

interface UserCollection {
  id: string;
  name: string;
  ownerId: string;
  ownerName: string;
}

export function useNavState(): NavState {
  const state: unknown = useLocation().state;
  return typeof state === 'object' && state !== null ? state : {};
}
