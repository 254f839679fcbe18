import { dayIn } from '@larder/shared/day/day';
import { FIRST_LIST } from '@larder/shared/recipe/messages';
import { pageInput } from '@larder/shared/list';
import { listRecipesInput } from '@larder/shared/recipe/schema';
import { SERVED_ANSWERS, ZONE_COOKIE, type ServedAnswers } from '@larder/shared/served-page';
import type { FastifyRequest } from 'fastify';
import superjson from 'superjson';
import { toSessionDto } from '../features/auth/sign-in.ts';
import { listReady } from '../features/imports/ready.ts';
import { listPlanOfDay } from '../features/meal-plan/entries.ts';
import { listRecipes } from '../features/recipes/list-recipes.ts';
import { contextOf, mayBeSignedIn } from '../trpc/context.ts';
import { escapeJson } from './escape-json.ts';
import type { PageParts, RenderPage } from './page-template.ts';
import type { ServedHtml } from './served-html.ts';

/**
 * Home for who is signed in: with the first recipes, to be seen before any script has come, and with what home asks first already
 * answered. Undefined for a visitor.
 */
export async function homePage(
  request: FastifyRequest,
  built: { render: RenderPage; renderHome: RenderPage; served: ServedHtml },
): Promise<{ render: RenderPage; parts: Omit<PageParts, 'title'> } | undefined> {
  if (!mayBeSignedIn(request)) return undefined;
  const { viewer, ...ctx } = await contextOf(request);
  const session = toSessionDto(viewer);
  if (!viewer || !session) return undefined;
  const answers: ServedAnswers = { session: superjson.serialize(session) };
  // Something is searched, filtered or opened: the page asks for that itself.
  if (Object.keys(request.query as object).length > 0)
    return { render: built.render, parts: { data: dataElement(answers) } };
  // Without the browser's word for it, the day is a guess: good for an answer, which names its day, but not to be shown.
  const zone = request.cookies[ZONE_COOKIE];
  const day = dayIn(zone ?? 'UTC', ctx.now());
  const [list, drafts, tonight] = await Promise.all([
    listRecipes({ ...ctx, viewer }, listRecipesInput.parse(FIRST_LIST)),
    listReady({ ...ctx, viewer }, pageInput.parse({})),
    day && listPlanOfDay({ ...ctx, viewer }, { day }),
  ]);
  answers.list = superjson.serialize(list);
  answers.drafts = superjson.serialize(drafts);
  if (tonight) answers.tonight = superjson.serialize(tonight);
  const content = built.served.homeHtml(session, list, drafts, zone === undefined ? undefined : tonight);
  return { render: built.renderHome, parts: { data: dataElement(answers), content, isInert: true } };
}

function dataElement(answers: ServedAnswers): string {
  return `<script type="application/json" id="${SERVED_ANSWERS}">${escapeJson(JSON.stringify(answers))}</script>`;
}
