import type { AppRouter } from '@larder/server/router';
import { DEFAULT_PAGE_SIZE } from '@larder/shared/list';
import type { EntityName, Kept } from '@larder/shared/sync/entities';
import type { OFFLINE_WRITES, OfflineWritePath } from '@larder/shared/sync/offline-writes';
import type { TRPCClient } from '@trpc/client';
import type { SignedIn } from '../copy-person.ts';
import type { InputOf, OutputOf, ProcedurePath } from '../procedures.ts';

/** What a router's procedures do without the server: what the copy answers to queries, and how it takes writes. */
export interface OfflineFeature<Router extends string> {
  answers: { [Path in ProcedurePath & PathOf<Router>]?: Answer<Path> };
  writes: { [Path in OfflineWritePath & PathOf<Router>]: Write<Path> };
  /** Sends what a device holds and a restored server may lack, by the entity that is pulled then. */
  resend?: { [Name in EntityName]?: (client: TRPCClient<AppRouter>) => Promise<void> };
}
type PathOf<Router extends string> = `${Router}.${string}`;

/** The copy's answer; undefined for what only the server knows. */
type Answer<Path extends ProcedurePath> = (
  input: InputOf<Path>,
  owner: SignedIn,
) => Promise<OutputOf<Path> | undefined>;

interface Write<Path extends OfflineWritePath> {
  /** By what a person knows one that was not taken. */
  name?: (input: InputOf<Path>) => string;
  /** Undefined where only the server can do it. */
  apply: (
    input: InputOf<Path>,
    write: { id: string; userId: string },
  ) => Promise<Applied<OutputOf<Path>, InputOf<Path>, ChangedBy<Path>> | undefined>;
}
type ChangedBy<Path extends OfflineWritePath> = (typeof OFFLINE_WRITES)[Path] extends {
  entity: infer Name extends EntityName;
}
  ? Kept[Name]
  : never;

/** How a write changes the copy. */
export interface Applied<Answer = unknown, Input = unknown, Changed = Kept[EntityName]> {
  answer: Answer;
  /** What is sent later, where it is not what was given. */
  input?: Input;
  /** As the copy has it from now on: one, or several. */
  kept?: Changed | Changed[];
  /** What the copy has no more. */
  removedId?: string;
}

/** With what the server's schema takes where it is left out. */
export function paged<Input extends { limit?: number | undefined }>(input: Input): Input & { limit: number } {
  return { ...input, limit: input.limit ?? DEFAULT_PAGE_SIZE };
}
