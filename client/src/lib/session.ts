import type { SessionDto } from '@larder/shared/auth/schema';
import { useSyncExternalStore } from 'react';
import { errorMessage } from './error-message.ts';
import { lightQuery } from './light-query.ts';
import { answerSignInAgain } from './sign-in-again.ts';
import { forgetOthers, forgetPerson } from './storage.ts';

export type SignedIn = NonNullable<SessionDto>;
export type SessionState =
  { status: 'loading' } | { status: 'failed'; message: string } | { status: 'known'; session: SessionDto };

let state: SessionState = { status: 'loading' };
let asked = false;
let otherTabs: BroadcastChannel | undefined;
const listeners = new Set<() => void>();

function publish(next: SessionState): void {
  state = next;
  for (const listener of listeners) listener();
}

/** Asks the server who is signed in. The cookie is not readable here: only the server knows. */
export async function loadSession(): Promise<void> {
  asked = true;
  if (state.status === 'failed') publish({ status: 'loading' });
  try {
    setSession(await lightQuery<SessionDto>('auth.session'));
  } catch (error) {
    publish({ status: 'failed', message: errorMessage(error) });
  }
}

/** Somebody signed in, or changed their name. */
export function setSession(session: SessionDto): void {
  if (session) forgetOthers(session.userId);
  publish({ status: 'known', session });
}

/** Nobody is signed in any more; what this browser remembered of them goes, in every tab. */
export function clearSession(): void {
  forgetSession();
  otherTabs?.postMessage('left');
}

function forgetSession(): void {
  answerSignInAgain(false);
  forgetPerson();
  setSession(null);
}

/** The session may have ended meanwhile: asks again, and forgets the person who is gone. */
export async function recheckSession(): Promise<void> {
  await loadSession();
  if (state.status === 'known' && !state.session) clearSession();
}

/** Whoever leaves in one tab has left in all of them. */
function listenToOtherTabs(): void {
  if (typeof BroadcastChannel === 'undefined') return;
  otherTabs = new BroadcastChannel('larder.session');
  otherTabs.onmessage = forgetSession;
}

export function readSession(): SessionState {
  return state;
}

/** Who is signed in, as soon as that is known; nobody when it cannot be learnt. */
export function whenSessionKnown(): Promise<SessionDto> {
  return new Promise((resolve) => {
    const look = () => {
      if (state.status === 'loading') return;
      listeners.delete(look);
      resolve(state.status === 'known' ? state.session : null);
    };
    subscribe(look);
    look();
  });
}

export function useSession(): SessionState {
  return useSyncExternalStore(subscribe, readSession, readSession);
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  if (!asked) {
    listenToOtherTabs();
    void loadSession();
  }
  return () => listeners.delete(listener);
}

/** The signed-in person; only for what is shown inside the signed-in app. */
export function useViewer(): SignedIn {
  const session = useSession();
  if (session.status !== 'known' || !session.session) throw new Error('useViewer outside the signed-in app');
  return session.session;
}
