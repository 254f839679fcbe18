import type { PlanDto } from '@larder/shared/plan/schema';
import { lazy } from 'react';
import type { MealTask } from './meal-menu.tsx';
import type { PlanActions } from './use-plan-actions.ts';
import type { ShownEntry } from './use-plan.ts';

const EntryDialog = lazy(() => import('./entry-dialog.tsx'));
const MoveDialog = lazy(() => import('./move-dialog.tsx'));
const RemoveDialog = lazy(() => import('./remove-dialog.tsx'));
const RepeatDialog = lazy(() => import('./repeat-dialog.tsx'));
const SwapDialog = lazy(() => import('./swap-dialog.tsx'));

/** The dialog that is open, and for which meal. */
export interface OpenTask {
  what: Exclude<MealTask, 'cooked'>;
  entry: ShownEntry;
}

interface MealDialogsProps {
  task: OpenTask;
  actions: PlanActions;
  /** All that is shown. */
  entries: readonly ShownEntry[];
  plan: PlanDto;
  onClose: () => void;
}

export function MealDialogs({ task: { what, entry }, actions, entries, plan, onClose }: MealDialogsProps) {
  if (what === 'edit')
    return <EntryDialog {...{ entry, plan, onClose }} onSave={(values) => actions.edit(entry, values)} />;
  if (what === 'move') return <MoveDialog {...{ entry, actions, onClose }} />;
  if (what === 'repeat')
    return <RepeatDialog {...{ entry, onClose }} onRepeat={(days) => actions.repeat(entry, days)} />;
  if (what === 'remove') return <RemoveDialog {...{ entry, actions, onClose }} />;
  const others = entries.filter(({ id }) => id !== entry.id);
  return <SwapDialog {...{ entry, others, onClose }} onSwap={(other) => actions.swap(entry, other)} />;
}
