import { SHARE_MESSAGES } from '@larder/shared/share/messages';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { failureOf, type Failure } from '../../lib/error-message.ts';
import { useSession, whenSessionKnown } from '../../lib/session.ts';
import { recipeToSave, rememberRecipeToSave } from '../../lib/served-page.ts';

type Saving =
  | { status: 'idle' | 'waiting' | 'saving' }
  | { status: 'saved'; recipeId: string }
  | { status: 'failed'; failure: Failure };

/**
 * Saving a shared recipe. A visitor signs in first; that it was wanted is kept in this tab, so that it survives signing
 * up, the code and a reload between them.
 */
export function useSaveRecipe(shareId: string, askToSignIn: () => void): Saving & { save: () => void } {
  const session = useSession();
  const isSignedIn = session.status === 'known' && session.session !== null;
  const isRemembered = useSyncExternalStore(
    neverChanges,
    () => recipeToSave() === shareId,
    () => false,
  );
  const [wish, setWish] = useState<boolean>();
  const isWanted = wish ?? isRemembered;
  const [answer, setAnswer] = useState<Saving>({ status: 'idle' });

  useEffect(() => {
    if (!isWanted || !isSignedIn) return;
    void saveCopy(shareId).then((given) => {
      rememberRecipeToSave(null);
      setAnswer(given);
      setWish(false);
    });
  }, [isWanted, isSignedIn, shareId]);

  const save = () => {
    rememberRecipeToSave(shareId);
    setWish(true);
    void whenSessionKnown().then((known) => {
      if (!known) askToSignIn();
    });
  };
  if (!isWanted) return { ...answer, save };
  return { status: isSignedIn || session.status === 'loading' ? 'saving' : 'waiting', save };
}

function neverChanges(): () => void {
  return () => undefined;
}

async function saveCopy(shareId: string): Promise<Saving> {
  try {
    const { api } = await import('../../lib/api.ts');
    return { status: 'saved', ...(await api.shares.save.mutate({ shareId })) };
  } catch (error) {
    return { status: 'failed', failure: failureOf(error, SHARE_MESSAGES.saveFailed) };
  }
}
