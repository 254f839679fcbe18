import * as messages from '#messages/editor.json';
import { EVIDENCE_REASONS } from '@larder/shared/import/messages';
import { ENHANCED_FIELDS, type EnhancedField } from '@larder/shared/recipe/fields';
import { Sparkles } from 'lucide-react';
import type { ReactNode } from 'react';
import { useWatch } from 'react-hook-form';
import { cn } from '../../../../lib/cn.ts';
import { isAsRead } from '../enhanced-values.ts';
import { useRecipeFields } from './recipe-fields.ts';

const PLEASE_CHECK = messages.pleaseCheck;

interface FieldMarks {
  hint: ReactNode;
  /** Beside the label, while the field still says what was read into it. */
  mark: ReactNode;
}

/** The hint of a field; where an extraction wrote it, with its mark, and whether to check it and why. */
export function useFieldMarks(field: EnhancedField, hint?: string): FieldMarks {
  const { form, read, evidence } = useRecipeFields();
  const value = useWatch({ control: form.control, name: field });
  if (!isAsRead(read, field, value)) return { hint, mark: undefined };
  const { sure = true, reason } = evidence?.[field] ?? {};
  const advice = !sure && (
    <span className="rounded-control bg-warning-soft px-2 text-warning">
      <span className="font-medium">{PLEASE_CHECK}</span>
      {reason && `: ${EVIDENCE_REASONS[reason]}`}
    </span>
  );
  return {
    hint: (hint || advice) && (
      <span className="flex flex-wrap items-center gap-x-2 gap-y-1">
        {hint}
        {advice}
      </span>
    ),
    mark: <EnhancedMark />,
  };
}

/** Quiet, for most fields of an import have it; what is to be checked stands out. */
export function EnhancedMark({ className }: { className?: string }) {
  return (
    <span title={messages.aiEnhanced} className={cn('inline-grid place-items-center text-muted', className)}>
      <Sparkles aria-hidden className="size-3.5" />
      <span className="sr-only">{messages.aiEnhanced}</span>
    </span>
  );
}

/** Once above the form: what the marks mean. Gone when nothing is as it was read. */
export function EnhancedLegend() {
  const { form, read } = useRecipeFields();
  const values = useWatch({ control: form.control, name: ENHANCED_FIELDS });
  if (!ENHANCED_FIELDS.some((field, index) => isAsRead(read, field, values[index] ?? null))) return null;
  return (
    <p className="flex gap-2 text-sm text-muted">
      <Sparkles aria-hidden className="mt-0.5 size-4 shrink-0" />
      {messages.enhancedLegend}
    </p>
  );
}
