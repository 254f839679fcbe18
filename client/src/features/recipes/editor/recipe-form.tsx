import type { ImportDraft } from '@larder/shared/import/schema';
import type { RecipeDto } from '@larder/shared/recipe/schema';
import { DIFFICULTIES, type Difficulty, type EnhancedField } from '@larder/shared/recipe/messages';
import { ImagePlus, Sparkles } from 'lucide-react';
import { useMemo, type FormEvent } from 'react';
import { Controller, useWatch, type Control, type UseFormReturn } from 'react-hook-form';
import { Badge } from '../../../components/ui/badge.tsx';
import { Button } from '../../../components/ui/button.tsx';
import { Field } from '../../../components/ui/field.tsx';
import { Picture } from '../../../components/ui/picture.tsx';
import { Select } from '../../../components/ui/select.tsx';
import { TextInput } from '../../../components/ui/text-input.tsx';
import { Textarea } from '../../../components/ui/textarea.tsx';
import { DoubtfulLine } from './doubtful-line.tsx';
import { enhancedValues, isAsRead, type EnhancedValues } from './enhanced-values.ts';
import { ListEditor } from './list-editor.tsx';
import type { RecipeFormValues } from './recipe-form-values.ts';
import { PRESS_ENTER, TagsInput } from './tags-input.tsx';
import type { ListField } from './next-doubtful.ts';
import type { DraftMarks } from './use-draft-marks.ts';

const DIFFICULTY_LABELS: Record<Difficulty, string> = { easy: 'Easy', medium: 'Medium', hard: 'Hard' };

const PLEASE_CHECK = 'Please check';

/** Every field of a recipe, for adding and for editing. */
export function RecipeForm({ id, form, draft, saved, marks, onSubmit, onEditPhoto }: RecipeFormProps) {
  const { control, register, formState, watch } = form;
  const errors = formState.errors;
  const image = watch('image');
  const title = watch('title');
  const read = useMemo(() => enhancedValues(draft, saved), [draft, saved]);
  const hintFor = (field: EnhancedField, hint?: string) =>
    read[field] === undefined ? (
      hint
    ) : (
      <FieldHint {...{ control, field, hint, read }} isSure={draft?.evidence?.[field]?.sure !== false} />
    );

  /** What a list shows of the photo it was read from. */
  const linesOf = ({ name, value, onChange }: MarkedList) =>
    marks && {
      sought: marks.sought?.field === name ? marks.sought : undefined,
      onLook: (index: number) => marks.look(name, index),
      below: (index: number) => {
        const [reason, line] = [marks.doubtAt(name, index), value[index]];
        if (reason === undefined || line === undefined) return null;
        return (
          <DoubtfulLine
            line={line}
            reason={reason}
            onConfirm={() => marks.confirm(name, index)}
            onCorrect={(corrected) => onChange(value.with(index, corrected))}
          />
        );
      },
    };

  return (
    <form id={id} noValidate onSubmit={onSubmit} className="space-y-8">
      <div className="relative">
        <Picture
          image={image}
          alt={title ? `Picture of ${title}` : 'Picture of this recipe'}
          sizes="(min-width: 1024px) 45rem, 100vw"
          className="aspect-[16/9] w-full rounded-card object-cover"
        />
        {isAsRead(read, 'image', image) && <EnhancedBadge className="absolute bottom-3 left-3" />}
        <Button variant="secondary" className="absolute right-3 bottom-3" onClick={onEditPhoto}>
          <ImagePlus aria-hidden className="size-5" /> Edit Photo
        </Button>
      </div>
      <div className="space-y-5">
        <Field label="Title" required hint={hintFor('title')} error={errors.title?.message}>
          {(field) => (
            <TextInput
              {...field}
              {...register('title')}
              onFocus={() => marks?.look('title')}
              className="font-display text-xl"
            />
          )}
        </Field>
        <Field label="Description" hint={hintFor('description')} error={errors.description?.message}>
          {(field) => (
            <Textarea
              {...field}
              {...register('description')}
              onFocus={() => marks?.look('description')}
              rows={3}
            />
          )}
        </Field>
        <div className="grid gap-5 sm:grid-cols-2">
          <Field label="Source URL" error={errors.sourceUrl?.message}>
            {(field) => (
              <TextInput
                {...field}
                {...register('sourceUrl')}
                type="url"
                inputMode="url"
                placeholder="https://"
              />
            )}
          </Field>
          <Field label="Social media URL" error={errors.socialMediaUrl?.message}>
            {(field) => (
              <TextInput
                {...field}
                {...register('socialMediaUrl')}
                type="url"
                inputMode="url"
                placeholder="https://"
              />
            )}
          </Field>
        </div>
        <div className="grid grid-cols-2 gap-5 sm:grid-cols-4">
          <Field label="Prep time" hint={hintFor('prepTime', 'minutes')} error={errors.prepTime?.message}>
            {(field) => (
              <TextInput
                {...field}
                {...register('prepTime')}
                onFocus={() => marks?.look('prepTime')}
                type="number"
                min={0}
                inputMode="numeric"
              />
            )}
          </Field>
          <Field label="Cook time" hint={hintFor('cookTime', 'minutes')} error={errors.cookTime?.message}>
            {(field) => (
              <TextInput
                {...field}
                {...register('cookTime')}
                onFocus={() => marks?.look('cookTime')}
                type="number"
                min={0}
                inputMode="numeric"
              />
            )}
          </Field>
          <Field label="Servings" hint={hintFor('servings', 'people')} error={errors.servings?.message}>
            {(field) => (
              <TextInput
                {...field}
                {...register('servings')}
                onFocus={() => marks?.look('servings')}
                type="number"
                min={1}
                inputMode="numeric"
              />
            )}
          </Field>
          <Controller
            control={control}
            name="difficulty"
            render={({ field: { value, onChange } }) => (
              <Field label="Difficulty" hint={hintFor('difficulty')}>
                {(field) => (
                  <Select
                    {...field}
                    value={value}
                    onValueChange={(next) => onChange(next)}
                    options={DIFFICULTIES.map((level) => ({ value: level, label: DIFFICULTY_LABELS[level] }))}
                  />
                )}
              </Field>
            )}
          />
        </div>
        <Controller
          control={control}
          name="tags"
          render={({ field }) => (
            <TagsInput
              value={field.value}
              onChange={field.onChange}
              hint={hintFor('tags', PRESS_ENTER)}
              error={errors.tags?.message}
            />
          )}
        />
      </div>
      <Controller
        control={control}
        name="ingredients"
        render={({ field }) => (
          <ListEditor
            label="Ingredients"
            itemName="Ingredient"
            hint={hintFor(
              'ingredients',
              'A line in square brackets, such as [For the sauce], begins a section.',
            )}
            value={field.value}
            onChange={field.onChange}
            error={errors.ingredients?.message}
            {...linesOf(field)}
          />
        )}
      />
      <Controller
        control={control}
        name="instructions"
        render={({ field }) => (
          <ListEditor
            label="Instructions"
            itemName="Step"
            numbered
            hint={hintFor('instructions')}
            value={field.value}
            onChange={field.onChange}
            error={errors.instructions?.message}
            {...linesOf(field)}
          />
        )}
      />
      <Field
        label="My Cooking Notes"
        hint="Only you see these, and people you share this recipe with."
        error={errors.cookingNotes?.message}
      >
        {(field) => <Textarea {...field} {...register('cookingNotes')} rows={4} />}
      </Field>
    </form>
  );
}

interface RecipeFormProps {
  id: string;
  form: UseFormReturn<RecipeFormValues>;
  /** What was read into the form, and how surely. */
  draft?: ImportDraft | undefined;
  /** The recipe that is edited: it knows what an extraction wrote before. */
  saved?: RecipeDto;
  /** Where it stands on the photos it was read from. */
  marks?: DraftMarks | undefined;
  onSubmit: (event: FormEvent) => void;
  /** The picture is to be chosen. */
  onEditPhoto: () => void;
}

interface MarkedList {
  name: ListField;
  value: string[];
  onChange: (lines: string[]) => void;
}

interface FieldHintProps {
  control: Control<RecipeFormValues>;
  field: keyof RecipeFormValues;
  hint: string | undefined;
  read: EnhancedValues;
  isSure: boolean;
}

/** The hint of a field; for as long as nobody has changed what was read into it, that it was, and whether to check it. */
function FieldHint({ control, field, hint, read, isSure }: FieldHintProps) {
  const value = useWatch({ control, name: field });
  if (!isAsRead(read, field, value)) return hint;
  return (
    <span className="flex flex-wrap items-center gap-x-2 gap-y-1">
      {hint}
      {!isSure && <span className="font-medium text-warning">{PLEASE_CHECK}</span>}
      <EnhancedBadge />
    </span>
  );
}

function EnhancedBadge({ className }: { className?: string }) {
  return (
    <Badge tone="accent" className={className}>
      <Sparkles aria-hidden /> AI enhanced
    </Badge>
  );
}
