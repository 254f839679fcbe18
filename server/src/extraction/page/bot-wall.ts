import type { IncomingHttpHeaders } from 'node:http';
import { anyOf } from '../language/lexicon.ts';

const HEAD_CHARS = 20_000;
/** Walls are small pages. One that only its scripts give away is smaller still. */
const MAX_WALL_CHARS = 200_000;
const MAX_SCRIPTED_WALL_CHARS = 15_000;

const WALL_TITLES = new RegExp(String.raw`^${anyOf('waits')}(?![\p{L}\p{N}])`, 'iu');
/** The same in other languages, where it must be the whole title: "un momento" may well begin the name of a cake. */
const WAIT_TITLES = new RegExp(
  String.raw`^${anyOf('waitTitles')}[\s.,…!]*${anyOf('please')}?[\s.…!]*$`,
  'iu',
);
const WALL_SCRIPTS =
  /cdn-cgi\/challenge-platform\/h\/|_cf_chl_opt|captcha-delivery\.com|captcha\.px-cdn\.net|_Incapsula_Resource|sucuri_cloudproxy_js|\.awswaf\.com\//;
const RECIPE_DATA = /"Recipe"|schema\.org\/Recipe/;

/** Whether an answer is not the page but a wall that asks for a browser or a human being. */
export function isBotWall(headers: IncomingHttpHeaders, html: string): boolean {
  if (headers['cf-mitigated'] === 'challenge' || headers['x-amzn-waf-action'] !== undefined) return true;
  if (html.length > MAX_WALL_CHARS || RECIPE_DATA.test(html)) return false;
  const title = (/<title[^>]*>\s*([^<]*)/i.exec(html.slice(0, HEAD_CHARS))?.[1] ?? '').trim();
  if (WALL_TITLES.test(title) || WAIT_TITLES.test(title)) return true;
  return html.length < MAX_SCRIPTED_WALL_CHARS && WALL_SCRIPTS.test(html);
}
