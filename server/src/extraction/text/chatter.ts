import { anyOf } from '../language/lexicon.ts';

// What captions say to their readers besides the recipe.

const LEADS = String.raw`(?:${anyOf('promoLead')}\s|if you (?:make|try|like|love|enjoy)\p{L}* (?:this|it|these)\b.*)?`;
const PROMO_START = new RegExp(
  String.raw`^${LEADS}(?:${[
    anyOf('promo'),
    String.raw`${anyOf('advert')}(?!\p{L})`,
    String.raw`ps[:.\s]`,
    String.raw`part\s\d`,
    '🎵|🎶',
    String.raw`(?:${anyOf('and')}\s|¡)?${anyOf('signOff')}\P{L}*$`,
  ].join('|')})`,
  'iu',
);
const PROMO_INSIDE = new RegExp(anyOf('promoInside'), 'iu');
const MAIL_ADDRESS = /\b[\w.+-]{1,64}@[\w-]{1,64}\.[a-z]{2,}/i;

/** True for what is said to readers and watchers, not to cooks. */
export function isPromo(text: string): boolean {
  return PROMO_START.test(text) || PROMO_INSIDE.test(text) || (text.includes('@') && MAIL_ADDRESS.test(text));
}

const HOOK = new RegExp(
  String.raw`^(?:\d[\d.,]*\s?${anyOf('millions')}?\s${anyOf('views')}|(?:part|day)\s\d|${anyOf('hooks')})(?!\p{L})`,
  'iu',
);

/** True for a beginning that catches the eye before it says what the recipe is. */
export function isHook(text: string): boolean {
  return HOOK.test(text);
}

const ARTICLES = String.raw`(?:${anyOf('articles')}\s)*`;
const PRAISED = String.raw`(?:${anyOf('praised')}\s)*`;
const NAME = String.raw`([\p{L}\d][^.!?|\n]{4,78})`;

/** What is being announced in a line, the surest way of saying so first. */
const ANNOUNCED = [
  String.raw`${anyOf('recipeFor')}\s${ARTICLES}`,
  String.raw`${anyOf('making')}\s${ARTICLES}${PRAISED}`,
  String.raw`${anyOf('madeIt')}\s${ARTICLES}${PRAISED}`,
  String.raw`${anyOf('presenting')}\s${ARTICLES}`,
  String.raw`${anyOf('calling')}\s${PRAISED}`,
].map((before) => new RegExp(String.raw`(?<!\p{L})${before}${NAME}`, 'iu'));

/** Where an announced name ends and the talk goes on. */
const TALK_BEHIND = new RegExp(String.raw`\s${anyOf('talkBehind')}(?!\p{L}).*$`, 'iu');

/** The names of dishes that some lines announce, the most surely announced first. */
export function* announcedNames(lines: readonly string[]): Iterable<string> {
  for (const pattern of ANNOUNCED) {
    for (const line of lines) {
      const name = pattern.exec(line)?.[1]?.replace(TALK_BEHIND, '');
      if (name !== undefined) yield name;
    }
  }
}
