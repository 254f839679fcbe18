import type { ImportDraft } from '@larder/shared/import/schema';
import { paths } from '@larder/shared/paths';
import { PRODUCT_NAME } from '@larder/shared/product';
import type { RecipeChangedDetails, RecipeDto } from '@larder/shared/recipe/schema';
import { RECIPE_MESSAGES } from '@larder/shared/recipe/messages';
import { Trash2 } from 'lucide-react';
import { useCallback, useEffect, useRef, useState } from 'react';
import { Link, useNavigate, useParams, useSearchParams } from 'react-router-dom';
import { Breadcrumbs } from '../components/ui/breadcrumbs.tsx';
import { Button } from '../components/ui/button.tsx';
import { ConfirmDialog } from '../components/ui/dialog/confirm-dialog.tsx';
import { ErrorState } from '../components/ui/error-state.tsx';
import { IconButton } from '../components/ui/icon-button.tsx';
import { FailureNotice } from '../components/ui/failure-notice.tsx';
import { Notice } from '../components/ui/notice.tsx';
import { Skeleton } from '../components/ui/skeleton.tsx';
import { RecipePhotos } from '../features/photos/recipe-photos.tsx';
import { useCoverDialog } from '../components/cover/use-cover-dialog.tsx';
import { ConflictDialog, conflictOf } from '../features/recipes/editor/conflict-dialog.tsx';
import { EditorFrame } from '../features/recipes/editor/editor-frame.tsx';
import { LeaveGuard } from '../features/recipes/editor/leave-guard.tsx';
import {
  inputOfValues,
  updatedValues,
  valuesOfRecipe,
  type RecipeFormValues,
} from '../features/recipes/editor/recipe-form-values.ts';
import { RecipeForm } from '../features/recipes/editor/recipe-form.tsx';
import { forgetUnsavedWork } from '../features/recipes/editor/kept-work.ts';
import { SourcePanel } from '../features/recipes/editor/source-panel.tsx';
import { UnsavedWork } from '../features/recipes/editor/unsaved-work.tsx';
import { dropMissingPicture, useRecipeForm } from '../features/recipes/editor/use-recipe-form.ts';
import { useDocumentTitle } from '../hooks/use-document-title.ts';
import { appCodeOf, errorMessage, failureOf, type Failure } from '../lib/error-message.ts';
import { ownRecipe } from '../lib/own-recipe.ts';
import { trpc } from '../lib/trpc.ts';

const FORM_ID = 'recipe-form';

export default function RecipeEditPage() {
  const { id = '' } = useParams();
  // Refetched on every visit: an editor begins with what is saved now, and keeps it while somebody types.
  const recipe = trpc.recipes.byId.useQuery(
    { id },
    { select: ownRecipe, staleTime: 0, refetchOnWindowFocus: false, refetchOnReconnect: false },
  );
  useDocumentTitle(recipe.data ? `Edit ${recipe.data.title} - ${PRODUCT_NAME}` : undefined);

  const [params] = useSearchParams();
  const importId = params.get('import') ?? undefined;
  const given = trpc.imports.get.useQuery(
    { id: importId ?? '' },
    { enabled: importId !== undefined, staleTime: Infinity },
  );

  if (recipe.isPending || (recipe.data && !recipe.isFetchedAfterMount)) return <Placeholder />;
  if (importId && given.isPending) return <Placeholder />;
  if (recipe.data)
    return (
      <EditForm key={id} recipe={recipe.data} importId={given.data && importId} draft={given.data?.draft} />
    );
  const missing =
    recipe.isSuccess || ['RECIPE_NOT_FOUND', 'INVALID_INPUT'].includes(appCodeOf(recipe.error) ?? '');
  return (
    <ErrorState
      title={missing ? RECIPE_MESSAGES.notFoundTitle : RECIPE_MESSAGES.loadFailed}
      message={missing ? RECIPE_MESSAGES.notFound : errorMessage(recipe.error)}
      onRetry={missing ? undefined : () => void recipe.refetch()}
    >
      <Button asChild variant="secondary">
        <Link to={paths.home()}>Back to Recipes</Link>
      </Button>
    </ErrorState>
  );
}

function Placeholder() {
  return (
    <div role="status" aria-label="Loading recipe">
      <Skeleton className="h-96" />
    </div>
  );
}

interface EditFormProps {
  recipe: RecipeDto;
  /** What its page says now, for the form to begin with. */
  draft: ImportDraft | undefined;
  importId: string | undefined;
}

function EditForm({ recipe, draft: given, importId }: EditFormProps) {
  // Once open the form stays as it is, also when the import is put away.
  const [draft] = useState(given);
  const navigate = useNavigate();
  const utils = trpc.useUtils();
  const form = useRecipeForm(valuesOfRecipe(recipe));
  // What the form began with: a save over anything newer is refused.
  const [base, setBase] = useState(recipe);
  const [conflict, setConflict] = useState<RecipeChangedDetails | null>(null);
  const [failure, setFailure] = useState<Failure>();
  const cover = useCoverDialog({
    current: () => form.getValues('image'),
    onSelect: (image) => form.setValue('image', image, { shouldDirty: true }),
  });
  const [isUploading, setUploading] = useState(false);
  useEffect(() => {
    if (draft) form.reset(updatedValues(recipe, draft), { keepDefaultValues: true });
    // Once, with what was there when the form was opened.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, []);
  const done = useRef(false);
  const isDone = useCallback(() => done.current, []);
  const end = () => {
    done.current = true;
    forgetUnsavedWork(recipe.id);
  };
  const update = trpc.recipes.update.useMutation();

  const save = async (values: RecipeFormValues) => {
    if (update.isPending) return;
    setFailure(undefined);
    try {
      const saved = await update.mutateAsync({
        ...inputOfValues(values),
        id: recipe.id,
        version: base.version,
        importId,
      });
      end();
      if (importId) void utils.imports.list.invalidate();
      utils.recipes.byId.setData({ id: saved.id }, saved);
      void utils.recipes.list.invalidate();
      await navigate(paths.recipe(saved.id), { replace: true, state: { message: RECIPE_MESSAGES.updated } });
    } catch (error) {
      dropMissingPicture(form, error);
      const newer = conflictOf(error);
      if (newer) setConflict(newer);
      else setFailure(failureOf(error, RECIPE_MESSAGES.updateFailed));
    }
  };

  const unsaved = form.formState.isDirty;
  const titled = form.watch('title').trim() !== '';
  return (
    <EditorFrame
      title="Edit Recipe"
      breadcrumbs={
        <Breadcrumbs>
          <Link to={paths.home()}>Recipes</Link>
          <Link to={paths.recipe(recipe.id)}>{recipe.title}</Link>
          Edit
        </Breadcrumbs>
      }
      formId={FORM_ID}
      saveLabel="Save Changes"
      canSave={titled && unsaved && !isUploading}
      saving={update.isPending}
      unsaved={unsaved}
      failure={failure}
      onBack={() => void navigate(paths.recipe(recipe.id))}
      actions={<DeleteButton recipe={recipe} onDeleted={end} />}
      source={draft && <SourcePanel draft={draft} />}
    >
      {draft && (
        <Notice tone="success" className="mb-6">
          This is what the page says now. Nothing changes before you save.
        </Notice>
      )}
      <RecipePhotos
        saved={base.photos}
        photos={form.watch('photos')}
        onChange={(photos) => form.setValue('photos', photos, { shouldDirty: true })}
        onAdd={(photo) =>
          form.setValue('photos', [...form.getValues('photos'), photo], { shouldDirty: true })
        }
        onBusy={setUploading}
      />
      <RecipeForm
        id={FORM_ID}
        form={form}
        draft={draft}
        saved={base}
        onSubmit={(event) => void form.handleSubmit(save)(event)}
        onEditPicture={cover.open}
      />
      {cover.dialog}
      <LeaveGuard
        unsaved={unsaved || isUploading}
        isDone={isDone}
        onLeave={() => forgetUnsavedWork(recipe.id)}
      />
      <UnsavedWork
        form={form}
        workKey={recipe.id}
        unsaved={unsaved}
        base={{ version: base.version }}
        isDone={isDone}
        onRestore={({ values, version = base.version }) => {
          form.reset(values, { keepDefaultValues: true });
          setBase({ ...base, version });
        }}
      />
      <ConflictDialog
        conflict={conflict}
        onClose={() => setConflict(null)}
        onKeepMine={(current) => {
          setBase(current);
          form.reset(valuesOfRecipe(current), { keepValues: true, keepDirty: false });
          setConflict(null);
        }}
        onTakeNewer={(current) => {
          setBase(current);
          form.reset(valuesOfRecipe(current));
          setConflict(null);
        }}
      />
    </EditorFrame>
  );
}

function DeleteButton({ recipe, onDeleted }: { recipe: RecipeDto; onDeleted: () => void }) {
  const navigate = useNavigate();
  const utils = trpc.useUtils();
  const [asking, setAsking] = useState(false);
  const remove = trpc.recipes.delete.useMutation({
    onSuccess: async () => {
      onDeleted();
      await navigate(paths.home(), { replace: true, state: { message: RECIPE_MESSAGES.deleted } });
      utils.recipes.byId.setData({ id: recipe.id }, undefined);
      void utils.recipes.list.invalidate();
      void utils.playlists.list.invalidate();
      void utils.profiles.me.invalidate();
    },
  });
  return (
    <>
      <IconButton label="Delete recipe" className="text-danger" onClick={() => setAsking(true)}>
        <Trash2 />
      </IconButton>
      <ConfirmDialog
        open={asking}
        onOpenChange={setAsking}
        title="Delete Recipe"
        description={`“${recipe.title}” will be gone for good, from your favorites, collections and shared links too.`}
        confirmLabel="Delete"
        danger
        busy={remove.isPending}
        onConfirm={() => remove.mutate({ id: recipe.id })}
      >
        {remove.isError && <FailureNotice error={remove.error} fallback={RECIPE_MESSAGES.deleteFailed} />}
      </ConfirmDialog>
    </>
  );
}
