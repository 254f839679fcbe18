import * as messages from '#messages/common.json';
import { useEffect, useState } from 'react';
import { useBlocker, type Location } from 'react-router-dom';
import { ConfirmDialog } from '../ui/dialog/confirm-dialog.tsx';
import { askBeforeLeaving } from '../../lib/undo.ts';
import { readSession } from '../../lib/session.ts';
import { useLeaveWarning } from '../../hooks/use-leave-warning.ts';

interface LeaveGuardProps {
  unsaved: boolean;
  /** Closing the tab would lose something, which the browser then asks about; as `unsaved` unless given. */
  isLost?: boolean;
  /** In place of the documented words about a form. */
  asks?: { title: string; description: string };
  /** Another page is one of which this says something else; by its address unless given. */
  pageOf?: (location: Location) => string;
  /** Read at the moment of leaving: true right after a save or delete, which leave on purpose. */
  isDone: () => boolean;
  /** The person lets go of the unsaved changes. */
  onLeave: () => void;
}

interface Asked {
  answer: (leave: boolean) => void;
}

const UNSAVED = {
  title: messages.leaveWithoutSaving,
  description: messages.unsavedChanges,
};

/** Asks before unsaved changes are left behind: inside the app, by signing out and at the tab's close button. */
export function LeaveGuard(props: LeaveGuardProps) {
  const { unsaved, isLost = unsaved, asks = UNSAVED, pageOf = addressOf, isDone, onLeave } = props;
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      unsaved && !isDone() && isSignedIn() && pageOf(currentLocation) !== pageOf(nextLocation),
  );
  const [asked, setAsked] = useState<Asked>();
  useEffect(() => {
    if (!unsaved) return;
    return askBeforeLeaving(() => new Promise((resolve) => setAsked({ answer: resolve })));
  }, [unsaved]);
  useLeaveWarning(isLost);

  const answer = (leave: boolean) => {
    if (leave) onLeave();
    if (leave) blocker.proceed?.();
    else blocker.reset?.();
    asked?.answer(leave);
    setAsked(undefined);
  };

  return (
    <ConfirmDialog
      open={blocker.state === 'blocked' || asked !== undefined}
      onOpenChange={(open) => !open && answer(false)}
      title={asks.title}
      description={asks.description}
      confirmLabel={messages.leave}
      cancelLabel={messages.stay}
      danger
      onConfirm={() => answer(true)}
    />
  );
}

/** One form is at '?import=1', another one at '?import=2'. */
function addressOf({ pathname, search }: Location): string {
  return pathname + search;
}

/** Who has just signed out was asked before that. */
function isSignedIn(): boolean {
  const state = readSession();
  return state.status === 'known' && state.session !== null;
}
