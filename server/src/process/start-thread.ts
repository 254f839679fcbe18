import { createRequire } from 'node:module';
import { pathToFileURL } from 'node:url';
import { Worker, type WorkerOptions } from 'node:worker_threads';

interface ThreadEntry {
  /** `import.meta.url` of the module beside which the entry lies. */
  from: string;
  /** The TypeScript file, as seen from there. */
  source: string;
  /** Its name in the folder of the bundle. */
  bundled: string;
}

/** Starts a thread: from the bundle, where the entry is a file of its own, or from source. */
export function startThread({ from, source, bundled }: ThreadEntry, options: WorkerOptions): Worker {
  if (!import.meta.url.endsWith('.ts')) return new Worker(new URL(bundled, import.meta.url), options);
  // A thread does not inherit the loader that tsx registered by --import, so it registers it itself.
  const loader = new URL('./index.mjs', pathToFileURL(createRequire(import.meta.url).resolve('tsx/esm/api')));
  const entry = new URL(source, from);
  return new Worker(
    `import('${loader.href}').then(({ register }) => (register(), import('${entry.href}')))`,
    { ...options, eval: true },
  );
}
