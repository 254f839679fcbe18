import type { DeletionInfoDto } from '@larder/shared/account/schema';
import { ACCOUNT_MESSAGES } from '@larder/shared/account/messages';
import { BookOpen, Images, Library, Link2 } from 'lucide-react';
import { Button } from '../../components/ui/button.tsx';
import { ErrorState } from '../../components/ui/error-state.tsx';
import { Skeleton } from '../../components/ui/skeleton.tsx';
import { errorMessage } from '../../lib/error-message.ts';
import { plural } from '../../lib/plural.ts';
import { trpc } from '../../lib/trpc.ts';
import { DataDownload } from './data-download.tsx';
import { StepButtons } from './step-buttons.tsx';

const KINDS = [
  ['recipes', 'recipe', BookOpen],
  ['collections', 'collection', Library],
  ['photos', 'picture', Images],
  ['shares', 'shared link', Link2],
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
          Cancel
        </Button>
      </ErrorState>
    );
  }
  return (
    <div className="space-y-5">
      <p>With your account, all of this is deleted for good:</p>
      {info.data ? <WhatGoes info={info.data} /> : <Skeleton className="h-44" />}
      <p className="text-muted">
        Shared links stop working at once, and running imports are dropped. None of it can be brought back.
      </p>
      <section aria-label="Your data" className="space-y-3 border-t border-line pt-5">
        <p>Take your recipes with you: they fit into one file.</p>
        <DataDownload />
      </section>
      <StepButtons backLabel="Cancel" onBack={onBack}>
        <Button variant="danger" disabled={!info.data} onClick={onContinue}>
          Continue
        </Button>
      </StepButtons>
    </div>
  );
}

function WhatGoes({ info }: { info: DeletionInfoDto }) {
  return (
    <ul className="divide-y divide-line rounded-control border border-line px-4">
      {KINDS.map(([key, noun, Icon]) => (
        <li key={key} className="flex min-h-11 items-center gap-3">
          <Icon aria-hidden className="size-5 text-muted" />
          {plural(info[key], noun)}
        </li>
      ))}
    </ul>
  );
}
