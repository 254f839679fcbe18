import { useController } from 'react-hook-form';
import { DoubtfulLine } from '../doubtful-line.tsx';
import { ListEditor } from '../list-editor.tsx';
import type { ListField } from '../next-doubtful.ts';
import { PhotoStrip } from '../photo-strip.tsx';
import { useFieldMarks } from './field-marks.tsx';
import { useFieldError } from './plain-fields.tsx';
import { useRecipeFields } from './recipe-fields.ts';

interface LinesFieldProps {
  name: ListField;
  label: string;
  itemName: string;
  numbered?: boolean;
  hint?: string;
}

/**
 * The ingredients or the steps; read from a photo, each line shows where, and whether it must be checked. Where the photo was hard to
 * read, its place on it stands above each line.
 */
export function LinesField({ name, hint, ...props }: LinesFieldProps) {
  const { form, marks } = useRecipeFields();
  const { value, onChange } = useController({ control: form.control, name }).field;
  const doubtOf = (index: number) => {
    const [reason, line] = [marks?.doubtAt(name, index), value[index]];
    if (reason === undefined || line === undefined) return null;
    return (
      <DoubtfulLine
        line={line}
        reason={reason}
        onConfirm={() => marks?.confirm(name, index)}
        onCorrect={(corrected) => onChange(value.with(index, corrected))}
      />
    );
  };
  return (
    <ListEditor
      name={name}
      {...props}
      {...useFieldMarks(name, hint)}
      value={value}
      onChange={onChange}
      error={useFieldError(name)}
      {...(marks && {
        sought: marks.sought?.field === name ? marks.sought : undefined,
        onLook: (index: number) => marks.look(name, index),
        above: (index: number) => <PhotoStrip strip={marks.stripOf(name, index)} />,
        below: doubtOf,
      })}
    />
  );
}
