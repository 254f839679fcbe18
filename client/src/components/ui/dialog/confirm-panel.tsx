import * as messages from '#messages/common.json';
import { AlertDialog as Radix } from 'radix-ui';
import { cn } from '../../../lib/cn.ts';
import { Button } from '../button.tsx';
import type { ConfirmDialogProps } from './types.ts';
import { OVERLAY, PANEL } from './dialog-styles.ts';
import { useReturnFocus } from '../use-return-focus.ts';

export default function ConfirmPanel(props: ConfirmDialogProps) {
  const { open, onOpenChange, title, description, confirmLabel, cancelLabel = messages.cancel } = props;
  const { danger, busy, onConfirm, children } = props;
  const returnFocus = useReturnFocus();
  return (
    <Radix.Root open={open} onOpenChange={(next) => !busy && onOpenChange(next)}>
      <Radix.Portal>
        <Radix.Overlay className={OVERLAY} />
        <Radix.Content
          onCloseAutoFocus={returnFocus}
          className={cn(PANEL, 'p-5 pb-[max(1.25rem,env(safe-area-inset-bottom))] sm:max-w-md sm:p-6')}
        >
          <Radix.Title className="text-2xl">{title}</Radix.Title>
          <Radix.Description className="mt-2 text-muted">{description}</Radix.Description>
          {children && <div className="mt-4">{children}</div>}
          <div className="mt-6 flex flex-wrap justify-end gap-3">
            <Radix.Cancel asChild>
              <Button variant="secondary" disabled={busy}>
                {cancelLabel}
              </Button>
            </Radix.Cancel>
            <Button variant={danger ? 'danger' : 'primary'} busy={busy} onClick={onConfirm}>
              {confirmLabel}
            </Button>
          </div>
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}
