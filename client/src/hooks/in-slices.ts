/** So long at a time, so that a tap is answered meanwhile. */
const SLICE_MS = 24;

/** Does something with one after the other, and lets the browser go on after each slice; ends early where `signal` says so. */
export async function inSlices<One>(
  all: Iterable<One>,
  work: (one: One) => void,
  signal?: AbortSignal,
): Promise<void> {
  let began = performance.now();
  for (const one of all) {
    if (signal?.aborted) return;
    work(one);
    if (performance.now() - began < SLICE_MS) continue;
    await new Promise((go) => setTimeout(go));
    began = performance.now();
  }
}
