import { lazy, useState, type ComponentType } from 'react';

/** A component that is loaded when it is first shown. `preload` begins before that; once it is there, it shows without a wait. */
export function preloadable<Props extends object>(load: () => Promise<{ default: ComponentType<Props> }>) {
  let loaded: ComponentType<Props> | undefined;
  let loading: ReturnType<typeof load> | undefined;
  const loadOnce = () => (loading ??= load().then(keep, forget));
  const keep = (module: Awaited<ReturnType<typeof load>>) => {
    loaded = module.default;
    return module;
  };
  const forget = (fault: unknown) => {
    loading = undefined;
    throw fault;
  };
  const Later: ComponentType<Props> = lazy(loadOnce);
  /** What it began with it stays with: another component in its place would lose what is typed. */
  function Component(props: Props) {
    const [Shown] = useState<ComponentType<Props>>(() => loaded ?? Later);
    return <Shown {...props} />;
  }
  const preload = () =>
    loadOnce().then(
      () => undefined,
      () => undefined,
    );
  return { Component, preload };
}
