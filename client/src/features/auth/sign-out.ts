import * as messages from '#messages/common.json';
import { flushSync } from 'react-dom';
import { api } from '../../lib/api.ts';
import { failureOf } from '../../lib/error-message.ts';
import { reloadAtHome } from '../../lib/history-state.ts';
import { hasWaitingWrites } from '../../lib/offline/outbox-keys.ts';
import { clearSession } from '../../lib/session.ts';
import { toast } from '../../lib/toast.ts';
import { mayLeave, settleEverywhere } from '../../lib/undo.ts';
import { mayDiscardElsewhere } from '../../lib/unsaved-elsewhere.ts';

/**
 * Ends the session on the server, then forgets the person here; unsaved work is asked about first, here and in other tabs, and
 * what could still be undone is done, in every window. If the server cannot be reached they stay signed in, and are told.
 */
export async function signOut(): Promise<void> {
  if (!(await mayDiscardElsewhere()) || !(await mayLeave())) return;
  await settleEverywhere();
  if (hasWaitingWrites()) {
    toast.error({ message: messages.changesBeforeSignOut });
    return;
  }
  try {
    await api.auth.signOut.mutate();
  } catch (error) {
    toast.error(failureOf(error));
    return;
  }
  // At once, so that the browser does not ask about a form that is let go of.
  await flushSync(clearSession);
  reloadAtHome();
}
