import { paths } from '@larder/shared/paths';
import type { RecipeDto } from '@larder/shared/recipe/schema';
import { useCallback, useRef, useState, type FormEvent } from 'react';
import { useNavigate } from 'react-router-dom';
import { useCoverDialog } from '../../../components/cover/use-cover-dialog.tsx';
import { failureOf, type Failure } from '../../../lib/error-message.ts';
import { trpc } from '../../../lib/trpc.ts';
import { forgetUnsavedWork } from './unsaved-work-storage.ts';
import type { RecipeFormValues } from './recipe-form-values.ts';
import { showFirstError } from './show-field.ts';
import { dropMissingPicture, useRecipeForm } from './use-recipe-form.ts';

/** What the form is found by, for buttons outside of it. */
export const FORM_ID = 'recipe-form';

interface RecipeEditorOptions {
  initial: RecipeFormValues;
  /** Which form this is: of one recipe, of one import, or the empty one. */
  workKey: string;
  importId: string | undefined;
  send: (values: RecipeFormValues) => Promise<RecipeDto>;
  isSending: boolean;
  messages: { saved: string; failed: string };
  /** True: the failure is dealt with and not shown. */
  onFailure?: (error: unknown) => boolean;
}

const showFirstFault = () => showFirstError(FORM_ID);

/** What adding and editing a recipe have in common: the form, its pictures, saving it and what is said of that. */
export function useRecipeEditor(options: RecipeEditorOptions) {
  const { initial, workKey, importId, send, isSending, messages, onFailure } = options;
  const navigate = useNavigate();
  const utils = trpc.useUtils();
  const form = useRecipeForm(initial);
  const [isUploading, setUploading] = useState(false);
  const [isStored, setStored] = useState(false);
  const [failure, setFailure] = useState<Failure>();
  const done = useRef(false);
  const isDone = useCallback(() => done.current, []);
  const cover = useCover(form);

  /** Leaving loses nothing from now on. */
  const stop = () => void (done.current = true);
  const end = () => {
    stop();
    forgetUnsavedWork(workKey);
  };

  const save = async (values: RecipeFormValues) => {
    if (isSending) return;
    setFailure(undefined);
    try {
      const recipe = await send(values);
      end();
      utils.recipes.byId.setData({ id: recipe.id }, recipe);
      void utils.recipes.list.invalidate();
      if (importId) void Promise.all([utils.imports.list.invalidate(), utils.imports.ready.invalidate()]);
      await navigate(paths.recipe(recipe.id), { replace: true, state: { message: messages.saved } });
    } catch (error) {
      dropMissingPicture(form, error);
      if (!onFailure?.(error)) setFailure(failureOf(error, messages.failed));
    }
  };

  return {
    form,
    workKey,
    cover,
    end,
    stop,
    isDone,
    failure,
    isSending,
    isUploading,
    setUploading,
    isStored,
    setStored,
    unsaved: form.formState.isDirty,
    canSave: form.watch('title').trim() !== '' && !isUploading,
    submit: (event: FormEvent) => void form.handleSubmit(save, showFirstFault)(event),
  };
}

function useCover(form: ReturnType<typeof useRecipeForm>) {
  return useCoverDialog({
    current: () => form.getValues('image'),
    onSelect: (image) => form.setValue('image', image, { shouldDirty: true }),
  });
}

export type RecipeEditor = ReturnType<typeof useRecipeEditor>;
