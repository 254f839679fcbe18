import * as messages from '#messages/recipes.json';
import { format } from '@larder/shared/messages/format';
import { paths } from '@larder/shared/paths';
import { RECIPE_MESSAGES } from '@larder/shared/recipe/messages';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { failureOf } from '../../../lib/error-message.ts';
import { toast } from '../../../lib/toast.ts';
import { trpc } from '../../../lib/trpc.ts';

/** Saves drafts as they were read, one after another, by the call that their form makes; what asks something first is left. */
export function useSaveDrafts() {
  const utils = trpc.useUtils();
  const navigate = useNavigate();
  const [saving, setSaving] = useState<readonly string[]>([]);

  const saveEach = async (ids: readonly string[]) => {
    setSaving(ids);
    const outcomes: Outcome[] = [];
    for (const id of ids) outcomes.push(await saveOne(utils, id));
    await Promise.all([
      utils.imports.ready.invalidate(),
      utils.imports.list.invalidate(),
      utils.recipes.list.invalidate(),
      utils.profiles.me.invalidate(),
    ]);
    setSaving([]);
    return outcomes;
  };
  const save = async (id: string) => {
    const [outcome] = await saveEach([id]);
    if (outcome === 'asks') await navigate(paths.addFromImport(id));
    else if (outcome) report([outcome]);
  };
  const saveAll = async (ids: readonly string[]) => report(await saveEach(ids));
  return {
    saving,
    save: (id: string) => void save(id),
    saveAll: (ids: readonly string[]) => void saveAll(ids),
  };
}

/** `gone`: saved or dismissed elsewhere. `asks`: its form has a question, or work that was not saved. */
type Outcome = 'saved' | 'gone' | 'asks' | { error: unknown };

async function saveOne({ client, recipes }: ReturnType<typeof trpc.useUtils>, id: string): Promise<Outcome> {
  try {
    const [item, { hasUnsavedWork, recipeOfDraft }] = await Promise.all([
      client.imports.get.query({ id }),
      import('./recipe-of-draft.ts'),
    ]);
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

function report(outcomes: readonly Outcome[]): void {
  const countOf = (kind: Outcome) => outcomes.filter((outcome) => outcome === kind).length;
  const saved = countOf('saved');
  const asking = countOf('asks');
  if (saved > 0)
    toast.success(saved === 1 ? RECIPE_MESSAGES.created : format(messages.recipesSaved, { count: saved }));
  if (asking > 0) toast.error(format(messages.draftsLeft, { count: asking }));
  const failed = outcomes.find((outcome) => typeof outcome === 'object');
  if (failed) toast.error(failureOf(failed.error, RECIPE_MESSAGES.createFailed));
}
