import { lazy, useState, type ComponentType } from 'react';
import { loadInAdvance } from '../lib/load-in-advance.ts';

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
  let inAdvance: Promise<unknown> | undefined;
  /** What is loading already is needed, or was asked for in advance before. */
  const preload = async (): Promise<void> => {
    if (!loading) inAdvance = loadInAdvance(loadOnce);
    await inAdvance;
    await loading?.catch(() => undefined);
  };
  const Later: ComponentType<Props> = lazy(async () => {
    // Where that failed it is asked for once more, now that it is needed.
    if (loading) await inAdvance;
    return loadOnce();
  });
  /** What it began with it stays with: another component in its place would lose what is typed. */
  function Component(props: Props) {
    const [Shown] = useState<ComponentType<Props>>(() => loaded ?? Later);
    return <Shown {...props} />;
  }
  return { Component, preload };
}
