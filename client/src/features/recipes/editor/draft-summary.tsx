import * as messages from '#messages/editor.json';
import { format } from '@larder/shared/messages/format';
import { fieldsToCheck, itemCount } from '@larder/shared/import/complete';
import type { ImportDraft } from '@larder/shared/import/schema';
import type { EnhancedField } from '@larder/shared/recipe/fields';
import { CircleCheck, ImageOff, TriangleAlert } from 'lucide-react';
import { useMemo, type ReactNode } from 'react';
import { useWatch, type UseFormReturn } from 'react-hook-form';
import { Duration } from '../../../components/recipe/duration.tsx';
import { fieldName } from '../history/field-names.ts';
import { enhancedValues, isAsRead } from './enhanced-values.ts';
import type { RecipeFormValues } from './recipe-form-values.ts';
import { showField } from './show-field.ts';
import type { DraftMarks } from './use-draft-marks.ts';

interface DraftSummaryProps {
  formId: string;
  form: UseFormReturn<RecipeFormValues>;
  draft: ImportDraft;
  marks: DraftMarks | undefined;
}

/** What was read, in short: enough to save it at once, or to see what to look at first. */
export function DraftSummary({ formId, form, draft, marks }: DraftSummaryProps) {
  const values = useWatch({ control: form.control }) as RecipeFormValues;
  const read = useMemo(() => enhancedValues(draft), [draft]);
  const isUnsure = (field: EnhancedField) =>
    draft.evidence?.[field]?.sure === false && isAsRead(read, field, values[field]);
  const lines = marks?.doubtful.length ?? 0;
  const toCheck = fieldsToCheck(values, isUnsure);
  return (
    <section
      aria-label={messages.whatWasRead}
      className="card mb-6 flex flex-wrap items-center gap-x-6 px-4 py-2.5"
    >
      <Facts values={values} />
      {toCheck.length + lines === 0 ? (
        <p className="flex gap-2 text-sm text-muted">
          <CircleCheck aria-hidden className="mt-0.5 size-4 shrink-0 text-success" />
          {messages.looksComplete}
        </p>
      ) : (
        <div className="flex flex-wrap items-center gap-x-2 text-sm text-warning">
          <TriangleAlert aria-hidden className="size-4 shrink-0" />
          <span className="font-medium">{messages.toCheck}</span>
          {toCheck.map((field) => (
            <ToCheck key={field} onShow={() => showField(formId, field)}>
              {fieldName(field)}
            </ToCheck>
          ))}
          {lines > 0 && (
            <ToCheck onShow={() => marks?.goOn()}>{format(messages.lineCount, { count: lines })}</ToCheck>
          )}
        </div>
      )}
    </section>
  );
}

function Facts({ values }: { values: RecipeFormValues }) {
  const minutes = Number(values.prepTime || 0) + Number(values.cookTime || 0);
  return (
    <ul className="flex flex-wrap gap-x-2 text-muted [&>li:not(:last-child)]:after:pl-2 [&>li:not(:last-child)]:after:content-['·'/'']">
      <li>{format(messages.ingredientCount, { ingredients: itemCount(values.ingredients) })}</li>
      <li>{format(messages.stepCount, { instructions: itemCount(values.instructions) })}</li>
      {minutes > 0 && (
        <li>
          <Duration minutes={minutes} />
        </li>
      )}
      {!values.image && (
        <li>
          <ImageOff aria-hidden className="mr-1 inline size-4 align-[-0.15em]" />
          {messages.noPhoto}
        </li>
      )}
    </ul>
  );
}

function ToCheck({ onShow, children }: { onShow: () => void; children: ReactNode }) {
  return (
    <button
      type="button"
      className="min-h-11 font-medium underline decoration-warning/50 underline-offset-4 hover:decoration-warning"
      onClick={onShow}
    >
      {children}
    </button>
  );
}
