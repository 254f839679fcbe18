import { useSyncExternalStore } from 'react';
import { createStore } from './store.ts';

/** A session may end in the middle of a form: calls then wait here until the person has signed in again. */
const waiting: ((signedIn: boolean) => void)[] = [];
const asked = createStore(false);

/** Asks for it; resolves true once the person has signed in again, false if they would not. */
export function signedInAgain(): Promise<boolean> {
  return new Promise((resolve) => {
    waiting.push(resolve);
    if (!asked.read()) asked.set(true);
  });
}

/** The dialog's answer to all who wait. */
export function answerSignInAgain(signedIn: boolean): void {
  const answered = waiting.splice(0);
  asked.set(false);
  for (const resolve of answered) resolve(signedIn);
}

export const isSignInAsked = asked.read;

export function useSignInAsked(): boolean {
  return useSyncExternalStore(asked.subscribe, asked.read);
}
