import * as messages from '#messages/plan.json';
import { daysFrom, weekdayOf, type Day } from '@larder/shared/day/day';
import { format } from '@larder/shared/messages/format';
import type { PlannedMeal } from '@larder/shared/plan/entries';
import type { PlanWeekDto, WeekMeal } from '@larder/shared/plan/schema';
import { Trash2 } from 'lucide-react';
import { Dialog } from '../../components/ui/dialog/dialog.tsx';
import { FailureNotice } from '../../components/ui/failure-notice.tsx';
import { IconButton } from '../../components/ui/icon-button.tsx';
import { Skeleton } from '../../components/ui/skeleton.tsx';
import { errorMessage } from '../../lib/error-message.ts';
import { toast } from '../../lib/toast.ts';
import { trpc } from '../../lib/trpc.ts';

interface SavedWeeksDialogProps {
  /** Of the week that is shown. */
  first: Day;
  onUse: (meals: readonly PlannedMeal[]) => void;
  onClose: () => void;
}

/** The weeks that are saved under a name: one press puts one into the week that is shown. */
export default function SavedWeeksDialog({ first, onUse, onClose }: SavedWeeksDialogProps) {
  const { data, error } = trpc.mealPlan.weeks.useQuery();
  const use = ({ meals }: PlanWeekDto) => {
    onClose();
    onUse(meals.map((meal) => plannedIn(first, meal)));
  };
  return (
    <Dialog open onOpenChange={onClose} title={messages.useWeek} description={messages.useWeekHint}>
      {error && <FailureNotice error={error} />}
      {!data && !error && <Skeleton className="h-24" />}
      {data?.length === 0 && <p className="text-muted">{messages.noWeeks}</p>}
      {data && data.length > 0 && (
        <ul className="divide-y divide-line">
          {data.map((week) => (
            <SavedWeek key={week.id} week={week} onUse={() => use(week)} onDeleted={onClose} />
          ))}
        </ul>
      )}
    </Dialog>
  );
}

interface SavedWeekProps {
  week: PlanWeekDto;
  onUse: () => void;
  /** Closes the dialog: the way back is on the page. */
  onDeleted: () => void;
}

function SavedWeek({ week, onUse, onDeleted }: SavedWeekProps) {
  const { name, meals } = week;
  const deleteIt = useDeleteWeek(week, onDeleted);
  return (
    <li className="flex items-center gap-2">
      <button
        type="button"
        className="min-h-14 min-w-0 flex-1 rounded-control px-2 py-2 text-left hover:bg-accent-soft"
        onClick={onUse}
      >
        <bdi className="block font-medium wrap-anywhere">{name}</bdi>
        <span className="block text-sm text-muted">
          {format(messages.weekMeals, { count: meals.length })}
        </span>
      </button>
      <IconButton label={format(messages.deleteWeek, { name })} onClick={() => void deleteIt()}>
        <Trash2 />
      </IconButton>
    </li>
  );
}

/** Deletes it at once, and gives a way back: it is saved again. */
function useDeleteWeek({ id, name, meals }: PlanWeekDto, onDeleted: () => void): () => Promise<void> {
  const utils = trpc.useUtils();
  const { deleteWeek, saveWeek } = utils.client.mealPlan;
  const write = async (mutate: () => Promise<unknown>): Promise<boolean> => {
    try {
      await mutate();
      return true;
    } catch (error) {
      toast.error(errorMessage(error));
      return false;
    } finally {
      void utils.mealPlan.weeks.invalidate();
    }
  };
  return async () => {
    if (!(await write(() => deleteWeek.mutate({ id })))) return;
    onDeleted();
    const undo = () => void write(() => saveWeek.mutate({ name, meals }));
    toast.success(format(messages.weekDeleted, { name }), { action: { label: messages.undo, run: undo } });
  };
}

/** On its day of the week, whichever day the week begins with. */
function plannedIn(first: Day, { weekday, ...meal }: WeekMeal): PlannedMeal {
  return { ...meal, day: daysFrom(first, 7).find((day) => weekdayOf(day) === weekday) ?? first };
}
