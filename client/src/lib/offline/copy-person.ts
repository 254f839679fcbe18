import type { SessionDto } from '@larder/shared/auth/schema';
import type { EntityName } from '@larder/shared/sync/entities';

/** A session of somebody who is signed in: the whole of it, to open the app without the server. */
export type SignedIn = NonNullable<SessionDto>;

/** Whose copy it is, and how far it has come. */
export interface Person {
  session: SignedIn;
  pulled: { [Name in EntityName]?: Pulled };
}

interface Pulled {
  cursor?: string;
  /** When all of them were last known to be here. */
  completeAt: Date | undefined;
}
