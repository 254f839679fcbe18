import { SHELL } from '@larder/shared/installed-app/on-device';
import { PUBLIC_ROUTES, ROUTE_PATTERNS, type RouteName } from '@larder/shared/paths';
import { MESSAGES } from '@larder/shared/errors';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Deps } from '../ctx.ts';
import { AppError } from '../errors.ts';
import { languageOf, mayBeSignedIn } from '../trpc/context.ts';
import { responseFormatOf } from './response-format.ts';
import { databaseCheck } from './database-state.ts';
import { metaElements } from './page-template.ts';
import { pageTexts } from './page-texts.ts';
import { pageIn, readBuiltPages } from './built-pages.ts';
import { homePage } from './home-page.ts';
import { sendPage } from './send-page.ts';
import { addSharedRecipePage } from './shared-recipe-page.ts';

/** Those with the title 'Add Recipe'. */
const ADDING: readonly RouteName[] = [
  'add',
  'addRecipe',
  'importUrl',
  'importPage',
  'importPhotos',
  'importSocial',
  'importText',
];

/**
 * Serves the app at its own addresses and its 404 page, with that status, at any other. A browser without a session cookie
 * gets the landing page instead of a page that needs a session.
 */
export function addPages(app: FastifyInstance, deps: Deps, clientDir: string): void {
  const builtPages = readBuiltPages(clientDir, deps.config);
  const builtPage = (request: FastifyRequest) => pageIn(builtPages, request);
  const ensureDatabase = databaseCheck(deps.db);

  for (const [name, url] of Object.entries(ROUTE_PATTERNS) as [RouteName, string][]) {
    if (name === 'sharedRecipe') continue;
    app.get(url, { config: { access: 'anonymous' } }, async (request, reply) => {
      await ensureDatabase();
      // The address holds a secret, and scripts and styles are requested before the page can remove it from the address.
      if (name === 'resetPassword') void reply.header('referrer-policy', 'no-referrer');
      // Whoever has its address may read it: it is for nobody else to find.
      if (name === 'sharedList')
        void reply.header('x-robots-tag', 'noindex').header('referrer-policy', 'no-referrer');
      // The page on which the bookmarklet was clicked hands over its content through the window that it opened.
      if (name === 'importPage') void reply.header('cross-origin-opener-policy', 'unsafe-none');
      const isLanding = !PUBLIC_ROUTES.includes(name) && !mayBeSignedIn(request);
      const texts = pageTexts(languageOf(request));
      const head = metaElements([{ name: 'description', content: texts.description }]);
      const page = { title: ADDING.includes(name) ? texts.addRecipeTitle : texts.title, head };
      const { render, renderLanding } = builtPage(request);
      const home = name === 'home' ? await homePage(request, builtPage(request)) : undefined;
      if (home) return sendPage(reply, home.render({ ...page, ...home.parts }));
      return sendPage(reply, (isLanding ? renderLanding : render)(page));
    });
  }
  addSharedRecipePage(app, deps, builtPage);
  // What the service worker keeps: the app as it is for everybody.
  app.get(SHELL, { config: { access: 'anonymous' } }, (request, reply) => {
    const { title } = pageTexts(languageOf(request));
    return sendPage(reply, builtPage(request).render({ title }));
  });

  app.setNotFoundHandler(async (request, reply) => {
    if (responseFormatOf(request) !== 'page') throw new AppError('NOT_FOUND', MESSAGES.notFound);
    await ensureDatabase();
    const { title } = pageTexts(languageOf(request));
    return sendPage(reply.code(404), builtPage(request).render({ title }));
  });
}
