import type { ReadyDraftDto } from '@larder/shared/import/schema';
import type { Page } from '@larder/shared/list';
import { FIRST_LIST } from '@larder/shared/recipe/messages';
import type { PlanOfDayDto } from '@larder/shared/plan/schema';
import type { RecipeListDto } from '@larder/shared/recipe/schema';
import type { QueryClient } from '@tanstack/react-query';
import { getQueryKey } from '@trpc/react-query';
import { createQueryClient } from '../lib/query-client.ts';
import { readAnswer } from '../lib/read-answer.ts';
import { servedTo } from '../lib/served-answers.ts';
import { trpc } from '../lib/trpc.ts';

/** Puts a list where home looks for its first one, as old as it is. */
export function putFirstList(client: QueryClient, list: RecipeListDto, updatedAt = Date.now()): void {
  const key = getQueryKey(trpc.recipes.list, FIRST_LIST, 'infinite');
  client.setQueryData(key, { pages: [list], pageParams: [null] }, { updatedAt });
}

/** Puts the drafts that wait where home looks for them, as old as they are. */
export function putFirstDrafts(
  client: QueryClient,
  drafts: Page<ReadyDraftDto>,
  updatedAt = Date.now(),
): void {
  client.setQueryData(getQueryKey(trpc.imports.ready, {}, 'query'), drafts, { updatedAt });
}

/** Puts what is planned for a day where home looks for it, as old as it is. */
export function putTonight(client: QueryClient, tonight: PlanOfDayDto, updatedAt = Date.now()): void {
  const key = getQueryKey(trpc.mealPlan.ofDay, { day: tonight.day }, 'query');
  client.setQueryData(key, tonight, { updatedAt });
}

/** What was asked of the server, of which the page came with the beginning: home is then drawn once, and not first without recipes. */
export function createFilledQueryClient(userId: string): QueryClient {
  const client = createQueryClient();
  const { list, drafts, tonight } = servedTo(userId);
  if (list) putFirstList(client, readAnswer(list) as RecipeListDto, performance.timeOrigin);
  if (drafts) putFirstDrafts(client, readAnswer(drafts) as Page<ReadyDraftDto>, performance.timeOrigin);
  if (tonight) putTonight(client, readAnswer(tonight) as PlanOfDayDto, performance.timeOrigin);
  return client;
}
