/** What a file chooser offers for pictures. */
export const PICTURE_TYPES = 'image/jpeg,image/png,image/webp,image/heic,image/heif,.heic,.heif';

/** How the names of pictures end that Larder takes. */
export const PICTURE_FORMATS = /\.(jpe?g|png|webp|hei[cf])$/i;
