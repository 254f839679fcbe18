import * as messages from '#messages/editor.json';
import type { ImportDraft } from '@larder/shared/import/schema';
import type { RecipeDto } from '@larder/shared/recipe/schema';
import { useMemo, type FormEvent } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { cn } from '../../../lib/cn.ts';
import { enhancedValues } from './enhanced-values.ts';
import { EnhancedLegend } from './fields/field-marks.tsx';
import { LinesField } from './fields/lines-field.tsx';
import { NutritionField } from './fields/nutrition-field.tsx';
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

/** The title and what is said of a recipe, with its picture at their side where there is room. */
const BESIDE_PICTURE =
  '@2xl:grid @2xl:grid-cols-[minmax(0,1fr)_16rem] @2xl:grid-rows-[auto_1fr] @2xl:gap-x-6 @2xl:gap-y-3 @2xl:space-y-0 @2xl:[&>[data-field=image]]:order-last @2xl:[&>[data-field=image]]:col-start-2 @2xl:[&>[data-field=image]]:row-span-2 @2xl:[&>[data-field=image]]:row-start-1';

/**
 * Every field of a recipe, for adding and for editing. What was read stands in the order, and on wide screens in the form, of a recipe
 * that is read; what is to be compared line by line stands first.
 */
export function RecipeForm(props: RecipeFormProps) {
  const { id, form, draft, saved, marks, isWide, onSubmit, onEditPicture } = props;
  const read = useMemo(() => enhancedValues(draft, saved), [draft, saved]);
  const isHard = marks?.isHard ?? false;
  return (
    <RecipeFieldsContext value={{ form, read, evidence: draft?.evidence, marks }}>
      <form
        id={id}
        noValidate
        onSubmit={onSubmit}
        className={cn(
          '@container space-y-8',
          draft && 'as-read',
          isWide && 'xl:grid xl:grid-cols-2 xl:grid-rows-[auto_1fr] xl:gap-10 xl:space-y-0',
        )}
      >
        {isHard && (
          <>
            <TitleField />
            <Lines isRead />
          </>
        )}
        <div className="space-y-5">
          <EnhancedLegend />
          <div className={cn('space-y-5', draft && BESIDE_PICTURE)}>
            <PictureField onEdit={onEditPicture} />
            {!isHard && <TitleField />}
            <DescriptionField />
          </div>
          <Facts />
          {!draft && <MoreFields />}
        </div>
        {!isHard && <Lines isRead={draft !== undefined} />}
        <div className="space-y-8">
          {draft && (
            <div className="space-y-5">
              <MoreFields />
            </div>
          )}
          <NotesField />
          {draft?.leftOut && draft.leftOut.length > 0 && <LeftOutLines />}
        </div>
      </form>
    </RecipeFieldsContext>
  );
}

function Facts() {
  return (
    <div className="grid gap-5 @3xs:grid-cols-2 @lg:grid-cols-4">
      <NumberField name="prepTime" label={messages.prepTime} unit={messages.minutes} min={0} />
      <NumberField name="cookTime" label={messages.cookTime} unit={messages.minutes} min={0} />
      <NumberField name="servings" label={messages.servings} unit={messages.people} min={1} />
      <DifficultyField />
    </div>
  );
}

function Lines({ isRead }: { isRead: boolean }) {
  return (
    <div
      className={cn(
        'space-y-8 xl:row-span-2',
        isRead && '@3xl:grid @3xl:grid-cols-[2fr_3fr] @3xl:gap-8 @3xl:space-y-0',
      )}
    >
      <LinesField name="ingredients" label={messages.ingredients} itemName={messages.ingredient} />
      <LinesField name="instructions" label={messages.instructions} itemName={messages.step} numbered />
    </div>
  );
}

function MoreFields() {
  return (
    <>
      <LabelsField name="cuisine" />
      <LabelsField name="tags" />
      <div className="grid gap-5 sm:grid-cols-2">
        <UrlField name="sourceUrl" label={messages.sourceUrl} />
        <UrlField name="socialMediaUrl" label={messages.socialMediaUrl} />
      </div>
      <NutritionField />
    </>
  );
}
