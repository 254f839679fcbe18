import * as messages from '#messages/settings.json';
import type { DeletionInfoDto } from '@larder/shared/account/schema';
import { ACCOUNT_MESSAGES } from '@larder/shared/account/messages';
import { BookOpen, Images, Library, Link2 } from 'lucide-react';
import { Button } from '../../components/ui/button.tsx';
import { ErrorState } from '../../components/ui/error-state.tsx';
import { Skeleton } from '../../components/ui/skeleton.tsx';
import { errorMessage } from '../../lib/error-message.ts';
import { format } from '@larder/shared/messages/format';
import { trpc } from '../../lib/trpc.ts';
import { DataDownload } from './data-download.tsx';
import { StepButtons } from './step-buttons.tsx';

const KINDS = [
  ['recipes', (count: number) => format(messages.recipesToDelete, { count }), BookOpen],
  ['collections', (count: number) => format(messages.collectionsToDelete, { count }), Library],
  ['photos', (count: number) => format(messages.picturesToDelete, { count }), Images],
  ['shares', (count: number) => format(messages.sharedLinksToDelete, { count }), Link2],
] as const;

interface DeletionInfoStepProps {
  onBack: () => void;
  onContinue: () => void;
}

/** What goes with the account, counted at this moment. */
export function DeletionInfoStep({ onBack, onContinue }: DeletionInfoStepProps) {
  const info = trpc.auth.deletionInfo.useQuery(undefined, { staleTime: 0 });
  if (info.isError && !info.data) {
    return (
      <ErrorState
        title={ACCOUNT_MESSAGES.infoFailed}
        message={errorMessage(info.error)}
        busy={info.isFetching}
        onRetry={() => void info.refetch()}
      >
        <Button variant="secondary" onClick={onBack}>
          {messages.cancel}
        </Button>
      </ErrorState>
    );
  }
  return (
    <div className="space-y-5">
      <p>{messages.deletionAlso}</p>
      {info.data ? <WhatGoes info={info.data} /> : <Skeleton className="h-44" />}
      <p className="text-muted">{messages.deletionWarning}</p>
      <section aria-label={messages.yourData} className="space-y-3 border-t border-line pt-5">
        <p>{messages.downloadYourRecipesFirst}</p>
        <DataDownload />
      </section>
      <StepButtons backLabel={messages.cancel} onBack={onBack}>
        <Button variant="danger" disabled={!info.data} onClick={onContinue}>
          {messages.continueWord}
        </Button>
      </StepButtons>
    </div>
  );
}

function WhatGoes({ info }: { info: DeletionInfoDto }) {
  return (
    <ul className="divide-y divide-line rounded-control border border-line px-4">
      {KINDS.map(([key, inWords, Icon]) => (
        <li key={key} className="flex min-h-11 items-center gap-3">
          <Icon aria-hidden className="size-5 text-muted" />
          {inWords(info[key])}
        </li>
      ))}
    </ul>
  );
}
