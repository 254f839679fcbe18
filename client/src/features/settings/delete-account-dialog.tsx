import * as messages from '#messages/settings.json';
import { ACCOUNT_MESSAGES } from '@larder/shared/account/messages';
import { useState } from 'react';
import { flushSync } from 'react-dom';
import { Dialog } from '../../components/ui/dialog/dialog.tsx';
import { FailureNotice } from '../../components/ui/failure-notice.tsx';
import { Spinner } from '../../components/ui/spinner.tsx';
import { reloadAtHome } from '../../lib/history-state.ts';
import { clearSession, useViewer } from '../../lib/session.ts';
import { trpc } from '../../lib/trpc.ts';
import { ConfirmationStep } from './confirmation-step.tsx';
import { DeletionInfoStep } from './deletion-info-step.tsx';
import { PasswordStep } from './password-step.tsx';

type Step = 'info' | 'password' | 'confirmation' | 'processing';

const DESCRIPTIONS: Record<Step, string> = {
  info: messages.stepWhat,
  password: messages.stepPassword,
  confirmation: messages.stepConfirm,
  processing: messages.keepPageOpen,
};

/**
 * Three steps to think about it; then everything is deleted at once and the session ends. It lies over the
 * settings, so that going back finds what was typed there.
 */
export default function DeleteAccountDialog({ onBack }: { onBack: () => void }) {
  const { email } = useViewer();
  const [step, setStep] = useState<Step>('info');
  const [password, setPassword] = useState('');
  const remove = trpc.auth.deleteAccount.useMutation({
    onSuccess: async () => {
      // At once, so that no unsaved form asks whether to leave.
      await flushSync(clearSession);
      reloadAtHome({ message: ACCOUNT_MESSAGES.deleted });
    },
    onError: () => setStep('confirmation'),
  });

  return (
    <Dialog
      open
      onOpenChange={onBack}
      title={messages.deleteAccount}
      description={DESCRIPTIONS[step]}
      locked={step === 'processing'}
    >
      {step === 'info' && <DeletionInfoStep onBack={onBack} onContinue={() => setStep('password')} />}
      {step === 'password' && (
        <PasswordStep
          password={password}
          onBack={() => setStep('info')}
          onContinue={(verified) => {
            setPassword(verified);
            setStep('confirmation');
          }}
        />
      )}
      {step === 'confirmation' && (
        <ConfirmationStep
          email={email}
          failure={
            remove.error && <FailureNotice error={remove.error} fallback={ACCOUNT_MESSAGES.deleteFailed} />
          }
          onBack={() => {
            remove.reset();
            setStep('password');
          }}
          onConfirm={(typed) => {
            setStep('processing');
            remove.mutate({ password, email: typed });
          }}
        />
      )}
      {step === 'processing' && (
        <p role="status" className="flex items-center gap-3 py-6 text-lg">
          <Spinner /> {messages.deletingYourAccount}
        </p>
      )}
    </Dialog>
  );
}
