import { AuthButton } from '../components/layout/auth-button.tsx';
import { SiteFooter } from '../components/layout/site-footer.tsx';
import { SiteHeader } from '../components/layout/site-header.tsx';
import { useAuthDialog } from '../features/auth/use-auth-dialog.tsx';
import { DismissibleMessage } from '../features/landing/dismissible-message.tsx';
import { Landing } from '../features/landing/landing.tsx';
import type { NavState } from '../lib/nav-state.ts';

/** Stands in for every guarded page while nobody is signed in. */
export default function LandingPage({ message, showAuth, authMode }: NavState) {
  const auth = useAuthDialog(showAuth ? (authMode ?? 'signin') : null);
  return (
    <>
      {message && <DismissibleMessage message={message} />}
      <SiteHeader>
        <AuthButton
          mode="signin"
          variant="ghost"
          className="max-sm:px-2 max-sm:text-sm"
          onNear={auth.prepare}
          onOpen={() => auth.open('signin')}
        >
          Sign In
        </AuthButton>
        <AuthButton
          mode="signup"
          className="max-sm:px-2 max-sm:text-sm"
          onNear={auth.prepare}
          onOpen={() => auth.open('signup')}
        >
          Get Started Free
        </AuthButton>
      </SiteHeader>
      <Landing onGetStarted={() => auth.open('signup')} onNear={auth.prepare} />
      <SiteFooter />
      {auth.dialog}
    </>
  );
}
