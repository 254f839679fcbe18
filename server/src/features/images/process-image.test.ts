import sharp, { type Sharp } from 'sharp';
import { thumbHashToApproximateAspectRatio } from 'thumbhash';
import { describe, expect, it } from 'vitest';
import { pngThatClaims } from '../../testing/oversized-png.ts';
import { processImage, ImageRefusedError, measureImage } from './process-image.ts';

const plain = (width: number, height: number, background = '#b5651d'): Sharp =>
  sharp({ create: { width, height, channels: 3, background } });

/** Red on the left, blue on the right. */
const twoHalves = (width: number, height: number): Promise<Buffer> =>
  plain(width, height, '#ff0000')
    .composite([
      {
        input: { create: { width: width / 2, height, channels: 3, background: '#0000ff' } },
        left: width / 2,
        top: 0,
      },
    ])
    .png()
    .toBuffer();

const refusal = (bytes: Buffer) => processImage(bytes).catch((error: unknown) => error);

async function fileOf(bytes: Buffer, suffix: string): Promise<Buffer> {
  const file = (await processImage(bytes)).files.find((each) => each.suffix === suffix);
  if (!file) throw new Error(`no ${suffix}`);
  return file.body;
}

/** The colour in the middle of each quarter: [top left, top right, bottom left, bottom right]. */
async function quarters(bytes: Buffer): Promise<string[]> {
  const { data } = await sharp(bytes)
    .resize(2, 2, { fit: 'fill', kernel: 'nearest' })
    .raw()
    .toBuffer({ resolveWithObject: true });
  const names = Array.from({ length: 4 }, (_, index) => {
    const [red = 0, , blue = 0] = data.subarray(index * 3, index * 3 + 3);
    return red > blue ? 'red' : 'blue';
  });
  return names;
}

describe('processImage', () => {
  it('makes AVIF, WebP and JPEG in three widths', async () => {
    const image = await processImage(await plain(2400, 1600).jpeg().toBuffer());
    expect(image).toMatchObject({ width: 1600, height: 1067, widths: [400, 800, 1600] });
    expect(image.files.map(({ suffix, contentType }) => [suffix, contentType])).toEqual(
      [400, 800, 1600].flatMap((width) => [
        [`${width}.avif`, 'image/avif'],
        [`${width}.webp`, 'image/webp'],
        [`${width}.jpg`, 'image/jpeg'],
      ]),
    );
    for (const { suffix, body } of image.files) {
      const { width, height, format } = await sharp(body).metadata();
      const [expectedWidth, extension] = suffix.split('.');
      expect(width).toBe(Number(expectedWidth));
      expect(Math.abs((height ?? 0) - (Number(expectedWidth) * 2) / 3)).toBeLessThanOrEqual(1);
      expect({ jpeg: 'jpg', webp: 'webp', heif: 'avif' }[format as string]).toBe(extension);
    }
    const ratio = thumbHashToApproximateAspectRatio(Buffer.from(image.thumbhash, 'base64'));
    expect(ratio).toBeCloseTo(1.5, 0);
  });

  it.each([
    [1000, 500, [400, 800, 1000]],
    [800, 600, [400, 800]],
    [500, 500, [400, 500]],
    [300, 200, [300]],
  ])('never enlarges an image of %i x %i', async (width, height, widths) => {
    const image = await processImage(await plain(width, height).png().toBuffer());
    expect(image).toMatchObject({ width, height, widths });
    expect(image.files).toHaveLength(widths.length * 3);
  });

  it('scales a very tall image down by its height', async () => {
    const image = await processImage(await plain(800, 8_000).png().toBuffer());
    expect(image).toMatchObject({ width: 400, height: 4000, widths: [400] });
  });

  it.each<[string, (image: Sharp) => Sharp]>([
    ['JPEG', (image) => image.jpeg()],
    ['CMYK JPEG', (image) => image.toColourspace('cmyk').jpeg()],
    ['grey JPEG', (image) => image.grayscale().jpeg()],
    ['PNG', (image) => image.png()],
    ['PNG of 16 bits', (image) => image.toColourspace('rgb16').png()],
    ['PNG with a palette', (image) => image.png({ palette: true })],
    ['WebP', (image) => image.webp()],
    ['AVIF', (image) => image.avif({ effort: 0 })],
    ['GIF', (image) => image.gif()],
  ])('reads %s', async (_, as) => {
    const image = await processImage(await as(plain(200, 160)).toBuffer());
    expect(image).toMatchObject({ width: 200, height: 160, widths: [200] });
  });

  it('takes the first frame of an animated image', async () => {
    const frames = await Promise.all(
      ['#ff0000', '#0000ff'].map((colour) => plain(200, 200, colour).png().toBuffer()),
    );
    const gif = await sharp(frames, { join: { animated: true } })
      .gif()
      .toBuffer();
    expect(await quarters(await fileOf(gif, '200.jpg'))).toEqual(['red', 'red', 'red', 'red']);
  });

  it('puts transparency on white', async () => {
    const clear = sharp({
      create: { width: 200, height: 200, channels: 4, background: { r: 0, g: 0, b: 0, alpha: 0 } },
    });
    for (const suffix of ['200.jpg', '200.webp', '200.avif']) {
      const { dominant } = await sharp(await fileOf(await clear.png().toBuffer(), suffix)).stats();
      expect(Math.min(dominant.r, dominant.g, dominant.b)).toBeGreaterThan(240);
    }
  });

  it('rotates upright and removes all metadata, such as place and camera', async () => {
    const original = await sharp(await twoHalves(400, 200))
      .withExif({
        IFD0: { Make: 'SecretCamera', Artist: 'Alice', Orientation: '6' },
        IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '52/1 31/1 0/1', GPSLongitude: '13/1 24/1 0/1' },
      })
      .withMetadata({ orientation: 6 })
      .withXmp('<x:xmpmeta xmlns:x="adobe:ns:meta/">SecretXmp</x:xmpmeta>')
      .jpeg()
      .toBuffer();
    expect((await sharp(original).metadata()).orientation).toBe(6);
    expect((await sharp(original).metadata()).exif).toBeDefined();

    const { files, width, height } = await processImage(original);
    expect({ width, height }).toEqual({ width: 200, height: 400 });
    for (const { body } of files) {
      const { exif, xmp, iptc, icc, orientation } = await sharp(body).metadata();
      expect({ exif, xmp, iptc, icc, orientation: orientation ?? 1 }).toEqual({ orientation: 1 });
      expect(body.includes('Secret')).toBe(false);
      expect(await quarters(body)).toEqual(['red', 'red', 'blue', 'blue']);
    }
  });

  it.each<[string, () => Promise<Buffer> | Buffer]>([
    [
      'SVG',
      () =>
        Buffer.from(
          '<svg xmlns="http://www.w3.org/2000/svg" width="300" height="300"><rect width="300" height="300"/></svg>',
        ),
    ],
    [
      'SVG with an XML declaration',
      () => Buffer.from('<?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg"/>'),
    ],
    ['TIFF', () => plain(200, 200).tiff().toBuffer()],
    ['PDF', () => Buffer.from('%PDF-1.7\n')],
    ['HTML', () => Buffer.from('<!doctype html><img src=x>')],
    ['an empty file', () => Buffer.alloc(0)],
    ['a few bytes', () => Buffer.from([0xff, 0xd8])],
  ])('refuses %s by its bytes', async (_, bytes) => {
    expect(await refusal(await bytes())).toMatchObject({ reason: 'type' });
  });

  it('uses no other decoder, whatever the bytes begin with', async () => {
    const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="300" height="300"/>');
    await expect(sharp(svg).metadata()).rejects.toThrow();
    await expect(sharp(await plain(200, 200).tiff().toBuffer()).metadata()).rejects.toThrow();
    const disguised = Buffer.concat([Buffer.from([0xff, 0xd8, 0xff]), svg]);
    expect(await refusal(disguised)).toMatchObject({ reason: 'broken' });
  });

  it.each<[string, (image: Sharp) => Sharp]>([
    ['JPEG', (image) => image.jpeg()],
    ['PNG', (image) => image.png()],
    ['WebP', (image) => image.webp()],
    ['AVIF', (image) => image.avif({ effort: 0 })],
  ])('refuses a %s that was cut off', async (_, as) => {
    const noise = sharp({
      create: {
        width: 400,
        height: 400,
        channels: 3,
        background: '#000',
        noise: { type: 'gaussian', mean: 128, sigma: 40 },
      },
    });
    const whole = await as(noise).toBuffer();
    expect(await refusal(whole.subarray(0, whole.length / 2))).toMatchObject({ reason: 'broken' });
  });

  it('refuses a small file that would be a huge image', async () => {
    const error = await refusal(pngThatClaims(30_000, 30_000));
    expect(error).toMatchObject({ reason: 'broken' });
    expect((error as Error).cause).toMatchObject({
      message: expect.stringContaining('pixel limit') as string,
    });
  });

  it.each([
    [1, 1],
    [149, 600],
    [600, 149],
  ])('refuses an image of %i x %i as too small', async (width, height) => {
    const error = await refusal(await plain(width, height).png().toBuffer());
    expect(error).toBeInstanceOf(ImageRefusedError);
    expect(error).toMatchObject({ reason: 'too-small' });
  });

  it('takes what another program kept though it is small, as large as it is', async () => {
    const small = await plain(120, 90).png().toBuffer();
    const { width, height, widths } = await processImage(small, { allowSmall: true });
    expect({ width, height, widths }).toEqual({ width: 120, height: 90, widths: [120] });
    expect(await measureImage(small, { allowSmall: true })).toEqual({ width: 120, height: 90 });
    await expect(measureImage(small)).rejects.toMatchObject({ reason: 'too-small' });
    const dot = await plain(31, 31).png().toBuffer();
    await expect(processImage(dot, { allowSmall: true })).rejects.toMatchObject({ reason: 'too-small' });
  });
});
