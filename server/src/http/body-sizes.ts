/** What anybody may send. It is also what Fastify itself would read of a request to a path without a route. */
export const STRANGER_BODY = 64 * 1024;
/** Two recipes' worth of the longest everything. */
export const CALL_BODY = 2 * 1024 * 1024;
/** The longest page that may be pasted, in UTF-8 and as JSON. */
export const PAGE_BODY = 16 * 1024 * 1024;
