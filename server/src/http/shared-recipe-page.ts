import { paths, ROUTE_PATTERNS } from '@larder/shared/paths';
import { PRODUCT_NAME } from '@larder/shared/product';
import { MAY_BE_SIGNED_IN } from '@larder/shared/served-page';
import type { SharedRecipeDto } from '@larder/shared/share/schema';
import { SHARED_RECIPE_ELEMENT } from '@larder/shared/share/messages';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';
import superjson from 'superjson';
import type { Ctx, Deps } from '../ctx.ts';
import { AppError } from '../errors.ts';
import { recipeJsonLd } from '../features/shares/recipe-json-ld.ts';
import { createVisitCounter } from '../features/shares/share-visits.ts';
import { getSharedRecipe, versionOfShared } from '../features/shares/shared-recipe.ts';
import { contextOf, mayBeSignedIn } from '../trpc/context.ts';
import type { BuiltPages } from './built-pages.ts';
import { escapeJson } from './escape-json.ts';
import { ownOrigin } from './own-origin.ts';
import { cachePage, sendCachedPage, sizeOfCached, type CachedPage } from './cached-page.ts';
import { metaElements } from './page-template.ts';
import { pageTexts } from './page-texts.ts';
import { sendPage } from './send-page.ts';

const PREVIEW_WIDTH = 1280;

/** How much of the pages is kept, in bytes: about a thousand of them. */
const KEPT = 16_000_000;

type BuiltPage = (request: FastifyRequest) => Pick<BuiltPages, 'language' | 'renderShared' | 'served'>;

/**
 * The page behind a share link: public, but search engines are asked not to index it. Its HTML holds the recipe and preview
 * data for messengers. A revoked, unknown or malformed link gets one and the same page, with status 404.
 *
 * A page is rendered and compressed once for each version of what it shows. Every request asks the database for that version, so nothing that
 * was taken back or changed is ever shown.
 */
export function addSharedRecipePage(app: FastifyInstance, deps: Deps, builtPage: BuiltPage): void {
  const kept = new LRUCache<string, CachedPage>({ maxSize: KEPT, sizeCalculation: sizeOfCached });
  const visits = createVisitCounter(deps);
  app.addHook('onClose', () => visits.flush());

  app.get<{ Params: { shareId: string } }>(
    ROUTE_PATTERNS.sharedRecipe,
    { config: { access: 'anonymous' } },
    async (request, reply) => {
      await deps.rateLimits.consume('publicPage', request.ip);
      const ctx = await contextOf(request);
      const asked: Asked = {
        ...{ ctx, shareId: request.params.shareId, isOfSignedIn: mayBeSignedIn(request) },
        ...{ origin: ownOrigin(deps.config, request), ...builtPage(request) },
      };
      void reply.header('x-robots-tag', 'noindex');
      const version = await versionOfShared(ctx, asked);
      if (version === null) return sendPage(reply.code(404), renderMissing(asked));
      const key = [
        version,
        asked.shareId,
        asked.language,
        ctx.language,
        asked.origin,
        asked.isOfSignedIn,
      ].join(' ');
      const page = kept.get(key) ?? (await cacheFound(asked));
      if (page === null) return sendPage(reply.code(404), renderMissing(asked));
      kept.set(key, page);
      if (request.method === 'GET') visits.count(ctx, asked.shareId);
      return sendCachedPage(request, reply, page);
    },
  );
}

/** All that makes one page differ from another, beside the recipe. */
interface Asked extends ReturnType<BuiltPage> {
  ctx: Ctx;
  shareId: string;
  origin: string;
  isOfSignedIn: boolean;
}

function renderMissing({ ctx, shareId, isOfSignedIn, renderShared, served }: Asked): string {
  return renderShared({
    title: pageTexts(ctx.language).noSharedRecipeTitle,
    head: robots(isOfSignedIn),
    data: dataElement(null),
    content: served.sharedRecipeHtml(shareId, null),
  });
}

async function cacheFound(asked: Asked): Promise<CachedPage | null> {
  const html = await renderFound(asked);
  return html === null ? null : cachePage(html);
}

/** null when the link was taken back a moment ago. */
async function renderFound(asked: Asked): Promise<string | null> {
  const { ctx, shareId, origin, isOfSignedIn, renderShared, served } = asked;
  const recipe = await findSharedRecipe(ctx, shareId);
  if (!recipe) return null;
  const texts = pageTexts(ctx.language);
  const addresses = {
    url: origin + paths.sharedRecipe(shareId),
    image: origin + previewImage(recipe, shareId),
  };
  return renderShared({
    title: texts.sharedTitle(recipe.title),
    head: robots(isOfSignedIn) + previewOf(recipe, addresses, texts) + jsonLdElement(recipe, addresses),
    data: dataElement(recipe),
    content: served.sharedRecipeHtml(shareId, recipe),
  });
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

const robots = (isOfSignedIn: boolean): string => (isOfSignedIn ? ROBOTS + SIGNED_IN : ROBOTS);

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
