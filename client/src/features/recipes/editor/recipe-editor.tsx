import type { ImportDraft } from '@larder/shared/import/schema';
import type { ImageDto } from '@larder/shared/recipe/image';
import type { RecipeDto } from '@larder/shared/recipe/schema';
import type { ComponentProps, ReactNode } from 'react';
import { LeaveGuard } from '../../../components/layout/leave-guard.tsx';
import { DraftSummary } from './draft-summary.tsx';
import { EditorFrame } from './editor-frame.tsx';
import { forgetUnsavedWork } from './unsaved-work-storage.ts';
import { RecipeForm } from './recipe-form.tsx';
import { UnsavedWork } from './unsaved-work.tsx';
import type { DraftMarks } from './use-draft-marks.ts';
import { FORM_ID, type RecipeEditor as Editor } from './use-recipe-editor.ts';

type Frame = ComponentProps<typeof EditorFrame>;
type Work = ComponentProps<typeof UnsavedWork>;

interface RecipeEditorProps
  extends
    Pick<Frame, 'title' | 'breadcrumbs' | 'saveLabel' | 'canSave' | 'onBack'>,
    Partial<Pick<Frame, 'actions' | 'source' | 'isSourceLarge' | 'isHard'>>,
    Pick<Work, 'base' | 'onRestore'> {
  editor: Editor;
  draft: ImportDraft | undefined;
  saved?: RecipeDto;
  marks?: DraftMarks | undefined;
  /** Above the form. */
  children: ReactNode;
}

/** The page around the form of a recipe, and what keeps its unsaved work. */
export function RecipeEditor(props: RecipeEditorProps) {
  const { editor, draft, saved, marks, base, onRestore, children, ...frame } = props;
  const { form, workKey, cover, isDone, unsaved, setStored } = editor;
  return (
    <EditorFrame
      {...frame}
      formId={FORM_ID}
      saving={editor.isSending}
      unsaved={unsaved}
      isNew={saved === undefined}
      isStored={unsaved && editor.isStored}
      failure={editor.failure}
      summary={draft && <DraftSummary formId={FORM_ID} {...{ form, draft, marks }} />}
    >
      {children}
      <RecipeForm
        id={FORM_ID}
        form={form}
        draft={draft}
        saved={saved}
        marks={marks}
        isWide={!frame.source}
        onSubmit={editor.submit}
        onEditPicture={cover.open}
      />
      {cover.dialog}
      <LeaveGuard
        unsaved={unsaved || editor.isUploading}
        isDone={isDone}
        onLeave={() => forgetUnsavedWork(workKey)}
      />
      <UnsavedWork {...{ form, workKey, unsaved, base, isDone, onRestore }} onStored={setStored} />
    </EditorFrame>
  );
}

/** What the page gives as the photos of the recipe. */
export interface PhotosFieldProps {
  saved: ImageDto[];
  photos: ImageDto[];
  onChange: (photos: ImageDto[]) => void;
  onAdd: (photo: ImageDto) => void;
  onBusy: (isBusy: boolean) => void;
}

/** The photos of the form, for the field that the page gives. */
export function photosProps({ form, setUploading }: Editor, saved: ImageDto[]): PhotosFieldProps {
  const set = (photos: ImageDto[]) => form.setValue('photos', photos, { shouldDirty: true });
  return {
    saved,
    photos: form.watch('photos'),
    onChange: set,
    onAdd: (photo) => set([...form.getValues('photos'), photo]),
    onBusy: setUploading,
  };
}
