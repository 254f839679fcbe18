import { randomUUID } from 'node:crypto';
import { PHOTO_LIMITS } from '@larder/shared/photo/limits';
import type { UploadDto } from '@larder/shared/photo/schema';
import { PHOTO_MESSAGES } from '@larder/shared/photo/messages';
import Fastify, { type FastifyInstance } from 'fastify';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createStorage } from '../../adapters/storage/create-storage.ts';
import type { Deps, Viewer } from '../../ctx.ts';
import { declareAccess } from '../../http/access.ts';
import { answerErrors } from '../../http/error-answer.ts';
import { pngThatClaims } from '../../testing/oversized-png.ts';
import { callerOf, testDeps, testPerson } from '../../testing/harness.ts';
import { testHeic, testImage } from '../../testing/images.ts';
import { sweepImages } from './sweep.ts';
import { registerUploadRoute } from './upload-route.ts';

let deps: Deps;
let app: FastifyInstance;
let alice: Viewer;
let image: Buffer;

beforeAll(async () => {
  deps = await testDeps(({ config }) => ({ storage: createStorage(config) }));
  app = Fastify();
  answerErrors(app);
  declareAccess(app, 'user');
  await registerUploadRoute(app, deps, async ({ headers }) => (headers['x-nobody'] ? null : alice));
  image = await testImage(900, 600);
});
afterAll(() => app.close());
beforeEach(async () => {
  alice = await testPerson(deps, 'alice');
});

type Part = [name: string, value: string] | [name: string, value: Buffer, fileName: string];

function form(...parts: Part[]): { payload: Buffer; headers: Record<string, string> } {
  const boundary = 'larder-test-boundary';
  const chunks = parts.flatMap(([name, value, fileName]) => [
    Buffer.from(
      `--${boundary}\r\ncontent-disposition: form-data; name="${name}"${fileName === undefined ? '' : `; filename="${fileName}"`}\r\n\r\n`,
    ),
    typeof value === 'string' ? Buffer.from(value) : value,
    Buffer.from('\r\n'),
  ]);
  return {
    payload: Buffer.concat([...chunks, Buffer.from(`--${boundary}--\r\n`)]),
    headers: { 'content-type': `multipart/form-data; boundary=${boundary}` },
  };
}

const send = (...parts: Part[]) => app.inject({ method: 'POST', url: '/api/uploads', ...form(...parts) });
const upload = (purpose: string, bytes = image, name = 'card.jpg') =>
  send(['purpose', purpose], ['file', bytes, name]);
const kept = async (...given: Parameters<typeof upload>): Promise<UploadDto> => {
  const response = await upload(...given);
  expect(response.statusCode).toBe(201);
  return response.json<UploadDto>();
};
const usage = () => callerOf(deps, alice).photoQuota.usage();
const photoRows = () =>
  deps.db.selectFrom('photos').selectAll().where('user_id', '=', alice.vaultId).execute();

describe('an upload', () => {
  it('is stored in its original size for a photo, and counts', async () => {
    const large = await testImage(2_400, 1_800);
    const { photoId, url, width, height } = await kept('photo', large);
    expect({ url, width, height }).toEqual({
      url: `/images/${photoId}/1600.jpg`,
      width: 1_600,
      height: 1_200,
    });
    const full = await deps.storage.get(`photos/${photoId}/full.jpg`);
    expect(await sharp(full ?? undefined).metadata()).toMatchObject({
      format: 'jpeg',
      width: 2_400,
      height: 1_800,
    });
    expect(await usage()).toEqual({
      currentCount: 1,
      maxLimit: PHOTO_LIMITS.perUser,
      remainingCount: PHOTO_LIMITS.perUser - 1,
      isAtLimit: false,
    });
  });

  it.each(['cover', 'avatar', 'gallery', 'result'])(
    'as %s is stored in display sizes and does not count',
    async (purpose) => {
      const { photoId } = await kept(purpose);
      expect(await deps.storage.get(`photos/${photoId}/full.jpg`)).toBeNull();
      expect(await deps.storage.get(`photos/${photoId}/400.avif`)).not.toBeNull();
      expect((await usage()).currentCount).toBe(0);
    },
  );

  it('is accepted ten at once for covers, and none of them counts', async () => {
    const batch = Array.from({ length: PHOTO_LIMITS.coversPerBatch }, () => kept('cover'));
    expect(new Set((await Promise.all(batch)).map(({ photoId }) => photoId)).size).toBe(10);
    expect((await usage()).currentCount).toBe(0);
  });

  it('may be a HEIC, which is rotated upright', async () => {
    const { photoId, width, height } = await kept('photo', testHeic(), 'IMG_0001.HEIC');
    expect({ width, height }).toEqual({ width: 200, height: 320 });
    const full = await deps.storage.get(`photos/${photoId}/full.jpg`);
    const { data } = await sharp(full ?? undefined)
      .raw()
      .toBuffer({ resolveWithObject: true });
    const [red = 0, , blue = 0] = data;
    expect(blue).toBeGreaterThan(red);
  });

  it.each(
    (['photo', 'cover', 'avatar', 'result'] as const).flatMap((purpose) =>
      (['jpeg', 'png', 'webp'] as const).map((format) => [purpose, format] as const),
    ),
  )('as %s, a %s, keeps nothing but its pixels in every file', async (purpose, format) => {
    const told = await sharp(await testImage(1_800, 1_700))
      .withExif({
        IFD0: { Make: 'SecretCamera', Orientation: '6' },
        IFD3: { GPSLatitude: '52/1 31/1 0/1', GPSLatitudeRef: 'N', GPSLongitude: '13/1 24/1 0/1' },
      })
      .withMetadata({ orientation: 6 })
      .withXmp('<x:xmpmeta xmlns:x="adobe:ns:meta/">SecretPlace</x:xmpmeta>')
      .toFormat(format)
      .toBuffer();
    expect((await sharp(told).metadata()).exif).toBeDefined();
    const { photoId, image } = await kept(purpose, told, `card.${format}`);
    expect(image.widths).toEqual([400, 800, 1_600]);
    // A name that is drawn, and says nothing of the file that came.
    expect(photoId).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
    const sizes = [...image.widths.map(String), ...(purpose === 'photo' ? ['full'] : [])];
    await expectOnlyPixels(photoId, sizes);
    if (purpose !== 'avatar') return;
    const { profileImageUrl } = await callerOf(deps, alice).profiles.setAvatar({ photoId });
    await expectOnlyPixels(profileImageUrl!.split('/')[2]!, ['320']);
    await sweepImages(deps);
  });
});

async function expectOnlyPixels(photoId: string, sizes: string[]): Promise<void> {
  const files = sizes.flatMap((size) =>
    (size === 'full' ? ['jpg'] : ['avif', 'webp', 'jpg']).map((format) => `${size}.${format}`),
  );
  for (const file of files) {
    const bytes = await deps.storage.get(`photos/${photoId}/${file}`);
    const { exif, xmp, iptc, icc, orientation = 1 } = await sharp(bytes!).metadata();
    expect({ file, exif, xmp, iptc, icc, orientation }).toEqual({ file, orientation: 1 });
    for (const trace of ['Secret', 'GPS', 'adobe:ns', 'Exif\0\0']) expect(bytes!.includes(trace)).toBe(false);
  }
}

describe('an upload of an odd image', () => {
  const noise = Buffer.alloc(300 * 200 * 4, 90);
  const raw = (channels: 3 | 4) => ({ raw: { width: 300, height: 200, channels } });
  const cases: [what: string, name: string, make: () => Promise<Buffer>, size: [number, number]][] = [
    ['in CMYK', 'a.jpg', () => sharp(image).toColourspace('cmyk').jpeg().toBuffer(), [900, 600]],
    ['of 16 bits a colour', 'a.png', () => sharp(image).toColourspace('rgb16').png().toBuffer(), [900, 600]],
    ['in grey', 'a.png', () => sharp(image).greyscale().png().toBuffer(), [900, 600]],
    ['that is transparent', 'a.webp', () => sharp(noise, raw(4)).webp().toBuffer(), [300, 200]],
    [
      'that moves',
      'a.webp',
      async () =>
        sharp(Buffer.concat([noise.subarray(0, 180_000), Buffer.alloc(180_000, 7)]), {
          raw: { width: 300, height: 400, channels: 3, pageHeight: 200 },
        })
          .webp({ delay: [100, 100], loop: 0 })
          .toBuffer(),
      [300, 200],
    ],
    ['as wide as a panorama', 'a.jpg', () => testImage(6_000, 400), [1_600, 107]],
    [
      'whose orientation is nonsense',
      'a.jpg',
      async () => withOrientation(await sharp(image).withMetadata({ orientation: 6 }).toBuffer(), 99),
      [900, 600],
    ],
    [
      'with a page appended to it',
      'a.jpg',
      async () => Buffer.concat([image, Buffer.from('<script>1</script>')]),
      [900, 600],
    ],
  ];
  it.each(cases)('%s is stored like an ordinary one', async (_, name, make, [width, height]) => {
    const upload = await kept('photo', await make(), name);
    expect(upload).toMatchObject({ width, height });
    const full = await deps.storage.get(`photos/${upload.photoId}/full.jpg`);
    expect(await sharp(full!).metadata()).toMatchObject({ format: 'jpeg', space: 'srgb', depth: 'uchar' });
    expect(full!.includes('<script>')).toBe(false);
  });
});

/** The EXIF of an image that says 6, saying something else. */
function withOrientation(bytes: Buffer, orientation: number): Buffer {
  const tag = [
    Buffer.from([0x01, 0x12, 0, 3, 0, 0, 0, 1, 0, 6]),
    Buffer.from([0x12, 0x01, 3, 0, 1, 0, 0, 0, 6, 0]),
  ];
  const [place, offset] = [bytes.indexOf(tag[0]!), 9];
  const [littlePlace, littleOffset] = [bytes.indexOf(tag[1]!), 8];
  const copy = Buffer.from(bytes);
  if (place >= 0) copy[place + offset] = orientation;
  else copy[littlePlace + littleOffset] = orientation;
  return copy;
}

describe('an upload that cannot be stored', () => {
  const folders = () =>
    Promise.all(
      Array.from({ length: 16 }, (_, digit) => deps.storage.folders(`photos/${digit.toString(16)}`)),
    );
  const full = Object.assign(new Error('no space left on device'), { code: 'ENOSPC' });
  const gone = Object.assign(new Error('connect ECONNREFUSED'), { code: 'ECONNREFUSED' });

  it.each([
    ['a full disk', full, 0],
    ['a disk that fills up meanwhile', full, 4],
    ['a store that is away', gone, 0],
  ])('because of %s gets that reason, does not count and leaves nothing', async (_, failure, after) => {
    let written = 0;
    const storage = {
      ...deps.storage,
      put: async (...file: Parameters<typeof deps.storage.put>) => {
        if (written++ >= after) throw failure;
        await deps.storage.put(...file);
      },
    };
    const broken = Fastify();
    answerErrors(broken);
    declareAccess(broken, 'user');
    await registerUploadRoute(broken, { ...deps, storage }, async () => alice);
    const before = await folders();
    const response = await broken.inject({
      method: 'POST',
      url: '/api/uploads',
      ...form(['purpose', 'photo'], ['file', image, 'a.jpg']),
    });
    await broken.close();
    expect(response.json()).toMatchObject({
      error: { appCode: 'UNAVAILABLE', message: PHOTO_MESSAGES.notStored },
    });
    expect(response.statusCode).toBe(503);
    expect([await photoRows(), await usage()]).toMatchObject([[], { currentCount: 0 }]);
    expect(await folders()).toEqual(before);
    expect(await deps.db.selectFrom('file_tombstones').selectAll().execute()).toEqual([]);
  });
});

describe('a refused upload', () => {
  const MEGABYTE = 1024 * 1024;
  const cases: [what: string, send: () => ReturnType<typeof send>, status: number, message: string][] = [
    [
      'without a form',
      () => app.inject({ method: 'POST', url: '/api/uploads' }),
      400,
      PHOTO_MESSAGES.badForm,
    ],
    ['without a file', () => send(['purpose', 'photo']), 400, PHOTO_MESSAGES.badForm],
    ['without a purpose', () => send(['file', image, 'a.jpg']), 400, PHOTO_MESSAGES.badForm],
    ['with a purpose of its own', () => upload('page'), 400, PHOTO_MESSAGES.badForm],
    [
      'that names its file otherwise',
      () => send(['purpose', 'photo'], ['photo', image, 'a.jpg']),
      400,
      PHOTO_MESSAGES.badForm,
    ],
    [
      'over 10 MB',
      () => upload('photo', Buffer.concat([image, Buffer.alloc(10 * MEGABYTE)])),
      413,
      PHOTO_MESSAGES.tooLarge,
    ],
    [
      'of a cover over 5 MB',
      () => upload('cover', Buffer.concat([image, Buffer.alloc(5 * MEGABYTE)]), 'pie.jpg'),
      413,
      PHOTO_MESSAGES.pictureTooLarge('pie.jpg'),
    ],
    ['of an empty file', () => upload('photo', Buffer.alloc(0)), 415, PHOTO_MESSAGES.formats],
    [
      'of a page named as an image',
      () => upload('photo', Buffer.from('<!doctype html><script>1</script>')),
      415,
      PHOTO_MESSAGES.formats,
    ],
    [
      'of an SVG',
      () => upload('photo', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'), 'a.svg'),
      415,
      PHOTO_MESSAGES.formats,
    ],
    [
      'of an SVG named as a photo',
      () => upload('photo', Buffer.from('<?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg"/>')),
      415,
      PHOTO_MESSAGES.formats,
    ],
    [
      'of an image named as another kind',
      () => upload('photo', image, 'card.png'),
      415,
      PHOTO_MESSAGES.formats,
    ],
    [
      'of a GIF',
      async () => upload('photo', await sharp(image).gif().toBuffer(), 'a.gif'),
      415,
      PHOTO_MESSAGES.formats,
    ],
    [
      'of an image cut off',
      () => upload('photo', image.subarray(0, image.length / 2)),
      400,
      PHOTO_MESSAGES.unreadable,
    ],
    [
      'of a HEIC cut off',
      () => upload('photo', testHeic().subarray(0, 200), 'a.heic'),
      400,
      PHOTO_MESSAGES.unreadable,
    ],
    [
      'of a PDF',
      () => upload('photo', Buffer.from('%PDF-1.7\n1 0 obj<<>>endobj'), 'recipe.jpg'),
      415,
      PHOTO_MESSAGES.formats,
    ],
    [
      'of an image that begins as a page',
      () => upload('photo', Buffer.concat([Buffer.from('<html><script>1</script>'), image])),
      415,
      PHOTO_MESSAGES.formats,
    ],
    [
      'of a PNG of 16,000 x 16,000 pixels',
      () => upload('photo', pngThatClaims(16_000, 16_000), 'a.png'),
      400,
      PHOTO_MESSAGES.unreadable,
    ],
    ['of a tiny image', async () => upload('photo', await testImage(100, 100)), 400, PHOTO_MESSAGES.tooSmall],
  ];
  it.each(cases)('%s gets its reason and stores nothing', async (_, refused, status, message) => {
    const response = await refused();
    expect(response.json<{ error: { message: string } }>().error.message).toBe(message);
    expect(response.statusCode).toBe(status);
    expect(await photoRows()).toEqual([]);
    expect(await usage()).toMatchObject({ currentCount: 0 });
  });

  it('of a visitor stores nothing', async () => {
    const { payload, headers } = form(['purpose', 'photo'], ['file', image, 'a.jpg']);
    const response = await app.inject({
      method: 'POST',
      url: '/api/uploads',
      payload,
      headers: { ...headers, 'x-nobody': '1' },
    });
    expect(response.statusCode).toBe(401);
  });
});

/** Rows as an upload makes them, without the work on the images. */
const insertPhoto = (recipeId: string | null = null) => {
  const id = randomUUID();
  return deps.db
    .insertInto('photos')
    .values({
      id,
      user_id: alice.vaultId,
      recipe_id: recipeId,
      purpose: 'photo',
      storage_key: `photos/${id}`,
      width: 400,
      height: 300,
      widths: [400],
      thumbhash: '',
    })
    .returning('id')
    .executeTakeFirstOrThrow();
};

const LIMIT_REACHED = `You've reached your photo limit (${PHOTO_LIMITS.perUser}/${PHOTO_LIMITS.perUser}). Please delete some photo-based recipes to upload new ones.`;

describe('the limit of 30 photos', () => {
  const ROUNDS = Number(process.env.RACE_ROUNDS ?? 3);

  it(`holds for 100 uploads at once, ${ROUNDS} times, and the counter tells the rows`, async () => {
    for (let round = 0; round < ROUNDS; round++) {
      alice = await testPerson(deps, 'alice');
      const tried = await Promise.allSettled(Array.from({ length: 100 }, () => insertPhoto()));
      expect(tried.filter(({ status }) => status === 'fulfilled')).toHaveLength(PHOTO_LIMITS.perUser);
      expect(await photoRows()).toHaveLength(PHOTO_LIMITS.perUser);
      expect(await usage()).toMatchObject({
        currentCount: PHOTO_LIMITS.perUser,
        remainingCount: 0,
        isAtLimit: true,
      });
    }
  });

  it('has its own message, before and after the bytes', async () => {
    for (let count = 0; count < 29; count++) await insertPhoto();
    const two = await Promise.all([upload('photo'), upload('photo')]);
    expect(two.map(({ statusCode }) => statusCode).sort()).toEqual([201, 429]);
    const refused = await upload('photo');
    expect(refused.statusCode).toBe(429);
    expect(refused.json()).toMatchObject({
      error: { appCode: 'PHOTO_LIMIT', message: LIMIT_REACHED },
    });
    expect(await callerOf(deps, alice).photoQuota.check({ count: 1 })).toEqual({
      currentCount: PHOTO_LIMITS.perUser,
      maxLimit: PHOTO_LIMITS.perUser,
      remainingCount: 0,
      isAtLimit: true,
      isAllowed: false,
      message: LIMIT_REACHED,
    });
    await kept('cover');
  });

  it('frees the places of photos that expired or were deleted with their recipe', async () => {
    const caller = callerOf(deps, alice);
    const [one, two] = [await insertPhoto(), await insertPhoto()];
    await insertPhoto();
    const recipe = await caller.recipes.create({
      title: 'Card',
      source: 'photo',
      photoIds: [two.id, one.id],
    });
    expect(recipe.photos.map(({ id }) => id)).toEqual([two.id, one.id]);
    expect((await usage()).currentCount).toBe(3);
    await sweepImages({ ...deps, now: () => new Date(Date.now() + 25 * 60 * 60_000) });
    expect((await usage()).currentCount).toBe(2);
    await caller.recipes.update({ ...withoutPhotos(recipe), photoIds: [one.id] });
    expect((await usage()).currentCount).toBe(1);
    await caller.recipes.delete({ id: recipe.id });
    expect((await usage()).currentCount).toBe(0);
  });
});

function withoutPhotos({ id, version, title }: { id: string; version: number; title: string }) {
  return { id, version, title };
}

describe('the photos of a recipe', () => {
  it('must be its owner’s and of no other recipe', async () => {
    const caller = callerOf(deps, alice);
    const { id: photo } = await insertPhoto();
    await caller.recipes.create({ title: 'One', photoIds: [photo] });
    await expect(caller.recipes.create({ title: 'Two', photoIds: [photo] })).rejects.toThrow(
      PHOTO_MESSAGES.missing,
    );
    const bob = callerOf(deps, await testPerson(deps, 'bob'));
    const { id: free } = await insertPhoto();
    await expect(bob.recipes.create({ title: 'Mine', photoIds: [free] })).rejects.toThrow(
      PHOTO_MESSAGES.missing,
    );
    await expect(bob.recipes.create({ title: 'Mine', photoIds: [randomUUID()] })).rejects.toThrow(
      PHOTO_MESSAGES.missing,
    );
    expect((await bob.recipes.list({})).total).toBe(0);
  });

  it('lose their place when removed, and stay as the image of a recipe or collection', async () => {
    const caller = callerOf(deps, alice);
    const [own, others, covers, none] = [
      await insertPhoto(),
      await insertPhoto(),
      await insertPhoto(),
      await insertPhoto(),
    ];
    const photoIds = [own, others, covers, none].map(({ id }) => id);
    const recipe = await caller.recipes.create({
      title: 'Card',
      source: 'photo',
      imageId: own.id,
      photoIds,
    });
    const other = await caller.recipes.create({ title: 'Other', imageId: others.id });
    const { id: collection } = await caller.playlists.create({ name: 'Cards' });
    const cover = { cover_image_id: covers.id };
    await deps.db.updateTable('playlists').set(cover).where('id', '=', collection).execute();
    const saved = await caller.recipes.update({
      ...withoutPhotos(recipe),
      imageId: own.id,
      photoIds: [],
    });
    expect(saved).toMatchObject({ image: { id: own.id }, photos: [], source: 'photo' });
    expect(await caller.recipes.byId({ id: other.id })).toMatchObject({ image: { id: others.id } });
    expect((await photoRows()).map(({ id, purpose }) => [id, purpose]).sort()).toEqual(
      [own, others, covers].map(({ id }) => [id, 'cover']).sort(),
    );
    expect((await usage()).currentCount).toBe(0);
    await caller.recipes.delete({ id: recipe.id });
    expect(await caller.recipes.byId({ id: other.id })).toMatchObject({ image: { id: others.id } });
  });

  it('are saved once, whether or not the answer arrives', async () => {
    const caller = callerOf(deps, alice);
    const [one, two] = [await insertPhoto(), await insertPhoto()];
    const input = { title: 'Card', requestId: randomUUID(), photoIds: [one.id] };
    const made = await caller.recipes.create(input);
    expect(await caller.recipes.create(input)).toEqual(made);
    const change = { ...withoutPhotos(made), photoIds: [one.id, two.id] };
    const saved = await caller.recipes.update(change);
    expect(saved.photos).toHaveLength(2);
    expect(await caller.recipes.update(change)).toEqual(saved);
    const left = await caller.recipes.update({ ...withoutPhotos(saved), title: 'Renamed' });
    expect(left.photos).toHaveLength(2);
    expect(left.source).toBe('manual');
  });

  it('are in the statistics and listed by number', async () => {
    const caller = callerOf(deps, alice);
    expect(await caller.photoQuota.stats()).toEqual({
      totalRecipes: 0,
      totalPhotos: 0,
      photoBasedRecipes: 0,
      averagePhotosPerRecipe: 0,
    });
    for (const [title, photos] of [
      ['None', 0],
      ['One', 1],
      ['Three', 3],
    ] as const) {
      const { id } = await caller.recipes.create({ title });
      for (let count = 0; count < photos; count++) await insertPhoto(id);
    }
    await insertPhoto();
    expect(await caller.photoQuota.stats()).toEqual({
      totalRecipes: 3,
      totalPhotos: 4,
      photoBasedRecipes: 2,
      averagePhotosPerRecipe: 1.3,
    });
    const first = await caller.photoQuota.photoRecipes({ limit: 1 });
    expect(first).toMatchObject({ items: [{ title: 'Three', photoCount: 3 }], total: 2 });
    const second = await caller.photoQuota.photoRecipes({ limit: 1, cursor: first.nextCursor });
    expect(second).toMatchObject({ items: [{ title: 'One', photoCount: 1 }], total: 2, nextCursor: null });
  });
});
