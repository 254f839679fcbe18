import * as messages from '#messages/auth.json';
import { format } from '@larder/shared/messages/format';
import { rich } from '../../components/ui/rich.tsx';
import { AUTH_MESSAGES } from '@larder/shared/auth/schema';
import { ArrowLeft, MailCheck } from 'lucide-react';
import { Dialog as Radix } from 'radix-ui';
import { useId, type SyntheticEvent } from 'react';
import { Button } from '../../components/ui/button.tsx';
import { Notice } from '../../components/ui/notice.tsx';
import { CodeInput } from './code-input.tsx';
import { useVerification } from './use-verification.ts';

interface VerifyScreenProps {
  email: string;
  resendAfterSeconds: number;
  /** Why one is here, when it was not by signing up just now. */
  reason?: string;
  onBack: () => void;
  signIn: () => Promise<boolean>;
  onDone: () => void;
}

/** The whole screen for six digits. */
export function VerifyScreen({
  email,
  resendAfterSeconds,
  reason,
  onBack,
  signIn,
  onDone,
}: VerifyScreenProps) {
  const { phase, digits, setDigits, error, sentAgain, isResending, secondsLeft, input, verify, resend } =
    useVerification({
      email,
      resendAfterSeconds,
      signIn,
      onDone,
    });
  const errorId = useId();
  const isFinished = phase === 'verified' || phase === 'done';
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    void verify(digits);
  };

  return (
    <Radix.Root open onOpenChange={(open) => !open && onBack()}>
      <Radix.Portal>
        <Radix.Content className="fixed inset-0 z-50 flex animate-fade-in flex-col overflow-y-auto bg-paper text-ink focus:outline-none">
          <div className="p-3 sm:p-5">
            <Button variant="ghost" onClick={onBack} disabled={isFinished}>
              <ArrowLeft /> {messages.back}
            </Button>
          </div>
          <div className="m-auto w-full max-w-lg px-5 pb-16 text-center">
            <MailCheck aria-hidden className="mx-auto size-12 text-accent" strokeWidth={1.5} />
            <Radix.Title className="mt-5 text-4xl">{messages.checkYourEmail}</Radix.Title>
            <Radix.Description className="mt-3 text-lg text-muted">
              {rich(messages.codeSentTo, {
                email,
                a: (text) => <strong className="font-semibold text-ink">{text}</strong>,
              })}
            </Radix.Description>
            {reason && phase === 'entering' && (
              <Notice tone="warning" className="mt-5">
                {reason}
              </Notice>
            )}
            <form noValidate onSubmit={submit} className="mt-8">
              <CodeInput
                ref={input}
                value={digits}
                isInvalid={error !== undefined}
                disabled={phase !== 'entering'}
                describedBy={error ? errorId : undefined}
                onChange={setDigits}
                onComplete={(code) => void verify(code)}
              />
              <div className="mt-5 min-h-12">
                {error && (
                  <p id={errorId} role="alert" className="font-medium text-danger">
                    {error}
                  </p>
                )}
                {sentAgain && <Notice tone="success">{AUTH_MESSAGES.codeSent}</Notice>}
                {phase === 'verified' && <Notice tone="success">{AUTH_MESSAGES.verified}</Notice>}
                {phase === 'done' && <Notice tone="success">{AUTH_MESSAGES.verifiedSignIn}</Notice>}
              </div>
              {!isFinished && (
                <Button type="submit" size="lg" busy={phase === 'checking'} className="mt-3 w-full max-w-xs">
                  {messages.verify}
                </Button>
              )}
            </form>
            {!isFinished && <NoEmail secondsLeft={secondsLeft} busy={isResending} onResend={resend} />}
          </div>
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}

interface NoEmailProps {
  secondsLeft: number;
  busy: boolean;
  onResend: () => Promise<void>;
}

function NoEmail({ secondsLeft, busy, onResend }: NoEmailProps) {
  return (
    <p className="mt-6 text-muted">
      {messages.noEmail}{' '}
      <Button variant="link" busy={busy} disabled={secondsLeft > 0} onClick={() => void onResend()}>
        {secondsLeft > 0
          ? format(messages.resendInSeconds, { seconds: secondsLeft })
          : messages.sendAnotherCode}
      </Button>
    </p>
  );
}
