import { HELD_PHOTOS } from '@larder/shared/photo/held-photos';
import { PHOTO_LIMITS } from '@larder/shared/photo/limits';
import { PHOTO_MESSAGES, PHOTO_WORDS } from '@larder/shared/photo/messages';
import { RECIPE_LIMITS } from '@larder/shared/recipe/messages';
import { expect, it, onTestFinished } from 'vitest';
import { loadConfig } from '../../config.ts';
import { testImage } from '../../testing/images.ts';
import { callerOf, testDeps, testPerson } from '../../testing/harness.ts';
import { refusalOf } from '../../testing/refusals.ts';
import { createStorage } from '../../adapters/storage/create-storage.ts';
import { storeImage } from '../images/store-image.ts';
import { writePersonLimits } from '../../db/person-limits.ts';

const deps = await testDeps(({ config }) => ({ storage: createStorage(config) }));

/** As an edit of the constant does, until the end of the test. */
function changed<Limits extends object>(limits: Limits, changes: { [Name in keyof Limits]?: number }): void {
  const before = { ...limits };
  Object.assign(limits, changes);
  onTestFinished(() => void Object.assign(limits, before));
}

it('raises or lowers the limit of photos in the constant alone: the database, sentences and screens follow', async () => {
  changed(PHOTO_LIMITS, { perUser: 3 });
  await writePersonLimits(deps.databaseUrl, loadConfig({}).personLimits);
  const alice = await testPerson(deps, 'alice');
  const bytes = await testImage(300, 300);
  const upload = () => storeImage(deps, { vaultId: alice.vaultId, purpose: 'photo', bytes });
  for (let count = 0; count < 3; count += 1) await upload();
  await expect(upload()).rejects.toMatchObject({ constraint: 'photos_limit' });

  const { photoQuota } = callerOf(deps, alice);
  expect(await photoQuota.usage()).toEqual({
    currentCount: 3,
    maxLimit: 3,
    remainingCount: 0,
    isAtLimit: true,
  });
  expect(await photoQuota.check({ count: 1 })).toMatchObject({
    isAllowed: false,
    message: PHOTO_MESSAGES.limitReached(3),
  });
  expect(PHOTO_MESSAGES.limitReached(3)).toContain('(3/3)');
  expect(PHOTO_WORDS.room()).toContain('up to 3.');
  expect(HELD_PHOTOS.used(1, 1)).toBe('1 of 3 photos used');
});

it('keeps as many versions of a recipe as the constant says', async () => {
  changed(RECIPE_LIMITS, { versions: 2 });
  await writePersonLimits(deps.databaseUrl, loadConfig({}).personLimits);
  const { recipes } = callerOf(deps, await testPerson(deps, 'bob'));
  const { id } = await recipes.create({ title: 'Soup' });
  for (let version = 1; version <= 4; version += 1)
    await recipes.update({ id, version, title: `Soup ${version}` });
  expect((await recipes.versions({ id })).items.map(({ version }) => version)).toEqual([5, 4, 3]);
  expect(await refusalOf(recipes.restore({ id, version: 2 }))).toMatchObject({ appCode: 'NOT_FOUND' });
});
