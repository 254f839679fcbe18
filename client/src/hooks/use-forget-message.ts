import { useCallback } from 'react';
import { useNavigate } from 'react-router-dom';
import { useNavState } from '../lib/nav-state.ts';

/** Takes the message of the page before out of the history: a reload does not bring it back. */
export function useForgetMessage(): () => void {
  const state = useNavState();
  const navigate = useNavigate();
  return useCallback(
    () =>
      void navigate(
        { search: window.location.search },
        { replace: true, state: { ...state, message: undefined } },
      ),
    [state, navigate],
  );
}
