import { z } from 'zod';

/** A picture as the client needs it: `/images/{id}/{width}.{format}` for each width; null means the default one. */
export const imageDto = z.object({
  id: z.string(),
  width: z.number().int(),
  height: z.number().int(),
  widths: z.array(z.number().int()),
  /** base64 of the thumbhash placeholder */
  thumbhash: z.string(),
});
export type ImageDto = z.infer<typeof imageDto>;
