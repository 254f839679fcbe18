import { createStore } from '../store.ts';

/**
 * How long the server is waited for before the copy answers in its place. On a good line nearly all answers take less than
 * that; people who wait longer wonder whether anything happens.
 */
export const PATIENCE_MS = 1_500;

/** Set while the screen shows what the copy answered: the server cannot be reached, or takes its time. */
export const serverStatus = createStore<false | 'away' | 'slow'>(false);

/** Calls that the copy has answered, while the server's own answer is still to come. */
const slow = { calls: 0 };

export function noteServerSlow(): void {
  slow.calls += 1;
  serverStatus.set('slow');
}

/** A slow call has ended, with an answer of the server or without. */
export function noteSlowCallEnded(isAnswered: boolean): void {
  slow.calls -= 1;
  if (isAnswered) noteServerAnswered();
  else serverStatus.set('away');
}

/** The server answers; calls that are still slow keep the bar on the screen. */
export function noteServerAnswered(): void {
  if (serverStatus.read() && slow.calls === 0) serverStatus.set(false);
}
