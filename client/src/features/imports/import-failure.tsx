import * as messages from '#messages/imports.json';
import type { AppErrorCode } from '@larder/shared/errors';
import type { ImportDto, RecipeChoice } from '@larder/shared/import/schema';
import { paths } from '@larder/shared/paths';
import { Camera, ClipboardPaste, PencilLine, RotateCw } from 'lucide-react';
import { Link, useNavigate } from 'react-router-dom';
import { VideoOffer } from '../../components/recipe/video-offer.tsx';
import { Button } from '../../components/ui/button.tsx';
import { Notice } from '../../components/ui/notice.tsx';
import { addressOf } from './address.ts';
import { ChooseRecipe } from './choose-recipe.tsx';
import { importLabel } from './import-label.ts';
import { useImportActions } from './use-import-actions.ts';

interface ImportFailureProps {
  item: ImportDto;
  onAnotherUrl: () => void;
  onPaste: () => void;
  /** One of the pages that a list leads to. */
  onChoose: (recipe: RecipeChoice) => void;
  choosing: boolean;
}

const PASTE_IT = messages.ifYouSeeARecipeOn;

/** What more there is to know about a failure, and what helps. */
const HINTS: Partial<Record<AppErrorCode, string>> = {
  IMPORT_BLOCKED: messages.thisSiteBlocksAutomatedReadingOpen,
  IMPORT_PAGE_GONE: messages.thatPageDoesntExist404Check,
  IMPORT_TIMEOUT: messages.theSiteMayBeBusyYou,
  IMPORT_NO_RECIPE: PASTE_IT,
  IMPORT_NO_DETAILS: PASTE_IT,
};
const PHOTO_CODES: readonly (AppErrorCode | undefined)[] = ['IMPORT_IS_PDF', 'IMPORT_IS_IMAGE'];
const PASSING_CODES: readonly (AppErrorCode | undefined)[] = ['IMPORT_TIMEOUT', 'IMPORT_NETWORK', undefined];

/** Why an import ended without a draft, and the ways on. */
export function ImportFailure({ item, onAnotherUrl, onPaste, onChoose, choosing }: ImportFailureProps) {
  const { retry } = useImportActions(item.kind);
  const navigate = useNavigate();
  const videoUrl = item.error?.videoUrl;
  const code = item.error?.appCode;
  const isPasted = item.kind === 'html';
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
  const hint = code && !isPasted ? HINTS[code] : undefined;
  const isPassing = PASSING_CODES.includes(code);
  return (
    <div className="space-y-5">
      <Notice tone={item.status === 'failed' ? 'danger' : 'warning'}>{importLabel(item)}</Notice>
      {videoUrl && <VideoOffer url={videoUrl} onStarted={(to) => void navigate(to)} />}
      {hint && <p className="text-muted">{hint}</p>}
      {isPasted && <p className="text-muted">{messages.whatYouPastedIsStillHere}</p>}
      <div className="flex flex-wrap gap-3">
        {isPassing && <RetryButton item={item} retry={retry} isFirst />}
        {PHOTO_CODES.includes(code) && (
          <Button asChild>
            <Link to={paths.importPhotos()}>
              <Camera aria-hidden className="size-5" /> {messages.importFromPhotos}
            </Link>
          </Button>
        )}
        <Button
          variant={isPassing || videoUrl || PHOTO_CODES.includes(code) ? 'secondary' : 'primary'}
          onClick={onPaste}
        >
          <ClipboardPaste aria-hidden className="size-5" />
          {isPasted ? messages.editWhatYouPasted : messages.pasteThePage}
        </Button>
        <Button variant="secondary" onClick={onAnotherUrl}>
          {messages.tryAnotherUrl}
        </Button>
        {!isPassing && !isPasted && <RetryButton item={item} retry={retry} />}
        <Button asChild variant="secondary">
          <Link to={paths.addRecipe(addressOf(item))}>
            <PencilLine aria-hidden className="size-5" /> {messages.enterItByHand}
          </Link>
        </Button>
      </div>
    </div>
  );
}

interface RetryButtonProps {
  item: ImportDto;
  retry: ReturnType<typeof useImportActions>['retry'];
  isFirst?: boolean;
}

function RetryButton({ item, retry, isFirst }: RetryButtonProps) {
  return (
    <Button
      variant={isFirst ? 'primary' : 'secondary'}
      busy={retry.isPending}
      onClick={() => retry.mutate({ id: item.id })}
    >
      <RotateCw aria-hidden className="size-5" /> {messages.tryAgain}
    </Button>
  );
}
