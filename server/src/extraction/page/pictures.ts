import type { Candidate } from './fields.ts';

const NO_PHOTO =
  /logo|icon|placeholder|default|fallback|no-?(?:image|photo|picture)|og[-_]?image|favicon|\/cropped-|avatar|sprite|spacer|blank|printer/i;
/** A picture that says of itself that it is smaller than this on a side is a preview of another. */
const TINY = 160;
const SMALL = 800;
/** Wider or higher than this many times its other side is a banner. */
const MAX_RATIO = 3.2;
const SIDES = /(?<!\d)(\d{2,4})x(\d{2,4})(?!\d)/gi;
const SIZE_WORDS =
  /\d{3,4}_\d{3,4}|(?:^|[-_.])(?:(?:[3-9]|1\d|2\d)\d0w?|scaled|full|large|medium|small|thumb(?:nail)?|square|original)(?=$|[-_.])/gi;

/**
 * The pictures of a recipe, best first. The one that the page shows for itself comes first, being the most often right and
 * large; where the recipe's own data names the same picture in another cut, that is the better one. Emblems of the site, banners
 * and previews come last.
 */
export function rankPictures(chosen: readonly Candidate[]): string[] {
  const own = picturesOf(chosen.filter(({ source }) => source === 'meta'));
  const data = chosen.filter(({ source }) => source !== 'meta' && source !== 'pictures');
  const named = picturesOf(data);
  const same = named
    .filter((picture) => own[0] !== undefined && isSamePicture(picture, own[0]) && !isSmall(picture))
    .slice(0, 1);
  const seen = picturesOf(chosen.filter(({ source }) => source === 'pictures'));
  const all = [...new Set([...same, ...own, ...named, ...seen])];
  return [...all.filter((picture) => !isPoor(picture)), ...all.filter(isPoor)];
}

function picturesOf(candidates: readonly Candidate[]): string[] {
  return candidates
    .flatMap(({ images = [] }) => [...new Set(images)])
    .filter((picture) => picture.trim() !== '' && !/^\s*(?:#|data:)/.test(picture));
}

function isPoor(picture: string): boolean {
  if (NO_PHOTO.test(lastPart(picture))) return true;
  const sizes = [...picture.matchAll(SIDES), ...picture.matchAll(/\bw_(\d{2,4}),h_(\d{2,4})\b/gi)];
  return sizes.some(([, width, height]) => isPoorSize(Number(width), Number(height)));
}

/** Smaller than what a page shows for itself. */
function isSmall(picture: string): boolean {
  return [...picture.matchAll(SIDES)].some(
    ([, width, height]) => Math.min(Number(width), Number(height)) < SMALL,
  );
}

/** True for the sides of a preview or a banner. */
export function isPoorSize(width: number, height: number): boolean {
  if (width === 0 || height === 0) return false;
  return Math.min(width, height) < TINY || Math.max(width, height) / Math.min(width, height) > MAX_RATIO;
}

/** Whether two addresses lead to one picture in two sizes: alike but for the sizes, or of one site and one long number. */
export function isSamePicture(one: string, other: string): boolean {
  if (one === other) return true;
  const [names, others] = [one, other].map(nameOf);
  if (names !== undefined && names !== '' && names === others) return true;
  if (hostOf(one) !== hostOf(other)) return false;
  const numbers = new Set(numbersOf(one));
  return numbersOf(other).some((number) => numbers.has(number));
}

/** The picture's name without its size; of one whose name is a size, the folder's. */
function nameOf(picture: string): string {
  const parts = withoutQuery(picture).toLowerCase().split('/');
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

/** Words of an address that hold so many digits that they can only number one picture. */
function numbersOf(picture: string): string[] {
  const words = withoutQuery(picture).split(/[^\p{L}\p{N}]+/u);
  return words.filter(
    (word) => word.length >= 8 && word.replace(/\D/g, '').length * 2 > word.length && !/^20\d{6}$/.test(word),
  );
}

function hostOf(picture: string): string | undefined {
  return /^(?:https?:)?\/\/([^/]+)/i.exec(picture)?.[1]?.toLowerCase();
}

function lastPart(picture: string): string {
  return picture.slice(withoutQuery(picture).lastIndexOf('/'));
}

function withoutQuery(picture: string): string {
  return picture.replace(/[?#].*$/, '');
}
