import * as messages from '#messages/settings.json';
import { format } from '@larder/shared/messages/format';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Download } from 'lucide-react';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { Button } from '../../components/ui/button.tsx';
import { Checkbox } from '../../components/ui/checkbox.tsx';
import { Notice } from '../../components/ui/notice.tsx';
import { formatMoment, formatSize } from '../../lib/format.ts';
import { install, installPrompt } from '../../lib/install-prompt.ts';
import { stopSync, syncLibrary, syncState } from '../../lib/offline/sync.ts';
import { chooseCopy, isCopyWanted } from '../../lib/offline/copy-status.ts';
import { choosePictures, hasPictures } from '../../lib/offline/pictures-choice.ts';
import { isInstalled } from '../../lib/service-worker.ts';
import { useViewer } from '../../lib/session.ts';
import { trpc } from '../../lib/trpc.ts';
import { SettingsSection } from './settings-section.tsx';

/** Installing Larder, and what this device keeps of its person's recipes. */
export function DeviceSection() {
  return (
    <>
      <SettingsSection title={messages.appAndThisDevice} hint={messages.installHint}>
        <Installing />
      </SettingsSection>
      <KeptRecipes />
    </>
  );
}

function Installing() {
  const prompt = useSyncExternalStore(installPrompt.subscribe, installPrompt.read);
  if (isInstalled()) return <p>{messages.installed}</p>;
  if (!prompt) return <p>{messages.installByMenu}</p>;
  return (
    <Button variant="secondary" onClick={() => void install()}>
      <Download /> {messages.installLarder}
    </Button>
  );
}

function KeptRecipes() {
  const viewer = useViewer();
  const { client } = trpc.useUtils();
  const [isOn, setOn] = useState(isCopyWanted);
  const [isWithPictures, setWithPictures] = useState(hasPictures);
  const state = useSyncExternalStore(syncState.subscribe, syncState.read);
  const choose = (on: boolean) => {
    setOn(on);
    chooseCopy(on);
    void (on ? syncLibrary(client, viewer) : stopSync());
  };
  const chooseWithPictures = (on: boolean) => {
    setWithPictures(on);
    choosePictures(on);
    void syncLibrary(client, viewer);
  };
  return (
    <div className="space-y-3 border-t border-line pt-5">
      <Checkbox checked={isOn && state !== 'full'} onCheckedChange={choose}>
        <span className="block font-medium">{messages.keepRecipes}</span>
        <span className="block text-sm text-muted">{messages.keepHint}</span>
      </Checkbox>
      {isOn && state !== 'full' && (
        <Checkbox
          checked={isWithPictures}
          onCheckedChange={chooseWithPictures}
          disabled={state === 'fetching'}
        >
          <span className="block font-medium">{messages.keepPictures}</span>
          <span className="block text-sm text-muted">{messages.keepPicturesHint}</span>
        </Checkbox>
      )}
      {state === 'full' && <Notice tone="danger">{messages.keepingFull}</Notice>}
      {state === 'picturesLeftOut' && <Notice tone="warning">{messages.picturesLeftOut}</Notice>}
      {state === 'failed' && <Notice tone="warning">{messages.keepingFailed}</Notice>}
      {isOn && <WhatIsKept isFetching={state === 'fetching'} />}
    </div>
  );
}

function WhatIsKept({ isFetching }: { isFetching: boolean }) {
  const queries = useQueryClient();
  const kept = useQuery({
    queryKey: ['kept-on-device'],
    queryFn: async () => (await import('../../lib/offline/store.ts')).measureCopy(),
    staleTime: 0,
  });
  useEffect(() => {
    if (!isFetching) void queries.invalidateQueries({ queryKey: ['kept-on-device'] });
  }, [isFetching, queries]);
  if (isFetching)
    return (
      <p role="status" className="text-sm text-muted">
        {messages.keepingNow}
      </p>
    );
  const { recipes = 0, bytes = 0, completeAt } = kept.data ?? {};
  if (!completeAt) return null;
  return (
    <p role="status" className="text-sm text-muted">
      {format(messages.keptRecipes, {
        count: recipes,
        size: formatSize(bytes),
        moment: formatMoment(completeAt),
      })}
    </p>
  );
}
