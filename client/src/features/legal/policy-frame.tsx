import * as messages from '#messages/legal.json';
import { useEffect, useState } from 'react';
import { Skeleton } from '../../components/ui/skeleton.tsx';

/** The loader goes this long after the page has loaded: what is in it may still be arranging itself. */
const SETTLING_MS = 1_000;
/** After this time our own text is shown instead. */
const PATIENCE_MS = 10_000;

interface PolicyFrameProps {
  title: string;
  address: string;
  /** It did not load in time. A browser gives no sign that a page refuses to be framed. */
  onMissing: () => void;
}

/** Another company's page in a frame that may do nothing but show itself. */
export function PolicyFrame({ title, address, onMissing }: PolicyFrameProps) {
  const [state, setState] = useState<'loading' | 'loaded' | 'shown'>('loading');

  useEffect(() => {
    if (state === 'shown') return;
    const timer = setTimeout(
      () => (state === 'loading' ? onMissing() : setState('shown')),
      state === 'loading' ? PATIENCE_MS : SETTLING_MS,
    );
    return () => clearTimeout(timer);
  }, [state, onMissing]);

  return (
    <div className="card relative min-h-[600px] overflow-hidden bg-white">
      <iframe
        title={title}
        src={address}
        sandbox="allow-scripts allow-popups allow-popups-to-escape-sandbox"
        referrerPolicy="no-referrer"
        onLoad={() => setState('loaded')}
        className="block h-[75dvh] min-h-[600px] w-full"
      />
      {state !== 'shown' && (
        <div role="status" className="absolute inset-0 space-y-4 bg-surface p-6 sm:p-10">
          <span className="sr-only">{messages.loadingThePolicy}</span>
          <Skeleton className="h-8 w-2/3 max-w-sm" />
          {['w-full', 'w-11/12', 'w-full', 'w-4/5', 'w-full', 'w-2/3'].map((width, index) => (
            <Skeleton key={index} className={`h-5 max-w-2xl ${width}`} />
          ))}
        </div>
      )}
    </div>
  );
}
