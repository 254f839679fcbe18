import { lazy, type ComponentType } from 'react';

type Load = () => Promise<{ default: ComponentType }>;

/** A page loaded when it is first shown; `preload` begins before that. */
export function lazyPage(load: Load) {
  const Page = lazy(load);
  return { element: <Page />, handle: { preload: () => void load().catch(() => undefined) } };
}

export function isPreloadable(handle: unknown): handle is { preload: () => void } {
  return typeof handle === 'object' && handle !== null && 'preload' in handle;
}
