import { AUTH_MESSAGES, CODE_LENGTH } from '@larder/shared/auth/schema';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useCooldown } from '../../hooks/use-cooldown.ts';
import { api } from '../../lib/api.ts';
import { errorData, errorMessage } from '../../lib/error-message.ts';

/** How long each sentence stays. */
const VERIFIED_MS = 1_500;
const BACK_TO_SIGN_IN_MS = 2_000;

type Phase = 'entering' | 'checking' | 'verified' | 'done';

interface Verification {
  email: string;
  resendAfterSeconds: number;
  /** Signs in with what was typed before the code; false where that does not work. */
  signIn: () => Promise<boolean>;
  /** The address is confirmed, and the password is still to be asked for. */
  onDone: () => void;
}

/** The state of entering a mailed code: typing, checking, a wrong one, another one sent, verified. */
export function useVerification({ email, resendAfterSeconds, signIn, onDone }: Verification) {
  const [phase, setPhase] = useState<Phase>('entering');
  const [digits, setDigits] = useState('');
  const [error, setError] = useState<string>();
  const input = useRef<HTMLInputElement>(null);
  const focusInput = () => input.current?.focus();
  const resending = useResending({ email, resendAfterSeconds, onError: setError, onEnd: focusInput });

  const enter = useEffectEvent(async () => {
    if (!(await signIn())) setPhase('done');
  });
  useEffect(() => {
    if (phase === 'verified') return runLater(VERIFIED_MS, () => void enter());
    if (phase === 'done') return runLater(BACK_TO_SIGN_IN_MS, onDone);
  }, [phase, onDone]);

  const fail = (sentence: string) => {
    setPhase('entering');
    setDigits('');
    setError(sentence);
    focusInput();
  };

  const verify = async (code: string) => {
    if (phase !== 'entering') return;
    if (code.length < CODE_LENGTH) return fail(AUTH_MESSAGES.codeIncomplete);
    setPhase('checking');
    setError(undefined);
    resending.reset();
    try {
      await api.auth.verifyEmail.mutate({ email, code });
      setPhase('verified');
    } catch (failure) {
      fail(errorMessage(failure));
    }
  };

  return {
    phase,
    digits,
    setDigits,
    error,
    sentAgain: resending.sentAgain,
    isResending: resending.isResending,
    secondsLeft: resending.secondsLeft,
    input,
    verify,
    resend: resending.resend,
  };
}

interface Resending extends Pick<Verification, 'email' | 'resendAfterSeconds'> {
  onError: (sentence: string | undefined) => void;
  onEnd: () => void;
}

/** Having another code mailed, as often as the server allows. */
function useResending({ email, resendAfterSeconds, onError, onEnd }: Resending) {
  const [sentAgain, setSentAgain] = useState(false);
  const [isResending, setResending] = useState(false);
  const cooldown = useCooldown(resendAfterSeconds);

  const resend = async () => {
    setResending(true);
    onError(undefined);
    setSentAgain(false);
    try {
      const sent = await api.auth.resendCode.mutate({ email });
      cooldown.start(sent.resendAfterSeconds);
      setSentAgain(true);
    } catch (failure) {
      const retryAfter = errorData(failure)?.retryAfter;
      if (retryAfter) cooldown.start(retryAfter);
      onError(errorMessage(failure));
    } finally {
      setResending(false);
      onEnd();
    }
  };

  return {
    sentAgain,
    isResending,
    secondsLeft: cooldown.secondsLeft,
    reset: () => setSentAgain(false),
    resend,
  };
}

function runLater(ms: number, action: () => void): () => void {
  const timer = setTimeout(action, ms);
  return () => clearTimeout(timer);
}
