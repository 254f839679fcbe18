import * as messages from '#messages/common.json';
import type { AppRouter } from '@larder/server/router';
import type { EntityName, Kept } from '@larder/shared/sync/entities';
import type { OfflineWritePath } from '@larder/shared/sync/offline-writes';
import type { TRPCClient } from '@trpc/client';
import type { SignedIn } from '../copy-person.ts';
import type { Applied, OfflineFeature } from './contract.ts';
import { imports } from './imports.ts';
import { mealPlan } from './meal-plan.ts';
import { playlists } from './playlists.ts';
import { recipes } from './recipes.ts';
import { shoppingLists } from './shopping-lists.ts';
import { smartCollections } from './smart-collections.ts';

type RouterOf<Path extends string> = Path extends `${infer Router}.${string}` ? Router : never;

/** What goes on without the server, by the router it is asked of. */
const FEATURES = { recipes, playlists, imports, shoppingLists, smartCollections, mealPlan } satisfies {
  [Router in RouterOf<OfflineWritePath> | 'playlists']: OfflineFeature<Router>;
};

// Paths and their inputs belong together; by a path that is not known before, only the caller knows the input.
interface AnyFeature {
  answers: Partial<Record<string, (input: unknown, owner: SignedIn) => Promise<unknown>>>;
  writes: Partial<Record<string, AnyWrite>>;
  resend?: { [Name in EntityName]?: (client: TRPCClient<AppRouter>) => Promise<void> };
}
interface AnyWrite {
  name?: (input: unknown) => string;
  apply: (
    input: unknown,
    write: { id: string; userId: string },
  ) => Promise<Applied<unknown, unknown, Kept[EntityName]> | undefined>;
}
const ALL = Object.values(FEATURES) as unknown as AnyFeature[];

/** How the copy answers a query; undefined of one that only the server answers. */
export function answerOf(path: string): AnyFeature['answers'][string] {
  return ALL.map(({ answers }) => answers[path]).find(Boolean);
}

/** How the copy takes a write; undefined of one that other files of the app have put into the outbox. */
export function writeOf(path: string): AnyWrite | undefined {
  return ALL.map(({ writes }) => writes[path]).find(Boolean);
}

/** By what a person knows a write that waits again. */
export function nameOfWrite({ path, input }: { path: string; input: unknown }): string {
  return writeOf(path)?.name?.(input) || messages.aChange;
}

/** Sends what this device holds of an entity to a server that began anew. */
export function resendOf(name: EntityName): ((client: TRPCClient<AppRouter>) => Promise<void>) | undefined {
  return ALL.map(({ resend }) => resend?.[name]).find(Boolean);
}
