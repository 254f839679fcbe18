import { deviceStorage, textList } from '../../../lib/device-storage.ts';
import { EMPTY_RECIPE, type RecipeFormValues } from './recipe-form-values.ts';

/** What someone typed into the form of a recipe and has not saved. */
export interface Work {
  values: RecipeFormValues;
  /** The version that editing began with: a newer one on the server is then not written over. */
  version?: number | undefined;
  /** What the new recipe's request is called, so that a save whose answer was lost makes no second recipe. */
  requestId?: string | undefined;
}

const drafts = deviceStorage<Work>({ kind: 'unsaved', most: 8, forDays: 30, parse: workIn });

/** What is kept for this form, unless it says what the form says already. */
export function readUnsavedWork(key: string, shown: RecipeFormValues): { work: Work; at: Date } | undefined {
  const entry = drafts.read(key);
  if (!entry || JSON.stringify(inOrder(entry.value.values)) === JSON.stringify(inOrder(shown)))
    return undefined;
  return { work: entry.value, at: entry.at };
}

/** Tells whether this device has it now: a full or closed storage has not. */
export function writeUnsavedWork(key: string, work: Work): boolean {
  drafts.write(key, work);
  return drafts.read(key) !== undefined;
}

/** It was saved, or its person let it go. */
export function forgetUnsavedWork(key: string): void {
  drafts.forget(key);
}

function workIn(stored: unknown): Work | undefined {
  if (!isRecord(stored) || !isRecord(stored.values)) return undefined;
  const { values, version, requestId } = stored;
  const fits = Object.entries(EMPTY_RECIPE).every(([field, empty]) => {
    const given = values[field];
    // Kept before the form had the field.
    if (given === undefined) return field !== 'title';
    if (field === 'image') return typeof given === 'object';
    if (field === 'photos') return Array.isArray(given);
    if (field === 'nutrition') return isRecord(given);
    return Array.isArray(empty) ? textList(given) !== undefined : typeof given === typeof empty;
  });
  if (!fits) return undefined;
  return {
    values: inOrder({ ...EMPTY_RECIPE, ...values }),
    version: typeof version === 'number' ? version : undefined,
    requestId: typeof requestId === 'string' ? requestId : undefined,
  };
}

/** The fields of the form and no others, always in the same order. */
function inOrder(values: RecipeFormValues): RecipeFormValues {
  const fields = Object.keys(EMPTY_RECIPE) as (keyof RecipeFormValues)[];
  return Object.fromEntries(fields.map((field) => [field, values[field]])) as unknown as RecipeFormValues;
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}
