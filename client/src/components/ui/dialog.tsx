import { X } from 'lucide-react';
import { Dialog as Radix } from 'radix-ui';
import type { ReactNode } from 'react';
import { cn } from '../../lib/cn.ts';
import { IconButton } from './icon-button.tsx';

interface DialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  title: string;
  description?: ReactNode;
  /** Buttons at the bottom, which stay in view while the content scrolls. */
  footer?: ReactNode;
  wide?: boolean;
  children: ReactNode;
}

export const OVERLAY = 'fixed inset-0 z-40 animate-fade-in bg-black/45';
/** A sheet from below on phones, a card in the middle elsewhere. */
export const PANEL =
  'fixed z-50 flex max-h-[92dvh] w-full flex-col bg-surface text-ink shadow-float animate-rise focus:outline-none ' +
  'inset-x-0 bottom-0 rounded-t-2xl sm:inset-0 sm:m-auto sm:h-fit sm:rounded-2xl';

export function Dialog({ open, onOpenChange, title, description, footer, wide, children }: DialogProps) {
  return (
    <Radix.Root open={open} onOpenChange={onOpenChange}>
      <Radix.Portal>
        <Radix.Overlay className={OVERLAY} />
        <Radix.Content
          {...(description ? {} : { 'aria-describedby': undefined })}
          className={cn(PANEL, wide ? 'sm:max-w-2xl' : 'sm:max-w-md')}
        >
          <header className="flex items-start gap-3 px-5 pt-4 pb-2 sm:px-6 sm:pt-5">
            <div className="min-w-0 flex-1 pt-1.5">
              <Radix.Title className="text-2xl">{title}</Radix.Title>
              {description && (
                <Radix.Description className="mt-1 text-muted">{description}</Radix.Description>
              )}
            </div>
            <Radix.Close asChild>
              <IconButton label="Close" className="-mr-2">
                <X />
              </IconButton>
            </Radix.Close>
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
