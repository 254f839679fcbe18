import { paths } from '@larder/shared/paths';
import { useEffect, useEffectEvent } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { startServiceWorker } from '../lib/service-worker.ts';
import { trpc } from '../lib/trpc.ts';
import { focusSearch } from './use-shortcuts.ts';

/** The page itself comes first. */
const START_AFTER_MS = 3_000;
/** What a long press on the icon offers (scripts/build-installed-app.mjs). */
const SHORTCUT = 'shortcut';

/** What the app does beside its pages when it is installed, or may be. */
export function InstalledApp() {
  useEffect(() => {
    const timer = setTimeout(() => void startServiceWorker(), START_AFTER_MS);
    return () => clearTimeout(timer);
  }, []);
  useAppShortcut();
  return null;
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
