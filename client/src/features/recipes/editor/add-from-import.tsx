import { translated } from '../../../lib/translated.ts';
import * as messages from '#messages/editor.json';
import type { ImportDraft, ImportDto } from '@larder/shared/import/schema';
import { paths } from '@larder/shared/paths';
import { useState, type ComponentType, type ReactNode } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { DuplicateChoice } from '../../../components/recipe/duplicate-choice.tsx';
import { VideoOffer } from '../../../components/recipe/video-offer.tsx';
import { Button } from '../../../components/ui/button.tsx';
import { ErrorState } from '../../../components/ui/error-state.tsx';
import { Skeleton } from '../../../components/ui/skeleton.tsx';
import { errorMessage } from '../../../lib/error-message.ts';
import { pageOfImport, useNavState } from '../../../lib/nav-state.ts';
import { trpc } from '../../../lib/trpc.ts';
import { AddRecipe } from './add-recipe.tsx';
import type { PhotosFieldProps } from './recipe-editor.tsx';
import { valuesOfDraft } from './recipe-form-values.ts';
import { SOURCES } from './recipe-of-draft.ts';
import { SourcePanel } from './source-panel.tsx';

interface AddFromImportProps {
  importId: string;
  PhotosField: ComponentType<PhotosFieldProps>;
}

/**
 * The form for the draft of an import, which stays on the server until the recipe is saved. Once open, the form stays,
 * also when the import is dismissed or saved somewhere else.
 */
export function AddFromImport({ importId, PhotosField }: AddFromImportProps) {
  const query = trpc.imports.get.useQuery({ id: importId }, { staleTime: Infinity });
  const [draft, setDraft] = useState<ImportDraft>();
  if (!draft && query.data?.status === 'done' && query.data.draft) setDraft(query.data.draft);
  if (query.isPending) return <Skeleton className="h-96" />;
  if (!draft) return <NoDraft item={query.data} error={query.error} />;
  const kind = query.data?.kind ?? 'url';
  return (
    <SavedBefore importId={importId} sourceUrl={draft.sourceUrl ?? ''}>
      <AddRecipe
        initial={valuesOfDraft(draft)}
        source={SOURCES[kind]}
        states={query.data?.photos}
        importId={importId}
        chosen={draft.recipes && draft.chosen}
        draft={draft}
        PhotosField={PhotosField}
        sourcePanel={(leave) => (
          <SourcePanel draft={draft}>
            {draft.recipes && (
              <Button
                variant="secondary"
                className="mt-4"
                onClick={() => leave(pageOfImport({ kind, id: importId }))}
              >
                {messages.chooseAnotherRecipe}
              </Button>
            )}
            {draft.videoUrl && <VideoOffer url={draft.videoUrl} besideDraft onStarted={leave} />}
          </SourcePanel>
        )}
      />
    </SavedBefore>
  );
}

interface SavedBeforeProps {
  importId: string;
  sourceUrl: string;
  children: ReactNode;
}

/** Asks first what is to become of a recipe that was saved from the same page before, unless that is decided. */
function SavedBefore({ importId, sourceUrl, children }: SavedBeforeProps) {
  const navigate = useNavigate();
  const { keepsBoth = false } = useNavState();
  const [isAsked, setAsked] = useState(!keepsBoth && sourceUrl !== '');
  const duplicates = trpc.recipes.duplicates.useQuery(
    { sourceUrl, limit: 3 },
    { enabled: isAsked, refetchOnWindowFocus: false },
  );
  // Once the form is open, nothing takes its place: its own recipe would, as soon as it is saved.
  if (isAsked && (duplicates.isError || duplicates.data?.items.length === 0)) setAsked(false);
  if (!isAsked) return children;
  if (!duplicates.data) return <Skeleton className="h-96" />;
  return (
    <div className="max-w-3xl">
      <DuplicateChoice
        recipes={duplicates.data.items}
        onUpdate={({ id }) => void navigate(paths.updateFromImport(id, importId))}
        onKeepBoth={() => setAsked(false)}
      />
    </div>
  );
}

function NoDraft({ item, error }: { item: ImportDto | undefined; error: unknown }) {
  const gone = item?.status === 'dismissed';
  return (
    <ErrorState
      title={gone ? messages.draftDiscarded : messages.noDraftHere}
      message={
        gone
          ? messages.draftGone
          : item?.error
            ? translated(item.error.message)
            : error
              ? errorMessage(error)
              : messages.importUnfinished
      }
    >
      <Button asChild>
        <Link to={paths.imports()}>{messages.seeYourImports}</Link>
      </Button>
      <Button asChild variant="secondary">
        <Link to={paths.home()}>{messages.backToRecipes}</Link>
      </Button>
    </ErrorState>
  );
}
