/** Remembers that it was rung before it was waited for, so that no change falls between reading and waiting. */
export function createBell(signal: AbortSignal | undefined): { ring: () => void; rung: () => Promise<void> } {
  let isRung = false;
  let wake: (() => void) | undefined;
  const ring = () => {
    isRung = true;
    wake?.();
  };
  signal?.addEventListener('abort', ring, { once: true });
  return {
    ring,
    rung: async () => {
      if (!isRung && !signal?.aborted) await new Promise<void>((resolve) => (wake = resolve));
      isRung = false;
      wake = undefined;
    },
  };
}
