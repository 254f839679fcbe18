import type { ImportKind } from '@larder/shared/import/messages';
import type { ImportDraft } from '@larder/shared/import/schema';
import { paths } from '@larder/shared/paths';
import type { RecipeDraft } from '@larder/shared/recipe/schema';
import type { ImageDto } from '@larder/shared/recipe/image';
import type { SocialPlatform } from '@larder/shared/social/platforms';
import { useLocation, type Location } from 'react-router-dom';

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
  /** For the add form: what was typed, what was read, and where it came from. */
  formData?: Partial<RecipeDraft> & {
    sourceUrl?: string | null;
    socialMediaUrl?: string;
    cookingNotes?: string;
  };
  extractedData?: Partial<ImportDraft>;
  photos?: ImageDto[];
  /** For a way to import: what was pasted elsewhere, to be started at once. */
  begin?: string;
  source?: 'manual' | 'photo' | 'url' | 'social';
  fromUrlImport?: boolean;
  /** Of the photo page: it goes on with what it shows under another address. */
  visit?: string;
  /** How many steps of the history lie between the page and where one is in the settings over it. */
  settingsSteps?: number | undefined;
  /** There is a recipe from the same page, and the person wants both. */
  keepsBoth?: boolean;
  /** Of a draft that was read from a post. */
  platform?: SocialPlatform;
  /** The recipe was opened from another person's collection. */
  fromUserPlaylist?: UserPlaylist;
  /** The recipe was opened for a line of this one, which is the page before. */
  fromRecipe?: { id: string; title: string };
}

interface UserPlaylist {
  id: string;
  name: string;
  ownerId: string;
  ownerName: string;
}

export function useNavState(): NavState {
  return navStateOf(useLocation().state);
}

function navStateOf(state: unknown): NavState {
  return typeof state === 'object' && state !== null ? state : {};
}

/** One stay on a page, for as long as only the page itself changes its address, handing on its `visit`. */
export function visitOf({ key, state }: Pick<Location, 'key' | 'state'>): string {
  return navStateOf(state).visit ?? key;
}

/** Where an import was begun: its progress, its recipes when there are several, and what helps when it failed. */
export function pageOfImport({ kind, id }: { kind: ImportKind; id: string }): string {
  if (kind === 'social') return paths.startedPost(id);
  if (kind === 'photo') return paths.importPhotos(id);
  return kind === 'text' ? paths.startedText(id) : paths.startedImport(id);
}
