import type { MovedLibrary } from './library.ts';
import { paprikaLibrary } from './paprika.ts';

/** One library of each format. */
export const MOVED_LIBRARIES: readonly MovedLibrary[] = [paprikaLibrary];
