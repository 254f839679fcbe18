import { createBrowserRouter, Outlet, ScrollRestoration, type RouteObject } from 'react-router-dom';
import { lazyPage } from './lazy-page.tsx';
import { Protected } from './protected.tsx';
import { PublicFrame } from './public-frame.tsx';
import { RouteError } from './route-error.tsx';

/** Anybody may see these. */
const PUBLIC: RouteObject[] = [
  { path: '/shared/recipe/:shareId', ...lazyPage(() => import('../pages/shared-recipe.tsx')) },
  { path: '/about-us', ...lazyPage(() => import('../pages/about-us.tsx')) },
  { path: '/terms', ...lazyPage(() => import('../pages/terms.tsx')) },
  { path: '/privacy-policy', ...lazyPage(() => import('../pages/privacy-policy.tsx')) },
  { path: '*', ...lazyPage(() => import('../pages/not-found.tsx')) },
];

/** A signed-out visitor sees the landing page in their place. */
const GUARDED: RouteObject[] = [
  { path: '/', ...lazyPage(() => import('../pages/home.tsx')) },
  { path: '/favorites', ...lazyPage(() => import('../pages/favorites.tsx')) },
  { path: '/collections', ...lazyPage(() => import('../pages/collections.tsx')) },
  { path: '/imports', ...lazyPage(() => import('../pages/imports.tsx')) },
  { path: '/shares', ...lazyPage(() => import('../pages/shares.tsx')) },
  { path: '/profile', ...lazyPage(() => import('../pages/profile.tsx')) },
  { path: '/recipe/add', ...lazyPage(() => import('../pages/recipe-add.tsx')) },
  { path: '/recipe/add/manual', ...lazyPage(() => import('../pages/recipe-add.tsx')) },
  { path: '/recipe/add/url', ...lazyPage(() => import('../pages/import-url.tsx')) },
  { path: '/recipe/add/photos', ...lazyPage(() => import('../pages/later-photos.tsx')) },
  { path: '/recipe/add/social', ...lazyPage(() => import('../pages/later-social.tsx')) },
  { path: '/recipe/:id', ...lazyPage(() => import('../pages/recipe-detail.tsx')) },
  { path: '/recipe/:id/edit', ...lazyPage(() => import('../pages/recipe-edit.tsx')) },
];

function Root() {
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
