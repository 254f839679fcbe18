import sharp from 'sharp';

// Untrusted bytes must reach only these decoders, whatever format they claim to be.
sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({
  operation: ['Jpeg', 'Png', 'Webp', 'Heif', 'Nsgif'].map((loader) => `VipsForeignLoad${loader}Buffer`),
});
sharp.concurrency(1);
sharp.cache(false);

export const MAX_INPUT_PIXELS = 64_000_000;
export const DECODE_TIMEOUT_S = 15;

/** `sharp` with every decoder but those of the known image formats switched off. */
export { sharp };
