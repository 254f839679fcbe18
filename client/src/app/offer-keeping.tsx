import * as messages from '#messages/common.json';
import { paths } from '@larder/shared/paths';
import { useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { Button } from '../components/ui/button.tsx';
import { DefaultPicture } from '../components/ui/default-picture.tsx';
import { readStored, writeStored } from '../lib/browser-storage.ts';
import { copyChosen } from '../lib/offline/copy-status.ts';
import { keepOnDevice } from '../lib/offline/sync.ts';
import { isInstalled } from '../lib/service-worker.ts';
import { useViewer } from '../lib/session.ts';
import { trpc } from '../lib/trpc.ts';

/** An answer of the device, which stays when its person signs out: it is asked once. */
const OFFERED = 'larder.keeping-offered';
/** So many make a library that one would miss without a network. */
const WORTH_KEEPING = 5;

/** Offers on home to keep all recipes on this device: once, from the fifth recipe on, or with the first where Larder is installed. */
export function OfferKeeping() {
  const viewer = useViewer();
  const { client } = trpc.useUtils();
  const title = useId();
  const [isOpen, setOpen] = useState(() => copyChosen() === null && readStored('local', OFFERED) === null);
  const isHome = useLocation().pathname === paths.home();
  // Without a worker nothing of it could be opened.
  const canOpen = 'serviceWorker' in navigator && navigator.serviceWorker.controller !== null;
  const isAsked = isOpen && isHome && canOpen;
  // Apart from the lists on screen, whose pages mutations change.
  const recipes = useQuery({
    queryKey: ['worth-keeping'],
    queryFn: () => client.recipes.list.query({ limit: 1 }),
    enabled: isAsked,
    staleTime: 0,
  });
  const enough = isInstalled() ? 1 : WORTH_KEEPING;
  if (!isAsked || (recipes.data?.total ?? 0) < enough) return null;
  const answer = (isWanted: boolean) => {
    writeStored('local', OFFERED, 'yes');
    setOpen(false);
    if (isWanted) void keepOnDevice(client, viewer, 'all');
  };
  return (
    <section
      aria-labelledby={title}
      className="fixed inset-x-3 bottom-[calc(5rem+var(--timer-strip,0px))] z-40 mx-auto flex max-w-md animate-rise items-center gap-4 overflow-hidden rounded-card border border-line bg-surface text-ink shadow-float lg:inset-x-auto lg:right-6 lg:bottom-[calc(1.5rem+var(--timer-strip,0px))]"
    >
      <DefaultPicture alt="" className="w-28 shrink-0 self-stretch" />
      <div className="min-w-0 flex-1 py-3 pr-3">
        <h2 id={title} className="text-lg">
          {messages.keepOfferTitle}
        </h2>
        <p className="mt-1 text-sm text-muted">{messages.keepOfferText}</p>
        <div className="mt-2 flex flex-wrap gap-2">
          <Button size="sm" variant="secondary" onClick={() => answer(true)}>
            {messages.keepOfferYes}
          </Button>
          <Button size="sm" variant="ghost" onClick={() => answer(false)}>
            {messages.keepOfferNo}
          </Button>
        </div>
      </div>
    </section>
  );
}
