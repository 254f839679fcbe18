import * as messages from '#messages/photos.json';
import { ChevronDown, ImageOff, TriangleAlert, X } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { IconButton } from '../../components/ui/icon-button.tsx';
import { readStored, writeStored } from '../../lib/browser-storage.ts';
import { cn } from '../../lib/cn.ts';
import { WayOut } from './limit-notice.tsx';

/** The day on which it was put away, and at which stage: once the limit is reached it is said again. */
const HIDDEN = 'larder.me.photoLimitHidden';

interface LimitLineProps {
  isReached: boolean;
  title: string;
  children: ReactNode;
}

/** How near the limit is, in one line over the list of recipes: it opens, and can be put away for the day. */
export function LimitLine({ isReached, title, children }: LimitLineProps) {
  const today = `${new Date().toDateString()} ${isReached ? 'reached' : 'near'}`;
  const [hidden, setHidden] = useState(() => readStored('local', HIDDEN));
  if (hidden === today) return null;
  const hide = () => {
    writeStored('local', HIDDEN, today);
    setHidden(today);
    document.getElementById('content')?.focus({ preventScroll: true });
  };
  const Icon = isReached ? ImageOff : TriangleAlert;
  return (
    <section
      role={isReached ? 'alert' : 'status'}
      className={cn(
        'mb-6 flex items-start rounded-card',
        isReached ? 'bg-danger-soft text-danger' : 'bg-warning-soft text-warning',
      )}
    >
      <details className="group min-w-0 flex-1">
        <summary className="flex min-h-11 cursor-pointer list-none items-center gap-3 rounded-card px-4 py-2 [&::-webkit-details-marker]:hidden">
          <Icon aria-hidden className="size-5 shrink-0" />
          <h2 className="min-w-0 font-sans text-base">{title}</h2>
          <ChevronDown aria-hidden className="size-5 shrink-0 transition-transform group-open:rotate-180" />
        </summary>
        <div className="px-4 pb-4 sm:pl-12">
          {children}
          <WayOut />
        </div>
      </details>
      <IconButton label={messages.hideForToday} onClick={hide} className="text-current">
        <X />
      </IconButton>
    </section>
  );
}
