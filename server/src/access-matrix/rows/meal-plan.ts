import { newPlanEntry } from '@larder/shared/plan/entries';
import type { PlanEntryInput } from '@larder/shared/plan/schema';
import { PLANNED_FOR, WEEK_MEAL } from '../fixture-plan.ts';
import { cells, only, ownOnly, type Cells, type Matrix } from '../matrix-language.ts';

// 'chosen' takes part in the plan, as 'former' and 'blocked' did; 'follower' was invited to it.

const TAKES_PART = {
  open: cells({ owner: 'sees', chosen: 'sees', others: 'missing' }),
  missing: only({ owner: 'missing', chosen: 'missing', stranger: 'missing' }),
} satisfies Record<string, Cells>;

const MEMBERS_CHANGE = {
  open: cells({ owner: 'done', chosen: 'done', others: 'missing' }),
  missing: only({ owner: 'missing', chosen: 'missing', stranger: 'missing' }),
} satisfies Record<string, Cells>;

/** Who sees that there is a plan, among all that they see. */
const LISTED = {
  open: cells({ owner: 'sees', follower: 'sees', chosen: 'sees', others: 'nothing' }),
} satisfies Record<string, Cells>;
const OWNERS = () => '"displayName":"owner"';

const NEW_ID = '1d9f1f0c-5a5e-4c8e-9d55-0f4f5f0f2b12';
const NEWER = '000000000000002-0000-aaaaaaaa';
const entry = (id = NEW_ID): PlanEntryInput =>
  newPlanEntry(id, { recipeId: null, text: 'Soup', day: null, meal: null, servings: 4 }, NEWER);

export const mealPlan: Matrix['mealPlan'] = {
  feed: [{ input: () => undefined, shows: () => 'createdAt', cells: ownOnly('sees', 'nothing') }],
  makeFeed: [{ input: () => undefined, cells: ownOnly('done', 'done') }],
  endFeed: [{ input: () => undefined, cells: ownOnly('done', 'nothing') }],
  list: [{ input: ({ person }) => ({ id: person, from: PLANNED_FOR, days: 1 }), cells: TAKES_PART }],
  repeats: [
    {
      input: ({ person, planEntry }) => ({ id: person, repeatId: planEntry, from: PLANNED_FOR }),
      cells: TAKES_PART,
    },
  ],
  ofDay: [
    {
      input: () => ({ day: PLANNED_FOR }),
      cells: { open: cells({ owner: 'sees', chosen: 'sees', others: 'nothing' }) },
    },
  ],
  changes: [
    { input: () => ({}), cells: { open: cells({ owner: 'sees', chosen: 'sees', others: 'nothing' }) } },
  ],
  plans: [{ input: () => ({ limit: 100 }), shows: OWNERS, cells: LISTED }],
  planChanges: [{ input: () => ({}), shows: OWNERS, cells: LISTED }],
  members: [
    {
      input: ({ person }) => ({ id: person }),
      shows: () => /"displayName":"(chosen|follower)"/,
      cells: TAKES_PART,
    },
  ],
  share: [
    {
      input: ({ person }, { chosenId }) => ({ id: person, userIds: [chosenId] }),
      cells: {
        open: cells({ owner: 'done', others: 'missing' }),
        missing: only({ owner: 'missing', chosen: 'missing', stranger: 'missing' }),
      },
    },
    {
      variant: 'with somebody who does not follow, or is not there',
      input: ({ person }, { blockedId }) => ({ id: person, userIds: [blockedId] }),
      cells: {
        open: cells({ owner: 'INVALID_INPUT', others: 'missing' }),
        missing: only({ owner: 'missing', stranger: 'missing' }),
      },
    },
  ],
  accept: [
    {
      input: ({ person }) => ({ id: person }),
      cells: {
        open: cells({ owner: 'missing', follower: 'done', chosen: 'nothing', others: 'missing' }),
        missing: only({ owner: 'missing', chosen: 'missing', stranger: 'missing' }),
      },
    },
  ],
  leave: [
    {
      input: ({ person }) => ({ id: person }),
      cells: {
        open: cells({ owner: 'missing', follower: 'done', chosen: 'done', others: 'missing' }),
        missing: only({ owner: 'missing', chosen: 'missing', stranger: 'missing' }),
      },
    },
  ],
  weeks: [{ input: () => undefined, cells: ownOnly('sees') }],
  saveWeek: [{ input: () => ({ name: 'New', meals: [WEEK_MEAL] }), cells: ownOnly('done', 'done') }],
  deleteWeek: [
    {
      input: ({ planWeek }) => ({ id: planWeek }),
      cells: {
        open: cells({ owner: 'done', others: 'missing' }),
        missing: only({ owner: 'missing', stranger: 'missing' }),
      },
    },
  ],
  put: [
    {
      input: ({ person }) => ({ id: person, entries: [entry()] }),
      actsAsOwner: true,
      cells: MEMBERS_CHANGE,
    },
    {
      variant: 'into one that is there',
      input: ({ person, planEntry }) => ({ id: person, entries: [entry(planEntry)] }),
      actsAsOwner: true,
      cells: MEMBERS_CHANGE,
    },
    {
      variant: 'into one of another’s, as if it were the caller’s own',
      input: ({ planEntry }, { person }) => ({ id: person, entries: [entry(planEntry)] }),
      cells: { open: only({ owner: 'done', stranger: 'nothing', follower: 'nothing' }) },
    },
  ],
};
