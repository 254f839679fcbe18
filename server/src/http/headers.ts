import { randomBytes } from 'node:crypto';
import helmet from '@fastify/helmet';
import type { FastifyInstance, FastifyReply } from 'fastify';
import type { Config } from '../config.ts';
import { areaOf, routedPath } from './areas.ts';

const EMBEDS = ['https://www.youtube-nocookie.com', 'https://www.instagram.com', 'https://www.tiktok.com'];

type ServerResponse = FastifyReply['raw'];

const nonces = new WeakMap<ServerResponse, string>();

/** What this one answer's style elements carry; dialogs and toasts make some in the browser. */
export function styleNonce(reply: FastifyReply): string {
  return nonceOf(reply.raw);
}

function nonceOf(response: ServerResponse): string {
  const nonce = nonces.get(response) ?? randomBytes(16).toString('base64');
  nonces.set(response, nonce);
  return nonce;
}

const HSTS_SECONDS = 31_536_000;

/** Of an answer that is data and never a document: nothing may come of it. */
const DATA_HEADERS = {
  'content-security-policy': "default-src 'none';frame-ancestors 'none';base-uri 'none';form-action 'none'",
  'cross-origin-resource-policy': 'same-origin',
  'referrer-policy': 'same-origin',
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
};

/** Of a built file: a page asks for dozens, and on a slow line the full set for each is felt. */
const FILE_HEADERS = {
  'cross-origin-resource-policy': 'same-origin',
  'x-content-type-options': 'nosniff',
};

/**
 * The headers of every answer: where content may come from, and what browsers must not guess or tell. Calls get fixed
 * ones: the full set, with a nonce for every page, takes as long as finding a recipe.
 */
export async function setSecurityHeaders(app: FastifyInstance, config: Config): Promise<void> {
  const isSecure = config.publicOrigin.startsWith('https:');
  await app.register(helmet, {
    global: false,
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'none'"],
        scriptSrc: ["'self'"],
        styleSrc: ["'self'", (_request: unknown, response: ServerResponse) => `'nonce-${nonceOf(response)}'`],
        fontSrc: ["'self'"],
        imgSrc: ["'self'", 'data:', 'blob:'],
        connectSrc: ["'self'"],
        manifestSrc: ["'self'"],
        workerSrc: ["'self'"],
        frameSrc: config.legalPolicyUrl ? [...EMBEDS, new URL(config.legalPolicyUrl).origin] : EMBEDS,
        frameAncestors: ["'none'"],
        formAction: ["'self'"],
        baseUri: ["'none'"],
        objectSrc: ["'none'"],
      },
    },
    hsts: isSecure ? { maxAge: HSTS_SECONDS, includeSubDomains: false } : false,
    frameguard: { action: 'deny' },
    referrerPolicy: { policy: 'same-origin' },
  });
  const always = isSecure ? { 'strict-transport-security': `max-age=${HSTS_SECONDS}` } : {};
  app.addHook('onRequest', async (request, reply) => {
    if (areaOf(request) === 'trpc') void reply.headers({ ...DATA_HEADERS, ...always });
    else if (routedPath(request).startsWith('/assets/')) void reply.headers({ ...FILE_HEADERS, ...always });
    else await Promise.resolve(reply.helmet());
  });
}
