import { lazy, Suspense, useState, type ReactNode } from 'react';
import type { AuthMode } from './auth-mode.ts';

const loadDialog = () => import('./auth-dialog.tsx');
const AuthDialog = lazy(loadDialog);

export interface AuthOpener {
  open: (mode: AuthMode) => void;
  /** Begin to load the dialog: the pointer rests on its button. */
  prepare: () => void;
  dialog: ReactNode;
}

/** The auth dialog of the public pages, loaded when it is first needed. */
export function useAuthDialog(initial: AuthMode | null = null, onSignedIn?: () => void): AuthOpener {
  const [mode, setMode] = useState(initial);
  return {
    open: setMode,
    prepare: () => void loadDialog().catch(() => undefined),
    dialog: mode && (
      <Suspense fallback={null}>
        <AuthDialog
          mode={mode}
          onModeChange={setMode}
          onClose={() => setMode(null)}
          onSignedIn={() => {
            setMode(null);
            onSignedIn?.();
          }}
        />
      </Suspense>
    ),
  };
}
