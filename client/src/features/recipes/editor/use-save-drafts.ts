import { paths } from '@larder/shared/paths';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { failureOf } from '../../../lib/error-message.ts';
import { toast } from '../../../lib/toast.ts';
import { trpc } from '../../../lib/trpc.ts';
import type { Outcome } from './save-drafts.ts';

const load = () => import('./save-drafts.ts');

/** Saves drafts as they were read, one after another, by the call that their form makes; what asks something first is left. */
export function useSaveDrafts() {
  const utils = trpc.useUtils();
  const navigate = useNavigate();
  const [saving, setSaving] = useState<readonly string[]>([]);

  const saveEach = async (ids: readonly string[]) => {
    setSaving(ids);
    try {
      const { report, saveOne } = await load();
      const outcomes: Outcome[] = [];
      for (const id of ids) outcomes.push(await saveOne(utils, id));
      await Promise.all([
        utils.imports.ready.invalidate(),
        utils.imports.list.invalidate(),
        utils.recipes.list.invalidate(),
        utils.profiles.me.invalidate(),
      ]);
      if (ids.length === 1 && outcomes[0] === 'asks') await navigate(paths.addFromImport(ids[0]!));
      else report(outcomes);
    } catch (error) {
      // The program for it could not be loaded.
      toast.error(failureOf(error));
    }
    setSaving([]);
  };
  return {
    saving,
    save: (id: string) => void saveEach([id]),
    saveAll: (ids: readonly string[]) => void saveEach(ids),
  };
}
