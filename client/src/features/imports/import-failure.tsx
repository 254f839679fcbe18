import * as messages from '#messages/imports.json';
import type { AppErrorCode } from '@larder/shared/errors';
import type { ImportDto, RecipeChoice } from '@larder/shared/import/schema';
import { paths } from '@larder/shared/paths';
import { Camera, ClipboardPaste, Link2, PencilLine, RotateCw } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { VideoOffer } from '../../components/recipe/video-offer.tsx';
import { Button, type ButtonProps } from '../../components/ui/button.tsx';
import { Notice } from '../../components/ui/notice.tsx';
import { addressOf } from './address.ts';
import { ChooseRecipe } from './choose-recipe.tsx';
import { ImportAddress } from './import-address.tsx';
import { importLabel } from './import-label.ts';
import { OtherOptions } from './other-options.tsx';
import { useImportActions } from './use-import-actions.ts';

interface ImportFailureProps {
  item: ImportDto;
  onAnotherUrl: () => void;
  onPaste: () => void;
  /** One of the pages that a list leads to. */
  onChoose: (recipe: RecipeChoice) => void;
  choosing: boolean;
}

const PASTE_IT = messages.pasteIfSeen;

/** What more there is to know about a failure, and what helps. */
const HINTS: Partial<Record<AppErrorCode, string>> = {
  IMPORT_BLOCKED: messages.siteBlocks,
  IMPORT_PAGE_GONE: messages.pageNotThere,
  IMPORT_TIMEOUT: messages.siteBusy,
  IMPORT_NO_RECIPE: PASTE_IT,
  IMPORT_NO_DETAILS: PASTE_IT,
};

type Way = 'retry' | 'photos' | 'paste' | 'another' | 'byHand';
const WAYS: readonly Way[] = ['retry', 'paste', 'another', 'byHand'];

/** What is most likely to help, where that is not to paste the page. */
const FIRST_WAY: Partial<Record<AppErrorCode, Way>> = {
  IMPORT_IS_PDF: 'photos',
  IMPORT_IS_IMAGE: 'photos',
  IMPORT_TIMEOUT: 'retry',
  IMPORT_NETWORK: 'retry',
  IMPORT_PAGE_GONE: 'another',
};

/** Why an import ended without a draft: one cause, what helps, and the other ways folded away. */
export function ImportFailure(props: ImportFailureProps) {
  const { item, onAnotherUrl, onChoose, choosing } = props;
  const navigate = useNavigate();
  const videoUrl = item.error?.videoUrl;
  if (item.error?.recipes) {
    return (
      <div className="space-y-5">
        <p className="font-medium">{importLabel(item)}</p>
        <ChooseRecipe recipes={item.error.recipes} busy={choosing} onChoose={onChoose} />
        <Button variant="secondary" onClick={onAnotherUrl}>
          {messages.tryAnotherUrl}
        </Button>
      </div>
    );
  }
  const advice = adviceOf(item);
  const first = videoUrl ? undefined : firstWayOf(item);
  return (
    <div className="space-y-5">
      <ImportAddress label={item.label} />
      <Notice tone={item.status === 'failed' ? 'danger' : 'warning'}>
        <p>{importLabel(item)}</p>
        {advice && <p className="mt-1 font-normal">{advice}</p>}
      </Notice>
      {videoUrl && <VideoOffer url={videoUrl} onStarted={(to) => void navigate(to)} />}
      {first && <WayOn {...props} way={first} />}
      <OtherOptions>
        {WAYS.filter((way) => way !== first).map((way) => (
          <WayOn key={way} {...props} way={way} variant="secondary" />
        ))}
      </OtherOptions>
    </div>
  );
}

function adviceOf({ kind, error }: ImportDto): string | undefined {
  if (kind === 'html') return messages.textStillHere;
  return error?.appCode && HINTS[error.appCode];
}

function firstWayOf({ kind, error }: ImportDto): Way {
  // Cancelled: nothing is wrong with it.
  if (!error) return 'retry';
  return kind === 'html' ? 'paste' : (FIRST_WAY[error.appCode] ?? 'paste');
}

interface WayOnProps extends ImportFailureProps, Pick<ButtonProps, 'variant'> {
  way: Way;
}

function WayOn({ way, variant, item, onAnotherUrl, onPaste }: WayOnProps): ReactNode {
  const { retry } = useImportActions(item.kind);
  switch (way) {
    case 'retry':
      return (
        <Button variant={variant} busy={retry.isPending} onClick={() => retry.mutate({ id: item.id })}>
          <RotateCw aria-hidden className="size-5" /> {messages.tryAgain}
        </Button>
      );
    case 'photos':
      return (
        <Button asChild variant={variant}>
          <Link to={paths.importPhotos()}>
            <Camera aria-hidden className="size-5" /> {messages.importFromPhotos}
          </Link>
        </Button>
      );
    case 'paste':
      return (
        <Button variant={variant} onClick={onPaste}>
          <ClipboardPaste aria-hidden className="size-5" />
          {item.kind === 'html' ? messages.editWhatYouPasted : messages.pasteThePage}
        </Button>
      );
    case 'another':
      return (
        <Button variant={variant} onClick={onAnotherUrl}>
          <Link2 aria-hidden className="size-5" /> {messages.tryAnotherUrl}
        </Button>
      );
    case 'byHand':
      return (
        <Button asChild variant={variant}>
          <Link to={paths.addRecipe(addressOf(item))}>
            <PencilLine aria-hidden className="size-5" /> {messages.enterItByHand}
          </Link>
        </Button>
      );
  }
}
