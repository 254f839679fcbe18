import { randomBytes } from 'node:crypto';
import helmet from '@fastify/helmet';
import { allPlatforms } from '@larder/shared/social/platforms';
import type { FastifyInstance, FastifyReply } from 'fastify';
import type { Config } from '../config.ts';
import { responseFormatOf, routedPath } from './response-format.ts';

type ServerResponse = FastifyReply['raw'];

const nonces = new WeakMap<ServerResponse, string>();

/** The nonce for style elements in this answer; the browser creates some too, for dialogs and toasts. */
export function styleNonce(reply: FastifyReply): string {
  return nonceOf(reply.raw);
}

function nonceOf(response: ServerResponse): string {
  const nonce = nonces.get(response) ?? randomBytes(16).toString('base64');
  nonces.set(response, nonce);
  return nonce;
}

/** What pages may show in frames: posts in their platforms' own, and the operator's policy. */
function frameOrigins({ legalPolicyUrl }: Config): string[] {
  const platforms = allPlatforms().map(([, { frame }]) => frame.origin);
  return legalPolicyUrl ? [...platforms, new URL(legalPolicyUrl).origin] : platforms;
}

const HSTS_SECONDS = 31_536_000;

/** For answers that are data, never a document: a browser may load and run nothing from them. */
const DATA_HEADERS = {
  'content-security-policy': "default-src 'none';frame-ancestors 'none';base-uri 'none';form-action 'none'",
  'cross-origin-resource-policy': 'same-origin',
  'referrer-policy': 'same-origin',
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
};

/** For built files: a page loads dozens, and the full set of headers for each would slow it down on a slow line. */
const FILE_HEADERS = {
  'cross-origin-resource-policy': 'same-origin',
  'x-content-type-options': 'nosniff',
};

/**
 * Sets the security headers of every answer. Calls get fixed ones: building the full set with its nonce takes as long as
 * finding a recipe.
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
        frameSrc: frameOrigins(config),
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
    if (responseFormatOf(request) === 'trpc') void reply.headers({ ...DATA_HEADERS, ...always });
    else if (routedPath(request).startsWith('/assets/')) void reply.headers({ ...FILE_HEADERS, ...always });
    else await Promise.resolve(reply.helmet());
  });
}
