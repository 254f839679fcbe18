import type { ImportDto } from './import/schema.ts';

/** The events of the live stream. Those of imports have an event id, so that a browser can resume after the last one. */
export type ImportChange = { kind: 'import'; import: ImportDto };
export type PeopleChange = {
  kind: 'people';
  /** The number of pending requests to the viewer. Sent whenever anything changes between them and another person. */
  pendingRequests: number;
};
/** The last event of a stream that a newer one replaced: its tab polls from then on. */
export type Replaced = { kind: 'replaced' };

/** The polling interval of a tab without a stream. */
export const ASK_EVERY_SECONDS = 30;
