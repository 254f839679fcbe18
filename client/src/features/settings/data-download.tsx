import * as messages from '#messages/settings.json';
import { format } from '@larder/shared/messages/format';
import type { ExportDto } from '@larder/shared/export/schema';
import { EXPORT_MESSAGES, type ExportFormat, type ExportStage } from '@larder/shared/export/messages';
import { paths } from '@larder/shared/paths';
import { Download, PackageOpen } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../components/ui/button.tsx';
import { FailureNotice } from '../../components/ui/failure-notice.tsx';
import { Field } from '../../components/ui/field.tsx';
import { Notice } from '../../components/ui/notice.tsx';
import { ProgressBar } from '../../components/ui/progress-bar.tsx';
import { Select, type Option } from '../../components/ui/select.tsx';
import { formatMoment, formatPercent, formatSize } from '../../lib/format.ts';
import { translated } from '../../lib/translated.ts';
import { trpc } from '../../lib/trpc.ts';

const LOOK_EVERY_MS = 1_000;

const STAGE_LABELS: Record<ExportStage, string> = {
  preparing: messages.waitingToStart,
  recipes: messages.gatheringYourRecipesAndPictures,
  collections: messages.gatheringYourCollections,
  complete: messages.ready,
};

const PROGRAMS: Option<ExportFormat>[] = [
  { value: 'larder', label: messages.downloadForLarder },
  { value: 'paprika', label: messages.downloadForPaprika },
  { value: 'mealie', label: messages.downloadForMealie },
];

/** Everything of one's own as one file: asked for, watched while it is packed, fetched. */
export function DataDownload() {
  const utils = trpc.useUtils();
  const [program, setProgram] = useState<ExportFormat>('larder');
  const state = trpc.exports.state.useQuery(undefined, {
    staleTime: 0,
    refetchInterval: ({ state: { data } }) => (isUnderWay(data) ? LOOK_EVERY_MS : false),
  });
  const start = trpc.exports.start.useMutation({
    onMutate: () => utils.exports.state.cancel(),
    onSuccess: (begun) => utils.exports.state.setData(undefined, begun),
  });
  const begin = () => {
    if (!start.isPending) start.mutate({ format: program });
  };
  const latest = state.data;
  const isDone = latest?.status === 'done';
  const isWaiting = start.isPending || state.isPending;
  return (
    <div className="space-y-3">
      {latest && isUnderWay(latest) && <Packing item={latest} />}
      {isDone && <Ready item={latest} />}
      {latest?.error && !start.isPending && <Notice tone="danger">{translated(latest.error)}</Notice>}
      {start.error && <FailureNotice error={start.error} fallback={EXPORT_MESSAGES.startFailed} />}
      {state.isError && !latest && (
        <FailureNotice error={state.error} fallback={EXPORT_MESSAGES.stateFailed} />
      )}
      {!isUnderWay(latest) && (
        <div className="flex flex-wrap items-end gap-3">
          <Field label={messages.downloadFor} className="grow sm:max-w-xs">
            {(field) => <Select {...field} value={program} onValueChange={setProgram} options={PROGRAMS} />}
          </Field>
          <Button variant="secondary" busy={isWaiting} onClick={begin}>
            {!isWaiting && <PackageOpen />} {startLabel(latest)}
          </Button>
        </div>
      )}
    </div>
  );
}

function startLabel(latest: ExportDto | null | undefined): string {
  if (latest?.status === 'done') return messages.createANewDownload;
  return latest?.status === 'failed' ? messages.tryAgain : messages.downloadMyData;
}

function isUnderWay(item: ExportDto | null | undefined): boolean {
  return item?.status === 'queued' || item?.status === 'running';
}

function Packing({ item: { stage, percent } }: { item: ExportDto }) {
  const stageText = STAGE_LABELS[stage];
  return (
    <div className="space-y-2">
      <div className="flex justify-between gap-3">
        <span role="status">{stageText}</span>
        <span className="text-muted tabular-nums">{formatPercent(percent)}</span>
      </div>
      <ProgressBar
        label={messages.preparingYourDownload}
        value={percent}
        valueText={`${stageText}, ${formatPercent(percent)}`}
      />
      <p className="text-sm text-muted">{messages.goesOn}</p>
    </div>
  );
}

function Ready({ item: { id, size, expiresAt } }: { item: ExportDto }) {
  return (
    <div className="card flex flex-wrap items-center justify-between gap-x-4 gap-y-3 px-4 py-3">
      <div role="status">
        <p className="font-medium">{messages.yourDownloadIsReady}</p>
        <p className="text-sm text-muted">
          {[
            size !== null && formatSize(size),
            expiresAt && format(messages.availableUntil, { expiresAt: formatMoment(expiresAt) }),
          ]
            .filter(Boolean)
            .join(', ')}
        </p>
      </div>
      <Button asChild className="max-sm:w-full">
        <a href={paths.exportFile(id)} download>
          <Download /> {messages.download}
        </a>
      </Button>
    </div>
  );
}
