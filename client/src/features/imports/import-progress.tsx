import * as messages from '#messages/imports.json';
import type { ImportDto } from '@larder/shared/import/schema';
import { STAGE_PERCENT, type ImportKind, type ImportStage } from '@larder/shared/import/messages';
import { Check } from 'lucide-react';
import { ProgressBar } from '../../components/ui/progress-bar.tsx';
import { cn } from '../../lib/cn.ts';
import { formatPercent } from '../../lib/format.ts';
import { importLabel } from './import-label.ts';

type Milestone = readonly [from: ImportStage, label: string];
const FOUND: Milestone = ['processing', messages.recipeFound];
const PICTURE_KEPT: Milestone = ['structuring', messages.pictureKept];
const READY: Milestone = ['complete', messages.draftReady];

/** The stages a person can tell apart: what was pasted is not fetched, and a text has no picture. */
const MILESTONES: Readonly<Record<ImportKind, readonly Milestone[]>> = {
  url: [['converting', messages.pageFetched], FOUND, PICTURE_KEPT, READY],
  social: [['converting', messages.postFound], FOUND, PICTURE_KEPT, READY],
  html: [FOUND, PICTURE_KEPT, READY],
  text: [FOUND, READY],
  photo: [FOUND, READY],
};

/** How far an import is: a labelled bar, what is happening in words, and what is behind it already. */
export function ImportProgress({ item }: { item: ImportDto }) {
  const stage = importLabel(item);
  const percent = item.status === 'queued' ? 0 : item.percent;
  return (
    <div>
      <div className="mb-2 flex items-baseline justify-between gap-4">
        <p role="status" className="font-medium">
          {stage}
        </p>
        <span className="shrink-0 text-sm whitespace-nowrap text-muted tabular-nums">
          {formatPercent(percent)}
        </span>
      </div>
      <ProgressBar label={messages.importProgress} value={percent} valueText={stage} />
      <ol className="mt-5 space-y-2">
        {MILESTONES[item.kind].map(([from, label]) => {
          const reached = percent > STAGE_PERCENT[from] || item.status === 'done';
          return (
            <li key={from} className={cn('flex items-center gap-3', reached ? 'text-ink' : 'text-muted')}>
              <span
                aria-hidden
                className={cn(
                  'grid size-6 place-items-center rounded-full border',
                  reached ? 'border-success bg-success-soft text-success' : 'border-line',
                )}
              >
                {reached && <Check className="size-4" />}
              </span>
              {label}
              {reached && <span className="sr-only">{messages.milestoneDone}</span>}
            </li>
          );
        })}
      </ol>
    </div>
  );
}
