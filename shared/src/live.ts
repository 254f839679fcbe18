import type { ImportDto } from './import/schema.ts';
import type { MoveDto } from './move/schema.ts';
import type { LiveEntity } from './sync/live-entities.ts';

/** The events of the live stream. Those of imports have an event id, so that a browser can resume after the last one. */
export type ImportChange = { kind: 'import'; import: ImportDto };
export type PeopleChange = {
  kind: 'people';
  /** The number of pending requests to the viewer. Sent whenever anything changes between them and another person. */
  pendingRequests: number;
};
/** The person's latest move: at first, and after each change of one. */
export type MoveChange = { kind: 'move'; move: MoveDto | null };
/** Something of this entity that the viewer sees may have changed: at first, and after each change. */
export type EntityChange = { kind: 'entities'; entity: LiveEntity };
/** The last event of a stream that a newer one replaced: its tab polls from then on. */
export type Replaced = { kind: 'replaced' };

/** The polling interval of a tab without a stream. */
export const ASK_EVERY_SECONDS = 30;
