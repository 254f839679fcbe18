import type { AppRouter } from '@larder/server/router';
import type { ChangedRecipesInput, ChangesDto } from '@larder/shared/sync/changes';
import {
  ENTITIES,
  ENTITY_NAMES,
  type Changed,
  type EntityName,
  type Kept,
} from '@larder/shared/sync/entities';
import type { LiveEntity } from '@larder/shared/sync/live-entities';
import { KEPT_OPENED, PICTURES_ON_DEVICE } from '@larder/shared/installed-app/on-device';
import { paths } from '@larder/shared/paths';
import { getUntypedClient, type TRPCClient } from '@trpc/client';
import { isOutOfRoom } from '../error-message.ts';
import type { Person, SignedIn } from './copy-person.ts';
import { resendOf } from './entities/entities.ts';
import { readCopyAgain } from './read-copy.ts';
import {
  copyWanted,
  forgetOpened,
  lacksUnchanged,
  lastOpened,
  setCopyCompleting,
  setCopyOwner,
  setCopyPart,
} from './copy-status.ts';
import { deleteFormerCopy } from './former-copy.ts';
import { inOneTab } from './in-one-tab.ts';
import { namedInOutbox } from './outbox.ts';
import { hasWaitingWrites } from './outbox-keys.ts';
import { hasPictures } from './pictures-choice.ts';
import type { OutputOf } from './procedures.ts';
import { openFor, readAll, startAnew, storePage, storeWritten } from './store.ts';

/** The size that a phone shows a recipe's picture in. */
const PICTURE_WIDTH = 800;
const MOST_FAVORITES = 300;
const MOST_COVERS = 100;

/**
 * Brings the copy of this person's library up to date, and, where they are wanted, the pictures of favourites, of what was opened
 * last and of collections. In one tab at a time: another that asks leaves it to the first.
 *
 * @param names of a copy that is whole, only these are asked for, and no pictures.
 * @throws what a call failed with; the copy goes on from there the next time.
 */
export async function pullChanges(
  client: TRPCClient<AppRouter>,
  session: SignedIn,
  names?: readonly LiveEntity[],
): Promise<{ hasAllPictures?: boolean }> {
  let hasAllPictures: boolean | undefined;
  await inOneTab('larder.copy', async () => {
    const part = copyWanted() === 'part';
    let person = await openFor(session);
    if (!part && lacksUnchanged(session.userId)) person = await startAnew('recipe', person);
    const isWhole = ENTITY_NAMES.every((name) => person.pulled[name]?.completeAt);
    if (names && isWhole) {
      for (const name of new Set(names)) person = await pullEntity(client, name, { person, asked: {} });
      return readCopyAgain();
    }
    if (part) setCopyPart(true);
    else setCopyCompleting();
    setCopyOwner(session.userId);
    // Asked of the browser, which may delete what is not persistent when it runs out of room. Some ask their person.
    if (!part) void navigator.storage?.persist?.().catch(() => false);
    const asked = part ? { part: { ids: lastKept(), favorites: true } } : {};
    for (const name of ENTITY_NAMES)
      person = await pullEntity(client, name, { person, asked: name === 'recipe' ? asked : {} });
    if (part) await keepPart(client, session);
    else setCopyPart(false);
    readCopyAgain();
    // Tabs with files of before read and change it while something of theirs waits.
    if (!hasWaitingWrites()) await deleteFormerCopy();
    hasAllPictures = await pullPictures(
      picturesOf((await readAll('recipe')) ?? [], (await readAll('playlist')) ?? []),
    );
  });
  return hasAllPictures === undefined ? {} : { hasAllPictures };
}

async function pullEntity<Name extends EntityName>(
  client: TRPCClient<AppRouter>,
  name: Name,
  { person, asked }: { person: Person; asked: Pick<ChangedRecipesInput, 'part'> },
): Promise<Person> {
  const cursor = person.pulled[name]?.cursor;
  const ask = () =>
    getUntypedClient(client).query(ENTITIES[name].changes, { ...asked, cursor }) as Promise<PageOf<Name>>;
  let page = await ask();
  const resend = resendOf(name);
  if (page.startsAnew && cursor && resend) {
    await resend(client);
    page = await ask();
  }
  const next = await storePage(name, page, person);
  return page.hasMore ? pullEntity(client, name, { person: next, asked }) : next;
}

function lastKept(): string[] {
  return lastOpened().slice(0, KEPT_OPENED);
}

/**
 * Fetches what was opened and has not changed since, and removes what is neither a favorite nor was opened lately, and what no write that
 * waits is of.
 */
async function keepPart(client: TRPCClient<AppRouter>, { userId }: SignedIn): Promise<void> {
  const opened = lastKept();
  const kept = (await readAll('recipe')) ?? [];
  const ids = opened.filter((id) => !kept.some((recipe) => recipe.id === id));
  if (ids.length > 0) {
    const { items, hasMore } = await client.recipes.changedSince.query({ part: { ids, favorites: false } });
    // Those that found no room in a page come with the next pull.
    if (!hasMore) forgetOpened(ids.filter((id) => !items.some((recipe) => recipe.id === id)));
    await storeWritten('recipe', { kept: items });
  }
  const removed = removableFrom(kept, { opened, isNamed: namedInOutbox(userId) });
  await storeWritten('recipe', { removedIds: removed.map(({ id }) => id) });
}

/** What a copy of a part does without; `isNamed`: by a write that waits, and may have made it. */
export function removableFrom<Recipe extends Pick<Kept['recipe'], 'id' | 'isFavorite'>>(
  kept: readonly Recipe[],
  { opened, isNamed }: { opened: readonly string[]; isNamed: (id: string) => boolean },
): Recipe[] {
  return kept.filter(({ id, isFavorite }) => !isFavorite && !opened.includes(id) && !isNamed(id));
}

type Page<Name extends EntityName> = ChangesDto<Changed[Name]>;
type Answered = { [Name in EntityName]: OutputOf<(typeof ENTITIES)[Name]['changes']> };
/** Nothing can be pulled where the router answers something else than what a device is to be sent. */
type PageOf<Name extends EntityName> = Answered extends { [One in EntityName]: Page<One> }
  ? Page<Name>
  : never;

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

function picturesOf(recipes: readonly Kept['recipe'][], playlists: readonly Kept['playlist'][]): string[] {
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
