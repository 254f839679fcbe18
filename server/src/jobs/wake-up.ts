/** Remembers a call of `wake` from before `woken` was asked, so that no change falls between reading and waiting. */
export function createWakeUp(signal: AbortSignal | undefined): {
  wake: () => void;
  woken: () => Promise<void>;
} {
  let isAwake = false;
  let goOn: (() => void) | undefined;
  const wake = () => {
    isAwake = true;
    goOn?.();
  };
  signal?.addEventListener('abort', wake, { once: true });
  return {
    wake,
    woken: async () => {
      if (!isAwake && !signal?.aborted) await new Promise<void>((resolve) => (goOn = resolve));
      isAwake = false;
      goOn = undefined;
    },
  };
}
