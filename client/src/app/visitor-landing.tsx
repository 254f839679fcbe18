import { useState } from 'react';
import { useSession } from '../lib/session.ts';
import { useAnnounceHydrated } from '../hooks/use-announce-hydrated.ts';
import type { NavState } from '../lib/nav-state.ts';
import LandingPage from '../pages/landing.tsx';
import { LazyApp } from './lazy-app.tsx';

/** The landing page, loaded without the app; after signing in the app opens at the same address. */
export function VisitorLanding({ handedOver }: { handedOver: NavState }) {
  const session = useSession();
  const [isApp, setApp] = useState(false);
  useAnnounceHydrated();
  // The app stays when they sign out again: it has a landing page of its own.
  if (!isApp && session.status === 'known' && session.session) setApp(true);
  return isApp ? <LazyApp /> : <LandingPage {...handedOver} />;
}
