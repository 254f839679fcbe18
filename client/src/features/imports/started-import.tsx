import * as messages from '#messages/imports.json';
import { rich } from '../../components/ui/rich.tsx';
import type { ImportDto, RecipeChoice } from '@larder/shared/import/schema';
import { IMPORT_MESSAGES } from '@larder/shared/import/messages';
import { paths } from '@larder/shared/paths';
import { useEffect } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { Button } from '../../components/ui/button.tsx';
import { Skeleton } from '../../components/ui/skeleton.tsx';
import { toast } from '../../lib/toast.ts';
import { trpc } from '../../lib/trpc.ts';
import { addressOf } from './address.ts';
import { ChooseOfDraft } from './choose-recipe.tsx';
import { importFailureOf } from './import-failure-of.ts';
import { ImportFailure } from './import-failure.tsx';
import { ImportAddress } from './import-address.tsx';
import { ImportProgress } from './import-progress.tsx';
import { isActive, useImport } from './live-imports.tsx';
import { useChoice } from './use-choice.ts';
import { useImportActions } from './use-import-actions.ts';

interface StartedImportProps {
  id: string;
  /** The recipe that the draft is to bring up to date. */
  update: string | undefined;
  /** It is known that there is a recipe from this page, and that there are to be two. */
  keepsBoth: boolean;
  onStarted: (item: ImportDto) => void;
  onAnotherUrl: (url: string | undefined) => void;
  onPaste: (page: { url: string | undefined; from: string | undefined }) => void;
}

/** The import that was started here: its stages, then which of several recipes, then its draft; or why there is none. */
export function StartedImport(props: StartedImportProps) {
  const { id, update, keepsBoth, onStarted, onAnotherUrl, onPaste } = props;
  const navigate = useNavigate();
  const item = useImport(id);
  const { cancel } = useImportActions();
  const { isReady, recipes, pick, isBusy } = useChoice(item);
  const start = trpc.imports.start.useMutation({
    onSuccess: (begun) => onStarted(begun),
    onError: (error) => toast.error(importFailureOf('url', error)),
  });
  useEffect(() => {
    if (!isReady) return;
    const to = update ? paths.updateFromImport(update, id) : paths.addFromImport(id);
    void navigate(to, { replace: true, state: { source: 'url', keepsBoth } });
  }, [isReady, id, update, keepsBoth, navigate]);

  if (!item) return <Skeleton className="h-40" />;
  const choose = ({ url }: RecipeChoice, place: number) =>
    url === null ? pick(place) : start.mutate({ kind: 'url', url });
  if (recipes) return <ChooseOfDraft item={item} recipes={recipes} busy={isBusy} onChoose={choose} />;
  if (!isActive(item) && item.status !== 'done') {
    const isPasted = item.kind === 'html';
    return (
      <ImportFailure
        item={item}
        onAnotherUrl={() => onAnotherUrl(addressOf(item))}
        onPaste={() => onPaste({ url: addressOf(item), from: isPasted ? id : undefined })}
        onChoose={(recipe) => choose(recipe, 0)}
        choosing={start.isPending}
      />
    );
  }
  return (
    <div className="space-y-6">
      <ImportAddress label={item.label} />
      <ImportProgress item={item} />
      {item.draft && <p>{IMPORT_MESSAGES.firstStays(item.draft.title)}</p>}
      <p className="text-muted">
        {rich(messages.goesOnUnderImports, {
          a: (text) => (
            <Link to={paths.imports()} className="font-medium text-accent underline-offset-4 hover:underline">
              {text}
            </Link>
          ),
        })}
      </p>
      <Button variant="secondary" busy={cancel.isPending} onClick={() => cancel.mutate({ id })}>
        {messages.cancelImport}
      </Button>
    </div>
  );
}
