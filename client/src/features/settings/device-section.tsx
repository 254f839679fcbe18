import * as messages from '#messages/settings.json';
import { KEPT_OPENED } from '@larder/shared/installed-app/on-device';
import { format } from '@larder/shared/messages/format';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Download } from 'lucide-react';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { Button } from '../../components/ui/button.tsx';
import { Checkbox } from '../../components/ui/checkbox.tsx';
import { Notice } from '../../components/ui/notice.tsx';
import { formatMoment, formatSize } from '../../lib/format.ts';
import { install, installPrompt } from '../../lib/install-prompt.ts';
import { keepOnDevice, syncLibrary, syncState } from '../../lib/offline/sync.ts';
import { copyWanted, type Extent } from '../../lib/offline/copy-status.ts';
import { choosePictures, hasPictures } from '../../lib/offline/pictures-choice.ts';
import { isInstalled } from '../../lib/service-worker.ts';
import { useViewer } from '../../lib/session.ts';
import { trpc } from '../../lib/trpc.ts';
import { SettingsSection } from './settings-section.tsx';
import { WeekStartChoice } from './week-start.tsx';

/** Installing Larder, and what this device keeps of its person's recipes. */
export function DeviceSection() {
  return (
    <>
      <SettingsSection title={messages.appAndThisDevice} hint={messages.installHint}>
        <Installing />
      </SettingsSection>
      <KeptRecipes />
      <WeekStartChoice />
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
  const [extent, setExtent] = useState(copyWanted);
  const [isWithPictures, setWithPictures] = useState(hasPictures);
  const state = useSyncExternalStore(syncState.subscribe, syncState.read);
  const kept = state === 'full' ? 'nothing' : extent;
  const choose = (chosen: Extent) => {
    setExtent(chosen);
    void keepOnDevice(client, viewer, chosen);
  };
  const chooseWithPictures = (on: boolean) => {
    setWithPictures(on);
    choosePictures(on);
    void syncLibrary(client, viewer);
  };
  return (
    <div className="space-y-3 border-t border-line pt-5">
      <ExtentChoice chosen={kept} onChoose={choose} />
      {kept !== 'nothing' && (
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
      {kept !== 'nothing' && <WhatIsKept isFetching={state === 'fetching'} />}
    </div>
  );
}

const EXTENTS: readonly { extent: Extent; label: string; hint: string }[] = [
  { extent: 'all', label: messages.keepAll, hint: messages.keepHint },
  {
    extent: 'part',
    label: format(messages.keepPart, { count: KEPT_OPENED }),
    hint: messages.keepPartHint,
  },
  { extent: 'nothing', label: messages.keepNothing, hint: messages.keepNothingHint },
];

function ExtentChoice({ chosen, onChoose }: { chosen: Extent; onChoose: (extent: Extent) => void }) {
  return (
    <fieldset>
      <legend className="mb-1.5 text-sm font-semibold">{messages.keepWhat}</legend>
      <div className="space-y-2">
        {EXTENTS.map(({ extent, label, hint }) => (
          <label key={extent} className="choice">
            <input
              type="radio"
              name="extent"
              checked={chosen === extent}
              onChange={() => onChoose(extent)}
              className="choice-dot"
            />
            <span className="min-w-0 flex-1">
              <span className="block font-medium">{label}</span>
              <span className="block text-sm text-muted">{hint}</span>
            </span>
          </label>
        ))}
      </div>
      <p className="mt-2 text-sm text-muted">{messages.keptUntilSignOut}</p>
    </fieldset>
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
