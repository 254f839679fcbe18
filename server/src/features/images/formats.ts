/** The formats every image is stored in, best first, and the types they are served with. */
const CONTENT_TYPES = { avif: 'image/avif', webp: 'image/webp', jpg: 'image/jpeg' } as const;

export type ImageFormat = keyof typeof CONTENT_TYPES;
export const IMAGE_FORMATS = Object.keys(CONTENT_TYPES) as ImageFormat[];
export const contentTypeOf = (format: ImageFormat): string => CONTENT_TYPES[format];
