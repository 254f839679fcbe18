import { lazy, Suspense, type ReactNode } from 'react';

export interface DialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  title: string;
  description?: ReactNode;
  /** Buttons at the bottom, which stay in view while the content scrolls. */
  footer?: ReactNode;
  wide?: boolean;
  /** Something is under way that cannot be stopped: it stays open. */
  locked?: boolean;
  children: ReactNode;
}

const DialogPanel = lazy(() => import('./dialog-panel.tsx'));

/** A sheet from below on phones, a card in the middle elsewhere. Its machinery is loaded when it first opens. */
export function Dialog(props: DialogProps) {
  if (!props.open) return null;
  return (
    <Suspense fallback={null}>
      <DialogPanel {...props} />
    </Suspense>
  );
}
