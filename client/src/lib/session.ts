import type { SessionDto } from '@larder/shared/auth/schema';
import { useSyncExternalStore } from 'react';
import { errorMessage, hasNoAnswer } from './error-message.ts';
import { copyOwner, deleteCopy } from './offline/copy-status.ts';
import { noteServerSlow, noteSlowCallEnded, PATIENCE_MS, serverStatus } from './offline/server-status.ts';
import { plainQuery } from './plain-query.ts';
import { takeServedSession } from './served-answers.ts';
import { createStore } from './store.ts';
import { forgetFormerPerson, forgetPerson } from './browser-storage.ts';
import { isUnsavedElsewhere } from './unsaved-elsewhere.ts';

export type SignedIn = NonNullable<SessionDto>;
export type SessionState =
  | { status: 'loading' }
  | { status: 'failed'; message: string }
  | { status: 'known'; session: SessionDto };

const store = createStore<SessionState>({ status: 'loading' });
/** How the session reached this page, and the other tabs. */
const link = { isAsked: false, otherTabs: undefined as BroadcastChannel | undefined };

/** What `render` makes for this person, on the server: nothing rendered after it knows of them. */
export function renderedFor<T>(session: SignedIn, render: () => T): T {
  const before = store.read();
  store.set({ status: 'known', session });
  try {
    return render();
  } finally {
    store.set(before);
  }
}

/** Believes the page, where it says who is signed in: the server knew when it sent it. */
export function takeSessionOfPage(): void {
  const served = takeServedSession();
  if (!served) return;
  link.isAsked = true;
  listenToOtherTabs();
  setSession(served.json as SessionDto);
}

/** Asks the server who is signed in. The cookie is not readable here: only the server knows. */
export async function loadSession(): Promise<void> {
  link.isAsked = true;
  if (store.read().status === 'failed') store.set({ status: 'loading' });
  const early = { isShown: false };
  const patience = setTimeout(() => void showEarly(early), PATIENCE_MS);
  try {
    const session = await plainQuery<SessionDto>('auth.session');
    clearTimeout(patience);
    if (early.isShown) noteSlowCallEnded(true);
    // It was ended, maybe from another device: this one keeps nothing.
    if (!session && copyOwner()) await deleteCopy();
    setSession(session);
  } catch (error) {
    clearTimeout(patience);
    if (early.isShown) return noteSlowCallEnded(!hasNoAnswer(error));
    const kept = copyOwner() && hasNoAnswer(error) ? await personOfLibrary() : undefined;
    if (kept) {
      serverStatus.set('away');
      return setSession(kept);
    }
    // What is shown goes on, an open form too: only asking again failed.
    const state = store.read();
    if (state.status === 'known' && state.session) return;
    store.set({ status: 'failed', message: errorMessage(error) });
  }
}

/** Opens the copy for its person before the server has said who is signed in. */
async function showEarly(early: { isShown: boolean }): Promise<void> {
  const kept = copyOwner() ? await personOfLibrary() : undefined;
  if (!kept || store.read().status !== 'loading') return;
  early.isShown = true;
  noteServerSlow();
  setSession(kept);
}

/** Whose recipes this device keeps, to show them while the server cannot be reached. */
async function personOfLibrary(): Promise<SignedIn | undefined> {
  const { readOwner } = await import('./offline/store.ts');
  return readOwner().catch(() => undefined);
}

/** A person signed in, or changed their name. */
export function setSession(session: SessionDto): void {
  if (session && copyOwner() && copyOwner() !== session.userId) void deleteCopy();
  if (session) forgetFormerPerson(session.userId);
  store.set({ status: 'known', session });
}

/**
 * Forgets the person who was signed in, at once, and what this browser stored for them, in every tab; settles when the copy of their
 * library is deleted too. The page is to be loaded anew then, since it still has in memory what it showed.
 */
export async function clearSession(): Promise<void> {
  const forgotten = forgetSession();
  link.otherTabs?.postMessage('left');
  await forgotten;
}

async function forgetSession(): Promise<void> {
  answerSignInAgain(false);
  const forgotten = copyOwner() && deleteCopy();
  forgetPerson();
  setSession(null);
  await forgotten;
}

/** The session may have ended meanwhile: asks again, and forgets the person who is gone, unless a tab waits for them with its form. */
export async function recheckSession(): Promise<void> {
  await loadSession();
  const state = store.read();
  if (state.status === 'known' && !state.session && !(await isUnsavedElsewhere())) await clearSession();
}

/** Signing out in one tab signs out in all of them. */
function listenToOtherTabs(): void {
  if (typeof BroadcastChannel === 'undefined') return;
  link.otherTabs = new BroadcastChannel('larder.session');
  link.otherTabs.onmessage = () => void forgetSession().then(() => location.reload());
}

export const readSession = store.read;

/** Who this page believes is signed in. */
export function believedPerson(): string | undefined {
  const state = store.read();
  return state.status === 'known' ? state.session?.userId : undefined;
}

/** Who is signed in, as soon as that is known; null when it cannot be learnt. */
export function whenSessionKnown(): Promise<SessionDto> {
  return new Promise((resolve) => {
    const answer = () => {
      const state = store.read();
      if (state.status === 'loading') return;
      unsubscribe();
      resolve(state.status === 'known' ? state.session : null);
    };
    const unsubscribe = subscribe(answer);
    answer();
  });
}

export function useSession(): SessionState {
  return useSyncExternalStore(subscribe, readSession, readSession);
}

function subscribe(listener: () => void): () => void {
  const unsubscribe = store.subscribe(listener);
  if (!link.isAsked) {
    listenToOtherTabs();
    void loadSession();
  }
  return unsubscribe;
}

/** The signed-in person; only for what is shown inside the signed-in app. */
export function useViewer(): SignedIn {
  const session = useSession();
  if (session.status !== 'known' || !session.session) throw new Error('useViewer outside the signed-in app');
  return session.session;
}

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
