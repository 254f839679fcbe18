import { fold } from '@larder/shared/language/fold';
import { anyOf, wordsOf } from '../language/lexicon.ts';
import { folded } from '../lines/folded.ts';
import { memoized } from '../memoize.ts';
import { wordsIn } from '../language/notation.ts';

const BOILERPLATE = wordsOf('pageBoilerplate');
const FIRST_WORDS = new Set([...BOILERPLATE].map((start) => start.split(' ')[0]));
const MOST_WORDS = Math.max(...[...BOILERPLATE].map((start) => start.split(' ').length));
/** The names that a row of sharing buttons is made of. */
const SHARING = new Set(
  wordsIn(
    'facebook twitter x pinterest instagram whatsapp linkedin email e mail print share copy link telegram tiktok youtube flipboard reddit tumblr pin tweet'.split(
      ' ',
    ),
  ),
);
const MAX_CHARS = 120;
const MAX_ADVERT_CHARS = 40;
const CREDITS = new RegExp(String.raw`^${anyOf('credits')}\s?[:：]`, 'u');

/** True for a line that says whose a recipe or a picture is: 'Source: …', 'Foto: …', also between two steps. */
export function isCredit(text: string): boolean {
  return text.length <= MAX_CHARS && CREDITS.test(fold(text));
}

const ADVERTS = wordsOf('advert');

/** True for what stands over an advertisement and nothing else, also between two steps: 'Advertisement', 'Publicité'. */
export function isAdvert(text: string): boolean {
  return text.length <= MAX_ADVERT_CHARS && ADVERTS.has(folded(text));
}

/** True for a line that belongs to the site around a recipe: 'Print recipe', a row of networks. */
export const isBoilerplate = memoized((text: string): boolean => {
  if (text.length > MAX_CHARS) return false;
  if (/\d{4}-\d{2}-\d{2}T\d{2}:\d{2}|\[PDF\b|^©|^(?:<<|«|←).*\|.*(?:>>|»|→)$/.test(text)) return true;
  const words = folded(text).split(' ');
  if (words.length >= 2 && words.every((word) => SHARING.has(word))) return true;
  if (!FIRST_WORDS.has(words[0])) return false;
  const starts = words.slice(0, MOST_WORDS).map((_, index) => words.slice(0, index + 1).join(' '));
  return starts.some((start) => BOILERPLATE.has(start));
});
