import type { AppRouter } from '@larder/server/router';
import { PERSON_HEADER } from '@larder/shared/auth/person-header';
import { isOfflineWrite, type OfflineWritePath } from '@larder/shared/sync/offline-writes';
import { WRITE_ID_HEADER } from '@larder/shared/sync/write-id';
import { CONTRACT, CONTRACT_HEADER } from '@larder/shared/contract';
import { callInput } from '@larder/shared/call-input';
import {
  createTRPCClient,
  httpBatchLink,
  httpSubscriptionLink,
  splitLink,
  TRPCClientError,
  type TRPCLink,
} from '@trpc/client';
import type { inferRouterInputs, inferRouterOutputs, TRPCCombinedDataTransformer } from '@trpc/server';
import { observable, type Unsubscribable } from '@trpc/server/observable';
import { appCodeOf, hasNoAnswer, isOutOfRoom } from './error-message.ts';
import { fetchInTime, answerOf } from './plain-query.ts';
import { newerVersion } from './service-worker.ts';
import { copyOwner, deleteCopy } from './offline/copy-status.ts';
import { hasWaitingWrites } from './offline/outbox-keys.ts';
import { fallbackLink } from './offline/fallback-link.ts';
import { readAnswer, type WrittenAnswer } from './read-answer.ts';
import { believedPerson, signedInAgain } from './session.ts';

const URL = '/trpc';
/** The server refuses longer batches. */
const MAX_BATCH = 10;

/** Options of a query that is asked for by itself: in one batch with others, each waits for the slowest. */
export const ALONE = { context: { isAlone: true } } as const;

/** Holds a call that met an ended session until the person has signed in again, then makes it once more. */
const signInAgainLink: TRPCLink<AppRouter> = () => {
  return ({ op, next }) =>
    observable((observer) => {
      let current: Unsubscribable | undefined;
      let closed = false;

      const attempt = () => {
        current = next(op).subscribe({
          next: (value) => observer.next(value),
          complete: () => observer.complete(),
          error: (error) => {
            const appCode = appCodeOf(error);
            if (appCode === 'OUTDATED') newerVersion.set('needed');
            if (appCode !== 'NOT_AUTHENTICATED' || !believesSignedIn()) return observer.error(error);
            // The session may have been ended because the device is in other hands.
            if (copyOwner()) void deleteCopy();
            void signedInAgain().then((signedIn) => {
              if (closed) return;
              if (signedIn) attempt();
              else observer.error(error);
            });
          },
        });
      };
      attempt();
      return () => {
        closed = true;
        current?.unsubscribe();
      };
    });
};

/**
 * Numbers a write that may wait, so that it is made once however often it is sent. Without an answer, or behind others that
 * wait already, it is made in the copy and goes to the outbox.
 */
const outboxLink: TRPCLink<AppRouter> = () => {
  return ({ op, next }) => {
    const { path } = op;
    if (!isOfflineWrite(path) || op.context.isFromOutbox === true) return next(op);
    const id = crypto.randomUUID();
    return observable((observer) => {
      let closed = false;
      let sent: Unsubscribable | undefined;
      const send = () => {
        const numbered = { ...op, context: { ...op.context, writeId: id } };
        sent = next(numbered).subscribe({
          next: (value) => observer.next(value),
          complete: () => observer.complete(),
          error: (error) => {
            if (hasNoAnswer(error)) void wait((noRoom) => observer.error(noRoom ?? error));
            else observer.error(error);
          },
        });
      };
      const wait = async (otherwise: (noRoom?: TRPCClientError<AppRouter>) => void) => {
        const person = believedPerson();
        const isKept = person !== undefined && copyOwner() === person;
        const data = isKept && (await writeOffline({ id, path, input: op.input }, person));
        if (closed) return;
        if (data === undefined || data === false) return otherwise();
        if (isOutOfRoom(data)) return otherwise(TRPCClientError.from(data));
        observer.next({ result: { type: 'data', data } });
        observer.complete();
      };
      if (hasWaitingWrites()) void wait(() => send());
      else send();
      return () => {
        closed = true;
        sent?.unsubscribe();
      };
    });
  };
};

/** What the server will answer, or that there is no room for it; undefined where only the server can do it. */
async function writeOffline(
  write: { id: string; path: OfflineWritePath; input: unknown },
  userId: string,
): Promise<unknown> {
  try {
    return await (await import('./offline/optimistic.ts')).writeOffline(write, userId);
  } catch (error) {
    return isOutOfRoom(error) ? error : undefined;
  }
}

/** Infinite queries add which way they go; ours only go forward, and the API refuses what it does not know. */
const forwardOnlyLink: TRPCLink<AppRouter> = () => {
  return ({ op, next }) => next({ ...op, input: withoutDirection(op.input) });
};

function withoutDirection(input: unknown): unknown {
  if (typeof input !== 'object' || input === null || !('direction' in input)) return input;
  const { direction: _, ...rest } = input;
  return rest;
}

function believesSignedIn(): boolean {
  return believedPerson() !== undefined;
}

/** Names the contract of these files, and the person this page shows: the server refuses the call when another person has signed in in this browser. */
export function forThisPerson(): Record<string, string> {
  const person = believedPerson();
  return { [CONTRACT_HEADER]: String(CONTRACT), ...(person && { [PERSON_HEADER]: person }) };
}

/** A type that JSON holds, and what else is named. */
type AsJson<T, Else = never> = T extends string | number | boolean | null | undefined | void | Else
  ? T
  : T extends Date | bigint | symbol | ReadonlySet<unknown> | ReadonlyMap<unknown, unknown>
    ? never
    : { [Key in keyof T]: AsJson<T[Key], Else> };
type Inputs = inferRouterInputs<AppRouter>;
type Outputs = inferRouterOutputs<AppRouter>;
type IsReadable =
  Inputs extends AsJson<Inputs> ? (Outputs extends AsJson<Outputs, Date> ? true : false) : false;

/**
 * Inputs go as plain JSON; answers come by superjson and hold dates besides. This does not compile when a procedure takes a
 * Date, a Set or a Map, or answers a Set or a Map.
 */
const transformer: IsReadable extends true ? TRPCCombinedDataTransformer : never = {
  input: callInput,
  output: {
    serialize: (value: unknown) => ({ json: value }),
    deserialize: (answer: WrittenAnswer) => readAnswer(answer),
  },
};

function numberOf(writeId: unknown): Record<string, string> {
  return typeof writeId === 'string' ? { [WRITE_ID_HEADER]: writeId } : {};
}

const linkOfBatches = (maxItems: number) =>
  httpBatchLink({
    url: URL,
    transformer,
    headers: ({ opList: [{ context }] }) => ({ ...forThisPerson(), ...numberOf(context.writeId) }),
    fetch: fetchInTime,
    maxItems,
    maxURLLength: 4_000,
  });

export const apiLinks: TRPCLink<AppRouter>[] = [
  outboxLink,
  signInAgainLink,
  forwardOnlyLink,
  fallbackLink,
  splitLink({
    condition: (op) => op.type === 'subscription',
    // An event stream has no headers of its own; its parameters go with the address.
    true: httpSubscriptionLink({ url: URL, transformer, connectionParams: forThisPerson }),
    false: splitLink({
      condition: (op) => op.context.isAlone === true || op.context.writeId !== undefined,
      true: linkOfBatches(1),
      false: linkOfBatches(MAX_BATCH),
    }),
  }),
];

/** Makes one call that goes through even when the page is gone before the answer; its failure throws. */
export async function callOnLeaving(procedure: 'recipes.deleteMany', input: object): Promise<void> {
  const response = await fetch(`${URL}/${procedure}`, {
    method: 'POST',
    keepalive: true,
    headers: { 'content-type': 'application/json', ...forThisPerson() },
    body: JSON.stringify(callInput.serialize(input)),
  }).catch(() => null);
  await answerOf(response);
}

/** The API without React Query, for the dialogs of the public pages. */
export const api = createTRPCClient<AppRouter>({ links: apiLinks });
