import * as messages from '#messages/imports.json';
import { ChevronDown } from 'lucide-react';
import type { ReactNode } from 'react';

/** What else can be done, folded away: one button is enough to go on. */
export function OtherOptions({ children }: { children: ReactNode }) {
  return (
    <details className="group">
      <summary className="inline-flex min-h-11 cursor-pointer list-none items-center gap-1.5 rounded-control font-medium text-muted hover:text-ink [&::-webkit-details-marker]:hidden">
        {messages.otherOptions}
        <ChevronDown aria-hidden className="size-5 transition-transform group-open:rotate-180" />
      </summary>
      <div className="mt-2 flex flex-wrap gap-3">{children}</div>
    </details>
  );
}
