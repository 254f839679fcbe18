import type { Deps } from '../../ctx.ts';
import { ImageRefusedError } from '../images/process-image.ts';
import { storeImage } from '../images/store-image.ts';
import { PHOTO_LIMITS } from '@larder/shared/photo/limits';
import { violatedConstraint } from '../../errors.ts';
import type { LibraryPicture, LibraryRecipe } from './reader/library.ts';
import type { VaultId } from '@larder/shared/ids';

type PictureDeps = Pick<Deps, 'db' | 'storage' | 'now' | 'log'>;

/**
 * Stores the cover of a recipe by the way of every image: re-encoded, with a row of its own that no recipe holds yet. Null
 * when its bytes are no image that can be kept.
 */
export async function storeCover(
  deps: PictureDeps,
  vaultId: VaultId,
  picture: LibraryPicture,
): Promise<string | null> {
  return storePicture(deps, { vaultId, purpose: 'page', picture });
}

type Pictures = Pick<LibraryRecipe, 'pictures' | 'isCoverless'>;
type Plates = Pick<LibraryRecipe, 'plates'>;

/** Which of the pictures of a recipe become its gallery: those there is no room for stay behind. */
export function galleryOf({ pictures, isCoverless }: Pictures): LibraryPicture[] {
  const after = isCoverless ? 0 : 1;
  return pictures.slice(after, after + PHOTO_LIMITS.gallery);
}

/** Stores cover, gallery and the photos of the cook log of a recipe, likewise. */
export async function storePictures(deps: PictureDeps, vaultId: VaultId, recipe: Pictures & Plates) {
  const [cover] = recipe.isCoverless ? [] : recipe.pictures;
  const gallery = galleryOf(recipe);
  const imageId = cover ? await storeCover(deps, vaultId, cover) : null;
  const galleryIds: string[] = [];
  for (const picture of gallery) {
    const id = await storePicture(deps, { vaultId, purpose: 'gallery', picture });
    if (id !== null) galleryIds.push(id);
  }
  const lostCover = cover && imageId === null ? 1 : 0;
  const plateIds: (string | null)[] = [];
  for (const picture of recipe.plates)
    plateIds.push(
      plateIds.length < PHOTO_LIMITS.results
        ? await storePicture(deps, { vaultId, purpose: 'result', picture })
        : null,
    );
  const lostPlates = plateIds.filter((id) => id === null).length;
  const lostPictures = lostCover + gallery.length - galleryIds.length + lostPlates;
  return { imageId, galleryIds, plateIds, lostPictures };
}

async function storePicture(
  deps: PictureDeps,
  {
    vaultId,
    purpose,
    picture,
  }: { vaultId: VaultId; purpose: 'page' | 'gallery' | 'result'; picture: LibraryPicture },
): Promise<string | null> {
  try {
    const bytes = await picture();
    if (!bytes) return null;
    return (await storeImage(deps, { vaultId, purpose, bytes, allowSmall: true })).id;
  } catch (error) {
    if (isOfThePicture(error)) return null;
    throw error;
  }
}

function isOfThePicture(error: unknown): boolean {
  // Its person has no room for more: the recipe may still find some.
  return error instanceof ImageRefusedError || violatedConstraint(error) === 'limit_stored_bytes';
}
