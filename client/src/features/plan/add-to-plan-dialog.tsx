import * as common from '#messages/common.json';
import * as messages from '#messages/plan.json';
import type { Day } from '@larder/shared/day/day';
import { format } from '@larder/shared/messages/format';
import type { Meal } from '@larder/shared/plan/messages';
import type { PlanDto } from '@larder/shared/plan/schema';
import { paths } from '@larder/shared/paths';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { Button } from '../../components/ui/button.tsx';
import { Dialog } from '../../components/ui/dialog/dialog.tsx';
import { FailureNotice } from '../../components/ui/failure-notice.tsx';
import { Field } from '../../components/ui/field.tsx';
import { Select } from '../../components/ui/select.tsx';
import { Skeleton } from '../../components/ui/skeleton.tsx';
import { toast } from '../../lib/toast.ts';
import { DayChoice } from './day-choice.tsx';
import { MealSelect } from './meal-select.tsx';
import { placeName } from './meals.ts';
import { planName, usePlans } from './use-plans.ts';
import { usePlanWrites } from './use-plan.ts';

interface AddToPlanDialogProps {
  recipe: { id: string; title: string; servings: number | null };
  onClose: () => void;
}

/** Plans a recipe: a press on a day is all. */
export default function AddToPlanDialog({ recipe, onClose }: AddToPlanDialogProps) {
  const { plans, plan, query, choose } = usePlans();
  return (
    <Dialog open onOpenChange={onClose} title={messages.addToPlan} description={<bdi>{recipe.title}</bdi>}>
      {plan ? (
        <AddTo {...{ recipe, onClose, plan, plans, choose }} />
      ) : query.isError ? (
        <FailureNotice error={query.error}>
          <Button variant="secondary" busy={query.isFetching} onClick={() => void query.refetch()}>
            {common.tryAgain}
          </Button>
        </FailureNotice>
      ) : (
        <Skeleton className="h-40" />
      )}
    </Dialog>
  );
}

interface AddToProps extends AddToPlanDialogProps, Pick<ReturnType<typeof usePlans>, 'plans' | 'choose'> {
  plan: PlanDto;
}

function AddTo({ recipe, onClose, plan, plans, choose }: AddToProps) {
  const writes = usePlanWrites(plan.id);
  const navigate = useNavigate();
  const [meal, setMeal] = useState<Meal | null>('dinner');
  const add = (day: Day | null) => {
    const { id: recipeId, title: text, servings } = recipe;
    writes.add([{ recipeId, text, day, meal, servings }]);
    const said = day
      ? format(messages.added, { title: text, day: placeName(day) })
      : messages.addedWithoutDay;
    toast.success(said, {
      action: { label: messages.open, run: () => void navigate(paths.plan(day ?? undefined)) },
    });
    onClose();
  };
  return (
    <>
      <DayChoice onChoose={add} />
      <MealSelect value={meal} onChange={setMeal} className="mt-4" />
      {plans.length > 1 && (
        <Field label={messages.whichPlan} className="mt-4">
          {(control) => (
            <Select
              {...control}
              value={plan.id}
              onValueChange={choose}
              options={plans.map((one) => ({ value: one.id, label: planName(one) }))}
            />
          )}
        </Field>
      )}
    </>
  );
}
