import * as messages from '#messages/auth.json';
import { paths } from '@larder/shared/paths';
import { Button } from '../../components/ui/button.tsx';
import type { NavState } from '../../lib/nav-state.ts';
import { useSession } from '../../lib/session.ts';
import type { AuthOpener } from './use-auth-dialog.tsx';
import { VisitorButtons } from './visitor-buttons.tsx';

interface VisitorActionsProps {
  auth: AuthOpener;
  /** Into the app, which may not be loaded yet. */
  goTo: (address: string, state?: NavState) => void;
}

/** In the header of a shared recipe: the way in, or back into the app. */
export function VisitorActions({ auth, goTo }: VisitorActionsProps) {
  const session = useSession();
  const welcome: NavState = { message: messages.welcomeToLarder };

  if (session.status === 'known' && session.session) {
    return <Button onClick={() => goTo(paths.home(), welcome)}>{messages.goToMyRecipes}</Button>;
  }
  return <VisitorButtons auth={auth} />;
}
