import type { IncomingMessage, ServerResponse } from 'node:http';
import { allPlatforms } from '@larder/shared/social/platforms';
import type { FastifyInstance } from 'fastify';
import helmet from 'helmet';
import type { Config } from '../config.ts';
import { responseFormatOf, routedPath } from './response-format.ts';

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

/** Where a page's own styles come from; what sends a page adds the nonce of that answer (send-page.ts). */
export const STYLES = "style-src 'self'";

/** Sets the security headers of every answer. They are made once: making them anew takes as long as finding a recipe. */
export function setSecurityHeaders(app: FastifyInstance, config: Config): void {
  const isSecure = config.publicOrigin.startsWith('https:');
  const always = isSecure ? { 'strict-transport-security': `max-age=${HSTS_SECONDS}` } : {};
  const ofData = { ...DATA_HEADERS, ...always };
  const ofFiles = { ...FILE_HEADERS, ...always };
  const ofPages = { ...pageHeaders(config), ...always };
  app.addHook('onRequest', (request, reply, done) => {
    if (responseFormatOf(request) === 'trpc') void reply.headers(ofData);
    else void reply.headers(routedPath(request).startsWith('/assets/') ? ofFiles : ofPages);
    done();
  });
}

/** All that helmet sets. */
function pageHeaders(config: Config): Record<string, string> {
  const headers: Record<string, string> = {};
  const setHeaders = helmet({
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'none'"],
        scriptSrc: ["'self'"],
        styleSrc: ["'self'"],
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
    hsts: false,
    frameguard: { action: 'deny' },
    referrerPolicy: { policy: 'same-origin' },
  });
  const collector = {
    setHeader: (name: string, value: string) => void (headers[name.toLowerCase()] = value),
    removeHeader: () => undefined,
  };
  setHeaders({} as IncomingMessage, collector as unknown as ServerResponse, () => undefined);
  return headers;
}
