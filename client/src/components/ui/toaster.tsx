import * as messages from '#messages/common.json';
import { CircleAlert, CircleCheck, X } from 'lucide-react';
import { Toast as Radix } from 'radix-ui';
import { useSyncExternalStore } from 'react';
import { cn } from '../../lib/cn.ts';
import { dismissToast, readToasts, subscribeToasts, TOAST_FADE_MS, type ToastItem } from '../../lib/toast.ts';
import { FailureText } from './failure-text.tsx';
import { IconButton } from './icon-button.tsx';

/** Shows what `toast` says. Loaded when the first toast is spoken. */
export default function Toaster() {
  const toasts = useSyncExternalStore(subscribeToasts, readToasts);
  return (
    <Radix.Provider label={messages.notification}>
      {toasts.map((toast) => (
        <ToastCard key={toast.id} toast={toast} />
      ))}
      <Radix.Viewport className="fixed inset-x-3 bottom-[calc(5rem+var(--timer-strip,0px))] z-60 mx-auto flex max-w-md list-none flex-col gap-2 outline-none lg:inset-x-auto lg:right-6 lg:bottom-[calc(1.5rem+var(--timer-strip,0px))] lg:w-96" />
    </Radix.Provider>
  );
}

function ToastCard({ toast }: { toast: ToastItem }) {
  const failed = toast.tone === 'error';
  const Icon = failed ? CircleAlert : CircleCheck;
  return (
    <Radix.Root
      type={failed ? 'foreground' : 'background'}
      duration={toast.duration}
      onOpenChange={(open) => !open && setTimeout(dismissToast, TOAST_FADE_MS, toast.id)}
      className={cn(
        'flex animate-rise data-[state=closed]:animate-fade-out items-center gap-3 rounded-card border py-1.5 pr-1.5 pl-4 text-ink shadow-float data-[swipe=move]:translate-x-(--radix-toast-swipe-move-x)',
        failed ? 'border-line bg-surface' : 'border-success/30 bg-success-soft',
      )}
    >
      <Icon
        aria-hidden
        className={cn('size-5 shrink-0', failed ? 'text-danger' : 'animate-pop text-success')}
      />
      <Radix.Description className="min-w-0 flex-1 py-2">
        <FailureText {...toast} />
      </Radix.Description>
      {toast.action && (
        <Radix.Action asChild altText={toast.action.label}>
          <button type="button" className="btn btn-ghost text-accent" onClick={toast.action.run}>
            {toast.action.label}
          </button>
        </Radix.Action>
      )}
      <Radix.Close asChild>
        <IconButton label={messages.dismiss}>
          <X />
        </IconButton>
      </Radix.Close>
    </Radix.Root>
  );
}
