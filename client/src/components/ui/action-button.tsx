import type { ReactNode } from 'react';
import { Button } from './button.tsx';
import { IconButton } from './icon-button.tsx';

/**
 * - icon: among other icons
 * - square: beside a large button, as high as that
 * - labelled: by itself
 */
export type ActionLook = 'icon' | 'square' | 'labelled';

interface ActionButtonProps {
  look: ActionLook;
  icon: ReactNode;
  label: string;
  onClick: () => void;
}

/** Opens a dialog; the label is shown where there is room, and said everywhere. */
export function ActionButton({ look, icon, label, onClick }: ActionButtonProps) {
  if (look === 'icon')
    return (
      <IconButton label={label} aria-haspopup="dialog" onClick={onClick}>
        {icon}
      </IconButton>
    );
  const isSquare = look === 'square';
  return (
    <Button
      variant="secondary"
      size={isSquare ? 'lg' : undefined}
      className={isSquare ? 'shrink-0' : undefined}
      aria-label={isSquare ? label : undefined}
      title={isSquare ? label : undefined}
      aria-haspopup="dialog"
      onClick={onClick}
    >
      {icon} {!isSquare && label}
    </Button>
  );
}
