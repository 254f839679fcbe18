import * as messages from '#messages/editor.json';
import { EVIDENCE_REASONS } from '@larder/shared/import/messages';
import type { EnhancedField } from '@larder/shared/recipe/fields';
import { Sparkles } from 'lucide-react';
import type { ReactNode } from 'react';
import { useWatch } from 'react-hook-form';
import { cn } from '../../../../lib/cn.ts';
import { isAsRead } from '../enhanced-values.ts';
import { useRecipeFields } from './recipe-fields.ts';

const PLEASE_CHECK = messages.pleaseCheck;

/** The hint of a field, with the badge of an extraction where one wrote the field. */
export function useFieldHint(field: EnhancedField, hint?: string): ReactNode {
  const { read } = useRecipeFields();
  return read[field] === undefined ? hint : <FieldHint field={field} hint={hint} />;
}

/** While the field still says what was read into it, it says so, and whether to check it and why. */
function FieldHint({ field, hint }: { field: EnhancedField; hint: string | undefined }) {
  const { form, read, evidence } = useRecipeFields();
  const value = useWatch({ control: form.control, name: field });
  if (!isAsRead(read, field, value)) return hint;
  const { sure = true, reason } = evidence?.[field] ?? {};
  return (
    <span className="flex flex-wrap items-center gap-x-2 gap-y-1">
      {hint}
      {!sure && (
        <span className="rounded-control bg-warning-soft px-2 text-warning">
          <span className="font-medium">{PLEASE_CHECK}</span>
          {reason && `: ${EVIDENCE_REASONS[reason]}`}
        </span>
      )}
      <EnhancedBadge />
    </span>
  );
}

/** Quiet, for it is said of every field that was read; what is to be checked stands out. */
export function EnhancedBadge({ className }: { className?: string }) {
  return (
    <span className={cn('inline-flex items-center gap-1 text-sm text-muted', className)}>
      <Sparkles aria-hidden className="size-3.5" /> {messages.aiEnhanced}
    </span>
  );
}
