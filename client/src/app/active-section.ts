export type Section = 'home' | 'collections' | 'shopping' | 'plan';

/**
 * Which entry of the navigation a path belongs to (docs/rules.md, Sentences and screens): Home for / and whatever begins with
 * /recipe, Collections for /collections and /collection/*, on phones for /favorites too; Shopping for /shopping,
 * This week for /plan.
 */
export function activeSection(pathname: string, isMobile: boolean): Section | null {
  if (pathname === '/' || pathname.startsWith('/recipe')) return 'home';
  if (pathname === '/collections' || pathname.startsWith('/collection/')) return 'collections';
  if (/^\/shopping(?:\/|$)/.test(pathname)) return 'shopping';
  if (/^\/plan(?:\/|$)/.test(pathname)) return 'plan';
  if (isMobile && pathname === '/favorites') return 'collections';
  return null;
}
