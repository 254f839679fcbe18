import { createStore } from './store.ts';

/** There is a newer Larder than the one in this window; `needed`: the server no longer understands this one. */
export const newerVersion = createStore<'ready' | 'needed' | undefined>(undefined);
