import { ROUTE_PATTERNS } from '@larder/shared/paths';
import { useEffect } from 'react';
import {
  createBrowserRouter,
  matchRoutes,
  Outlet,
  ScrollRestoration,
  type RouteObject,
} from 'react-router-dom';
import { isPreloadable, lazyPage } from './lazy-page.tsx';
import { Protected } from './protected.tsx';
import { PublicFrame } from './public-frame.tsx';
import { RouteError } from './route-error.tsx';

/** The public routes. */
const PUBLIC: RouteObject[] = [
  { path: ROUTE_PATTERNS.sharedRecipe, ...lazyPage(() => import('./shared-recipe-route.tsx')) },
  { path: ROUTE_PATTERNS.sharedList, ...lazyPage(() => import('../pages/shared-list.tsx')) },
  { path: ROUTE_PATTERNS.aboutUs, ...lazyPage(() => import('../pages/about-us.tsx')) },
  { path: ROUTE_PATTERNS.terms, ...lazyPage(() => import('../pages/terms.tsx')) },
  { path: ROUTE_PATTERNS.privacyPolicy, ...lazyPage(() => import('../pages/privacy-policy.tsx')) },
  { path: ROUTE_PATTERNS.resetPassword, ...lazyPage(() => import('../pages/reset-password.tsx')) },
  { path: '*', ...lazyPage(() => import('../pages/not-found.tsx')) },
];

/** A signed-out visitor sees the landing page in their place. */
export const HOME = lazyPage(() => import('../pages/home.tsx'));
const PLAN = lazyPage(() => import('../pages/plan.tsx'));
const SHOPPING = lazyPage(() => import('../pages/shopping.tsx'));
const GUARDED: RouteObject[] = [
  { path: ROUTE_PATTERNS.home, ...HOME },
  { path: ROUTE_PATTERNS.favorites, ...lazyPage(() => import('../pages/favorites.tsx')) },
  { path: ROUTE_PATTERNS.collections, ...lazyPage(() => import('../pages/playlists.tsx')) },
  { path: ROUTE_PATTERNS.collection, ...lazyPage(() => import('../pages/playlist.tsx')) },
  { path: ROUTE_PATTERNS.smartCollection, ...lazyPage(() => import('../pages/smart-collection.tsx')) },
  { path: ROUTE_PATTERNS.plan, ...PLAN },
  { path: ROUTE_PATTERNS.planOfDay, ...PLAN },
  { path: ROUTE_PATTERNS.shopping, ...SHOPPING },
  { path: ROUTE_PATTERNS.shoppingList, ...SHOPPING },
  { path: ROUTE_PATTERNS.moveIn, ...lazyPage(() => import('../pages/move-in.tsx')) },
  { path: ROUTE_PATTERNS.imports, ...lazyPage(() => import('../pages/imports.tsx')) },
  { path: ROUTE_PATTERNS.shares, ...lazyPage(() => import('../pages/shares.tsx')) },
  { path: ROUTE_PATTERNS.recentlyDeleted, ...lazyPage(() => import('../pages/recently-deleted.tsx')) },
  { path: ROUTE_PATTERNS.profile, ...lazyPage(() => import('../pages/profile.tsx')) },
  { path: ROUTE_PATTERNS.connections, ...lazyPage(() => import('../pages/connections.tsx')) },
  { path: ROUTE_PATTERNS.userProfile, ...lazyPage(() => import('../pages/user-profile.tsx')) },
  { path: ROUTE_PATTERNS.userCollection, ...lazyPage(() => import('../pages/user-playlist.tsx')) },
  { path: ROUTE_PATTERNS.userFavorites, ...lazyPage(() => import('../pages/user-playlist.tsx')) },
  { path: ROUTE_PATTERNS.add, ...lazyPage(() => import('../pages/recipe-add.tsx')) },
  { path: ROUTE_PATTERNS.addRecipe, ...lazyPage(() => import('../pages/recipe-add.tsx')) },
  { path: ROUTE_PATTERNS.importAny, ...lazyPage(() => import('../pages/import.tsx')) },
  { path: ROUTE_PATTERNS.importUrl, ...lazyPage(() => import('../pages/import-url.tsx')) },
  { path: ROUTE_PATTERNS.importPage, ...lazyPage(() => import('../pages/import-page.tsx')) },
  { path: ROUTE_PATTERNS.importPhotos, ...lazyPage(() => import('../pages/import-photos.tsx')) },
  { path: ROUTE_PATTERNS.importSocial, ...lazyPage(() => import('../pages/import-social.tsx')) },
  { path: ROUTE_PATTERNS.importText, ...lazyPage(() => import('../pages/import-text.tsx')) },
  { path: ROUTE_PATTERNS.recipe, ...lazyPage(() => import('../pages/recipe-detail.tsx')) },
  { path: ROUTE_PATTERNS.editRecipe, ...lazyPage(() => import('../pages/recipe-edit.tsx')) },
];

/** The page behind a link is fetched when a pointer, a finger or the focus comes to the link. */
function useLinkPreloading(): void {
  useEffect(() => {
    const preload = ({ target }: Event) => {
      const href = target instanceof Element ? target.closest('a')?.getAttribute('href') : undefined;
      if (!href?.startsWith('/')) return;
      const handle: unknown = matchRoutes(router.routes, href.split('?')[0] ?? href)?.at(-1)?.route.handle;
      if (isPreloadable(handle)) void handle.preload();
    };
    const nearing = ['pointerover', 'touchstart', 'focusin'];
    for (const type of nearing) document.addEventListener(type, preload, { passive: true });
    return () => nearing.forEach((type) => document.removeEventListener(type, preload));
  }, []);
}

function Root() {
  useLinkPreloading();
  return (
    <>
      <Outlet />
      <ScrollRestoration />
    </>
  );
}

export const router = createBrowserRouter([
  {
    element: <Root />,
    errorElement: <RouteError />,
    children: [
      { element: <PublicFrame />, errorElement: <RouteError />, children: PUBLIC },
      { element: <Protected />, errorElement: <RouteError />, children: GUARDED },
    ],
  },
]);
