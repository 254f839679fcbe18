import * as messages from '#messages/photos.json';
import { paths } from '@larder/shared/paths';
import { ArrowRight } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { Button } from '../../components/ui/button.tsx';
import { ConfirmDialog } from '../../components/ui/dialog/confirm-dialog.tsx';

interface PhotoImportButtonsProps {
  /** Until its draft is there. */
  isWaiting: boolean;
  onContinue: () => void;
  onStartOver: (() => void) | undefined;
}

/** What ends the import of photos: its draft, leaving it, or beginning anew. */
export function PhotoImportButtons({ isWaiting, onContinue, onStartOver }: PhotoImportButtonsProps) {
  return (
    <div className="mt-6 flex flex-wrap items-center gap-3 border-t border-line pt-6">
      <Button size="lg" busy={isWaiting} onClick={onContinue} className="max-sm:w-full">
        {messages.continueToRecipeEditor} <ArrowRight aria-hidden />
      </Button>
      <Button asChild size="lg" variant="secondary" className="max-sm:flex-1">
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
      <Button variant="ghost" size="lg" className="max-sm:flex-1 sm:ml-auto" onClick={() => setAsking(true)}>
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
