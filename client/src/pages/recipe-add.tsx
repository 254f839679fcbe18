import type { ImportDraft, ImportDto, ImportPhotoState } from '@larder/shared/import/schema';
import { paths } from '@larder/shared/paths';
import { ADD_RECIPE_TITLE } from '@larder/shared/product';
import { RECIPE_MESSAGES, type RecipeSource } from '@larder/shared/recipe/messages';
import { withoutCredentials } from '@larder/shared/text';
import { lazy, Suspense, useCallback, useRef, useState, type ReactNode } from 'react';
import { Link, useNavigate, useSearchParams } from 'react-router-dom';
import { Breadcrumbs } from '../components/ui/breadcrumbs.tsx';
import { Button } from '../components/ui/button.tsx';
import { ErrorState } from '../components/ui/error-state.tsx';
import { Skeleton } from '../components/ui/skeleton.tsx';
import { RecipePhotos } from '../features/photos/recipe-photos.tsx';
import { useCoverDialog } from '../components/cover/use-cover-dialog.tsx';
import { DuplicateChoice } from '../features/recipes/editor/duplicate-choice.tsx';
import { EditorFrame } from '../features/recipes/editor/editor-frame.tsx';
import { LeaveGuard } from '../features/recipes/editor/leave-guard.tsx';
import { handedOver } from '../features/recipes/editor/handed-over.ts';
import {
  inputOfValues,
  valuesOfDraft,
  type RecipeFormValues,
} from '../features/recipes/editor/recipe-form-values.ts';
import { RecipeForm } from '../features/recipes/editor/recipe-form.tsx';
import { SourcePanel } from '../features/recipes/editor/source-panel.tsx';
import { forgetUnsavedWork } from '../features/recipes/editor/kept-work.ts';
import { useDraftMarks } from '../features/recipes/editor/use-draft-marks.ts';
import { UnsavedWork } from '../features/recipes/editor/unsaved-work.tsx';
import {
  dropMissingPicture,
  useRecipeForm,
  useRequestId,
} from '../features/recipes/editor/use-recipe-form.ts';
import { useDocumentTitle } from '../hooks/use-document-title.ts';
import { errorMessage, failureOf, type Failure } from '../lib/error-message.ts';
import { useNavState } from '../lib/nav-state.ts';
import { trpc } from '../lib/trpc.ts';

const PhotoSource = lazy(() => import('../features/recipes/editor/photo-source.tsx'));

const FORM_ID = 'recipe-form';

export default function RecipeAddPage() {
  useDocumentTitle(ADD_RECIPE_TITLE);
  const [params] = useSearchParams();
  const importId = params.get('import');
  const { values, source, draft } = handedOver(useNavState());
  if (importId) return <FromImport key={importId} importId={importId} />;
  const sourceUrl = withoutCredentials(params.get('url') || values.sourceUrl);
  return (
    <AddForm
      key={params.toString()}
      initial={{ ...values, sourceUrl }}
      source={source}
      draft={draft}
      sourcePanel={draft && <SourcePanel draft={draft} />}
    />
  );
}

/**
 * The form for the draft of an import, which is kept on the server until the recipe is saved. Once open, the form stays,
 * also when the import is dismissed or saved somewhere else.
 */
function FromImport({ importId }: { importId: string }) {
  const query = trpc.imports.get.useQuery({ id: importId }, { staleTime: Infinity });
  const [draft, setDraft] = useState<ImportDraft>();
  const navigate = useNavigate();
  const { keepsBoth = false } = useNavState();
  const [isAsked, setAsked] = useState(!keepsBoth);
  const sourceUrl = draft?.sourceUrl ?? '';
  const duplicates = trpc.recipes.duplicates.useQuery(
    { sourceUrl, limit: 3 },
    { enabled: isAsked && sourceUrl !== '', refetchOnWindowFocus: false },
  );
  const found = isAsked ? (duplicates.data?.items ?? []) : [];
  if (!draft && query.data?.status === 'done' && query.data.draft) setDraft(query.data.draft);
  if (query.isPending) return <Skeleton className="h-96" />;
  if (!draft) return <NoDraft item={query.data} error={query.error} />;
  return (
    <AddForm
      initial={valuesOfDraft(draft)}
      source={SOURCES[query.data?.kind ?? 'url']}
      states={query.data?.photos}
      importId={importId}
      draft={draft}
      sourcePanel={
        <SourcePanel draft={draft}>
          {draft.recipes && (
            <Link to={paths.startedImport(importId)} className="btn btn-secondary mt-4">
              Choose another recipe
            </Link>
          )}
        </SourcePanel>
      }
    >
      {found.length > 0 && (
        <div className="mb-8">
          <DuplicateChoice
            recipes={found}
            onUpdate={({ id }) => void navigate(paths.updateFromImport(id, importId))}
            onKeepBoth={() => setAsked(false)}
          />
        </div>
      )}
    </AddForm>
  );
}

/** As it is stored. */
const SOURCES: Record<ImportDto['kind'], RecipeSource> = {
  url: 'url',
  html: 'url',
  social: 'url',
  text: 'manual',
  photo: 'photo',
};

function NoDraft({ item, error }: { item: ImportDto | undefined; error: unknown }) {
  const gone = item?.status === 'dismissed';
  return (
    <ErrorState
      title={gone ? 'This draft has been put away' : 'There is no draft here'}
      message={
        gone
          ? 'It was saved as a recipe, or dismissed.'
          : (item?.error?.message ?? (error ? errorMessage(error) : 'The import has not finished yet.'))
      }
    >
      <Button asChild>
        <Link to={paths.imports()}>See your imports</Link>
      </Button>
      <Button asChild variant="secondary">
        <Link to={paths.home()}>Back to Recipes</Link>
      </Button>
    </ErrorState>
  );
}

interface AddFormProps {
  initial: RecipeFormValues;
  source: RecipeSource;
  importId?: string;
  sourcePanel?: ReactNode;
  /** What was read into the form. */
  draft?: ImportDraft;
  /** The photos it was read from, and how that went. */
  states?: ImportPhotoState[] | undefined;
  /** Something to decide first. */
  children?: ReactNode;
}

function AddForm({ initial, source, importId, sourcePanel, draft, states, children }: AddFormProps) {
  const navigate = useNavigate();
  const utils = trpc.useUtils();
  const form = useRecipeForm(initial);
  const marks = useDraftMarks(form, draft);
  const [isUploading, setUploading] = useState(false);
  const [requestId, setRequestId] = useRequestId();
  const saved = useRef(false);
  const isDone = useCallback(() => saved.current, []);
  const workKey = importId ? `import-${importId}` : 'new';
  const [failure, setFailure] = useState<Failure>();
  const cover = useCoverDialog({
    current: () => form.getValues('image'),
    onSelect: (image) => form.setValue('image', image, { shouldDirty: true }),
  });
  const create = trpc.recipes.create.useMutation();

  const save = async (values: RecipeFormValues) => {
    if (create.isPending) return;
    setFailure(undefined);
    try {
      const recipe = await create.mutateAsync({ ...inputOfValues(values), source, importId, requestId });
      saved.current = true;
      forgetUnsavedWork(workKey);
      utils.recipes.byId.setData({ id: recipe.id }, recipe);
      void utils.recipes.list.invalidate();
      void utils.profiles.me.invalidate();
      if (importId) void utils.imports.list.invalidate();
      await navigate(paths.recipe(recipe.id), { replace: true, state: { message: RECIPE_MESSAGES.created } });
    } catch (error) {
      dropMissingPicture(form, error);
      setFailure(failureOf(error, RECIPE_MESSAGES.createFailed));
    }
  };

  const photos = initial.photos.length > 0 ? initial.photos : undefined;
  const unsaved = form.formState.isDirty;
  const titled = form.watch('title').trim() !== '';
  return (
    <EditorFrame
      title="Add Recipe"
      breadcrumbs={
        <Breadcrumbs>
          <Link to={paths.home()}>Recipes</Link>
          Add Recipe
        </Breadcrumbs>
      }
      formId={FORM_ID}
      saveLabel="Add Recipe"
      canSave={titled && !isUploading}
      saving={create.isPending}
      unsaved={unsaved}
      failure={failure}
      onBack={() => void navigate(importId ? paths.imports() : paths.home())}
      isSourceLarge={photos !== undefined}
      source={
        photos ? (
          <Suspense fallback={<Skeleton className="h-[38dvh]" />}>
            <PhotoSource photos={photos} states={states ?? []} marks={marks} />
          </Suspense>
        ) : (
          sourcePanel
        )
      }
    >
      {children}
      {photos && (
        <RecipePhotos
          saved={[]}
          photos={form.watch('photos')}
          onChange={(next) => form.setValue('photos', next, { shouldDirty: true })}
          onAdd={(photo) =>
            form.setValue('photos', [...form.getValues('photos'), photo], { shouldDirty: true })
          }
          onBusy={setUploading}
        />
      )}
      <RecipeForm
        id={FORM_ID}
        form={form}
        draft={draft}
        marks={marks}
        onSubmit={(event) => void form.handleSubmit(save)(event)}
        onEditPicture={cover.open}
      />
      {cover.dialog}
      <LeaveGuard
        unsaved={unsaved || isUploading}
        isDone={isDone}
        onLeave={() => forgetUnsavedWork(workKey)}
      />
      <UnsavedWork
        form={form}
        workKey={workKey}
        unsaved={unsaved}
        base={{ requestId }}
        isDone={isDone}
        onRestore={(work) => {
          form.reset(work.values, { keepDefaultValues: true });
          if (work.requestId) setRequestId(work.requestId);
        }}
      />
    </EditorFrame>
  );
}
