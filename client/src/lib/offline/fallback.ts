import type { InfiniteData } from '@tanstack/react-query';
import { shownQueries } from '../query-client.ts';
import { isCopyPart } from './copy-status.ts';
import { answerOf } from './entities/entities.ts';
import type { ProcedurePath } from './procedures.ts';
import { readOwner } from './store.ts';

// What the copy answers in the server's place, and the server's answers that come after that was shown.

/** The copy's answer to a query; undefined for what only the server knows. */
export async function answerFromCopy({ path, input }: Call, userId: string): Promise<unknown> {
  const answer = answerOf(path);
  if (!answer) return undefined;
  const owner = await readOwner();
  return owner?.userId === userId ? answer(input, owner) : undefined;
}

interface Call {
  path: string;
  input: unknown;
}
type Pages = InfiniteData<unknown, string | null | undefined> | undefined;

/** What the server refused after the copy had answered: its refusal is waited for the next time. */
const refused = new Set<string>();

/** Of a part of the recipes these would lack what the server has. */
const NEED_ALL: readonly string[] = [
  'recipes.list',
  'recipes.tags',
  'playlists.list',
  'playlists.byId',
] satisfies ProcedurePath[];

/**
 * Whether the screen has an answer already, which may be newer than the copy, the server has refused one, or the copy has a part
 * alone of what is asked for.
 */
export function shouldWaitForServer(call: Call): boolean {
  const hasOne = shownQueries.client?.getQueryData(keyOf(call)) !== undefined || pageOf(call) !== undefined;
  return hasOne || refused.has(JSON.stringify(call)) || (isCopyPart() && NEED_ALL.includes(call.path));
}

/** Shows the server's answer in place of the copy's; where the screen shows another one by now, the server is asked again. */
export function replaceWithServerAnswer(call: Call, shown: unknown, data: unknown): void {
  const { client } = shownQueries;
  const whole = client?.getQueryData(keyOf(call));
  const page = pageOf(call);
  if ((whole ?? shown) !== shown || (page ?? shown) !== shown) return refetch(call);
  if (whole) client?.setQueryData(keyOf(call), data);
  if (!page) return;
  client?.setQueryData<Pages>(keyOfList(call), (list) => {
    return list && { ...list, pages: list.pages.map((one) => (one === shown ? data : one)) };
  });
}

/** The server refused what the copy had answered. */
export function refetchRefused(call: Call): void {
  refused.add(JSON.stringify(call));
  refetch(call);
}

function refetch(call: Call): void {
  for (const queryKey of [keyOf(call), keyOfList(call)])
    void shownQueries.client?.invalidateQueries({ queryKey, exact: true });
}

function pageOf(call: Call): unknown {
  const list = shownQueries.client?.getQueryData<Pages>(keyOfList(call));
  const cursor = cursorOf(call);
  return list?.pages.find((_, index) => (list.pageParams[index] ?? undefined) === cursor);
}

function cursorOf({ input }: Call): string | undefined {
  return (input as { cursor?: string } | undefined)?.cursor;
}

// The keys that tRPC gives: one answer stands for itself, or is a page of a list.

function keyOf({ path, input }: Call): unknown[] {
  return [path.split('.'), { input, type: 'query' }];
}

function keyOfList({ path, input }: Call): unknown[] {
  const { cursor: _, ...rest } = (input ?? {}) as { cursor?: string };
  return [path.split('.'), { input: rest, type: 'infinite' }];
}
