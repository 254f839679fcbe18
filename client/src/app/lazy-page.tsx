import type { ComponentType } from 'react';
import { preloadable } from '../components/preloadable.tsx';

/** A page loaded when it is first shown. */
export function lazyPage(load: () => Promise<{ default: ComponentType }>) {
  const { Component, preload } = preloadable(load);
  return { element: <Component />, handle: { preload } };
}

export function isPreloadable(handle: unknown): handle is { preload: () => Promise<void> } {
  return typeof handle === 'object' && handle !== null && 'preload' in handle;
}
