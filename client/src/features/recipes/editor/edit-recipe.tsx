import * as messages from '#messages/editor.json';
import type { ImportDraft } from '@larder/shared/import/schema';
import { paths } from '@larder/shared/paths';
import { RECIPE_MESSAGES } from '@larder/shared/recipe/messages';
import type { RecipeChangedDetails, RecipeDto } from '@larder/shared/recipe/schema';
import { useEffect, useState, type ComponentType } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { Breadcrumbs } from '../../../components/ui/breadcrumbs.tsx';
import { Notice } from '../../../components/ui/notice.tsx';
import { trpc } from '../../../lib/trpc.ts';
import { NotSaved, useEditedLinks } from '../links/use-edited-links.tsx';
import { ConflictDialog, conflictOf } from './conflict-dialog.tsx';
import { DeleteRecipeButton } from './delete-recipe-button.tsx';
import { photosProps, RecipeEditor, type PhotosFieldProps } from './recipe-editor.tsx';
import { inputOfValues, updatedValues, valuesOfRecipe } from './recipe-form-values.ts';
import { SourcePanel } from './source-panel.tsx';
import { useRecipeEditor } from './use-recipe-editor.ts';

const MESSAGES = { saved: RECIPE_MESSAGES.updated, failed: RECIPE_MESSAGES.updateFailed };

interface EditRecipeProps {
  recipe: RecipeDto;
  /** What its page says now, for the form to begin with. */
  draft: ImportDraft | undefined;
  importId: string | undefined;
  PhotosField: ComponentType<PhotosFieldProps>;
}

/** The form of a recipe that is there already. */
export function EditRecipe({ recipe, draft: given, importId, PhotosField }: EditRecipeProps) {
  // Once open the form stays as it is, also when the import is dismissed.
  const [draft] = useState(given);
  const navigate = useNavigate();
  const { editor, base, setBase, conflict, setConflict, links } = useEditing(recipe, importId);
  const { form } = editor;
  useEffect(() => {
    if (draft) form.reset(updatedValues(recipe, draft), { keepDefaultValues: true });
    // Once, with what was there when the form was opened.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, []);
  const settleOn = (current: RecipeDto, options?: { keepValues: boolean; keepDirty: boolean }) => {
    setBase(current);
    form.reset(valuesOfRecipe(current), options);
    setConflict(null);
  };
  return (
    <RecipeEditor
      editor={editor}
      draft={draft}
      saved={base}
      title={messages.editRecipe}
      breadcrumbs={
        <Breadcrumbs>
          <Link to={paths.home()}>{messages.recipes}</Link>
          <Link to={paths.recipe(recipe.id)}>{recipe.title}</Link>
          {messages.edit}
        </Breadcrumbs>
      }
      saveLabel={messages.saveChanges}
      canSave={editor.canSave && editor.unsaved}
      onBack={() => void navigate(paths.recipe(recipe.id))}
      actions={<DeleteRecipeButton recipe={recipe} onDeleted={editor.end} />}
      source={draft && <SourcePanel draft={draft} />}
      base={{ version: base.version }}
      onRestore={({ values, version = base.version }) => {
        form.reset(values, { keepDefaultValues: true });
        setBase({ ...base, version });
      }}
    >
      {draft && (
        <Notice tone="success" className="mb-6">
          {messages.updateHint}
        </Notice>
      )}
      <PhotosField {...photosProps(editor, base.photos)} />
      {links.dialog}
      <ConflictDialog
        conflict={conflict}
        onClose={() => setConflict(null)}
        onKeepMine={(current) => settleOn(current, { keepValues: true, keepDirty: false })}
        onTakeNewer={(current) => settleOn(current)}
      />
    </RecipeEditor>
  );
}

/** `base` is what the form began with: a save over anything newer is refused, which is the conflict. */
function useEditing(recipe: RecipeDto, importId: string | undefined) {
  const [base, setBase] = useState(recipe);
  const [conflict, setConflict] = useState<RecipeChangedDetails | null>(null);
  const update = trpc.recipes.update.useMutation();
  const links = useEditedLinks(base);
  const editor = useRecipeEditor({
    initial: valuesOfRecipe(recipe),
    workKey: recipe.id,
    importId,
    send: (values) => {
      const input = inputOfValues(values);
      return links.saving(input.ingredients ?? [], () =>
        update.mutateAsync({ ...input, id: recipe.id, version: base.version, importId }),
      );
    },
    isSending: update.isPending,
    messages: MESSAGES,
    onFailure: (error) => {
      if (error instanceof NotSaved) return true;
      const newer = conflictOf(error);
      if (newer) setConflict(newer);
      return newer !== null;
    },
  });
  return { editor, base, setBase, conflict, setConflict, links };
}
