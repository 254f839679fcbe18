import { lazy, Suspense } from 'react';
import type { DialogProps } from './types.ts';

const DialogPanel = lazy(() => import('./dialog-panel.tsx'));

/** A sheet from below on phones, a card in the middle elsewhere. Its panel is loaded when it first opens. */
export function Dialog(props: DialogProps) {
  if (!props.open) return null;
  return (
    <Suspense fallback={null}>
      <DialogPanel {...props} />
    </Suspense>
  );
}
