import { isDay, today } from '@larder/shared/day/day';
import { lazy, Suspense, useState } from 'react';
import { useParams } from 'react-router-dom';
import { placeName } from '../features/plan/meals.ts';
import { PlanScreen } from '../features/plan/plan-screen.tsx';
import { isCooked, titleOf, type PlanChange, type ShownEntry } from '../features/plan/use-plan.ts';
import type { MealToShopFor } from '../features/shopping/use-contributions.ts';
import { useFollowPlan, type ChangedMeal } from '../features/shopping/use-follow-plan.ts';

const ShopForDialog = lazy(() => import('../features/shopping/shop-for-dialog.tsx'));
const CookedDialog = lazy(() => import('../features/cooking/cooked-dialog.tsx'));

export default function PlanPage() {
  const { day = '' } = useParams();
  const followPlan = useFollowPlan();
  const [cooked, setCooked] = useState<ShownEntry>();
  const [shopped, setShopped] = useState<readonly ShownEntry[]>();
  return (
    <>
      <PlanScreen
        day={isDay(day) ? day : undefined}
        onCooked={setCooked}
        onShop={setShopped}
        follow={(changes) => followPlan(changes.flatMap(changedMeal))}
      />
      {shopped && (
        <Suspense fallback={null}>
          <ShopForDialog meals={shopped.map(toShopFor)} onClose={() => setShopped(undefined)} />
        </Suspense>
      )}
      {cooked?.recipeId && (
        <Suspense fallback={null}>
          <CookedDialog
            recipeId={cooked.recipeId}
            day={cookedOn(cooked)}
            onClose={() => setCooked(undefined)}
          />
        </Suspense>
      )}
    </>
  );
}

/** What of a change concerns the lists: a meal that is gone, or for another number of people. */
function changedMeal({ entry, values }: PlanChange): ChangedMeal[] {
  const { id: entryId, recipeId, servings } = entry;
  if (!recipeId || !isCooked(entry)) return [];
  const before = servings.value;
  if (values.isRemoved) return [{ entryId, recipeId, before, after: 'none' }];
  return values.servings === undefined ? [] : [{ entryId, recipeId, before, after: values.servings }];
}

function toShopFor(entry: ShownEntry): MealToShopFor {
  return {
    ...{ entryId: entry.id, recipeId: entry.recipeId ?? '', title: titleOf(entry) },
    ...{ about: placeName(entry.day.value), servings: entry.servings.value },
  };
}

/** Nothing has been cooked in days to come. */
function cookedOn({ day }: ShownEntry): string {
  const now = today();
  return day.value !== null && day.value < now ? day.value : now;
}
