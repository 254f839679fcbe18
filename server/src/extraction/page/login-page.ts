import { anyWord } from '../language/lexicon.ts';

const LOGIN_PATH =
  /\/(log-?in|sign-?in|signon|auth|sso|session|account\/login|anmelden|connexion|accedi|inloggen)\b/i;
const LOGIN_TITLE = new RegExp(anyWord('signIn'), 'iu');
/** A form and little beside it. */
const FORM_ALONE_CHARACTERS = 1_500;

/** True for a page without a recipe that asks for a password. */
export function isLoginPage(html: string, url: string): boolean {
  if (!/<input\b[^<>]*\btype\s*=\s*["']?password/i.test(html)) return false;
  const title = /<title\b[^<>]{0,500}>([^<]{0,500})/i.exec(html)?.[1] ?? '';
  if (LOGIN_TITLE.test(title) || (URL.canParse(url) && LOGIN_PATH.test(new URL(url).pathname))) return true;
  return shownText(html).length < FORM_ALONE_CHARACTERS;
}

/** Roughly what is to be read on the page, in time that grows with its length alone, whatever it is made of. */
function shownText(html: string): string {
  const [start = '', ...rest] = html.split(/<(?=(?:script|style|svg)\b)/i);
  const shown = rest.map((piece) => {
    const end = piece.search(/<\/(?:script|style|svg)/i);
    return end < 0 ? '' : piece.slice(end);
  });
  return [start, ...shown]
    .join(' ')
    .replace(/<[^<>]*>/g, ' ')
    .replace(/\s+/g, ' ');
}
