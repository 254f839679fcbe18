import * as messages from '#messages/imports.json';
import { format } from '@larder/shared/messages/format';
import type { ImportDto } from '@larder/shared/import/schema';
import { paths } from '@larder/shared/paths';
import { ArrowRight, RotateCw, X } from 'lucide-react';
import { Link } from 'react-router-dom';
import { Badge, type Tone } from '../../components/ui/badge.tsx';
import { Button } from '../../components/ui/button.tsx';
import { IconButton } from '../../components/ui/icon-button.tsx';
import { ProgressBar } from '../../components/ui/progress-bar.tsx';
import { formatMoment } from '../../lib/format.ts';
import { pageOfImport } from '../../lib/nav-state.ts';
import { ImportAddress } from './import-address.tsx';
import { importLabel } from './import-label.ts';
import { isActive } from './live-imports.tsx';
import { useImportActions } from './use-import-actions.ts';

const STATUS: Record<ImportDto['status'], { tone: Tone; label: string }> = {
  queued: { tone: 'neutral', label: messages.waiting },
  running: { tone: 'accent', label: messages.reading },
  done: { tone: 'success', label: messages.ready },
  failed: { tone: 'danger', label: messages.failed },
  cancelled: { tone: 'neutral', label: messages.cancelled },
  dismissed: { tone: 'neutral', label: messages.discard },
};

/** One import: what is read, how far it is, and what can be done with it. */
export function ImportItem({ item }: { item: ImportDto }) {
  const { retry, cancel, dismiss } = useImportActions(item.kind);
  const active = isActive(item);
  const { tone, label } = STATUS[item.status];
  return (
    <article className="card p-4 sm:p-5">
      <div className="flex flex-wrap items-start gap-x-3">
        <div className="min-w-0 flex-1">
          <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
            <Badge tone={tone}>{label}</Badge>
            <time dateTime={item.createdAt.toISOString()} className="text-sm text-muted">
              {formatMoment(item.createdAt)}
            </time>
          </div>
          {item.draft?.title ? (
            <>
              <h2 className="mt-1.5 truncate font-display text-lg font-semibold">{item.draft.title}</h2>
              <ImportAddress label={item.label} className="text-sm" />
            </>
          ) : (
            <h2 className="mt-1.5 font-sans text-lg font-normal">
              <ImportAddress label={item.label} />
            </h2>
          )}
          <p role="status" className="mt-1 text-muted">
            {importLabel(item)}
          </p>
        </div>
        {item.status === 'done' && (
          <div className="max-sm:order-last max-sm:mt-4 max-sm:w-full sm:self-center">
            <Button asChild>
              <Link to={item.draft?.recipes ? pageOfImport(item) : paths.addFromImport(item.id)}>
                {item.draft?.recipes ? messages.chooseARecipe : messages.checkAndSave}{' '}
                <ArrowRight aria-hidden className="size-5" />
              </Link>
            </Button>
          </div>
        )}
        {active ? (
          <IconButton
            label={format(messages.cancelTheImportOf, { label: item.label })}
            disabled={cancel.isPending}
            onClick={() => cancel.mutate({ id: item.id })}
          >
            <X />
          </IconButton>
        ) : (
          <IconButton
            label={format(messages.dismissTheImportOf, { label: item.label })}
            disabled={dismiss.isPending}
            onClick={() => dismiss.mutate({ id: item.id })}
          >
            <X />
          </IconButton>
        )}
      </div>
      {active && (
        <div className="mt-3">
          <ProgressBar
            label={format(messages.importOf, { label: item.label })}
            value={item.status === 'queued' ? 0 : item.percent}
            valueText={importLabel(item)}
          />
        </div>
      )}
      {(item.status === 'failed' || item.status === 'cancelled') && (
        <div className="mt-4 flex flex-wrap gap-3">
          <Button variant="secondary" busy={retry.isPending} onClick={() => retry.mutate({ id: item.id })}>
            <RotateCw aria-hidden className="size-5" /> {messages.tryAgain}
          </Button>
          <Button asChild variant="secondary">
            <Link to={pageOfImport(item)}>
              {item.error?.recipes ? messages.chooseARecipe : messages.otherOptions}
            </Link>
          </Button>
        </div>
      )}
    </article>
  );
}
