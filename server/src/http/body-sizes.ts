/** For visitors. Also Fastify's own limit, which holds for requests to a path without a route. */
export const ANONYMOUS_BODY = 64 * 1024;
/** For signed-in people: two recipes with every field at its limit. */
export const CALL_BODY = 2 * 1024 * 1024;
/** For pasted pages: the longest one allowed, in UTF-8 and escaped as JSON. */
export const PAGE_BODY = 16 * 1024 * 1024;
