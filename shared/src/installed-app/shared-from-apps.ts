import { paths } from '../paths.ts';
import { PHOTO_LIMITS } from '../photo/limits.ts';

/** How the share sheet of a phone hands a link, a text or photos over to the installed app. */
export const SHARED_FROM_APPS = {
  /** Where the browser sends the form; the service worker answers it. */
  address: '/import/shared',
  /** What came lies here until the page it opens has taken it. */
  cache: 'larder-shared-from-apps',
  page: `${paths.importAny()}?shared`,
  photoPage: `${paths.importPhotos()}?shared`,
  photos: PHOTO_LIMITS.perImport,
} as const;

/** Under these addresses it lies in the cache; photos are counted from 0. */
export const SHARED_TEXT = '/text';
export const SHARED_PHOTO = '/photo/';

/** What apps fill in differs: a link comes in any of the three. */
export interface SharedFields {
  title: string;
  text: string;
  url: string;
}

/** What the one box of the import gets: the link where there is one of its own, else what was written, with its title. */
export function pastedFrom({ title, text, url }: SharedFields): string {
  if (url.trim() !== '') return url.trim();
  return [title, text]
    .map((part) => part.trim())
    .filter((part, index, all) => part !== '' && all.indexOf(part) === index)
    .join('\n');
}
