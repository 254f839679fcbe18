import * as messages from '#messages/editor.json';
import type { ImportDraft, ImportPhotoState } from '@larder/shared/import/schema';
import { paths } from '@larder/shared/paths';
import { RECIPE_MESSAGES, type RecipeSource } from '@larder/shared/recipe/messages';
import { lazy, Suspense, type ComponentType, type ReactNode } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { Breadcrumbs } from '../../../components/ui/breadcrumbs.tsx';
import { Skeleton } from '../../../components/ui/skeleton.tsx';
import { trpc } from '../../../lib/trpc.ts';
import { photosProps, RecipeEditor, type PhotosFieldProps } from './recipe-editor.tsx';
import { inputOfValues, type RecipeFormValues } from './recipe-form-values.ts';
import { workKeyOf } from './recipe-of-draft.ts';
import { writeUnsavedWork } from './unsaved-work-storage.ts';
import { useDraftMarks } from './use-draft-marks.ts';
import { useRecipeEditor } from './use-recipe-editor.ts';
import { useRequestId } from './use-recipe-form.ts';

const PhotoSource = lazy(() => import('./photo-source.tsx'));
const MESSAGES = { saved: RECIPE_MESSAGES.created, failed: RECIPE_MESSAGES.createFailed };

interface AddRecipeProps {
  initial: RecipeFormValues;
  source: RecipeSource;
  importId?: string;
  /** Which of several recipes of its page the draft is: what is typed into one is not of another. */
  chosen?: number | undefined;
  /** `leave` goes elsewhere and keeps what was typed. */
  sourcePanel?: (leave: (to: string) => void) => ReactNode;
  /** What was read into the form. */
  draft?: ImportDraft;
  /** The photos it was read from, and how that went. */
  states?: ImportPhotoState[] | undefined;
  PhotosField: ComponentType<PhotosFieldProps>;
}

/** The form for a new recipe: empty, or with what was read into it. */
export function AddRecipe(props: AddRecipeProps) {
  const { initial, source, importId, chosen, sourcePanel, draft, states, PhotosField } = props;
  const navigate = useNavigate();
  const utils = trpc.useUtils();
  const [requestId, setRequestId] = useRequestId();
  const create = trpc.recipes.create.useMutation({ onSuccess: () => void utils.profiles.me.invalidate() });
  const editor = useRecipeEditor({
    initial,
    workKey: importId ? workKeyOf(importId, chosen) : 'new',
    importId,
    send: (values) => create.mutateAsync({ ...inputOfValues(values), source, importId, requestId }),
    isSending: create.isPending,
    messages: MESSAGES,
  });
  /** For now: what was typed is kept on this device, and offered when the form is opened again. */
  const leave = (to: string) => {
    const { form, workKey, unsaved, stop } = editor;
    if (unsaved) writeUnsavedWork(workKey, { values: form.getValues(), requestId });
    stop();
    void navigate(to);
  };
  const marks = useDraftMarks(editor.form, draft, states);
  const isFromPhotos = initial.photos.length > 0;
  return (
    <RecipeEditor
      editor={editor}
      draft={draft}
      marks={marks}
      title={messages.addRecipe}
      breadcrumbs={
        <Breadcrumbs>
          <Link to={paths.home()}>{messages.recipes}</Link>
          {messages.addRecipe}
        </Breadcrumbs>
      }
      saveLabel={messages.addRecipe}
      canSave={editor.canSave}
      onBack={() => void navigate(importId ? paths.imports() : paths.home())}
      isSourceLarge={isFromPhotos}
      isHard={marks?.isHard ?? false}
      source={
        isFromPhotos ? (
          <Suspense fallback={<Skeleton className="h-[38dvh]" />}>
            <PhotoSource photos={initial.photos} states={states ?? []} marks={marks} />
          </Suspense>
        ) : (
          sourcePanel?.(leave)
        )
      }
      base={{ requestId }}
      onRestore={(work) => {
        editor.form.reset(work.values, { keepDefaultValues: true });
        if (work.requestId) setRequestId(work.requestId);
      }}
    >
      {isFromPhotos && <PhotosField {...photosProps(editor, [])} />}
    </RecipeEditor>
  );
}
