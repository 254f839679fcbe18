import type { Failure } from './error-message.ts';
import { createStore } from './store.ts';

export interface ToastItem extends Failure {
  id: number;
  tone: 'success' | 'error';
  duration: number;
  action?: ToastAction;
  onGone?: () => void;
}

interface ToastAction {
  label: string;
  run: () => void;
}

interface ToastMore {
  action?: ToastAction;
  /** Called once when its action can no longer be used. */
  onGone?: () => void;
}

export const TOAST_FADE_MS = 300;
/**
 * Success goes by itself after 3 s, the fade included (docs/rules.md, Sentences and screens); a failure stays long enough to be
 * read and acted on.
 */
const DURATION = { success: 3_000 - TOAST_FADE_MS, error: 8_000 };
/** Time to think again. */
const ACTION_MS = 7_000;
const MOST_AT_ONCE = 3;

const store = createStore<readonly ToastItem[]>([]);
const ids = { last: 0 };

function publish(next: readonly ToastItem[]): void {
  const gone = store.read().filter((toast) => !next.includes(toast));
  store.set(next);
  for (const toast of gone) toast.onGone?.();
}

function speak(tone: ToastItem['tone']) {
  return (what: string | Failure, { action, onGone }: ToastMore = {}): number => {
    const { message, detail, address }: Failure = typeof what === 'string' ? { message: what } : what;
    const id = (ids.last += 1);
    const duration = action ? ACTION_MS : DURATION[tone];
    // Said again, it stands once; but each thing that can be undone keeps its own way back.
    const others = store
      .read()
      .filter((toast) => toast.message !== message || toast.action || action)
      .slice(1 - MOST_AT_ONCE);
    publish([...others, { id, tone, message, detail, address, duration, action, onGone }]);
    return id;
  };
}

/** A short word at the edge of the screen about something that was just done, or failed; gives its id. */
export const toast = { success: speak('success'), error: speak('error') };

export function dismissToast(id: number): void {
  publish(store.read().filter((toast) => toast.id !== id));
}

export const readToasts = store.read;
export const subscribeToasts = store.subscribe;
