import type { ReactNode } from 'react';
import { AUTH_QUERY, type AuthQuery } from '../../lib/served-page.ts';
import { Button, type ButtonProps } from '../ui/button.tsx';

interface AuthButtonProps extends Pick<ButtonProps, 'variant' | 'size' | 'className'> {
  mode: AuthQuery;
  onOpen: () => void;
  /** The pointer rests on it. */
  onNear: () => void;
  children: ReactNode;
}

/** Opens the auth dialog; pressed before any script runs, it asks for the page with the dialog open. */
export function AuthButton({ mode, onOpen, onNear, ...look }: AuthButtonProps) {
  return (
    <form method="get" className="contents">
      <Button
        {...look}
        type="submit"
        name={AUTH_QUERY}
        value={mode}
        onPointerEnter={onNear}
        onClick={(event) => {
          event.preventDefault();
          onOpen();
        }}
      />
    </form>
  );
}
