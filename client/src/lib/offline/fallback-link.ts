import type { AppRouter } from '@larder/server/router';
import type { TRPCClientError, TRPCLink } from '@trpc/client';
import { observable } from '@trpc/server/observable';
import { hasNoAnswer } from '../error-message.ts';
import { believedPerson } from '../session.ts';
import { copyOwner } from './copy-status.ts';
import {
  noteServerAnswered,
  noteServerSlow,
  noteSlowCallEnded,
  PATIENCE_MS,
  serverStatus,
} from './server-status.ts';

/**
 * Answers queries from the copy on this device where the server does not, or not soon. The call then goes on, and its answer
 * replaces the copy's.
 */
export const fallbackLink: TRPCLink<AppRouter> = () => {
  return ({ op, next }) =>
    observable((observer) => {
      const { path, input } = op;
      const isQuery = op.type === 'query';
      let [isAnswered, isClosed] = [false, false];
      let shown: unknown;
      const show = (data: unknown) => {
        observer.next({ result: { type: 'data', data } });
        observer.complete();
      };
      const showEarly = async () => {
        const data = await fromCopy(path, input, true);
        if (isAnswered || isClosed || data === undefined) return;
        shown = data;
        noteServerSlow();
        show(data);
      };
      const showInstead = async (error: TRPCClientError<AppRouter>) => {
        const data = isQuery && hasNoAnswer(error) ? await fromCopy(path, input) : undefined;
        if (isClosed) return;
        if (data === undefined) return observer.error(error);
        serverStatus.set('away');
        show(data);
      };
      const patience = isQuery && copyOwner() ? setTimeout(() => void showEarly(), PATIENCE_MS) : undefined;
      const asked = next(op).subscribe({
        next: (value) => {
          isAnswered = true;
          if (shown !== undefined) return void replace(path, input, shown, value.result);
          noteServerAnswered();
          observer.next(value);
        },
        complete: () => observer.complete(),
        error: (error) => {
          isAnswered = true;
          void (shown === undefined ? showInstead(error) : replace(path, input, shown, error));
        },
      });
      return () => {
        isClosed = true;
        clearTimeout(patience);
        if (shown === undefined) asked.unsubscribe();
      };
    });
};

/** `early`: the server may still answer, so only what the screen lacks is given. */
async function fromCopy(path: string, input: unknown, early = false): Promise<unknown> {
  const person = believedPerson();
  if (person === undefined || copyOwner() !== person) return undefined;
  try {
    const { answerFromCopy, shouldWaitForServer } = await import('./fallback.ts');
    if (early && shouldWaitForServer({ path, input })) return undefined;
    return await answerFromCopy({ path, input }, person);
  } catch {
    return undefined;
  }
}

/** Puts the server's answer, or its refusal, in place of the copy's. */
async function replace(path: string, input: unknown, shown: unknown, came: object): Promise<void> {
  const isLost = came instanceof Error && hasNoAnswer(came);
  noteSlowCallEnded(!isLost);
  if (isLost) return;
  const { refetchRefused, replaceWithServerAnswer } = await import('./fallback.ts');
  if (came instanceof Error) refetchRefused({ path, input });
  else replaceWithServerAnswer({ path, input }, shown, (came as { data: unknown }).data);
}
