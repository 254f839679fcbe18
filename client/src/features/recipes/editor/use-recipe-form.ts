import { createRecipeInput } from '@larder/shared/recipe/schema';
import type { ImageDto } from '@larder/shared/recipe/image';
import { useState } from 'react';
import { useForm, type Resolver, type UseFormReturn } from 'react-hook-form';
import { errorData } from '../../../lib/error-message.ts';
import { inputOfValues, type RecipeFormValues } from './recipe-form-values.ts';

/** The shared schema decides what is wrong; its first sentence for each field is shown at that field. */
const resolver: Resolver<RecipeFormValues> = (values) => {
  const parsed = createRecipeInput.safeParse(inputOfValues(values));
  if (parsed.success) return { values, errors: {} };
  const errors: Record<string, { type: string; message: string }> = {};
  for (const issue of parsed.error.issues) {
    const field = String(issue.path[0] ?? 'title');
    errors[field] ??= { type: 'validate', message: issue.message };
  }
  return { values: {}, errors };
};

export function useRecipeForm(initial: RecipeFormValues) {
  return useForm<RecipeFormValues>({ defaultValues: initial, resolver, mode: 'onTouched' });
}

/** Pictures that the server no longer has leave the form, so that saving again goes without them. */
export function dropMissingPicture(form: UseFormReturn<RecipeFormValues>, error: unknown): void {
  const fields = errorData(error)?.fields;
  if (fields?.imageId) form.setValue('image', null, { shouldDirty: true });
  if (fields?.photoIds)
    form.setValue('photos', form.formState.defaultValues?.photos as ImageDto[], { shouldDirty: true });
}

/**
 * An id drawn once for a form, so that saving twice by a double click or a retry makes one recipe; restored work brings
 * its own.
 */
export function useRequestId(): [string, (id: string) => void] {
  return useState(randomId);
}

function randomId(): string {
  // randomUUID exists only in secure contexts; a family may use Larder over plain http in its own network.
  if (typeof crypto.randomUUID === 'function') return crypto.randomUUID();
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  bytes[6] = (bytes[6]! & 0x0f) | 0x40;
  bytes[8] = (bytes[8]! & 0x3f) | 0x80;
  const hex = [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}
