import * as messages from '#messages/common.json';
import * as settings from '#messages/settings.json';
import { paths } from '@larder/shared/paths';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useEffectEvent, useSyncExternalStore } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { Button } from '../components/ui/button.tsx';
import { readStored, writeStored } from '../lib/browser-storage.ts';
import { install, installPrompt } from '../lib/install-prompt.ts';
import { keepUpToDate } from '../lib/on-device/keeping.ts';
import { fromDevice } from '../lib/on-device/kept.ts';
import { startServiceWorker } from '../lib/service-worker.ts';
import { loadSession, useViewer } from '../lib/session.ts';
import { toast } from '../lib/toast.ts';
import { trpc } from '../lib/trpc.ts';
import { SHORTCUT } from './use-installed-app-wanted.ts';
import { focusSearch } from './use-shortcuts.ts';

/** Several changes after one another are fetched once. */
const CHANGES_REST_MS = 2_000;
const OFFERED = 'larder.install-offered';

/** What the app does beside its pages when it is installed, or may be. */
export default function InstalledApp() {
  useEffect(() => void startServiceWorker(), []);
  useAppShortcut();
  useCopyOnDevice();
  useOfferOnce();
  return <FromDeviceBar />;
}

/** Says that the server is away, and asks it again. */
function FromDeviceBar() {
  const isFromDevice = useSyncExternalStore(fromDevice.subscribe, fromDevice.read);
  const queries = useQueryClient();
  const askAgain = useCallback(() => {
    void loadSession();
    void queries.invalidateQueries();
  }, [queries]);
  useEffect(() => {
    if (!isFromDevice) return;
    window.addEventListener('online', askAgain);
    return () => {
      window.removeEventListener('online', askAgain);
      // The server answers again: what is on the screen is asked for anew.
      void queries.invalidateQueries();
    };
  }, [isFromDevice, askAgain, queries]);
  if (!isFromDevice) return null;
  return (
    <div
      role="status"
      className="flex items-center justify-center gap-x-3 bg-warning-soft px-4 py-1 text-sm font-medium text-warning max-sm:justify-between max-sm:pr-1"
    >
      {messages.offlineRecipes}
      <Button variant="ghost" size="sm" onClick={askAgain}>
        {messages.tryAgain}
      </Button>
    </div>
  );
}

/** Follows the library: at the start, when the app comes to the foreground or finds a network, and after what is done here. */
function useCopyOnDevice(): void {
  const viewer = useViewer();
  const { client } = trpc.useUtils();
  const queries = useQueryClient();
  const follow = useEffectEvent(() => void keepUpToDate(client, viewer));
  useEffect(() => {
    let timer = setTimeout(follow);
    const soon = () => {
      clearTimeout(timer);
      timer = setTimeout(follow, CHANGES_REST_MS);
    };
    const onShown = () => document.visibilityState === 'visible' && soon();
    const unsubscribe = queries.getMutationCache().subscribe(({ mutation }) => {
      if (mutation?.state.status === 'success') soon();
    });
    document.addEventListener('visibilitychange', onShown);
    window.addEventListener('online', soon);
    return () => {
      clearTimeout(timer);
      unsubscribe();
      document.removeEventListener('visibilitychange', onShown);
      window.removeEventListener('online', soon);
    };
  }, [queries]);
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
