import type { EnhancedField } from '@larder/shared/recipe/fields';
import { Sparkles } from 'lucide-react';
import type { ReactNode } from 'react';
import { useWatch } from 'react-hook-form';
import { Badge } from '../../../../components/ui/badge.tsx';
import { isAsRead } from '../enhanced-values.ts';
import { useRecipeFields } from './recipe-fields.ts';

const PLEASE_CHECK = 'Please check';

/** The hint of a field, with the badge of an extraction where one wrote the field. */
export function useFieldHint(field: EnhancedField, hint?: string): ReactNode {
  const { read } = useRecipeFields();
  return read[field] === undefined ? hint : <FieldHint field={field} hint={hint} />;
}

/** While the field still says what was read into it, it says so, and whether to check it. */
function FieldHint({ field, hint }: { field: EnhancedField; hint: string | undefined }) {
  const { form, read, evidence } = useRecipeFields();
  const value = useWatch({ control: form.control, name: field });
  if (!isAsRead(read, field, value)) return hint;
  return (
    <span className="flex flex-wrap items-center gap-x-2 gap-y-1">
      {hint}
      {evidence?.[field]?.sure === false && <span className="font-medium text-warning">{PLEASE_CHECK}</span>}
      <EnhancedBadge />
    </span>
  );
}

export function EnhancedBadge({ className }: { className?: string }) {
  return (
    <Badge tone="accent" className={className}>
      <Sparkles aria-hidden /> AI enhanced
    </Badge>
  );
}
