import * as messages from '#messages/auth.json';
import { flushSync } from 'react-dom';
import { rich } from '../../components/ui/rich.tsx';
import { Button } from '../../components/ui/button.tsx';
import { Dialog } from '../../components/ui/dialog/dialog.tsx';
import { mayLeave } from '../../lib/undo.ts';
import { mayDiscardElsewhere } from '../../lib/unsaved-elsewhere.ts';
import { clearSession, setSession, useViewer, answerSignInAgain } from '../../lib/session.ts';
import { SignInForm } from './sign-in-form.tsx';

/** The session ended while someone was at work: the page below stays as it is and goes on after the password. */
export default function SignInAgainDialog() {
  const viewer = useViewer();
  return (
    <Dialog
      open
      onOpenChange={() => answerSignInAgain(false)}
      title={messages.welcomeBack}
      description={messages.signedOutMeanwhile}
    >
      <SignInForm
        email={viewer.email}
        isEmailFixed
        onSignedIn={(session) => {
          setSession(session);
          answerSignInAgain(true);
        }}
      />
      <p className="mt-4 text-center text-muted">
        {rich(messages.notYouUseAnotherAccount, {
          a: (text) => (
            <Button variant="link" onClick={() => void leave()}>
              {text}
            </Button>
          ),
        })}
      </p>
    </Dialog>
  );
}

/** The page below goes with its person, and so do other tabs: what is unsaved is asked about first. */
async function leave(): Promise<void> {
  if (!(await mayDiscardElsewhere()) || !(await mayLeave())) return;
  await flushSync(clearSession);
  location.reload();
}
