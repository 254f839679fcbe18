import sharp, { type Sharp } from 'sharp';
import { describe, expect, it } from 'vitest';
import { pngThatClaims } from '../testing/oversized-png.ts';
import { decodePhoto } from './decode-photo.ts';

const LIMITS = { maxPixels: 4_000_000, maxSide: 4_096 };
const plain = (width: number, height: number, background = '#c02020'): Sharp =>
  sharp({ create: { width, height, channels: 3, background } });
const decode = (bytes: Buffer) => decodePhoto(bytes, LIMITS);
const colourAt = ({ data }: { data: Uint8Array }, pixel: number) => [
  ...data.subarray(pixel * 3, pixel * 3 + 3),
];

describe('decodePhoto', () => {
  it.each<[string, (image: Sharp) => Sharp]>([
    ['JPEG', (image) => image.jpeg()],
    ['CMYK JPEG', (image) => image.toColourspace('cmyk').jpeg()],
    ['grey JPEG', (image) => image.grayscale().jpeg()],
    ['PNG', (image) => image.png()],
    ['PNG of 16 bits', (image) => image.toColourspace('rgb16').png()],
    ['WebP', (image) => image.webp()],
  ])('gives three bytes per pixel of a %s', async (_, as) => {
    const pixels = await decode(await as(plain(200, 160)).toBuffer());
    expect(pixels).toMatchObject({ width: 200, height: 160 });
    expect(pixels.data).toHaveLength(200 * 160 * 3);
  });

  it('puts transparency on white', async () => {
    const clear = sharp({
      create: { width: 40, height: 40, channels: 4, background: { r: 0, g: 0, b: 0, alpha: 0 } },
    });
    expect(colourAt(await decode(await clear.png().toBuffer()), 0)).toEqual([255, 255, 255]);
  });

  it('takes the first frame of a moving WebP', async () => {
    const frames = await Promise.all(
      ['#ff0000', '#0000ff'].map((colour) => plain(64, 64, colour).png().toBuffer()),
    );
    const moving = await sharp(frames, { join: { animated: true } })
      .webp({ lossless: true })
      .toBuffer();
    const pixels = await decode(moving);
    expect(pixels).toMatchObject({ width: 64, height: 64 });
    expect(colourAt(pixels, 0)).toEqual([255, 0, 0]);
  });

  it('rotates a photo upright by its metadata', async () => {
    const turned = await plain(300, 100).withMetadata({ orientation: 6 }).jpeg().toBuffer();
    expect(await decode(turned)).toMatchObject({ width: 100, height: 300 });
  });

  it('scales large images down, a panorama less than its length would require', async () => {
    const limits = { maxPixels: 40_000, maxSide: 400 };
    const square = await plain(300, 300).jpeg().toBuffer();
    expect(await decodePhoto(square, limits)).toMatchObject({ width: 200, height: 200 });
    const panorama = await plain(800, 80).jpeg().toBuffer();
    expect(await decodePhoto(panorama, limits)).toMatchObject({ width: 400, height: 40 });
  });

  it('reads a photo with HTML appended as a photo', async () => {
    const photo = await plain(100, 100).jpeg().toBuffer();
    expect(await decode(Buffer.concat([photo, Buffer.from('<script>alert(1)</script>')]))).toMatchObject({
      width: 100,
    });
  });

  it('refuses an image of 16,000 x 16,000 before it is decoded', async () => {
    await expect(decode(pngThatClaims(16_000, 16_000))).rejects.toMatchObject({ reason: 'broken' });
  });

  it.each<[string, () => Promise<Buffer>]>([
    ['a GIF', () => plain(64, 64).gif().toBuffer()],
    ['an AVIF', () => plain(64, 64).avif({ effort: 0 }).toBuffer()],
    ['a TIFF', () => plain(64, 64).tiff().toBuffer()],
    ['text', async () => Buffer.from('a letter')],
  ])('refuses %s by its bytes', async (_, bytes) => {
    await expect(decode(await bytes())).rejects.toMatchObject({ reason: 'type' });
  });

  it.each<[string, Buffer]>([
    ['JPEG', Buffer.from([0xff, 0xd8, 0xff, 0xe0])],
    ['HEIC', Buffer.from('\0\0\0\x18ftypheic\0\0\0\0mif1heic', 'latin1')],
  ])('refuses a broken %s', async (_, bytes) => {
    await expect(decode(bytes)).rejects.toMatchObject({ reason: 'broken' });
  });
});
