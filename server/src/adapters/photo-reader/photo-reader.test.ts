import sharp from 'sharp';
import { afterAll, describe, expect, it } from 'vitest';
import { column, PAGE_RECIPE, printPage, recipePage } from '../../testing/printed-page.ts';
import { createPhotoReader } from './photo-reader.ts';

const MINUTES = 120_000;
// A busy machine may take longer than the minute that a person is let wait.
const reader = createPhotoReader({ ocrThreads: 1, timeoutMs: MINUTES });
afterAll(() => reader.close());

const signal = new AbortController().signal;
const read = (bytes: Buffer) => reader.read(bytes, { signal });

const page = await recipePage();
const RECIPE = PAGE_RECIPE;

describe('the photo reader', () => {
  it(
    'reads a page of two columns, with the place of each line',
    async () => {
      const reading = await read(page);
      if (!reading.ok) throw new Error(reading.refusal);
      expect(reading.part.fields).toMatchObject(RECIPE);
      expect(reading.turn).toBe(0);
      const plums = reading.part.evidence.find(({ field, index }) => field === 'ingredients' && index === 1);
      expect(plums?.doubt).toBeUndefined();
      expect(plums?.box?.x).toBeCloseTo(80 / 1500, 1);
      expect(plums?.box?.y).toBeCloseTo(352 / 900, 1);
      expect(plums?.box?.width).toBeLessThan(0.25);
    },
    MINUTES,
  );

  it(
    'reads a page that was photographed upside down',
    async () => {
      const reading = await read(await sharp(page).rotate(180).jpeg({ quality: 85 }).toBuffer());
      expect(reading).toMatchObject({ ok: true, turn: 2, part: { fields: RECIPE } });
    },
    MINUTES,
  );

  it(
    'reads a page that lies on its side, as its text shows where its metadata are wrong',
    async () => {
      const wrong = await sharp(page).withMetadata({ orientation: 6 }).jpeg({ quality: 90 }).toBuffer();
      expect(await read(wrong)).toMatchObject({ ok: true, turn: 3, part: { fields: RECIPE } });
    },
    MINUTES,
  );

  it(
    'refuses a letter, a notice and a dish without text',
    async () => {
      const letter = await printPage({
        width: 1000,
        height: 600,
        lines: column(60, 60, [
          '12 March 2024',
          'Dear Margaret,',
          'Thank you for the lovely weekend by the lake.',
          'The 2 days did us good, and we hope to see you',
          'in May. It may be cold at 10 degrees.',
          'Love, Anna',
        ]),
      });
      const dish = sharp({ create: { width: 900, height: 700, channels: 3, background: '#aa8866' } });
      for (const bytes of [letter, await dish.jpeg().toBuffer()]) {
        expect(await read(bytes)).toMatchObject({ ok: false, refusal: 'noRecipe' });
      }
    },
    MINUTES,
  );

  it.each<[string, Buffer]>([
    ['nothing', Buffer.alloc(0)],
    ['HTML', Buffer.from('<!doctype html><p>1 cup flour</p>')],
    ['SVG', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="300" height="300"/>')],
    ['PDF', Buffer.from('%PDF-1.7\n')],
    ['the first half of a photo', page.subarray(0, page.length / 2)],
    ['a HEIC file of its first bytes', Buffer.from('\0\0\0\x18ftypheic\0\0\0\0mif1heic', 'latin1')],
  ])(
    'refuses %s in place of a photo',
    async (_, bytes) => {
      expect(await read(bytes)).toMatchObject({ ok: false, refusal: 'notAPhoto' });
    },
    MINUTES,
  );

  it(
    'stops a photo that takes too long or is aborted, and reads the next one',
    async () => {
      const hasty = createPhotoReader({ ocrThreads: 1, timeoutMs: 1 });
      expect(await hasty.read(page, { signal })).toMatchObject({ ok: false, refusal: 'tooSlow' });
      await hasty.close();
      const [reason, stopping] = [new Error('cancelled'), new AbortController()];
      const stopped = reader.read(page, { signal: stopping.signal }).catch((error: unknown) => error);
      const next = read(page);
      stopping.abort(reason);
      expect(await stopped).toBe(reason);
      expect(await next).toMatchObject({ ok: true });
    },
    MINUTES,
  );
});
