import type { Candidate } from './fields.ts';

const NO_PHOTO =
  /logo|icon|placeholder|default|fallback|no-?(?:image|photo|picture)|og[-_]?image|favicon|\/cropped-|avatar|sprite|spacer|blank|printer/i;
/** An image that says of itself that it is smaller than this on a side is a preview of another. */
const TINY = 160;
const SMALL = 800;
/** Wider or higher than this many times its other side is a banner. */
const MAX_RATIO = 3.2;
const SIDES = /(?<!\d)(\d{2,4})x(\d{2,4})(?!\d)/gi;
const SIZE_WORDS =
  /\d{3,4}_\d{3,4}|(?:^|[-_.])(?:(?:[3-9]|1\d|2\d)\d0w?|scaled|full|large|medium|small|thumb(?:nail)?|square|original)(?=$|[-_.])/gi;

/**
 * The images of a recipe, best first. The one that the page shows for itself comes first, being the most often right and
 * large; where the recipe's own data names the same image in another cut, that is the better one. Emblems of the site, banners
 * and previews come last.
 */
export function rankImages(chosen: readonly Candidate[]): string[] {
  const own = imagesOf(chosen.filter(({ source }) => source === 'meta'));
  const data = chosen.filter(({ source }) => source !== 'meta' && source !== 'pictures');
  const named = imagesOf(data);
  const same = named
    .filter((image) => own[0] !== undefined && isSameImage(image, own[0]) && !isSmall(image))
    .slice(0, 1);
  const seen = imagesOf(chosen.filter(({ source }) => source === 'pictures'));
  const all = [...new Set([...same, ...own, ...named, ...seen])];
  return [...all.filter((image) => !isPoor(image)), ...all.filter(isPoor)];
}

function imagesOf(candidates: readonly Candidate[]): string[] {
  return candidates
    .flatMap(({ images = [] }) => [...new Set(images)])
    .filter((image) => image.trim() !== '' && !/^\s*(?:#|data:)/.test(image));
}

function isPoor(image: string): boolean {
  if (NO_PHOTO.test(lastPart(image))) return true;
  const sizes = [...image.matchAll(SIDES), ...image.matchAll(/\bw_(\d{2,4}),h_(\d{2,4})\b/gi)];
  return sizes.some(([, width, height]) => isPoorSize(Number(width), Number(height)));
}

/** Smaller than what a page shows for itself. */
function isSmall(image: string): boolean {
  return [...image.matchAll(SIDES)].some(
    ([, width, height]) => Math.min(Number(width), Number(height)) < SMALL,
  );
}

/** True for the sides of a preview or a banner. */
export function isPoorSize(width: number, height: number): boolean {
  if (width === 0 || height === 0) return false;
  return Math.min(width, height) < TINY || Math.max(width, height) / Math.min(width, height) > MAX_RATIO;
}

/** Whether two addresses lead to one image in two sizes: alike but for the sizes, or of one site and one long number. */
export function isSameImage(one: string, other: string): boolean {
  if (one === other) return true;
  const [names, others] = [one, other].map(nameOf);
  if (names !== undefined && names !== '' && names === others) return true;
  if (hostOf(one) !== hostOf(other)) return false;
  const numbers = new Set(numbersOf(one));
  return numbersOf(other).some((number) => numbers.has(number));
}

/** The name of an image without its size; of one whose name is a size, the folder's. */
function nameOf(image: string): string {
  const parts = withoutQuery(image).toLowerCase().split('/');
  for (let part = parts.pop(); part !== undefined; part = parts.pop()) {
    const name = part
      .replace(/\.(?:jpe?g|png|webp|avif|gif)$/, '')
      .replace(SIDES, '')
      .replace(SIZE_WORDS, '')
      .replace(/[^\p{L}\p{N}]+/gu, '');
    if (name.length >= 4) return name;
  }
  return '';
}

/** Words of an address that hold so many digits that they can only number one image. */
function numbersOf(image: string): string[] {
  const words = withoutQuery(image).split(/[^\p{L}\p{N}]+/u);
  return words.filter(
    (word) => word.length >= 8 && word.replace(/\D/g, '').length * 2 > word.length && !/^20\d{6}$/.test(word),
  );
}

function hostOf(image: string): string | undefined {
  return /^(?:https?:)?\/\/([^/]+)/i.exec(image)?.[1]?.toLowerCase();
}

function lastPart(image: string): string {
  return image.slice(withoutQuery(image).lastIndexOf('/'));
}

function withoutQuery(image: string): string {
  return image.replace(/[?#].*$/, '');
}
