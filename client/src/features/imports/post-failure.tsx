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
import { importFailureOf } from './import-failure-of.ts';
import { importLabel } from './import-label.ts';
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
  return (
    <div className="space-y-6">
      <Notice tone={item.status === 'failed' ? 'danger' : 'warning'}>{importLabel(item)}</Notice>
      {recipeUrl && (
        <Button asChild>
          <Link to={`${paths.importUrl()}?url=${encodeURIComponent(recipeUrl)}`} className="max-w-full">
            <Globe aria-hidden className="size-5" /> {messages.importThePageItLinksTo}
          </Link>
        </Button>
      )}
      {!isLinkWrong && (
        <CaptionBox
          url={item.label}
          busy={start.isPending}
          failure={start.error && <FailureText {...importFailureOf('social', start.error)} />}
          onSend={(caption) => start.mutate({ kind: 'social', url: item.label, caption })}
        />
      )}
      <div className="flex flex-wrap gap-3">
        <Button variant="secondary" onClick={onAnotherPost}>
          {messages.tryAnotherLink}
        </Button>
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
      </div>
    </div>
  );
}
