import * as messages from '#messages/common.json';
import { format } from '@larder/shared/messages/format';
import { useActiveImports, useReadyDrafts } from '../features/imports/live-imports.tsx';
import { cn } from '../lib/cn.ts';

/** How many drafts wait to be looked at; while there are none, quietly, how many imports are under way. */
export function ImportsBadge({ isCorner }: { isCorner: boolean }) {
  const { total: ready } = useReadyDrafts();
  const active = useActiveImports();
  const count = ready || active;
  if (count === 0) return null;
  return (
    <span
      className={cn(
        'grid h-5 min-w-5 place-items-center rounded-full px-1.5 text-xs font-semibold',
        ready > 0 ? 'bg-accent text-on-accent' : 'bg-sunken text-muted ring-1 ring-control',
        isCorner ? 'absolute top-0.5 right-0.5' : 'ml-auto',
      )}
    >
      {count}
      <span className="sr-only"> {ready > 0 ? messages.toCheck : messages.running}</span>
    </span>
  );
}

/** What the way to the imports is called where it has no words. */
export function useImportsLabel(): string {
  const { total: ready } = useReadyDrafts();
  const active = useActiveImports();
  if (ready > 0) return format(messages.importsToCheck, { ready });
  return active > 0 ? format(messages.importsRunning, { active }) : messages.imports;
}
