import * as messages from '#messages/editor.json';
import { RECIPE_FIELDS } from '@larder/shared/recipe/fields';
import { format } from '@larder/shared/messages/format';
import {
  basisLabel,
  nutrientLabel,
  NUTRIENT_NAMES,
  NUTRIENTS,
  NUTRITION_BASES,
  type Nutrient,
} from '@larder/shared/recipe/nutrition';
import { ChevronDown } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { useController } from 'react-hook-form';
import { Field } from '../../../../components/ui/field.tsx';
import { Select } from '../../../../components/ui/select.tsx';
import { TextInput } from '../../../../components/ui/text-input.tsx';
import { useFieldMarks } from './field-marks.tsx';
import { useFieldError } from './plain-fields.tsx';
import { useRecipeFields } from './recipe-fields.ts';

/** What the source states of the nutrition: folded away where it states none, until there is something wrong in it. */
export function NutritionField() {
  const { form } = useRecipeFields();
  const { value, onChange, onBlur } = useController({ control: form.control, name: 'nutrition' }).field;
  const error = useFieldError('nutrition');
  const { mark, hint } = useFieldMarks('nutrition');
  const [isStated] = useState(() => NUTRIENT_NAMES.some((name) => value[name]));
  const details = useRef<HTMLDetailsElement>(null);
  useEffect(() => {
    if (error && details.current) details.current.open = true;
  }, [error]);
  return (
    <details
      data-field="nutrition"
      ref={details}
      open={isStated}
      className="group rounded-card border border-line bg-surface"
    >
      <summary className="flex min-h-12 cursor-pointer list-none items-center gap-1.5 rounded-card px-4 [&::-webkit-details-marker]:hidden">
        <span className="text-sm font-semibold">{RECIPE_FIELDS.nutrition.label}</span>
        {mark}
        <ChevronDown
          aria-hidden
          className="ml-auto size-5 shrink-0 text-muted transition-transform group-open:rotate-180"
        />
      </summary>
      <div className="px-4 pb-4">
        <p className="mb-4 text-sm text-muted">{messages.nutritionHint}</p>
        {hint && <div className="mb-4 text-sm">{hint}</div>}
        <Field label={messages.nutritionFor}>
          {(field) => (
            <Select
              {...field}
              value={value.per}
              onValueChange={(per) => onChange({ ...value, per })}
              options={NUTRITION_BASES.map((per) => ({ value: per, label: basisLabel({ per }) }))}
            />
          )}
        </Field>
        <div className="mt-4 grid grid-cols-2 gap-x-4 gap-y-3">
          {NUTRIENT_NAMES.map((name) => (
            <Field key={name} label={labelOf(name)}>
              {(field) => (
                <TextInput
                  {...field}
                  name={`nutrition.${name}`}
                  value={value[name]}
                  onChange={(event) => onChange({ ...value, [name]: event.target.value })}
                  onBlur={onBlur}
                  inputMode="decimal"
                  autoComplete="off"
                />
              )}
            </Field>
          ))}
        </div>
        {error && (
          <p role="alert" className="mt-3 text-sm font-medium text-danger">
            {error}
          </p>
        )}
      </div>
    </details>
  );
}

/** 'Sodium (mg)' */
function labelOf(name: Nutrient): string {
  return format(messages.nutrientIn, { nutrient: nutrientLabel(name), unit: NUTRIENTS[name].unit });
}
