import { lazy, useState, type ComponentType } from 'react';

type Load = () => Promise<{ default: ComponentType }>;

/** A page loaded when it is first shown. `preload` begins before that; once it is there, it shows without a wait. */
export function lazyPage(load: Load) {
  let loaded: ComponentType | undefined;
  let loading: ReturnType<Load> | undefined;
  const loadOnce = () => (loading ??= load().then(keep, forget));
  const keep = (module: Awaited<ReturnType<Load>>) => {
    loaded = module.default;
    return module;
  };
  const forget = (fault: unknown) => {
    loading = undefined;
    throw fault;
  };
  const Later = lazy(loadOnce);
  /** What it began with it stays with: another component in its place would lose what is typed. */
  function Page() {
    const [Shown] = useState<ComponentType>(() => loaded ?? Later);
    return <Shown />;
  }
  const preload = () =>
    loadOnce().then(
      () => undefined,
      () => undefined,
    );
  return { element: <Page />, handle: { preload } };
}

export function isPreloadable(handle: unknown): handle is { preload: () => Promise<void> } {
  return typeof handle === 'object' && handle !== null && 'preload' in handle;
}
