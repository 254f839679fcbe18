import * as messages from '#messages/settings.json';
import type { ReactNode } from 'react';
import { Button } from '../../components/ui/button.tsx';

interface StepButtonsProps {
  backLabel?: string;
  onBack: () => void;
  /** The button that leads on. */
  children: ReactNode;
}

/** One step back, or on. */
export function StepButtons({ backLabel = messages.back, onBack, children }: StepButtonsProps) {
  return (
    <div className="flex flex-wrap justify-end gap-3 pt-2">
      <Button variant="secondary" onClick={onBack}>
        {backLabel}
      </Button>
      {children}
    </div>
  );
}
