import * as messages from '#messages/photos.json';
import { paths } from '@larder/shared/paths';
import { ArrowRight } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { Button } from '../../components/ui/button.tsx';
import { ConfirmDialog } from '../../components/ui/dialog/confirm-dialog.tsx';

interface PhotoImportButtonsProps {
  /** Where photos come in: large until all are read, then a button beside 'Continue'. */
  drop: ReactNode;
  /** All photos are read. */
  isReady: boolean;
  /** Until its draft is there. */
  isWaiting: boolean;
  onContinue: () => void;
  onStartOver: (() => void) | undefined;
  /** Below where photos come in. */
  children: ReactNode;
}

/** What goes on with the import of photos: another photo, its draft, leaving it, or beginning anew. */
export function PhotoImportButtons(props: PhotoImportButtonsProps) {
  const { drop, isReady, isWaiting, onContinue, onStartOver, children } = props;
  return (
    <div className="flex flex-wrap items-center gap-3">
      <div className={isReady ? 'order-1 max-sm:w-full' : 'mb-3 w-full border-b border-line pb-6'}>
        {drop}
        {children}
      </div>
      <Button
        size="lg"
        variant={isReady ? 'primary' : 'secondary'}
        busy={isWaiting}
        onClick={onContinue}
        className="max-sm:w-full"
      >
        {messages.continueToRecipeEditor} <ArrowRight aria-hidden />
      </Button>
      <Button asChild size="lg" variant="secondary" className="order-2 max-sm:flex-1">
        <Link to={paths.home()}>{messages.cancel}</Link>
      </Button>
      {onStartOver && <StartOver onConfirm={onStartOver} />}
    </div>
  );
}

function StartOver({ onConfirm }: { onConfirm: () => void }) {
  const [isAsking, setAsking] = useState(false);
  return (
    <>
      <Button
        variant="ghost"
        size="lg"
        className="order-3 max-sm:flex-1 sm:ml-auto"
        onClick={() => setAsking(true)}
      >
        {messages.startOver}
      </Button>
      <ConfirmDialog
        open={isAsking}
        onOpenChange={setAsking}
        title={messages.startOverQuestion}
        description={messages.startOverHint}
        confirmLabel={messages.removeAll}
        danger
        onConfirm={() => {
          setAsking(false);
          onConfirm();
        }}
      />
    </>
  );
}
