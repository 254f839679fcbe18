import { createRequire } from 'node:module';
import { pathToFileURL } from 'node:url';
import { Worker, type WorkerOptions } from 'node:worker_threads';

/** A module that is started as a thread or process of its own. */
export interface SourceEntry {
  /** `import.meta.url` of a module in the entry's folder. */
  from: string;
  /** The TypeScript file, relative to `from`. */
  source: string;
  /** Its name in the folder of the bundle. */
  bundled: string;
}

/** Starts a thread from the bundle, where the entry is a separate file, or from source. */
export function startThread({ from, source, bundled }: SourceEntry, options: WorkerOptions): Worker {
  if (!import.meta.url.endsWith('.ts')) return new Worker(new URL(bundled, import.meta.url), options);
  // Threads do not inherit the loader that tsx registered, so each registers it again.
  const loader = new URL('./index.mjs', pathToFileURL(createRequire(import.meta.url).resolve('tsx/esm/api')));
  const entry = new URL(source, from);
  return new Worker(
    `import('${loader.href}').then(({ register }) => (register(), import('${entry.href}')))`,
    { ...options, eval: true },
  );
}
