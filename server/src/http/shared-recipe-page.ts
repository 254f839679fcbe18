import { paths, ROUTE_PATTERNS } from '@larder/shared/paths';
import { PRODUCT_NAME } from '@larder/shared/product';
import {
  SHARE_MESSAGES,
  SHARED_RECIPE_ELEMENT,
  sharePreview,
  type SharedRecipeDto,
} from '@larder/shared/share';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import superjson from 'superjson';
import type { Ctx, Deps } from '../ctx.ts';
import { AppError } from '../errors.ts';
import { countShareVisit } from '../features/shares/share-visits.ts';
import { getSharedRecipe } from '../features/shares/shared-recipe.ts';
import { contextOf } from '../trpc/context.ts';
import { escapeHtml, escapeJson } from './escape.ts';
import { ownOrigin } from './own-origin.ts';
import type { RenderPage } from './page-template.ts';
import { sendPage } from './send-page.ts';

const PREVIEW_WIDTH = 1280;

/**
 * The page behind a share link: anybody may see it, search engines are asked not to. Preview data for messengers and the
 * recipe itself are in the HTML. A taken-back, unknown or malformed link gives one and the same page, with status 404.
 */
export function addSharedRecipePage(app: FastifyInstance, deps: Deps, render: RenderPage): void {
  app.get<{ Params: { shareId: string } }>(
    ROUTE_PATTERNS.sharedRecipe,
    { config: { access: 'anonymous' } },
    async (request, reply) => {
      await deps.rateLimits.consume('publicPage', request.ip);
      const ctx = await contextOf(request);
      const { shareId } = request.params;
      const recipe = await findSharedRecipe(ctx, shareId);
      void reply.header('x-robots-tag', 'noindex');
      if (!recipe) return notFoundPage(reply, render);
      if (request.method === 'GET') void countShareVisit(ctx, { shareId });
      const title = sharePreview.documentTitle(recipe.title);
      const head = previewOf(recipe, { request, deps, shareId });
      return sendPage(reply, render(reply, { title, head, data: dataElement(recipe) }));
    },
  );
}

/** null for a link that leads nowhere, whatever the reason. */
async function findSharedRecipe(ctx: Ctx, shareId: string): Promise<SharedRecipeDto | null> {
  try {
    return await getSharedRecipe(ctx, { shareId });
  } catch (error) {
    if (error instanceof AppError && error.appCode === 'SHARE_NOT_FOUND') return null;
    throw error;
  }
}

function notFoundPage(reply: FastifyReply, render: RenderPage): FastifyReply {
  const page = render(reply, { title: SHARE_MESSAGES.pageTitle, head: ROBOTS, data: dataElement(null) });
  return sendPage(reply.code(404), page);
}

const ROBOTS = '<meta name="robots" content="noindex">';

function previewOf(
  recipe: SharedRecipeDto,
  { request, deps, shareId }: { request: FastifyRequest; deps: Deps; shareId: string },
): string {
  const origin = ownOrigin(deps.config, request);
  const description = sharePreview.description(recipe);
  const tags = [
    ['name', 'description', description],
    ['property', 'og:site_name', PRODUCT_NAME],
    ['property', 'og:type', 'article'],
    ['property', 'og:title', sharePreview.title(recipe.title)],
    ['property', 'og:description', description],
    ['property', 'og:url', origin + paths.sharedRecipe(shareId)],
    ['name', 'twitter:card', 'summary_large_image'],
    ['name', 'twitter:title', sharePreview.title(recipe.title)],
    ['name', 'twitter:description', description],
  ];
  const image =
    origin +
    (recipe.image
      ? paths.image(recipe.image.id, previewWidth(recipe.image.widths), 'jpg', shareId)
      : paths.defaultPicture());
  tags.push(['property', 'og:image', image], ['name', 'twitter:image', image]);
  return (
    ROBOTS +
    tags
      .map(([kind, name, content = '']) => `<meta ${kind}="${name}" content="${escapeHtml(content)}">`)
      .join('')
  );
}

/** The smallest stored picture that is large enough for a preview, or the largest there is. */
function previewWidth(widths: number[]): number {
  const sorted = widths.toSorted((a, b) => a - b);
  return sorted.find((width) => width >= PREVIEW_WIDTH) ?? sorted.at(-1) ?? PREVIEW_WIDTH;
}

function dataElement(recipe: SharedRecipeDto | null): string {
  const json = escapeJson(superjson.stringify(recipe));
  return `<script type="application/json" id="${SHARED_RECIPE_ELEMENT}">${json}</script>`;
}
