import * as messages from '#messages/imports.json';
import type { ImportDto } from '@larder/shared/import/schema';
import { paths } from '@larder/shared/paths';
import { Globe, PencilLine, RotateCw } from 'lucide-react';
import { Link } from 'react-router-dom';
import { Button } from '../../components/ui/button.tsx';
import { FailureText } from '../../components/ui/failure-text.tsx';
import { Notice } from '../../components/ui/notice.tsx';
import { trpc } from '../../lib/trpc.ts';
import { CaptionBox } from './caption-box.tsx';
import { ImportAddress } from './import-address.tsx';
import { importFailureOf } from './import-failure-of.ts';
import { importLabel } from './import-label.ts';
import { OtherOptions } from './other-options.tsx';
import { useImportActions } from './use-import-actions.ts';

interface PostFailureProps {
  item: ImportDto;
  onStarted: (item: ImportDto) => void;
  onAnotherPost: () => void;
}

/** Why a post gave no draft, a box for its caption, and the other ways on. */
export function PostFailure({ item, onStarted, onAnotherPost }: PostFailureProps) {
  const { retry } = useImportActions(item.kind);
  const start = trpc.imports.start.useMutation({ onSuccess: onStarted });
  const recipeUrl = item.error?.recipeUrl;
  const isLinkWrong = item.error?.appCode === 'POST_INVALID';
  const caption = (
    <CaptionBox
      url={item.label}
      busy={start.isPending}
      isQuiet={recipeUrl !== undefined}
      failure={start.error && <FailureText {...importFailureOf('social', start.error)} />}
      onSend={(text) => start.mutate({ kind: 'social', url: item.label, caption: text })}
    />
  );
  return (
    <div className="space-y-6">
      <ImportAddress label={item.label} />
      <Notice tone={item.status === 'failed' ? 'danger' : 'warning'}>{importLabel(item)}</Notice>
      {recipeUrl && (
        <Button asChild>
          <Link to={`${paths.importUrl()}?url=${encodeURIComponent(recipeUrl)}`} className="max-w-full">
            <Globe aria-hidden className="size-5" /> {messages.importLinkedPage}
          </Link>
        </Button>
      )}
      {isLinkWrong ? (
        <Button onClick={onAnotherPost}>{messages.tryAnotherLink}</Button>
      ) : (
        !recipeUrl && caption
      )}
      <OtherOptions>
        {!isLinkWrong && (
          <>
            {recipeUrl && <div className="w-full">{caption}</div>}
            <Button variant="secondary" onClick={onAnotherPost}>
              {messages.tryAnotherLink}
            </Button>
          </>
        )}
        {!isLinkWrong && (
          <Button variant="secondary" busy={retry.isPending} onClick={() => retry.mutate({ id: item.id })}>
            <RotateCw aria-hidden className="size-5" /> {messages.tryAgain}
          </Button>
        )}
        <Button asChild variant="secondary">
          <Link to={paths.addRecipe()}>
            <PencilLine aria-hidden className="size-5" /> {messages.enterItByHand}
          </Link>
        </Button>
      </OtherOptions>
    </div>
  );
}
