import { SHARE_MESSAGES } from '@larder/shared/share';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { errorMessage } from '../../lib/error-message.ts';
import { useSession } from '../../lib/session.ts';
import { readStored, store } from '../../lib/storage.ts';

const KEY = 'larder.recipe-to-save';

type Saving =
  | { status: 'idle' | 'waiting' | 'saving' }
  | { status: 'saved'; recipeId: string }
  | { status: 'failed'; message: string };

/**
 * Saving a shared recipe. A visitor signs in first; that it was wanted is kept in this tab, so that it survives signing
 * up, the code and a reload between them.
 */
export function useSaveRecipe(shareId: string, askToSignIn: () => void): Saving & { save: () => void } {
  const session = useSession();
  const isSignedIn = session.status === 'known' && session.session !== null;
  const isRemembered = useSyncExternalStore(
    neverChanges,
    () => readStored('session', KEY) === shareId,
    () => false,
  );
  const [wish, setWish] = useState<boolean>();
  const isWanted = wish ?? isRemembered;
  const [answer, setAnswer] = useState<Saving>({ status: 'idle' });

  useEffect(() => {
    if (!isWanted || !isSignedIn) return;
    void saveCopy(shareId).then((given) => {
      store('session', KEY, null);
      setAnswer(given);
      setWish(false);
    });
  }, [isWanted, isSignedIn, shareId]);

  const save = () => {
    store('session', KEY, shareId);
    setWish(true);
    if (!isSignedIn) askToSignIn();
  };
  if (!isWanted) return { ...answer, save };
  return { status: isSignedIn ? 'saving' : 'waiting', save };
}

function neverChanges(): () => void {
  return () => undefined;
}

async function saveCopy(shareId: string): Promise<Saving> {
  try {
    const { api } = await import('../../lib/api.ts');
    return { status: 'saved', ...(await api.shares.save.mutate({ shareId })) };
  } catch (error) {
    return { status: 'failed', message: errorMessage(error, SHARE_MESSAGES.saveFailed) };
  }
}
