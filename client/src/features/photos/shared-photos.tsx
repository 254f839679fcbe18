import * as messages from '#messages/photos.json';
import { format } from '@larder/shared/messages/format';
import { useState } from 'react';
import { Button } from '../../components/ui/button.tsx';
import { useSharedFromApps, takeSharedPhotos } from '../../hooks/use-shared-from-apps.ts';

/** Photos that another app shared. They wait for a tap, since any page of the web can send the form that they come in. */
export function SharedPhotos({ onImport }: { onImport: (photos: File[]) => void }) {
  const [shared, setShared] = useState<File[]>([]);
  useSharedFromApps(takeSharedPhotos, setShared);
  if (shared.length === 0) return null;
  const importAll = () => {
    setShared([]);
    onImport(shared);
  };
  return (
    <div className="card mb-4 flex flex-wrap items-center gap-3 p-4">
      <p role="status" className="grow font-medium">
        {format(messages.sharedWithLarder, { count: shared.length })}
      </p>
      <Button variant="ghost" onClick={() => setShared([])}>
        {messages.discardShared}
      </Button>
      <Button onClick={importAll}>{messages.importShared}</Button>
    </div>
  );
}
