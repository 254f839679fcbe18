import type { ImportDto } from './import/schema.ts';

/** What a browser is told over its one open stream. Those of imports carry an event id; a number of requests is told anew. */
export type ImportChange = { kind: 'import'; import: ImportDto };
export type PeopleChange = {
  kind: 'people';
  /** How many requests wait for the viewer's answer. Told whenever anything changed between them and somebody else. */
  pendingRequests: number;
};
/** The last word of a stream that gives way to a newer one: its tab asks every so often from now on. */
export type Replaced = { kind: 'replaced' };

/** How often a tab asks that has no stream. */
export const ASK_EVERY_SECONDS = 30;
