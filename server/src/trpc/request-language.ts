import { LANGUAGE_COOKIE } from '@larder/shared/messages/language';
import type { FastifyRequest } from 'fastify';
import Negotiator from 'negotiator';
import type { Cookies } from '../ctx.ts';

/** Of these languages the one that was chosen in the settings, else the one that the browser prefers, else the first. */
export function requestLanguage<Language extends string>(
  request: Pick<FastifyRequest, 'headers'>,
  cookies: Pick<Cookies, 'get'>,
  languages: readonly [Language, ...Language[]],
): Language {
  const chosen = cookies.get(LANGUAGE_COOKIE) ?? new Negotiator(request).language([...languages]);
  return languages.find((language) => language === chosen) ?? languages[0];
}
