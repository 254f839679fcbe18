import { useEffect } from 'react';
import { useNavState } from '../lib/nav-state.ts';
import { toast } from '../lib/toast.ts';
import { useForgetMessage } from './use-forget-message.ts';

/** A message handed over by the page before is said once and then forgotten, also for a reload. */
export function useGreeting(): void {
  const { message } = useNavState();
  const forget = useForgetMessage();
  useEffect(() => {
    if (!message) return;
    toast.success(message);
    forget();
  }, [message, forget]);
}
