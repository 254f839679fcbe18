import * as messages from '#messages/plan.json';
import { addDays, daysFrom, today, type Day } from '@larder/shared/day/day';
import { paths } from '@larder/shared/paths';
import { format } from '@larder/shared/messages/format';
import { PLAN_MESSAGES } from '@larder/shared/plan/messages';
import type { PlanDto } from '@larder/shared/plan/schema';
import { PRODUCT_NAME } from '@larder/shared/product';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { Link } from 'react-router-dom';
import { Button } from '../../components/ui/button.tsx';
import { ErrorState } from '../../components/ui/error-state.tsx';
import { IconButton } from '../../components/ui/icon-button.tsx';
import { PageHeader } from '../../components/ui/page-header.tsx';
import { Skeleton } from '../../components/ui/skeleton.tsx';
import { useDocumentTitle } from '../../hooks/use-document-title.ts';
import { dayShort } from './day-names.ts';
import { errorMessage } from '../../lib/error-message.ts';
import { useWeekStart, weekOf } from '../../hooks/use-week-start.ts';
import { MealCard } from './meal-card.tsx';
import { MealDialogs, type OpenTask } from './meal-dialogs.tsx';
import { usePlanActions, type FollowPlan } from './use-plan-actions.ts';
import { isCooked, usePlan, type ShownEntry } from './use-plan.ts';
import { PlanTabs } from './plan-tabs.tsx';
import { usePlans } from './use-plans.ts';
import { WeekGrid } from './week-grid.tsx';
import { WeekMenu } from './week-menu.tsx';

const AddMealDialog = lazy(() => import('./add-meal-dialog.tsx'));

interface PlanScreenProps {
  /** A day of the week that is shown; without one it is this week. */
  day: Day | undefined;
  onCooked: (entry: ShownEntry) => void;
  /** What these meals need is to be bought. */
  onShop: (entries: readonly ShownEntry[]) => void;
  follow: FollowPlan;
}

/** What is cooked in a week. */
export function PlanScreen(props: PlanScreenProps) {
  const { query, plan, ...shown } = usePlans();
  useDocumentTitle(`${messages.thisWeek} - ${PRODUCT_NAME}`);
  return (
    <>
      <PlanTabs {...shown} plan={plan} />
      {plan ? (
        <OpenPlan {...props} plan={plan} />
      ) : query.isError ? (
        <Failed query={query} />
      ) : (
        <WaitingWeek />
      )}
    </>
  );
}

function OpenPlan({ day, onCooked, onShop, follow, plan }: PlanScreenProps & { plan: PlanDto }) {
  const planId = plan.id;
  const [weekStart] = useWeekStart();
  const current = weekOf(today(), weekStart);
  const first = weekOf(day ?? today(), weekStart);
  const { query, entries, isWhole } = usePlan(planId, first, 7);
  const actions = usePlanActions(planId, follow);
  const [task, setTask] = useState<OpenTask>();
  const [addingTo, setAddingTo] = useState<Day | null>();
  const planned = entries.filter((entry) => entry.day.value !== null);
  const card = (entry: ShownEntry) => (
    <MealCard
      key={entry.id}
      {...{ entry, actions }}
      cook={plan.people.find(({ userId }) => userId === entry.cook.value)?.displayName}
      onTask={(what) => (what === 'cooked' ? onCooked(entry) : setTask({ what, entry }))}
    />
  );
  return (
    <>
      <PageHeader
        title={titleOf(first, current)}
        subtitle={[`${dayShort(first)} – ${dayShort(addDays(first, 6))}`, ...sharingOf(plan)].join(' · ')}
        actions={
          <>
            <WeekLinks first={first} isCurrent={first === current} />
            <WeekMenu
              {...{ plan, first, actions }}
              entries={planned}
              onShop={() => onShop(planned.filter(isCooked))}
            />
          </>
        }
      />
      {query.isError && !isWhole ? (
        <Failed query={query} />
      ) : isWhole ? (
        <WeekGrid
          days={daysFrom(first, 7)}
          {...{ entries, card }}
          onMove={(entry, to) => actions.move(entry, to)}
          onAdd={setAddingTo}
        />
      ) : (
        <WaitingWeek />
      )}
      <Suspense fallback={null}>
        {addingTo !== undefined && (
          <AddMealDialog day={addingTo} onAdd={actions.add} onClose={() => setAddingTo(undefined)} />
        )}
        {task && <MealDialogs {...{ task, actions, entries, plan }} onClose={() => setTask(undefined)} />}
      </Suspense>
    </>
  );
}

interface FailedQuery {
  error: unknown;
  isFetching: boolean;
  refetch: () => Promise<unknown>;
}

function Failed({ query: { error, isFetching, refetch } }: { query: FailedQuery }) {
  return (
    <ErrorState
      title={PLAN_MESSAGES.loadFailed}
      message={errorMessage(error)}
      busy={isFetching}
      onRetry={() => void refetch()}
    />
  );
}

function sharingOf({ role, owner, memberCount }: PlanDto): string[] {
  if (role !== 'owner') return [format(messages.sharedBy, { owner: owner.displayName })];
  return memberCount > 0 ? [format(messages.sharedWith, { count: memberCount })] : [];
}

function titleOf(first: Day, current: Day): string {
  if (first === current) return messages.thisWeek;
  if (first === addDays(current, 7)) return messages.nextWeek;
  return first === addDays(current, -7) ? messages.lastWeek : messages.week;
}

function WeekLinks({ first, isCurrent }: { first: Day; isCurrent: boolean }) {
  return (
    <>
      <IconButton asChild label={messages.weekBefore}>
        <Link to={paths.plan(addDays(first, -7))}>
          <ChevronLeft />
        </Link>
      </IconButton>
      <Button asChild variant="secondary">
        <Link to={paths.plan()} aria-current={isCurrent ? 'page' : undefined}>
          {messages.today}
        </Link>
      </Button>
      <IconButton asChild label={messages.weekAfter}>
        <Link to={paths.plan(addDays(first, 7))}>
          <ChevronRight />
        </Link>
      </IconButton>
    </>
  );
}

function WaitingWeek() {
  return (
    <div role="status" aria-label={messages.reading} className="grid gap-3 md:grid-cols-7">
      {Array.from({ length: 7 }, (_, index) => (
        <Skeleton key={index} className="h-11 md:h-56" />
      ))}
    </div>
  );
}
