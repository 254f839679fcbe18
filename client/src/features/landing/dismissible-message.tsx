import * as messages from '#messages/landing.json';
import { X } from 'lucide-react';
import { useEffect, useState } from 'react';
import { IconButton } from '../../components/ui/icon-button.tsx';

const SHOWN_MS = 5_000;

/** A word from the page before: it goes by itself after five seconds, or when told to. */
export function DismissibleMessage({ message }: { message: string }) {
  const [isShown, setShown] = useState(true);
  useEffect(() => {
    const timer = setTimeout(() => setShown(false), SHOWN_MS);
    return () => clearTimeout(timer);
  }, []);
  if (!isShown) return null;
  return (
    <div role="status" className="bg-success-soft text-success">
      <div className="mx-auto flex max-w-6xl items-center gap-3 px-5 py-1 sm:px-8">
        <p className="flex-1 font-medium">{message}</p>
        <IconButton label={messages.dismiss} onClick={() => setShown(false)} className="text-current">
          <X />
        </IconButton>
      </div>
    </div>
  );
}
