import { CONTRACT_HEADER } from '@larder/shared/contract';
import { WRITE_ID_HEADER } from '@larder/shared/sync/write-id';
import { idSchema } from '@larder/shared/list';
import { DEFAULT_LANGUAGE, LANGUAGES, type Language } from '@larder/shared/messages/language';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { TOKEN_MESSAGES } from '@larder/shared/token/messages';
import { bearerOf, readAccessToken } from '../auth/access-tokens.ts';
import { requestCookies, SESSION_COOKIE } from '../auth/cookies.ts';
import { alwaysRead, type ReadThrough } from '../auth/session-memory.ts';
import { readSession } from '../auth/sessions.ts';
import type { Ctx, Deps, Viewer } from '../ctx.ts';
import { AppError } from '../errors.ts';
import { requestLanguage } from './request-language.ts';

interface Identity {
  ctx: Omit<Ctx, 'viewer'>;
  readThrough: ReadThrough;
  /** Read on first use, once per request: a batch of calls costs one session check. */
  viewer: Promise<Viewer | null> | undefined;
}

declare module 'fastify' {
  interface FastifyRequest {
    identity: Identity | undefined;
  }
}

/**
 * Makes `viewerOf` and `contextOf` available for every request of `app`. Needs @fastify/cookie. Refuses a token with a session cookie
 * beside it, whatever is asked for: nobody can tell who is meant.
 */
export function identifyRequests(app: FastifyInstance, deps: Deps, readThrough = alwaysRead): void {
  app.decorateRequest('identity', undefined);
  app.addHook('onRequest', (request, reply, done) => {
    request.identity = { ctx: requestParts(deps, request, reply), readThrough, viewer: undefined };
    const hasBoth = bearerOf(request.headers.authorization) !== undefined && mayBeSignedIn(request);
    done(hasBoth ? new AppError('INVALID_INPUT', TOKEN_MESSAGES.bothGiven) : undefined);
  });
}

/** The signed-in person, or that of the request's access token; null for a visitor. */
export function viewerOf(request: FastifyRequest): Promise<Viewer | null> {
  const identity = identityOf(request);
  identity.viewer ??= readViewer(request, identity);
  return identity.viewer;
}

/**
 * A token that is none counts against its address, as a visitor's call does.
 * @throws NOT_AUTHENTICATED for such a token.
 */
async function readViewer(request: FastifyRequest, { ctx, readThrough }: Identity): Promise<Viewer | null> {
  const token = bearerOf(request.headers.authorization);
  if (token === undefined) return readSession(ctx, readThrough);
  const viewer = await readAccessToken(ctx, token);
  if (viewer) return viewer;
  await ctx.rateLimits.consume('general', ctx.ip);
  throw new AppError('NOT_AUTHENTICATED', TOKEN_MESSAGES.invalid);
}

/** Whether the request carries a session cookie, valid or not. Needs no database. */
export function mayBeSignedIn(request: FastifyRequest): boolean {
  return identityOf(request).ctx.cookies.get(SESSION_COOKIE) !== undefined;
}

/** The language in which this request is answered, also when it failed before anything was known of it. */
export function languageOf(request: FastifyRequest): Language {
  return request.identity?.ctx.language ?? DEFAULT_LANGUAGE;
}

/** Of the languages that the client was built in, the one to answer this request in. */
export function pageLanguageOf(request: FastifyRequest, languages: readonly [string, ...string[]]): string {
  return requestLanguage(request, identityOf(request).ctx.cookies, languages);
}

/**
 * The context for the procedures and pages of this request. A page that names the `person` it shows counts as a visitor
 * when another person is signed in: a tab never acts for a person who signed in in another tab.
 */
export async function contextOf(request: FastifyRequest, person?: string | string[]): Promise<Ctx> {
  const viewer = await viewerOf(request);
  const isMeant = person === undefined || person === viewer?.userId;
  return { ...identityOf(request).ctx, viewer: isMeant ? viewer : null };
}

function requestParts(deps: Deps, request: FastifyRequest, reply: FastifyReply): Omit<Ctx, 'viewer'> {
  const cookies = requestCookies(deps.config, request, reply);
  return {
    ...deps,
    log: request.log,
    ip: request.ip,
    userAgent: request.headers['user-agent'] ?? null,
    language: requestLanguage(request, cookies, LANGUAGES),
    cookies,
    requestId: request.id,
    contract: contractOf(request),
    writeId: writeIdOf(request),
  };
}

/** Proxies number requests too: what is no UUID is theirs. */
function writeIdOf(request: FastifyRequest): string | undefined {
  const given = request.headers[WRITE_ID_HEADER];
  return given === undefined ? undefined : idSchema.safeParse(given).data;
}

function contractOf(request: FastifyRequest): number | undefined {
  const given = request.headers[CONTRACT_HEADER];
  return typeof given === 'string' && /^\d{1,9}$/.test(given) ? Number(given) : undefined;
}

function identityOf(request: FastifyRequest): Identity {
  const { identity } = request;
  if (!identity) throw new Error('identifyRequests was not called for this server');
  return identity;
}
