import * as messages from '#messages/auth.json';
import { AUTH_MESSAGES, type CodeSentDto, type SessionDto } from '@larder/shared/auth/schema';
import { LANGUAGE } from '@larder/shared/messages/built-language';
import { useCallback, useState, type ComponentProps, type ReactNode } from 'react';
import { Button } from '../../components/ui/button.tsx';
import { Dialog } from '../../components/ui/dialog/dialog.tsx';
import { Notice } from '../../components/ui/notice.tsx';
import { api } from '../../lib/api.ts';
import { setSession } from '../../lib/session.ts';
import type { AuthMode } from './auth-mode.ts';
import { ForgotPasswordForm } from './forgot-password-form.tsx';
import { SignInForm } from './sign-in-form.tsx';
import { SignUpForm, type SignUpValues } from './sign-up-form.tsx';
import { VerifyScreen } from './verify-screen.tsx';

interface AuthDialogProps {
  mode: AuthMode;
  onModeChange: (mode: AuthMode) => void;
  onClose: () => void;
  onSignedIn?: () => void;
}

interface Verifying {
  sent: CodeSentDto;
  reason?: string;
}

const NOTHING_TYPED: SignUpValues = { displayName: '', username: '', email: '', password: '' };

/** Signing in, signing up and the code between them, a forgotten password; closing it leaves the page as it was. */
export default function AuthDialog({ mode, onModeChange, onClose, onSignedIn }: AuthDialogProps) {
  const [typed, setTyped] = useState(NOTHING_TYPED);
  const { email, setCredentials, signIn } = useCredentials(onSignedIn);
  const [isVerified, setVerified] = useState(false);
  const [verifying, setVerifying] = useState<Verifying>();

  const finishVerifying = useCallback(() => {
    setVerifying(undefined);
    setVerified(true);
    setTyped(NOTHING_TYPED);
    onModeChange('signin');
  }, [onModeChange]);

  if (verifying) {
    return (
      <VerifyScreen
        email={verifying.sent.email}
        resendAfterSeconds={verifying.sent.resendAfterSeconds}
        reason={verifying.reason}
        onBack={() => {
          setVerifying(undefined);
          onModeChange('signup');
        }}
        signIn={signIn}
        onDone={finishVerifying}
      />
    );
  }

  if (mode === 'signup') {
    return (
      <SignUpDialog
        typed={typed}
        onClose={onClose}
        onCodeSent={(sent, values) => {
          setTyped(values);
          setCredentials({ email: sent.email, password: values.password });
          setVerifying({ sent });
        }}
        onSignIn={() => onModeChange('signin')}
      />
    );
  }

  if (mode === 'forgot-password') {
    return <ForgotPassword email={email} onClose={onClose} onSignIn={() => onModeChange('signin')} />;
  }

  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={messages.welcomeBack}
      description={messages.yourRecipesAreWaiting}
    >
      {isVerified && (
        <Notice tone="success" className="mb-5">
          {AUTH_MESSAGES.verifiedSignIn}
        </Notice>
      )}
      <SignInForm
        key={email}
        email={email}
        onSignedIn={(session) => {
          onSignedIn?.();
          setSession(session);
          followLanguage(session);
        }}
        onUnconfirmed={(unconfirmed) => {
          setCredentials(unconfirmed);
          // No new code is sent by signing in: the old one may be gone, so another can be asked for at once.
          const sent = { email: unconfirmed.email, resendAfterSeconds: 0 };
          setVerifying({ sent, reason: AUTH_MESSAGES.confirmFirst });
        }}
        onForgot={(typedEmail) => {
          setCredentials({ email: typedEmail, password: '' });
          onModeChange('forgot-password');
        }}
      />
      <Switch question={messages.newToLarder} onClick={() => onModeChange('signup')}>
        {messages.createAnAccount}
      </Switch>
    </Dialog>
  );
}

type SignUpDialogProps = ComponentProps<typeof SignUpForm> & { onClose: () => void; onSignIn: () => void };

function SignUpDialog({ onClose, onSignIn, ...form }: SignUpDialogProps) {
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={messages.createYourAccount}
      description={messages.freeAndPrivate}
    >
      <SignUpForm {...form} />
      <Switch question={messages.alreadyHaveAnAccount} onClick={onSignIn}>
        {messages.signIn}
      </Switch>
    </Dialog>
  );
}

interface Credentials {
  email: string;
  password: string;
}

/** What was typed last, and signing in with it once the address is confirmed. */
function useCredentials(onSignedIn: (() => void) | undefined) {
  const [credentials, setCredentials] = useState<Credentials>({ email: '', password: '' });
  const signIn = useCallback(async () => {
    try {
      const session = await api.auth.signIn.mutate(credentials);
      onSignedIn?.();
      setSession(session);
      followLanguage(session);
      return true;
    } catch {
      // The password is asked for then, as of a person who comes back later.
      return false;
    }
  }, [credentials, onSignedIn]);
  return { email: credentials.email, setCredentials, signIn };
}

interface ForgotPasswordProps {
  email: string;
  onClose: () => void;
  onSignIn: () => void;
}

function ForgotPassword({ email, onClose, onSignIn }: ForgotPasswordProps) {
  return (
    <Dialog open onOpenChange={onClose} title={messages.forgotYourPassword} description={messages.forgotHint}>
      <ForgotPasswordForm email={email} />
      <Switch question={messages.rememberedIt} onClick={onSignIn}>
        {messages.signIn}
      </Switch>
    </Dialog>
  );
}

function Switch({
  question,
  onClick,
  children,
}: {
  question: string;
  onClick: () => void;
  children: ReactNode;
}) {
  return (
    <p className="mt-4 text-center text-muted">
      {question}{' '}
      <Button variant="link" onClick={onClick}>
        {children}
      </Button>
    </p>
  );
}

/** Pages come in the language that was chosen: after signing in, the one on screen may be in another. */
function followLanguage(session: NonNullable<SessionDto>): void {
  if (session.language && session.language !== LANGUAGE) location.reload();
}
