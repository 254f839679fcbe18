import { useSyncExternalStore } from 'react';

/** A session may end in the middle of a form: calls then wait here until the person has signed in again. */
let waiting: ((signedIn: boolean) => void)[] = [];
let isAsked = false;
const listeners = new Set<() => void>();

function publish(asked: boolean): void {
  isAsked = asked;
  for (const listener of listeners) listener();
}

/** Resolves true once the person has signed in again, false if they would not. Asks for it unless `quietly`. */
export function signedInAgain(quietly = false): Promise<boolean> {
  return new Promise((resolve) => {
    waiting.push(resolve);
    if (!quietly && !isAsked) publish(true);
  });
}

/** The dialog's answer to all who wait. */
export function answerSignInAgain(signedIn: boolean): void {
  const answered = waiting;
  waiting = [];
  publish(false);
  for (const resolve of answered) resolve(signedIn);
}

export function isSignInAsked(): boolean {
  return isAsked;
}

export function useSignInAsked(): boolean {
  return useSyncExternalStore(subscribe, isSignInAsked);
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
