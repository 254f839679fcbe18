import * as messages from '#messages/settings.json';
import { format } from '@larder/shared/messages/format';
import { LANGUAGE } from '@larder/shared/messages/built-language';
import { LIMIT_MESSAGES, type StorageUsageDto } from '@larder/shared/limits';
import { FailureNotice } from '../../components/ui/failure-notice.tsx';
import { ProgressBar } from '../../components/ui/progress-bar.tsx';
import { Skeleton } from '../../components/ui/skeleton.tsx';
import { formatSize } from '../../lib/format.ts';
import { trpc } from '../../lib/trpc.ts';

const count = (value: number) => value.toLocaleString(LANGUAGE);

const LINES: { name: string; of: keyof StorageUsageDto; written: (value: number) => string }[] = [
  { name: messages.recipes, of: 'recipes', written: count },
  { name: messages.collections, of: 'collections', written: count },
  { name: messages.textIncludingEarlierVersions, of: 'storedBytes', written: formatSize },
  { name: messages.pastedPagesWaiting, of: 'pastedPages', written: count },
];

/** How much of what an account holds is used, a line each. */
export function StorageUsage() {
  const usage = trpc.profiles.usage.useQuery(undefined, { staleTime: 0 });
  if (usage.isError) return <FailureNotice error={usage.error} fallback={LIMIT_MESSAGES.usageFailed} />;
  if (!usage.data) return <Skeleton className="h-36" />;
  const { data } = usage;
  return (
    <ul className="grid gap-x-6 gap-y-4 sm:grid-cols-2">
      {LINES.map(({ name, of, written }) => {
        const { used, limit } = data[of];
        const usedOfLimit = format(messages.usedOf, { used: written(used), limit: written(limit) });
        return (
          <li key={of}>
            <p className="mb-2 flex flex-wrap justify-between gap-x-3">
              <span>{name}</span>
              <span className="text-muted tabular-nums">{usedOfLimit}</span>
            </p>
            <ProgressBar
              label={format(messages.usageOf, { name })}
              value={Math.min(100, (used / limit) * 100)}
              valueText={usedOfLimit}
            />
          </li>
        );
      })}
    </ul>
  );
}
