import * as messages from '#messages/common.json';
import { X } from 'lucide-react';
import { Dialog as Radix } from 'radix-ui';
import { cn } from '../../../lib/cn.ts';
import type { DialogProps } from './types.ts';
import { OVERLAY, PAGED, PANEL } from './dialog-styles.ts';
import { IconButton } from '../icon-button.tsx';
import { useReturnFocus } from '../use-return-focus.ts';

export default function DialogPanel(props: DialogProps) {
  const { open, onOpenChange, title, description, footer, wide, paged, before, locked, children } = props;
  const returnFocus = useReturnFocus();
  return (
    <Radix.Root open={open} onOpenChange={(next) => !locked && onOpenChange(next)}>
      <Radix.Portal>
        <Radix.Overlay className={OVERLAY} />
        <Radix.Content
          {...(description ? {} : { 'aria-describedby': undefined })}
          onCloseAutoFocus={returnFocus}
          className={cn(PANEL, paged ? PAGED : wide ? 'sm:max-w-2xl' : 'sm:max-w-md')}
        >
          <header className="flex items-start gap-3 px-5 pt-4 pb-2 sm:px-6 sm:pt-5">
            {before}
            <div className="min-w-0 flex-1 pt-1.5">
              <Radix.Title className="text-2xl">{title}</Radix.Title>
              {description && (
                <Radix.Description className="mt-1 text-muted">{description}</Radix.Description>
              )}
            </div>
            {!locked && (
              <Radix.Close asChild>
                <IconButton label={messages.close} className="-mr-2">
                  <X />
                </IconButton>
              </Radix.Close>
            )}
          </header>
          <div className="min-h-0 flex-1 overflow-y-auto px-5 pt-2 pb-5 sm:px-6 sm:pb-6">{children}</div>
          {footer && (
            <footer className="flex flex-wrap justify-end gap-3 border-t border-line px-5 py-4 pb-[max(1rem,env(safe-area-inset-bottom))] sm:px-6">
              {footer}
            </footer>
          )}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}
