import type { PlanDto } from '@larder/shared/plan/schema';
import { expect, it } from 'vitest';
import { openPlan } from './use-plans.ts';

const plan = (id: string) => ({ id }) as PlanDto;
const [own, shared] = [plan('own'), plan('shared')];

it('waits for a plan that was chosen, and is never another one instead', () => {
  expect(openPlan([own], 'shared', false)).toBeUndefined();
  expect(openPlan([own, shared], 'shared', false)).toBe(shared);
  expect(openPlan([own, shared], 'shared', true)).toBe(shared);
});

it('is the own plan where no other was chosen, or that one is gone', () => {
  expect(openPlan([own], null, false)).toBe(own);
  expect(openPlan([own], 'own', false)).toBe(own);
  expect(openPlan([own], 'shared', true)).toBe(own);
});
