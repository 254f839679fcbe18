import type { ImportDto } from './import.ts';

/** What a browser is told over its one open stream. Those of imports carry an event id; a number of requests is told anew. */
export type ImportChange = { kind: 'import'; import: ImportDto };
export type PeopleChange = {
  kind: 'people';
  /** How many requests wait for the viewer's answer. Told whenever anything changed between them and somebody else. */
  pendingRequests: number;
};
