import * as messages from '#messages/common.json';
import { paths } from '@larder/shared/paths';
import { useNavigate } from 'react-router-dom';
import { api } from '../../lib/api.ts';
import { failureOf } from '../../lib/error-message.ts';
import { mayLeave } from '../../lib/undo.ts';
import { hasWaitingChanges } from '../../lib/on-device/kept.ts';
import { clearSession } from '../../lib/session.ts';
import { settleEverywhere } from '../../lib/undo.ts';
import { toast } from '../../lib/toast.ts';

/**
 * Ends the session on the server, then forgets the person here; unsaved work is asked about first, and what could still
 * be undone is done, in every window. If the server cannot be reached they stay signed in, and are told.
 */
export function useSignOut(): () => Promise<void> {
  const navigate = useNavigate();
  return async () => {
    if (!(await mayLeave())) return;
    await settleEverywhere();
    if (hasWaitingChanges()) {
      toast.error({ message: messages.changesBeforeSignOut });
      return;
    }
    try {
      await api.auth.signOut.mutate();
    } catch (error) {
      toast.error(failureOf(error));
      return;
    }
    clearSession();
    await navigate(paths.home());
  };
}
