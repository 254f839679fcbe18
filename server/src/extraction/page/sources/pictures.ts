import { attribute, type PageDocument, type PageElement } from '../document.ts';
import type { Candidate } from '../fields.ts';

const MAX_PICTURES = 5;
const MIN_SIDE = 200;
const NO_PHOTO =
  /logo|icon|avatar|gravatar|sprite|pixel|spacer|blank|badge|banner|printer|\.(?:svg|gif)(?=$|[?\s])/i;

/** The pictures after the page's main heading: the last resort of a page that names none. */
export function readPictures(page: PageDocument): Candidate[] {
  const heading = page.byTag('h1')[0];
  const start = heading === undefined ? 0 : page.placeOf(heading);
  const after: PageElement[] = [];
  const before: PageElement[] = [];
  for (const image of page.byTag('img')) {
    if (isPhoto(image)) (page.placeOf(image) > start ? after : before).push(image);
  }
  const images = [...after, ...before].flatMap((image) => addressOf(image) ?? []).slice(0, MAX_PICTURES);
  return images.length === 0 ? [] : [{ source: 'pictures', images }];
}

function isPhoto(image: PageElement): boolean {
  const address = addressOf(image);
  if (address === undefined || NO_PHOTO.test(`${address} ${attribute(image, 'class') ?? ''}`)) return false;
  return ['width', 'height'].every((name) => {
    const size = Number.parseInt(attribute(image, name) ?? '', 10);
    return Number.isNaN(size) || size >= MIN_SIDE;
  });
}

/** Pages that load pictures late keep the true address beside an empty one. */
function addressOf(image: PageElement): string | undefined {
  const names = ['data-src', 'data-lazy-src', 'data-original', 'src'];
  const listed = (attribute(image, 'srcset') ?? attribute(image, 'data-srcset'))?.trim().split(/\s+/)[0];
  return [...names.map((name) => attribute(image, name)), listed].find(
    (address) => address !== undefined && address.trim() !== '' && !address.startsWith('data:'),
  );
}
