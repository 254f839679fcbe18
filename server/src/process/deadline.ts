/** A time limit that stands still while something else is waited for. */
export interface Deadline {
  /** Aborted when the time is used up, or when it has stood still for longer than it may. */
  signal: AbortSignal;
  /** The time of `wait` does not count. */
  pause: <T>(wait: () => Promise<T>) => Promise<T>;
  /** Nothing is limited any more. */
  clear: () => void;
}

/** Whether the signal was aborted by a deadline, rather than because nobody wants the outcome any more. */
export function isTimeUp({ reason }: AbortSignal): boolean {
  return reason instanceof DOMException && reason.name === 'TimeoutError';
}

/** A deadline after `limitMs` of time that counts, and after `limitMs + pauseMs` in all. */
export function createDeadline(limitMs: number, pauseMs: number): Deadline {
  const controller = new AbortController();
  const end = () => controller.abort(new DOMException('The time is up', 'TimeoutError'));
  const whole = setTimeout(end, limitMs + pauseMs);
  let left = limitMs;
  let pauses = 0;
  let since = performance.now();
  let running = setTimeout(end, left);
  const stop = () => {
    clearTimeout(running);
    left -= performance.now() - since;
  };
  const go = () => {
    since = performance.now();
    running = setTimeout(end, Math.max(0, left));
  };
  return {
    signal: controller.signal,
    pause: async (wait) => {
      if (pauses === 0) stop();
      pauses += 1;
      try {
        return await wait();
      } finally {
        pauses -= 1;
        if (pauses === 0 && !controller.signal.aborted) go();
      }
    },
    clear: () => {
      clearTimeout(whole);
      clearTimeout(running);
    },
  };
}
