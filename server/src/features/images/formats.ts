/** The formats every picture is stored in, best first, and the types they are served with. */
const CONTENT_TYPES = { avif: 'image/avif', webp: 'image/webp', jpg: 'image/jpeg' } as const;

export type PictureFormat = keyof typeof CONTENT_TYPES;
export const PICTURE_FORMATS = Object.keys(CONTENT_TYPES) as PictureFormat[];
export const contentTypeOf = (format: PictureFormat): string => CONTENT_TYPES[format];
