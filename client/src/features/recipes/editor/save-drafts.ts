import * as messages from '#messages/recipes.json';
import { format } from '@larder/shared/messages/format';
import { RECIPE_MESSAGES } from '@larder/shared/recipe/messages';
import { failureOf } from '../../../lib/error-message.ts';
import { toast } from '../../../lib/toast.ts';
import type { trpc } from '../../../lib/trpc.ts';
import { hasUnsavedWork, recipeOfDraft } from './recipe-of-draft.ts';

/** `gone`: saved or dismissed elsewhere. `asks`: its form has a question, or work that was not saved. */
export type Outcome = 'saved' | 'gone' | 'asks' | { error: unknown };

export async function saveOne(
  { client, recipes }: ReturnType<typeof trpc.useUtils>,
  id: string,
): Promise<Outcome> {
  try {
    const item = await client.imports.get.query({ id });
    const { status, draft } = item;
    if (status !== 'done' || !draft) return 'gone';
    if (draft.recipes || hasUnsavedWork(id, draft)) return 'asks';
    // Another draft of the same page may have been saved a moment ago.
    const { sourceUrl } = draft;
    if (sourceUrl && (await client.recipes.duplicates.query({ sourceUrl, limit: 1 })).total > 0)
      return 'asks';
    const recipe = await client.recipes.create.mutate(recipeOfDraft(item, draft));
    recipes.byId.setData({ id: recipe.id }, recipe);
    return 'saved';
  } catch (error) {
    return { error };
  }
}

/** Says what became of drafts that were to be saved. */
export function report(outcomes: readonly Outcome[]): void {
  const countOf = (kind: Outcome) => outcomes.filter((outcome) => outcome === kind).length;
  const saved = countOf('saved');
  const asking = countOf('asks');
  if (saved > 0)
    toast.success(saved === 1 ? RECIPE_MESSAGES.created : format(messages.recipesSaved, { count: saved }));
  if (asking > 0) toast.error(format(messages.draftsLeft, { count: asking }));
  const failed = outcomes.find((outcome) => typeof outcome === 'object');
  if (failed) toast.error(failureOf(failed.error, RECIPE_MESSAGES.createFailed));
}
