import { lazy, Suspense, type ReactNode } from 'react';

export interface ConfirmDialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  title: string;
  description: ReactNode;
  confirmLabel: string;
  cancelLabel?: string;
  danger?: boolean;
  /** The confirmed thing is under way; the dialog stays until its caller closes it. */
  busy?: boolean;
  onConfirm: () => void;
  /** Anything more that must be read or typed before confirming. */
  children?: ReactNode;
}

const ConfirmPanel = lazy(() => import('./confirm-panel.tsx'));

/** Asks before something that cannot be undone. Focus begins on the harmless answer. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  if (!props.open) return null;
  return (
    <Suspense fallback={null}>
      <ConfirmPanel {...props} />
    </Suspense>
  );
}
