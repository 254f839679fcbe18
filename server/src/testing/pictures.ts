import sharp from 'sharp';

/** A JPEG of one colour. */
export function testPicture(width = 600, height = 400, background = '#b5651d'): Promise<Buffer> {
  return sharp({ create: { width, height, channels: 3, background } })
    .jpeg()
    .toBuffer();
}
