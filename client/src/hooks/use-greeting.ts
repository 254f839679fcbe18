import { useEffect } from 'react';
import { useNavigate } from 'react-router-dom';
import { useNavState } from '../lib/nav-state.ts';
import { toast } from '../lib/toast.ts';

/** A message handed over by the page before is said once and then forgotten, also for a reload. */
export function useGreeting(): void {
  const state = useNavState();
  const navigate = useNavigate();
  useEffect(() => {
    if (!state.message) return;
    toast.success(state.message);
    void navigate(
      { search: window.location.search },
      { replace: true, state: { ...state, message: undefined } },
    );
  }, [state, navigate]);
}
