import { useEffect, useState } from 'react';
import { useNavState } from '../lib/nav-state.ts';
import { useForgetMessage } from './use-forget-message.ts';

/** The message handed over by the page before, for as long as this page is shown and no longer. */
export function useMessageOnce(): string | undefined {
  const { message: handedOver } = useNavState();
  const forget = useForgetMessage();
  const [message, setMessage] = useState(handedOver);
  if (handedOver && handedOver !== message) setMessage(handedOver);
  useEffect(() => {
    if (handedOver) forget();
  }, [handedOver, forget]);
  return message;
}
