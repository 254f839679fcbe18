import { paths, ROUTE_PATTERNS } from '@larder/shared/paths';
import { PRODUCT_NAME } from '@larder/shared/product';
import { MAY_BE_SIGNED_IN } from '@larder/shared/served-page';
import type { SharedRecipeDto } from '@larder/shared/share/schema';
import { SHARED_RECIPE_ELEMENT } from '@larder/shared/share/messages';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import superjson from 'superjson';
import type { Ctx, Deps } from '../ctx.ts';
import { AppError } from '../errors.ts';
import { recipeJsonLd } from '../features/shares/recipe-json-ld.ts';
import { countShareVisit } from '../features/shares/share-visits.ts';
import { getSharedRecipe } from '../features/shares/shared-recipe.ts';
import { contextOf, mayBeSignedIn } from '../trpc/context.ts';
import { escapeJson } from './escape-json.ts';
import { ownOrigin } from './own-origin.ts';
import { metaElements, type RenderPage } from './page-template.ts';
import { pageTexts } from './page-texts.ts';
import { sendPage } from './send-page.ts';
import type { ServedHtml } from './served-html.ts';

const PREVIEW_WIDTH = 1280;

/**
 * The page behind a share link: public, but search engines are asked not to index it. Its HTML holds the recipe and preview
 * data for messengers. A revoked, unknown or malformed link gets one and the same page, with status 404.
 */
export function addSharedRecipePage(
  app: FastifyInstance,
  deps: Deps,
  builtPage: (request: FastifyRequest) => { renderShared: RenderPage; served: ServedHtml },
): void {
  app.get<{ Params: { shareId: string } }>(
    ROUTE_PATTERNS.sharedRecipe,
    { config: { access: 'anonymous' } },
    async (request, reply) => {
      await deps.rateLimits.consume('publicPage', request.ip);
      const ctx = await contextOf(request);
      const { renderShared: render, served } = builtPage(request);
      const { shareId } = request.params;
      const recipe = await findSharedRecipe(ctx, shareId);
      void reply.header('x-robots-tag', 'noindex');
      const content = served.sharedRecipeHtml(shareId, recipe);
      const head = mayBeSignedIn(request) ? ROBOTS + SIGNED_IN : ROBOTS;
      const data = dataElement(recipe);
      const texts = pageTexts(ctx.language);
      if (!recipe) {
        const page = { title: texts.noSharedRecipeTitle, head, data, content };
        return sendPage(reply.code(404), render(reply, page));
      }
      if (request.method === 'GET') void countShareVisit(ctx, { shareId });
      const title = texts.sharedTitle(recipe.title);
      const origin = ownOrigin(deps.config, request);
      const addresses = {
        url: origin + paths.sharedRecipe(shareId),
        image: origin + previewImage(recipe, shareId),
      };
      const about = previewOf(recipe, addresses, texts) + jsonLdElement(recipe, addresses);
      return sendPage(reply, render(reply, { title, head: head + about, data, content }));
    },
  );
}

/** null for an invalid link, whatever the reason. */
async function findSharedRecipe(ctx: Ctx, shareId: string): Promise<SharedRecipeDto | null> {
  try {
    return await getSharedRecipe(ctx, { shareId });
  } catch (error) {
    if (error instanceof AppError && error.appCode === 'SHARE_NOT_FOUND') return null;
    throw error;
  }
}

const ROBOTS = metaElements([{ name: 'robots', content: 'noindex' }]);
const SIGNED_IN = metaElements([{ name: MAY_BE_SIGNED_IN, content: '' }]);

interface Addresses {
  url: string;
  image: string;
}

function previewOf(
  recipe: SharedRecipeDto,
  { url, image }: Addresses,
  texts: ReturnType<typeof pageTexts>,
): string {
  const description = recipe.description || texts.sharedDescription(recipe.creatorName);
  const title = texts.sharedPreview(recipe.title);
  return metaElements([
    { name: 'description', content: description },
    { property: 'og:site_name', content: PRODUCT_NAME },
    { property: 'og:type', content: 'article' },
    { property: 'og:title', content: title },
    { property: 'og:description', content: description },
    { property: 'og:url', content: url },
    { property: 'og:image', content: image },
    { name: 'twitter:card', content: 'summary_large_image' },
    { name: 'twitter:title', content: title },
    { name: 'twitter:description', content: description },
    { name: 'twitter:image', content: image },
  ]);
}

function jsonLdElement(recipe: SharedRecipeDto, addresses: Addresses): string {
  return `<script type="application/ld+json">${escapeJson(JSON.stringify(recipeJsonLd(recipe, addresses)))}</script>`;
}

function previewImage({ image }: SharedRecipeDto, shareId: string): string {
  return image ? paths.image(image.id, previewWidth(image.widths), 'jpg', shareId) : paths.defaultPicture();
}

/** The smallest stored width that is large enough for a preview, or else the largest. */
function previewWidth(widths: number[]): number {
  const sorted = widths.toSorted((a, b) => a - b);
  return sorted.find((width) => width >= PREVIEW_WIDTH) ?? sorted.at(-1) ?? PREVIEW_WIDTH;
}

function dataElement(recipe: SharedRecipeDto | null): string {
  const json = escapeJson(superjson.stringify(recipe));
  return `<script type="application/json" id="${SHARED_RECIPE_ELEMENT}">${json}</script>`;
}
