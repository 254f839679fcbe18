import { LIMIT_MESSAGES, type StorageUsageDto } from '@larder/shared/limits';
import { FailureNotice } from '../../components/ui/failure-notice.tsx';
import { ProgressBar } from '../../components/ui/progress-bar.tsx';
import { Skeleton } from '../../components/ui/skeleton.tsx';
import { formatSize } from '../../lib/format-size.ts';
import { trpc } from '../../lib/trpc.ts';

const count = (value: number) => value.toLocaleString('en');

const LINES: { name: string; of: keyof StorageUsageDto; format: (value: number) => string }[] = [
  { name: 'Recipes', of: 'recipes', format: count },
  { name: 'Collections', of: 'collections', format: count },
  { name: 'Text with earlier versions', of: 'storedBytes', format: formatSize },
  { name: 'Pasted pages waiting', of: 'pastedPages', format: count },
];

/** How much of what an account holds is used, a line each. */
export function StorageUsage() {
  const usage = trpc.profiles.usage.useQuery(undefined, { staleTime: 0 });
  if (usage.isError) return <FailureNotice error={usage.error} fallback={LIMIT_MESSAGES.usageFailed} />;
  if (!usage.data) return <Skeleton className="h-36" />;
  const { data } = usage;
  return (
    <ul className="grid gap-x-6 gap-y-4 sm:grid-cols-2">
      {LINES.map(({ name, of, format }) => {
        const { used, limit } = data[of];
        const words = `${format(used)} of ${format(limit)}`;
        return (
          <li key={of}>
            <p className="mb-2 flex flex-wrap justify-between gap-x-3">
              <span>{name}</span>
              <span className="text-muted tabular-nums">{words}</span>
            </p>
            <ProgressBar
              label={`${name} used`}
              value={Math.min(100, (used / limit) * 100)}
              valueText={words}
            />
          </li>
        );
      })}
    </ul>
  );
}
