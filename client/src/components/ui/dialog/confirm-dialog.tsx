import { lazy, Suspense } from 'react';
import type { ConfirmDialogProps } from './types.ts';

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
