import * as messages from '#messages/imports.json';
import { format } from '@larder/shared/messages/format';
import type { ImportDto } from '@larder/shared/import/schema';
import { paths } from '@larder/shared/paths';
import { Link } from 'react-router-dom';
import { ProgressBar } from '../../components/ui/progress-bar.tsx';
import { isActive } from './live-imports.tsx';

/** How far imports that were started together are. */
export function BatchProgress({ items }: { items: readonly ImportDto[] }) {
  const over = items.filter((item) => !isActive(item)).length;
  const ready = items.filter((item) => item.status === 'done').length;
  const failed = items.filter((item) => item.status === 'failed').length;
  const summary = [
    format(messages.doneOf, { over, itemsCount: items.length }),
    ready > 0 && format(messages.draftToCheck, { ready }),
    failed > 0 && format(messages.failedCount, { failed }),
  ]
    .filter(Boolean)
    .join(', ');
  return (
    <section
      aria-label={messages.importedTogether}
      className="mb-6 rounded-card border border-line bg-surface p-4 sm:p-5"
    >
      <div className="mb-2 flex flex-wrap items-baseline justify-between gap-x-4">
        <p role="status" className="font-medium">
          {summary}
        </p>
        <Link
          to={paths.imports()}
          className="inline-flex min-h-11 items-center font-medium text-accent underline-offset-4 hover:underline"
        >
          {messages.allImports}
        </Link>
      </div>
      <ProgressBar
        label={messages.progressOfAll}
        value={Math.round((over / items.length) * 100)}
        valueText={summary}
      />
    </section>
  );
}
