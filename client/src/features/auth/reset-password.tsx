import * as messages from '#messages/auth.json';
import { AUTH_MESSAGES } from '@larder/shared/auth/schema';
import { paths } from '@larder/shared/paths';
import { ArrowLeft, CircleCheck } from 'lucide-react';
import { useEffect, useState, type ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { Button } from '../../components/ui/button.tsx';
import { Notice } from '../../components/ui/notice.tsx';
import type { NavState } from '../../lib/nav-state.ts';
import { ResetPasswordForm, type ResetLink } from './reset-password-form.tsx';

const REDIRECT_MS = 2_000;
const ASK_AGAIN: NavState = { showAuth: true, authMode: 'forgot-password' };
const SIGN_IN: NavState = { showAuth: true, authMode: 'signin' };

interface ResetPasswordProps {
  link: ResetLink | undefined;
  /** The password is set; every session of the account has ended. */
  onUpdated: () => void;
  /** Away from here, by the button or by itself after two seconds. */
  onLeave: () => void;
}

/** A new password by a mailed link: the form, a link that does not work, and success. */
export function ResetPassword({ link, onUpdated, onLeave }: ResetPasswordProps) {
  const [isUpdated, setUpdated] = useState(false);
  const [deadLink, setDeadLink] = useState<string | undefined>(
    link ? undefined : AUTH_MESSAGES.resetLinkIncomplete,
  );

  if (isUpdated) return <Updated onLeave={onLeave} />;
  return (
    <Frame title={messages.resetYourPassword}>
      {deadLink || !link ? (
        <>
          <Notice tone="danger">{deadLink}</Notice>
          <Button asChild size="lg" className="mt-6 w-full">
            <Link to={paths.home()} state={ASK_AGAIN}>
              {messages.sendAnotherLink}
            </Link>
          </Button>
        </>
      ) : (
        <ResetPasswordForm
          link={link}
          onDeadLink={setDeadLink}
          onUpdated={() => {
            onUpdated();
            setUpdated(true);
          }}
        />
      )}
      <p className="mt-6 text-center">
        <Button asChild variant="ghost">
          <Link to={paths.home()} state={SIGN_IN}>
            <ArrowLeft /> {messages.backToSignIn}
          </Link>
        </Button>
      </p>
    </Frame>
  );
}

function Updated({ onLeave }: { onLeave: () => void }) {
  useEffect(() => {
    const timer = setTimeout(onLeave, REDIRECT_MS);
    return () => clearTimeout(timer);
  }, [onLeave]);
  return (
    <div role="status" className="text-center">
      <CircleCheck aria-hidden className="mx-auto mb-5 size-14 text-success" strokeWidth={1.5} />
      <h1 className="text-4xl">{messages.passwordUpdated}</h1>
      <p className="mt-3 text-lg text-muted">{messages.passwordUpdatedNext}</p>
      <Button size="lg" className="mt-8" onClick={onLeave}>
        {messages.goToRecipes}
      </Button>
    </div>
  );
}

function Frame({ title, children }: { title: string; children: ReactNode }) {
  return (
    <>
      <h1 className="text-center text-4xl">{title}</h1>
      <div className="card mt-8 p-5 sm:p-7">{children}</div>
    </>
  );
}
