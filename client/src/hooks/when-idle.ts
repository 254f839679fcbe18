/** Does something when the page has nothing else to do; what it gives calls that off. */
export function whenIdle(work: () => void): () => void {
  // Safari has none.
  if (typeof requestIdleCallback === 'undefined') {
    const timer = setTimeout(work);
    return () => clearTimeout(timer);
  }
  const idle = requestIdleCallback(work, { timeout: 1_000 });
  return () => cancelIdleCallback(idle);
}
