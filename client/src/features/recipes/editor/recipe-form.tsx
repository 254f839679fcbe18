import * as messages from '#messages/editor.json';
import type { ImportDraft } from '@larder/shared/import/schema';
import type { RecipeDto } from '@larder/shared/recipe/schema';
import { useMemo, type FormEvent } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { cn } from '../../../lib/cn.ts';
import { enhancedValues } from './enhanced-values.ts';
import { EnhancedLegend } from './fields/field-marks.tsx';
import { LinesField } from './fields/lines-field.tsx';
import { PictureField } from './fields/picture-field.tsx';
import {
  DescriptionField,
  DifficultyField,
  LabelsField,
  NotesField,
  NumberField,
  TitleField,
  UrlField,
} from './fields/plain-fields.tsx';
import { RecipeFieldsContext } from './fields/recipe-fields.ts';
import { LeftOutLines } from './left-out-lines.tsx';
import type { RecipeFormValues } from './recipe-form-values.ts';
import type { DraftMarks } from './use-draft-marks.ts';

interface RecipeFormProps {
  id: string;
  form: UseFormReturn<RecipeFormValues>;
  /** What was read into the form, and how surely. */
  draft?: ImportDraft | undefined;
  /** The recipe that is edited: it knows what an extraction wrote before. */
  saved?: RecipeDto | undefined;
  /** Where it stands on the photos it was read from. */
  marks?: DraftMarks | undefined;
  onSubmit: (event: FormEvent) => void;
  /** Nothing stands beside the form: it has two columns where there is room. */
  isWide: boolean;
  /** The picture is to be chosen. */
  onEditPicture: () => void;
}

/** Every field of a recipe, for adding and for editing. */
export function RecipeForm(props: RecipeFormProps) {
  const { id, form, draft, saved, marks, isWide, onSubmit, onEditPicture } = props;
  const read = useMemo(() => enhancedValues(draft, saved), [draft, saved]);
  return (
    <RecipeFieldsContext value={{ form, read, evidence: draft?.evidence, marks }}>
      <form
        id={id}
        noValidate
        onSubmit={onSubmit}
        className={cn(
          'space-y-8',
          isWide && 'xl:grid xl:grid-cols-2 xl:grid-rows-[auto_1fr] xl:gap-10 xl:space-y-0',
        )}
      >
        <div className="space-y-5">
          <EnhancedLegend />
          <PictureField onEdit={onEditPicture} />
          <TitleField />
          <DescriptionField />
          <div className="grid gap-5 sm:grid-cols-2">
            <UrlField name="sourceUrl" label={messages.sourceUrl} />
            <UrlField name="socialMediaUrl" label={messages.socialMediaUrl} />
          </div>
          <div className="grid grid-cols-2 gap-5 sm:grid-cols-4">
            <NumberField name="prepTime" label={messages.prepTime} unit={messages.minutes} min={0} />
            <NumberField name="cookTime" label={messages.cookTime} unit={messages.minutes} min={0} />
            <NumberField name="servings" label={messages.servings} unit={messages.people} min={1} />
            <DifficultyField />
          </div>
          <LabelsField name="cuisine" />
          <LabelsField name="tags" />
        </div>
        <div className="space-y-8 xl:row-span-2">
          <LinesField name="ingredients" label={messages.ingredients} itemName={messages.ingredient} />
          <LinesField name="instructions" label={messages.instructions} itemName={messages.step} numbered />
        </div>
        <div className="space-y-8">
          <NotesField />
          {draft?.leftOut && draft.leftOut.length > 0 && <LeftOutLines />}
        </div>
      </form>
    </RecipeFieldsContext>
  );
}
