import * as words from '#words/settings.json';
import type { DeletionInfoDto } from '@larder/shared/account/schema';
import { ACCOUNT_MESSAGES } from '@larder/shared/account/messages';
import { BookOpen, Images, Library, Link2 } from 'lucide-react';
import { Button } from '../../components/ui/button.tsx';
import { ErrorState } from '../../components/ui/error-state.tsx';
import { Skeleton } from '../../components/ui/skeleton.tsx';
import { errorMessage } from '../../lib/error-message.ts';
import { format } from '@larder/shared/words/format';
import { trpc } from '../../lib/trpc.ts';
import { DataDownload } from './data-download.tsx';
import { StepButtons } from './step-buttons.tsx';

const KINDS = [
  ['recipes', (count: number) => format(words.recipesToDelete, { count }), BookOpen],
  ['collections', (count: number) => format(words.collectionsToDelete, { count }), Library],
  ['photos', (count: number) => format(words.picturesToDelete, { count }), Images],
  ['shares', (count: number) => format(words.sharedLinksToDelete, { count }), Link2],
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
          {words.cancel}
        </Button>
      </ErrorState>
    );
  }
  return (
    <div className="space-y-5">
      <p>{words.deletingYourAccountAlsoDeletesAll}</p>
      {info.data ? <WhatGoes info={info.data} /> : <Skeleton className="h-44" />}
      <p className="text-muted">{words.sharedLinksStopWorkingRightAway}</p>
      <section aria-label={words.yourData} className="space-y-3 border-t border-line pt-5">
        <p>{words.downloadYourRecipesFirst}</p>
        <DataDownload />
      </section>
      <StepButtons backLabel={words.cancel} onBack={onBack}>
        <Button variant="danger" disabled={!info.data} onClick={onContinue}>
          {words.continueWord}
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
