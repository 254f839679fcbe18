import type { AppRouter } from '@larder/server/router';
import type { KeptPlaylist } from '@larder/shared/sync/changes';
import { PICTURES_ON_DEVICE } from '@larder/shared/installed-app/on-device';
import { paths } from '@larder/shared/paths';
import type { RecipeDto } from '@larder/shared/recipe/schema';
import type { TRPCClient } from '@trpc/client';
import { isOutOfRoom } from '../error-message.ts';
import type { SignedIn } from '../session.ts';
import { readCopyAgain } from './fallback.ts';
import { lastOpened, setCopyOwner } from './copy-status.ts';
import { openFor, readPlaylists, readRecipes, storePlaylists, storeRecipes } from './store.ts';
import { hasPictures } from './pictures-choice.ts';

/** The size that a phone shows a recipe's picture in. */
const PICTURE_WIDTH = 800;
const MOST_FAVORITES = 300;
const MOST_COVERS = 100;

/**
 * Brings the copy of this person's library up to date, and, where they are wanted, the pictures of favourites, of what was opened
 * last and of collections. In one tab at a time: another that asks leaves it to the first.
 * @throws what a call failed with; the copy goes on from there the next time.
 */
export async function pullChanges(
  client: TRPCClient<AppRouter>,
  session: SignedIn,
): Promise<{ hasAllPictures: boolean }> {
  let hasAllPictures = true;
  await alone(async () => {
    let person = await openFor(session);
    setCopyOwner(session.userId);
    // Asked of the browser, which may delete what is not persistent when it runs out of room.
    void navigator.storage?.persist?.().catch(() => false);
    for (let hasMore = true; hasMore;) {
      const page = await client.recipes.changedSince.query({ cursor: person.cursor });
      person = await storeRecipes(page, person);
      hasMore = page.hasMore;
    }
    for (let hasMore = true; hasMore;) {
      const page = await client.playlists.changes.query({ cursor: person.playlistsCursor });
      person = await storePlaylists(page, person);
      hasMore = page.hasMore;
    }
    readCopyAgain();
    hasAllPictures = await pullPictures(picturesOf(await readRecipes(), await readPlaylists()));
  });
  return { hasAllPictures };
}

async function alone(work: () => Promise<void>): Promise<void> {
  if (!('locks' in navigator)) return work();
  await navigator.locks.request('larder.library', { ifAvailable: true }, async (lock) => {
    if (lock) await work();
  });
}

/** False where the device had room for some of them only. */
async function pullPictures(addresses: readonly string[]): Promise<boolean> {
  if (!('caches' in window)) return true;
  const wanted = new Set(hasPictures() ? addresses : []);
  const cache = await caches.open(PICTURES_ON_DEVICE);
  const present = new Set<string>();
  for (const { url } of await cache.keys()) {
    const { pathname } = new URL(url);
    if (wanted.has(pathname)) present.add(pathname);
    else await cache.delete(url);
  }
  for (const address of wanted) {
    if (present.has(address)) continue;
    const answer = await fetch(address);
    // One that is gone: the next change of the library says so.
    if (answer.ok && !(await hasRoomFor(cache.put(address, answer)))) return false;
  }
  return true;
}

async function hasRoomFor(putting: Promise<void>): Promise<boolean> {
  try {
    await putting;
    return true;
  } catch (error) {
    if (isOutOfRoom(error)) return false;
    throw error;
  }
}

function picturesOf(recipes: readonly RecipeDto[], playlists: readonly KeptPlaylist[]): string[] {
  const byId = new Map(recipes.map((recipe) => [recipe.id, recipe]));
  const favorites = recipes.filter(({ isFavorite }) => isFavorite).slice(0, MOST_FAVORITES);
  const opened = lastOpened().flatMap((id) => byId.get(id) ?? []);
  const covers = playlists.slice(0, MOST_COVERS).map(({ uploadedCover }) => uploadedCover);
  return [...covers, ...[...favorites, ...opened].map(({ image }) => image)].flatMap((image) => {
    if (!image) return [];
    const widths = [...image.widths].sort((a, b) => a - b);
    const width = widths.find((one) => one >= PICTURE_WIDTH) ?? widths.at(-1);
    return width === undefined ? [] : [paths.image(image.id, width, 'webp')];
  });
}
