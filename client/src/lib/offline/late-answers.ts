import type { InfiniteData } from '@tanstack/react-query';
import { onScreen } from './copy-status.ts';

// The server's answers that come after the copy's were shown.

interface Call {
  path: string;
  input: unknown;
}
type Pages = InfiniteData<unknown, string | null | undefined> | undefined;

/** What the server refused late: the next time its refusal is waited for. */
const refused = new Set<string>();

/** Whether the screen has an answer already, which may be newer than the copy, or the server has refused one. */
export function isBetterAwaited(call: Call): boolean {
  const hasOne = onScreen.queries?.getQueryData(keyOf(call)) !== undefined || pageOf(call) !== undefined;
  return hasOne || refused.has(JSON.stringify(call));
}

/** Shows the server's answer in the place of the copy's; where that was changed meanwhile, the server is asked anew. */
export function takeLate(call: Call, shown: unknown, data: unknown): void {
  const { queries } = onScreen;
  const whole = queries?.getQueryData(keyOf(call));
  const page = pageOf(call);
  if ((whole ?? shown) !== shown || (page ?? shown) !== shown) return askQueriesAnew(call);
  if (whole) queries?.setQueryData(keyOf(call), data);
  if (!page) return;
  queries?.setQueryData<Pages>(keyOfList(call), (list) => {
    return list && { ...list, pages: list.pages.map((one) => (one === shown ? data : one)) };
  });
}

/** The server refused what the copy had shown. */
export function askAnew(call: Call): void {
  refused.add(JSON.stringify(call));
  askQueriesAnew(call);
}

function askQueriesAnew(call: Call): void {
  for (const queryKey of [keyOf(call), keyOfList(call)])
    void onScreen.queries?.invalidateQueries({ queryKey, exact: true });
}

function pageOf(call: Call): unknown {
  const list = onScreen.queries?.getQueryData<Pages>(keyOfList(call));
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
