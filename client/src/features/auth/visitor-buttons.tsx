import * as messages from '#messages/auth.json';
import { AuthButton } from '../../components/layout/auth-button.tsx';
import type { AuthOpener } from './use-auth-dialog.tsx';

/** The two ways in: signing in and signing up. */
export function VisitorButtons({ auth }: { auth: AuthOpener }) {
  return (
    <>
      <AuthButton
        mode="signin"
        variant="ghost"
        className="max-sm:px-2 max-sm:text-sm"
        onNear={auth.prepare}
        onOpen={() => auth.open('signin')}
      >
        {messages.signInButton}
      </AuthButton>
      <AuthButton
        mode="signup"
        className="max-sm:px-2 max-sm:text-sm"
        onNear={auth.prepare}
        onOpen={() => auth.open('signup')}
      >
        {messages.getStartedFree}
      </AuthButton>
    </>
  );
}
