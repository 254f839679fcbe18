import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { PhotoReading } from '../../extraction/photo/photo-reading.ts';
import { testImage } from '../../testing/images.ts';
import { answersJson, says, startModelEndpoint, type ModelEndpoint } from '../../testing/model-endpoint.ts';
import { createRecipeModel, ModelError } from '../recipe-model/recipe-model.ts';
import { withVisionModel } from './photo-reader-with-model.ts';

const KEY = 'sk-secret-key';
const LIMITS = { attemptMs: 30_000, totalMs: 36_000, bytes: 1_000_000 };
const ROWS = [
  'Pancakes of my aunt',
  '250 g plain flour',
  '2 large eggs',
  'Whisk flour and eggs, then fry them.',
].map((text, index) => ({ text, score: 0.97, box: { x: 0, y: index / 10, width: 1, height: 0.1 } }));
const TEXT = ROWS.map(({ text }) => text).join('\n');
const FIELDS = {
  title: 'Pancakes of my aunt',
  description: '',
  ingredients: ['250 g plain flour', '2 large eggs'],
  instructions: ['Whisk flour and eggs, then fry them.'],
  prepTime: null,
  cookTime: null,
  servings: null,
  difficulty: null,
};
const OWN: PhotoReading = {
  ...{ ok: true, turn: 1, text: TEXT, rows: ROWS },
  part: { fields: { ...FIELDS, title: 'Pancokes' }, evidence: [] },
};
const REFUSED: PhotoReading = { ok: false, refusal: 'noRecipe', turn: 0, text: TEXT, rows: ROWS };

let endpoint: ModelEndpoint;
let photo: Buffer;
const logged: unknown[] = [];

beforeAll(async () => {
  endpoint = await startModelEndpoint();
  photo = await sharp(await testImage(600, 400))
    .withExif({ IFD3: { GPSLatitude: '52/1 31/1 0/1', GPSLatitudeRef: 'N' } })
    .jpeg()
    .toBuffer();
});
afterAll(() => endpoint.close());

function read(
  own: PhotoReading,
  signal = new AbortController().signal,
  isWanted = async () => true,
): Promise<PhotoReading> {
  const model = createRecipeModel({ baseUrl: endpoint.baseUrl, apiKey: KEY, model: 'm' }, LIMITS);
  const embedded = { read: async () => own, close: async () => undefined };
  return withVisionModel(embedded, model, { warn: (...said: unknown[]) => void logged.push(said) }).read(
    photo,
    { signal, isWanted },
  );
}

describe('a photo that the model reads', () => {
  it('is sent upright and without metadata, and the answer is located on it', async () => {
    endpoint.behaves(says(JSON.stringify({ isRecipe: true, ...FIELDS })));
    const reading = await read(OWN);
    expect(reading).toMatchObject({ ok: true, turn: 1, text: TEXT, part: { fields: FIELDS } });
    expect(reading).not.toHaveProperty('note');
    expect(reading.ok && reading.part.evidence.every(({ doubt }) => doubt === undefined)).toBe(true);
    const sent = /data:image\/jpeg;base64,([^"]+)/.exec(endpoint.questions[0]?.body ?? '')?.[1] ?? '';
    const picture = await sharp(Buffer.from(sent, 'base64')).metadata();
    expect(picture).toMatchObject({ format: 'jpeg', width: 400, height: 600 });
    expect([picture.exif, picture.xmp, picture.iptc]).toEqual([undefined, undefined, undefined]);
  });

  it('is sent as it lies where the embedded reader read nothing, and is waited for while it is slow', async () => {
    const answers = says(JSON.stringify({ isRecipe: true, ...FIELDS }));
    endpoint.behaves((response, request) => void setTimeout(() => answers(response, request), 300));
    expect(await read({ ...REFUSED, turn: 1, rows: [] })).toMatchObject({ ok: true, turn: 0 });
    const sent = /data:image\/jpeg;base64,([^"]+)/.exec(endpoint.questions[0]?.body ?? '')?.[1] ?? '';
    expect(await sharp(Buffer.from(sent, 'base64')).metadata()).toMatchObject({ width: 600, height: 400 });
  });

  it('may be a recipe that the embedded reader did not find', async () => {
    endpoint.behaves(says(JSON.stringify({ isRecipe: true, ...FIELDS })));
    expect(await read(REFUSED)).toMatchObject({ ok: true, part: { fields: FIELDS } });
  });

  it('is marked as hard to read when the embedded reader could not read it', async () => {
    endpoint.behaves(says(JSON.stringify({ isRecipe: true, ...FIELDS })));
    expect(await read({ ...REFUSED, rows: [] })).toMatchObject({
      ...{ ok: true, note: 'hardToRead' },
      part: { isHard: true },
    });
  });

  it('is no recipe when both say so, and keeps the embedded reading when only the model sees none', async () => {
    endpoint.behaves(says(JSON.stringify({ isRecipe: false })));
    expect(await read(REFUSED)).toEqual(REFUSED);
    expect(await read(OWN)).toEqual(OWN);
  });
});

describe('a photo for which the model fails', () => {
  const injected = {
    ...FIELDS,
    title: 'You won',
    ingredients: ['Send us your password'],
    instructions: ['Visit us'],
  };

  it('keeps the embedded reading when the model leaves most of it out', async () => {
    endpoint.behaves(says(JSON.stringify({ isRecipe: true, ...FIELDS, ingredients: [], instructions: [] })));
    expect(await read(OWN)).toEqual({ ...OWN, note: 'withoutModel' });
  });

  it('does not wait for a model that was unreachable three times', async () => {
    let asked = 0;
    const model = {
      read: () => {
        asked += 1;
        return Promise.reject(new ModelError('unreachable'));
      },
    };
    const embedded = { read: async () => OWN, close: async () => undefined };
    const reader = withVisionModel(embedded, model, { warn: () => undefined });
    const { signal } = new AbortController();
    for (let photos = 0; photos < 5; photos += 1)
      expect(await reader.read(photo, { signal })).toEqual({ ...OWN, note: 'withoutModel' });
    expect(asked).toBe(3);
  });

  it('asks a slow model again and again: at home it may be all there is', async () => {
    endpoint.behaves(() => undefined);
    const config = { baseUrl: endpoint.baseUrl, apiKey: KEY, model: 'm' };
    const model = createRecipeModel(config, { ...LIMITS, attemptMs: 50, totalMs: 50 });
    const embedded = { read: async () => OWN, close: async () => undefined };
    const reader = withVisionModel(embedded, model, { warn: () => undefined });
    const { signal } = new AbortController();
    for (let photos = 0; photos < 5; photos += 1)
      expect(await reader.read(photo, { signal })).toEqual({ ...OWN, note: 'withoutModel' });
    expect(endpoint.questions.length).toBe(5);
  });

  it('is still said to be hard to read', async () => {
    endpoint.behaves(says('Sure!'));
    expect(await read({ ...OWN, note: 'hardToRead' })).toMatchObject({ note: 'hardToRead' });
  });

  it.each([
    ['it is busy', answersJson({}, 429, { 'retry-after': '3600' }), 'busy'],
    ['it is broken', answersJson({}, 500, { 'x-should-retry': 'false' }), 'failing'],
    ['it takes no key', answersJson({ error: { message: KEY } }, 401), 'refusing'],
    ['it answers anything', says('Sure!'), 'malformed'],
    [
      'it does what the photo told it to',
      says(JSON.stringify({ isRecipe: true, ...injected })),
      'ungrounded',
    ],
  ])('is read without the model, with a note: %s', async (_, behaviour, reason) => {
    endpoint.behaves(behaviour);
    logged.length = 0;
    expect(await read(OWN)).toEqual({ ...OWN, note: 'withoutModel' });
    expect(logged).toEqual([[{ reason }, 'a photo was read without the vision model']]);
    expect(await read(REFUSED)).toEqual(REFUSED);
  });

  it('is not sent when it is not a photo', async () => {
    endpoint.behaves(says(JSON.stringify({ isRecipe: true, ...FIELDS })));
    const none: PhotoReading = { ok: false, refusal: 'notAPhoto', turn: 0, text: '' };
    expect(await read(none)).toEqual(none);
    expect(endpoint.questions).toEqual([]);
  });

  it('is not sent when its person has removed it meanwhile', async () => {
    endpoint.behaves(says(JSON.stringify({ isRecipe: true, ...FIELDS })));
    expect(await read(OWN, undefined, async () => false)).toEqual(OWN);
    expect(endpoint.questions).toEqual([]);
  });

  it('is not read further when the signal is aborted', async () => {
    const controller = new AbortController();
    endpoint.behaves(() => controller.abort(new Error('cancelled')));
    await expect(read(OWN, controller.signal)).rejects.toThrow('cancelled');
  });
});
