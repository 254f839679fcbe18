import { SiteFooter } from '../components/layout/site-footer.tsx';
import { SiteHeader } from '../components/layout/site-header.tsx';
import { useAuthDialog } from '../features/auth/use-auth-dialog.tsx';
import { VisitorButtons } from '../features/auth/visitor-buttons.tsx';
import { DismissibleMessage } from '../features/landing/dismissible-message.tsx';
import { Landing } from '../features/landing/landing.tsx';
import type { NavState } from '../lib/nav-state.ts';

/** Shown in place of every protected page to visitors. */
export default function LandingPage({ message, showAuth, authMode }: NavState) {
  const auth = useAuthDialog(showAuth ? (authMode ?? 'signin') : null);
  return (
    <>
      {message && <DismissibleMessage message={message} />}
      <SiteHeader>
        <VisitorButtons auth={auth} />
      </SiteHeader>
      <Landing onGetStarted={() => auth.open('signup')} onNear={auth.prepare} />
      <SiteFooter />
      {auth.dialog}
    </>
  );
}
