import * as messages from '#messages/plan.json';
import { MAX_PAGE_SIZE } from '@larder/shared/list';
import { format } from '@larder/shared/messages/format';
import type { PlanDto } from '@larder/shared/plan/schema';
import { useState } from 'react';
import { useWholeList } from '../../hooks/use-whole-list.ts';
import { readStored, writeStored } from '../../lib/browser-storage.ts';
import { useViewer } from '../../lib/session.ts';
import { PAGED_QUERY, trpc } from '../../lib/trpc.ts';

/** Where this browser remembers the plan that was open last. */
const LAST_PLAN = 'larder.me.plan';

/** The plans that the person writes in, their own first, those they are invited to, and the one that is open. */
export function usePlans() {
  const { userId, displayName } = useViewer();
  const query = trpc.mealPlan.plans.useInfiniteQuery({ limit: MAX_PAGE_SIZE }, PAGED_QUERY);
  useWholeList(query);
  const [chosen, setChosen] = useState(() => readStored('local', LAST_PLAN));
  const all = query.data?.pages.flatMap(({ items }) => items) ?? [];
  const own = all.find(({ role }) => role === 'owner') ?? ownPlan({ userId, displayName });
  const plans = [own, ...all.filter(({ role }) => role === 'member')] as const;
  const choose = (id: string) => {
    writeStored('local', LAST_PLAN, id);
    setChosen(id);
  };
  return {
    query,
    plans,
    invitations: all.filter(({ role }) => role === 'invited'),
    plan: openPlan(plans, chosen, query.data !== undefined && !query.hasNextPage),
    choose,
  };
}

/**
 * The plan that was chosen. One that was left, or taken away, is open no more: then it is the person's own, the first one. Undefined until
 * that is known, so that no meal gets into another plan.
 */
export function openPlan(
  plans: readonly [PlanDto, ...PlanDto[]],
  chosen: string | null,
  isKnown: boolean,
): PlanDto | undefined {
  const found = plans.find(({ id }) => id === chosen);
  return found ?? (isKnown || chosen === null ? plans[0] : undefined);
}

/** It is there before anything is known of it. */
function ownPlan(owner: { userId: string; displayName: string }): PlanDto {
  return {
    ...{ id: owner.userId, role: 'owner', owner, people: [owner] },
    ...{ memberCount: 0, createdAt: new Date(0) },
  };
}

export function planName({ role, owner }: PlanDto): string {
  return role === 'owner' ? messages.ownPlan : format(messages.planOf, { owner: owner.displayName });
}
