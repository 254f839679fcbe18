import { randomUUID } from 'node:crypto';
import { PHOTO_MESSAGES } from '@larder/shared/photo/messages';
import sharp from 'sharp';
import { beforeAll, beforeEach, expect, it } from 'vitest';
import { createStorage } from '../../adapters/storage/create-storage.ts';
import type { Deps, Viewer } from '../../ctx.ts';
import { callerOf, testDeps, testPerson } from '../../testing/harness.ts';
import { testImage } from '../../testing/images.ts';
import { refusalOf } from '../../testing/refusals.ts';
import { storeImage } from '../images/store-image.ts';
import { sweepImages } from '../images/sweep.ts';

let deps: Deps;
let halves: Buffer;
let alice: Viewer;
let bob: Viewer;

beforeAll(async () => {
  deps = await testDeps(({ config }) => ({ storage: createStorage(config) }));
  const right = await sharp({ create: { width: 400, height: 400, channels: 3, background: '#0000ff' } })
    .png()
    .toBuffer();
  halves = await sharp({ create: { width: 800, height: 400, channels: 3, background: '#ff0000' } })
    .composite([{ input: right, left: 400, top: 0 }])
    .jpeg()
    .toBuffer();
});
beforeEach(async () => {
  [alice, bob] = [await testPerson(deps, 'alice'), await testPerson(deps, 'bob')];
});

const upload = async (bytes = halves, purpose: 'avatar' | 'cover' = 'avatar') =>
  (await storeImage(deps, { vaultId: alice.vaultId, purpose, bytes })).id;
const profiles = (viewer = alice) => callerOf(deps, viewer).profiles;
const pictures = async () => {
  const rows = await deps.db
    .selectFrom('photos')
    .select('id')
    .where('user_id', '=', alice.vaultId)
    .orderBy('created_at')
    .execute();
  return rows.map(({ id }) => id);
};
const idIn = (url: string | null) => /^\/images\/([0-9a-f-]{36})\/320\.webp$/.exec(url ?? '')?.[1] ?? '';
/** Of the first and the last pixel. */
const coloursOf = async (id: string) => {
  const { data, info } = await sharp((await fileOf(id)) ?? undefined)
    .raw()
    .toBuffer({ resolveWithObject: true });
  expect(info).toMatchObject({ width: 320, height: 320 });
  return [0, data.length - 3].map((at) => ((data[at] ?? 0) > (data[at + 2] ?? 0) ? 'red' : 'blue'));
};
const nextDay = () => sweepImages({ ...deps, now: () => new Date(Date.now() + 25 * 60 * 60_000) });
const fileOf = (id: string) => deps.storage.get(`photos/${id}/320.webp`);

it('the profile image is a square of the upload in one small size, and the upload is deleted after a day', async () => {
  const photoId = await upload();
  const { profileImageUrl } = await profiles().setAvatar({ photoId, crop: { x: 480, y: 200, size: 200 } });
  const avatarId = idIn(profileImageUrl);
  expect(await pictures()).toEqual([photoId, avatarId]);
  expect((await profiles(bob).byId({ userId: alice.userId })).profileImageUrl).toBe(profileImageUrl);
  expect((await profiles().me()).profileImageUrl).toBe(profileImageUrl);
  expect(await coloursOf(avatarId)).toEqual(['blue', 'blue']);
  await nextDay();
  expect(await pictures()).toEqual([avatarId]);
  for (const file of ['400.jpg', '800.jpg'])
    expect(await deps.storage.get(`photos/${photoId}/${file}`)).toBeNull();
});

it('the profile image is the middle of the upload by default, enlarged when small', async () => {
  const photoId = await upload(await testImage(300, 160));
  const avatarId = idIn((await profiles().setAvatar({ photoId })).profileImageUrl);
  const info = await sharp((await fileOf(avatarId)) ?? undefined).metadata();
  expect(info).toMatchObject({ width: 320, height: 320 });
});

it('a square that lies outside the upload is moved inside', async () => {
  const photoId = await upload();
  const crop = { x: 700, y: 399, size: 9_000 };
  expect(idIn((await profiles().setAvatar({ photoId, crop })).profileImageUrl)).not.toBe('');
});

it('a profile image can be replaced and removed, with its files', async () => {
  const first = idIn((await profiles().setAvatar({ photoId: await upload() })).profileImageUrl);
  const photoId = await upload();
  const second = idIn((await profiles().setAvatar({ photoId })).profileImageUrl);
  expect(second).not.toBe(first);
  expect(await pictures()).toEqual([photoId, second]);
  expect((await profiles().setAvatar({ photoId: null })).profileImageUrl).toBeNull();
  expect(await pictures()).toEqual([]);
  await sweepImages(deps);
  for (const id of [first, second]) expect(await fileOf(id)).toBeNull();
});

it('the last chosen square is shown when it is set again after a lost answer, until the image is another one', async () => {
  const photoId = await upload();
  const [left, right] = [0, 480].map((x) => ({ x, y: 0, size: 300 }));
  const first = idIn((await profiles().setAvatar({ photoId, crop: left })).profileImageUrl);
  expect(await coloursOf(first)).toEqual(['red', 'red']);
  const { profileImageUrl } = await profiles().setAvatar({ photoId, crop: right });
  expect(await coloursOf(idIn(profileImageUrl))).toEqual(['blue', 'blue']);
  expect(await pictures()).toEqual([photoId, idIn(profileImageUrl)]);
  await nextDay();
  expect((await profiles().setAvatar({ photoId, crop: right })).profileImageUrl).toBe(profileImageUrl);
  expect(await pictures()).toEqual([idIn(profileImageUrl)]);
  for (const other of [await upload(), null]) {
    await profiles().setAvatar({ photoId: other });
    expect(await refusalOf(profiles().setAvatar({ photoId }))).toMatchObject({
      message: PHOTO_MESSAGES.missing,
    });
  }
});

it('one profile image remains when several are chosen at once', async () => {
  const uploads = await Promise.all([upload(), upload(), upload()]);
  await Promise.all(uploads.map((photoId) => profiles().setAvatar({ photoId })));
  const [kept, shown] = [await pictures(), idIn((await profiles().me()).profileImageUrl)];
  expect(kept.filter((id) => !uploads.includes(id))).toEqual([shown]);
  expect(kept).toHaveLength(2);
});

it('an image that is another person’s, for another purpose or deleted is refused', async () => {
  const before = await profiles().setAvatar({ photoId: await upload() });
  const theirs = await storeImage(deps, { vaultId: bob.vaultId, purpose: 'avatar', bytes: halves });
  const cover = await upload(halves, 'cover');
  for (const photoId of [theirs.id, cover, randomUUID()])
    expect(await refusalOf(profiles().setAvatar({ photoId }))).toMatchObject({
      appCode: 'INVALID_INPUT',
      message: PHOTO_MESSAGES.missing,
    });
  expect((await profiles().me()).profileImageUrl).toBe(before.profileImageUrl);
  expect(await pictures()).toContain(cover);
});

it.each([{ x: -1 }, { y: 0.5 }, { size: 0 }, { size: Number.NaN }, { size: 10_001 }, { width: 1 }])(
  'the square %j is refused',
  async (bad) => {
    const crop = { x: 0, y: 0, size: 200, ...bad };
    await expect(profiles().setAvatar({ photoId: await upload(), crop })).rejects.toThrow();
  },
);
