import * as messages from '#messages/common.json';
import * as settings from '#messages/settings.json';
import { MESSAGES } from '@larder/shared/errors';
import { format } from '@larder/shared/messages/format';
import { paths } from '@larder/shared/paths';
import { useQueryClient } from '@tanstack/react-query';
import {
  lazy,
  Suspense,
  useCallback,
  useEffect,
  useEffectEvent,
  useState,
  useSyncExternalStore,
} from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { Button } from '../components/ui/button.tsx';
import { readStored, writeStored } from '../lib/browser-storage.ts';
import { cn } from '../lib/cn.ts';
import { install, installPrompt } from '../lib/install-prompt.ts';
import { newerVersion, startServiceWorker } from '../lib/service-worker.ts';
import { syncLibrary } from '../lib/offline/sync.ts';
import { serverStatus } from '../lib/offline/server-status.ts';
import { newlyOpened } from '../lib/offline/copy-status.ts';
import { countOutbox, outboxCounts, takeInterrupted } from '../lib/offline/outbox.ts';
import { loadSession, useViewer } from '../lib/session.ts';
import { toast } from '../lib/toast.ts';
import { trpc } from '../lib/trpc.ts';
import { OfferKeeping } from './offer-keeping.tsx';
import { SHORTCUT } from './shortcut.ts';
import { focusSearch } from './use-shortcuts.ts';

const RefusedChanges = lazy(() => import('./refused-changes.tsx'));
/** While something waits to be sent. */
const SEND_AGAIN_MS = 20_000;
/** Several changes after one another are fetched once. */
const CHANGES_REST_MS = 2_000;
const OFFERED = 'larder.install-offered';

/** What the app does beside its pages when it is installed, or may be. */
export default function InstalledApp() {
  useEffect(() => void startServiceWorker(), []);
  useAppShortcut();
  useCopyOnDevice();
  useOfferOnce();
  return (
    <>
      <NewerVersionBar />
      <FromDeviceBar />
      <OfferKeeping />
    </>
  );
}

/** The newer version is taken by a reload, before which the browser asks about an unsaved form. */
function NewerVersionBar() {
  const newer = useSyncExternalStore(newerVersion.subscribe, newerVersion.read);
  if (!newer) return null;
  return (
    <div role="status" className={cn(BAR, BARS)}>
      {newer === 'needed' ? MESSAGES.outdated : messages.newVersion}
      <Button variant="ghost" size="sm" onClick={() => location.reload()}>
        {messages.reloadThePage}
      </Button>
    </div>
  );
}

/** Says that the server is away, and asks it again, or slow; and what has been changed without it. */
function FromDeviceBar() {
  const source = useSyncExternalStore(serverStatus.subscribe, serverStatus.read);
  const isAway = source === 'away';
  const { waiting, refused } = useSyncExternalStore(outboxCounts.subscribe, outboxCounts.read);
  const [isLooking, setLooking] = useState(false);
  const queries = useQueryClient();
  const viewer = useViewer();
  const { client } = trpc.useUtils();
  const askAgain = useCallback(() => {
    void loadSession();
    void queries.invalidateQueries();
    void syncLibrary(client, viewer);
  }, [queries, client, viewer]);
  useEffect(() => {
    if (!isAway) return;
    window.addEventListener('online', askAgain);
    return () => {
      window.removeEventListener('online', askAgain);
      // The server answers again: what is on the screen is asked for anew.
      void queries.invalidateQueries();
    };
  }, [isAway, askAgain, queries]);
  if (!source && waiting === 0 && refused === 0) return null;
  return (
    <div className={cn('divide-y divide-warning/20', BARS)}>
      {(source || waiting > 0) && (
        <div role="status" className={BAR}>
          <span>
            {source && (isAway ? messages.offlineRecipes : messages.slowRecipes)}{' '}
            {waiting > 0 && format(messages.changesWait, { count: waiting })}
          </span>
          {(isAway || waiting > 0) && (
            <Button variant="ghost" size="sm" onClick={askAgain}>
              {messages.tryAgain}
            </Button>
          )}
        </div>
      )}
      {refused > 0 && (
        <div role="status" className={BAR}>
          {format(messages.changesRefused, { count: refused })}
          <Button variant="ghost" size="sm" onClick={() => setLooking(true)}>
            {messages.seeWhy}
          </Button>
        </div>
      )}
      {isLooking && refused > 0 && (
        <Suspense fallback={null}>
          <RefusedChanges onClose={() => setLooking(false)} />
        </Suspense>
      )}
    </div>
  );
}

const BARS = 'bg-warning-soft text-sm font-medium text-warning';
const BAR = 'flex items-center justify-center gap-x-3 px-4 py-1 max-sm:justify-between max-sm:pr-1';

/** Sends what waits and pulls what changed: at the start, when the app comes to the foreground or finds a network, and after what is done here. */
function useCopyOnDevice(): void {
  const viewer = useViewer();
  const { client } = trpc.useUtils();
  const queries = useQueryClient();
  const sync = useEffectEvent(() => void syncLibrary(client, viewer));
  useEffect(() => {
    takeInterrupted(viewer.userId);
    countOutbox(viewer.userId);
    let timer = setTimeout(sync);
    const again = setInterval(() => outboxCounts.read().waiting > 0 && sync(), SEND_AGAIN_MS);
    const soon = () => {
      clearTimeout(timer);
      timer = setTimeout(sync, CHANGES_REST_MS);
    };
    const unsubscribeOpened = newlyOpened.subscribe(soon);
    const unsubscribeStatus = serverStatus.subscribe(() => !serverStatus.read() && soon());
    // What is on the screen was asked for before the server had them.
    const unsubscribeSent = outboxCounts.subscribe(() => {
      if (outboxCounts.read().waiting === 0) void queries.invalidateQueries();
    });
    const onShown = () => document.visibilityState === 'visible' && soon();
    const unsubscribe = queries.getMutationCache().subscribe(({ mutation }) => {
      if (mutation?.state.status === 'success') soon();
    });
    document.addEventListener('visibilitychange', onShown);
    window.addEventListener('online', soon);
    return () => {
      clearTimeout(timer);
      clearInterval(again);
      unsubscribe();
      unsubscribeOpened();
      unsubscribeStatus();
      unsubscribeSent();
      document.removeEventListener('visibilitychange', onShown);
      window.removeEventListener('online', soon);
    };
  }, [queries, viewer.userId]);
}

/** Once, on a phone, when a first recipe has been saved: that is when one knows what it would be for. */
function useOfferOnce(): void {
  const queries = useQueryClient();
  useEffect(
    () =>
      queries.getMutationCache().subscribe(({ mutation }) => {
        const [path] = (mutation?.options.mutationKey ?? []) as [string[]?];
        if (mutation?.state.status !== 'success' || path?.join('.') !== 'recipes.create') return;
        const isPhone = window.matchMedia('(pointer: coarse)').matches;
        if (!isPhone || !installPrompt.read() || readStored('local', OFFERED)) return;
        writeStored('local', OFFERED, 'yes');
        toast.success(settings.installHint, {
          action: { label: settings.installLarder, run: () => void install() },
        });
      }),
    [queries],
  );
}

function useAppShortcut(): void {
  const [params, setParams] = useSearchParams();
  const navigate = useNavigate();
  const { recipes } = trpc.useUtils().client;
  const shortcut = params.get(SHORTCUT);
  const follow = useEffectEvent(async () => {
    setParams({}, { replace: true });
    if (shortcut === 'search') focusSearch();
    if (shortcut !== 'cook-last') return;
    const cooked = await recipes.list.query({ sort: 'cooked', limit: 1 }).catch(() => undefined);
    const [last] = cooked?.items ?? [];
    if (last) await navigate(paths.recipe(last.id), { replace: true });
  });
  useEffect(() => {
    if (shortcut !== null) void follow();
  }, [shortcut]);
}
