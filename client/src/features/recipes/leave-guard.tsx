import { useBlocker } from 'react-router-dom';
import { ConfirmDialog } from '../../components/ui/confirm-dialog.tsx';
import { useLeaveWarning } from './use-recipe-form.ts';

interface LeaveGuardProps {
  unsaved: boolean;
  /** Read at the moment of leaving: true right after a save or delete, which leave on purpose. */
  isDone: () => boolean;
}

/** Asks before unsaved changes are left behind, inside the app and at the tab's close button. */
export function LeaveGuard({ unsaved, isDone }: LeaveGuardProps) {
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      unsaved && !isDone() && currentLocation.pathname !== nextLocation.pathname,
  );
  useLeaveWarning(unsaved);

  return (
    <ConfirmDialog
      open={blocker.state === 'blocked'}
      onOpenChange={(open) => !open && blocker.reset?.()}
      title="Leave without saving?"
      description="You have unsaved changes. Are you sure you want to leave?"
      confirmLabel="Leave"
      cancelLabel="Stay"
      danger
      onConfirm={() => blocker.proceed?.()}
    />
  );
}
