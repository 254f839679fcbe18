import { randomUUID } from 'node:crypto';
import { hashPassword } from '../auth/passwords.ts';
import type { Deps, Viewer } from '../ctx.ts';
import { addToken } from '../features/tokens/tokens.ts';
import { callerOf, testPerson } from '../testing/harness.ts';
import { DRAFT } from '../testing/import-deps.ts';
import { makeCollection } from '../testing/households.ts';
import { makeImage } from '../testing/model-world.ts';
import { testImage } from '../testing/images.ts';
import { signedIn } from '../testing/web.ts';
import { makeCallers } from './fixture-callers.ts';
import { newToken } from '../auth/tokens.ts';
import { makeDeletedList, makeShoppingList } from './fixture-lists.ts';
import { makePlan } from './fixture-plan.ts';
import { makeMove } from './fixture-move.ts';
import { limitToSharingList, makeRelationships, type People } from './fixture-people.ts';
import {
  PERSONAS,
  type Caller,
  type Ids,
  type Persona,
  type Subject,
  type Token,
} from './matrix-language.ts';
import { userIdSchema } from '@larder/shared/ids';

export const PASSWORD = 'paprika-paprika';
const LEVELS = ['private', 'limited', 'followers_only', 'public'] as const;

export interface Fixtures {
  subjects: Record<Subject, Ids>;
  callers: Record<Persona | Token, Caller>;
}

/** Creates the people of the matrix, their things and their relationships. */
export async function createFixtures(deps: Deps): Promise<Fixtures> {
  const people = await makePeople(deps);
  const avatar = await makeAvatar(deps, people.owner, 'mark-open');
  const owners = {
    ...missingIds(),
    ...idsOf(people.owner),
    ...{ avatar, ...(await makePrivateThings(deps, people.owner)) },
  };
  const held = { ...owners, ...(await makeMarkedFavorites(deps, people.owner)) };
  const levels = LEVELS.map(async (level) => [
    level,
    { ...owners, ...(await makeMarkedCollection(deps, people.owner, level)) },
  ]);
  const chosen = await makeMarkedCollection(deps, people.owner, 'limited', 'mark-chosen');
  const closed = await makeMarkedCollection(deps, people.secretive, 'public', 'mark-closed');
  const requests = await makeRelationships(deps, people, people.owner);
  await makeRelationships(deps, people, people.secretive);
  await limitToSharingList(deps, people, chosen);
  const byLevel = Object.fromEntries(await Promise.all(levels)) as Record<(typeof LEVELS)[number], Ids>;
  const { shoppingLists } = callerOf(deps, people.owner);
  await shoppingLists.share({ id: byLevel.limited.shoppingList, userIds: [people.follower.userId] });
  const about = {
    ...byLevel,
    chosen: { ...owners, ...chosen },
    favorites: held,
    closed: { ...missingIds(), ...idsOf(people.secretive), ...closed },
    open: { ...owners, mark: 'mark-open' },
    secretive: {
      ...missingIds(),
      ...idsOf(people.secretive),
      avatar: await makeAvatar(deps, people.secretive, 'mark-secretive'),
      mark: 'mark-secretive',
    },
    unwilling: { ...missingIds(), ...idsOf(people.unwilling), mark: 'mark-unwilling' },
    departed: { ...missingIds(), ...idsOf(people.gone) },
    received: { ...owners, request: requests.received },
    sent: { ...owners, request: requests.sent },
    declined: { ...owners, request: requests.declined },
    missing: missingIds(),
  };
  return { subjects: about, callers: await makeCallers(deps, people, missingIds()) };
}

export function missingIds(): Ids {
  return {
    mark: 'mark-missing',
    person: userIdSchema.parse(randomUUID()),
    username: `nobody.${randomUUID().slice(0, 8)}`,
    email: `nobody.${randomUUID().slice(0, 8)}@example.org`,
    collection: randomUUID(),
    recipe: randomUUID(),
    second: randomUUID(),
    cooked: randomUUID(),
    image: randomUUID(),
    cover: randomUUID(),
    photo: randomUUID(),
    ...{ further: randomUUID(), addable: randomUUID(), plate: randomUUID() },
    avatar: randomUUID(),
    share: randomUUID(),
    request: randomUUID(),
    failedImport: randomUUID(),
    waitingImport: randomUUID(),
    doneImport: randomUUID(),
    pastedImport: randomUUID(),
    photoImport: randomUUID(),
    importedPhoto: randomUUID(),
    loosePhoto: randomUUID(),
    export: randomUUID(),
    move: randomUUID(),
    session: randomUUID(),
    ...{ shoppingList: randomUUID(), shoppingEntry: randomUUID(), listLink: randomUUID() },
    deletedShoppingList: randomUUID(),
    ...{ planEntry: randomUUID(), planFeed: newToken(), planWeek: randomUUID() },
    token: randomUUID(),
    foodRule: randomUUID(),
    ...{ smartCollection: randomUUID(), deletedSmartCollection: randomUUID() },
    deletedRecipe: randomUUID(),
    deletedCollection: randomUUID(),
  };
}

const idsOf = ({ userId, username, email }: Viewer) => ({ person: userId, username, email });

async function makePeople(deps: Deps): Promise<People> {
  const names = [...PERSONAS.filter((name) => name !== 'anonymous'), 'secretive', 'unwilling', 'declined'];
  const made = await Promise.all(names.map(async (name) => [name, await testPerson(deps, name)] as const));
  const people = Object.fromEntries(made) as People;
  const setProfile = (name: keyof People, values: Record<string, unknown>) =>
    deps.db.updateTable('profiles').set(values).where('user_id', '=', people[name].userId).execute();
  await setProfile('owner', { bio: 'mark-open' });
  await setProfile('secretive', { bio: 'mark-secretive', is_profile_public: false });
  await setProfile('unwilling', { bio: 'mark-unwilling', allow_friend_requests: false });
  for (const name of ['owner', 'stranger'] as const)
    await deps.db
      .updateTable('users')
      .set({ password_hash: await hashPassword(name === 'owner' ? PASSWORD : 'something else') })
      .where('id', '=', people[name].userId)
      .execute();
  return people;
}

/** Creates a collection with the mark in every part, and returns its ids. */
async function makeMarkedCollection(
  deps: Deps,
  owner: Viewer,
  privacyLevel: string,
  mark = `mark-${privacyLevel}`,
) {
  const held = await makeMarkedRecipes(deps, owner, mark);
  const recipeIds = [held.recipe, held.second];
  const collection = await makeCollection(deps, owner, { privacyLevel, recipeIds, name: mark });
  const cover = await makeMarkedImage(deps, owner, mark);
  await deps.db
    .updateTable('playlists')
    .set({ cover_image_id: cover })
    .where('id', '=', collection)
    .execute();
  const list = await makeShoppingList(deps, owner, { mark, recipe: held.recipe });
  return { ...held, ...list, mark, collection, cover };
}

async function makeMarkedFavorites(deps: Deps, owner: Viewer) {
  const held = await makeMarkedRecipes(deps, owner, 'mark-favorites');
  const { recipes, playlists } = callerOf(deps, owner);
  await recipes.setFavorite({ id: held.recipe, isFavorite: true });
  const { id } = await playlists.makeFavorites();
  return { ...held, mark: 'mark-favorites', collection: id };
}

async function makeMarkedRecipes(deps: Deps, owner: Viewer, mark: string) {
  const { recipes, shares } = callerOf(deps, owner);
  const [image, photo, further, addable, plate] = [
    await makeMarkedImage(deps, owner, mark),
    await makeMarkedImage(deps, owner, mark, 'photo'),
    await makeMarkedImage(deps, owner, mark, 'gallery'),
    await makeMarkedImage(deps, owner, mark, 'gallery'),
    await makeMarkedImage(deps, owner, mark, 'result'),
  ];
  const fields = { imageId: image, cookingNotes: 'secret-notes', sourceUrl: `https://a.example/${mark}` };
  const { id } = await recipes.create({ title: `${mark} at first`, photoIds: [photo], ...fields });
  await recipes.update({ id, version: 1, title: mark, tags: [mark], ingredients: ['1 egg'], ...fields });
  await deps.db.updateTable('photos').set({ recipe_id: id }).where('id', '=', further).execute();
  const { id: second } = await recipes.create({ title: 'Second' });
  const { shareId } = await shares.create({ recipeId: id });
  const entryId = randomUUID();
  await recipes.logCooked({ id, entryId, cookedOn: '2025-01-01', note: 'mark-cooked', photoId: plate });
  await recipes.tick({ id, ticks: [{ place: 0, line: '1 egg', isTicked: true, at: 1 }] });
  await recipes.linkLine({ id, line: '1 egg', linkedId: second });
  return { recipe: id, second, image, photo, further, addable, plate, share: shareId, cooked: entryId };
}

async function makeAvatar(deps: Deps, person: Viewer, mark: string): Promise<string> {
  const id = await makeMarkedImage(deps, person, mark, 'avatar');
  await deps.db
    .updateTable('profiles')
    .set({ profile_image_id: id })
    .where('user_id', '=', person.userId)
    .execute();
  return id;
}

/** Creates an image whose files end in the mark. */
async function makeMarkedImage(
  deps: Deps,
  owner: Viewer,
  mark: string,
  purpose: 'cover' | 'photo' | 'avatar' | 'gallery' | 'result' = 'cover',
): Promise<string> {
  const id = await makeImage(deps, owner, purpose);
  const { storage_key } = await deps.db
    .selectFrom('photos')
    .select('storage_key')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  const marked = Buffer.concat([await testImage(), Buffer.from(mark)]);
  for (const file of ['320.jpg', 'full.jpg'])
    await deps.storage.put(`${storage_key}/${file}`, marked, 'image/jpeg');
  return id;
}

/** The owner's things that no other person may see. */
async function makePrivateThings(deps: Deps, owner: Viewer) {
  return {
    ...(await makeImports(deps, owner)),
    loosePhoto: await makeImage(deps, owner, 'photo'),
    export: await makeExport(deps, owner),
    move: await makeMove(deps, owner),
    session: await makeSession(deps, owner),
    token: (await addToken(deps.db, owner.userId, { name: 'mark-token', mayWrite: true })).id,
    foodRule: await makeFoodRule(deps, owner),
    ...(await makeSmartCollections(deps, owner)),
    ...(await makeDeletedThings(deps, owner)),
    deletedShoppingList: await makeDeletedList(deps, owner),
    ...(await makePlan(deps, owner)),
  };
}

/** One, and one that the owner has deleted. */
async function makeSmartCollections(deps: Deps, owner: Viewer) {
  const { smartCollections } = callerOf(deps, owner);
  const made = await smartCollections.create({ name: 'mark-smart', filter: { search: 'mark-smart' } });
  const deleted = await smartCollections.create({ name: 'mark-smart-deleted', filter: { tag: 'mark-tag' } });
  await smartCollections.delete({ id: deleted.id });
  return { smartCollection: made.id, deletedSmartCollection: deleted.id };
}

async function makeFoodRule(deps: Deps, owner: Viewer): Promise<string> {
  const rule = { kind: 'same', food: 'peppers', isFood: 'mark-food', language: 'en' } as const;
  return (await callerOf(deps, owner).foodRules.add(rule)).id;
}

/** In a collection that everybody could see before. */
async function makeDeletedThings(deps: Deps, owner: Viewer) {
  const { recipes, playlists } = callerOf(deps, owner);
  const { id: deletedRecipe } = await recipes.create({ title: 'mark-deleted' });
  const recipeIds = [deletedRecipe];
  const name = 'mark-deleted';
  const deletedCollection = await makeCollection(deps, owner, { privacyLevel: 'public', recipeIds, name });
  await playlists.delete({ id: deletedCollection, withRecipes: false });
  await recipes.delete({ id: deletedRecipe });
  return { deletedRecipe, deletedCollection };
}

async function makeImports(deps: Deps, owner: Viewer) {
  const insertImport = async (url: string, more: Record<string, unknown>) => {
    const input = JSON.stringify({ kind: 'url', url });
    const row = deps.db.insertInto('imports').values({ user_id: owner.vaultId, kind: 'url', input, ...more });
    return (await row.returning('id').executeTakeFirstOrThrow()).id;
  };
  const { imports } = callerOf(deps, owner);
  const error = JSON.stringify({ appCode: 'IMPORT_TIMEOUT', message: 'Too slow' });
  const failedImport = await insertImport('https://a.example/mark-open', { status: 'failed', error });
  const waiting = await imports.start({ kind: 'url', url: 'https://b.example/mark-open' });
  const choices = ['One', 'Other'].map((title) => ({ title, url: null }));
  const draft = JSON.stringify({ ...DRAFT, title: 'mark-open', recipes: choices, chosen: 0 });
  const doneImport = await insertImport('https://d.example/mark-open', { status: 'done', draft });
  const pasted = await imports.start({ kind: 'html', html: '<p>mark-open</p>' });
  const importedPhoto = await makeImage(deps, owner, 'photo');
  const ofPhoto = await imports.start({ kind: 'photo', photoIds: [importedPhoto] });
  return {
    failedImport,
    waitingImport: waiting.id,
    doneImport,
    pastedImport: pasted.id,
    photoImport: ofPhoto.id,
    importedPhoto,
  };
}

async function makeExport(deps: Deps, owner: Viewer): Promise<string> {
  const storage_key = `exports/${randomUUID()}`;
  await deps.storage.put(`${storage_key}/0`, Buffer.from('mark-open'), 'application/zip');
  const { id } = await deps.db
    .insertInto('exports')
    .values({
      user_id: owner.vaultId,
      status: 'done',
      stage: 'complete',
      storage_key,
      parts: 1,
      size: 9,
      finished_at: new Date(),
      expires_at: new Date(Date.now() + 60 * 60_000),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

async function makeSession(deps: Deps, owner: Viewer): Promise<string> {
  await signedIn(deps, owner);
  const { public_id } = await deps.db
    .selectFrom('sessions')
    .select('public_id')
    .where('user_id', '=', owner.userId)
    .executeTakeFirstOrThrow();
  return public_id;
}
