import { bringBack, takeOffScreen } from './off-screen.ts';
import { LOCK, settleWith } from './settle-everywhere.ts';
import { dismissToast, toast } from './toast.ts';

interface Undoable {
  /** The things that have left the screen. */
  ids: readonly string[];
  /** Says what was done; with an Undo beside it. */
  message: string;
  /** Does it in earnest. `away`: the page is going, and what is sent must outlive it. */
  send: (away: boolean) => Promise<void>;
}

/** What has been taken off the screen but is still there: it is done in earnest when nobody can undo it any more. */
let waiting: readonly Undoable[] = [];
const notices = new Map<Undoable, number>();
const releases = new Map<Undoable, () => void>();

/** The things leave the screen at once, whatever page shows them; while the notice lasts, they can be brought back. */
export function doUndoably(undoable: Undoable): void {
  waiting = [...waiting, undoable];
  takeOffScreen(undoable.ids);
  releases.set(undoable, holdUntilOver());
  const notice = toast.success(undoable.message, {
    action: { label: 'Undo', run: () => undo(undoable) },
    onGone: () => void settle(undoable, false),
  });
  notices.set(undoable, notice);
}

/** Everything that could still be undone is done now: the person or the page is about to go. */
export async function settleAll(away = false): Promise<void> {
  await Promise.all(waiting.map((undoable) => settle(undoable, away)));
}

settleWith(settleAll);

/** Other windows can wait until this has come to its end. */
function holdUntilOver(): () => void {
  let release = () => undefined as void;
  const over = new Promise<void>((resolve) => (release = resolve));
  void navigator.locks?.request(LOCK, { mode: 'shared' }, () => over);
  return release;
}

document.addEventListener('visibilitychange', () => {
  if (document.visibilityState === 'hidden') void settleAll(true);
});
window.addEventListener('pagehide', () => void settleAll(true));

function undo(undoable: Undoable): void {
  if (!waitsNoLonger(undoable)) return;
  bringBack(undoable.ids);
  release(undoable);
}

async function settle(undoable: Undoable, away: boolean): Promise<void> {
  if (!waitsNoLonger(undoable)) return;
  try {
    await undoable.send(away);
  } catch {
    bringBack(undoable.ids);
  } finally {
    release(undoable);
  }
}

function release(undoable: Undoable): void {
  releases.get(undoable)?.();
  releases.delete(undoable);
}

/** False when it had been decided already. */
function waitsNoLonger(undoable: Undoable): boolean {
  if (!waiting.includes(undoable)) return false;
  waiting = waiting.filter((other) => other !== undoable);
  const notice = notices.get(undoable);
  notices.delete(undoable);
  if (notice !== undefined) dismissToast(notice);
  return true;
}
