/** The last run of each thing that has not ended yet. */
const running = new Map<string, Promise<unknown>>();

/** Runs what is done to one thing in the order in which it was asked for, each run after the one before has ended. */
export function serialise<T>(thing: string, run: () => Promise<T>): Promise<T> {
  const current = (running.get(thing) ?? Promise.resolve()).then(run, run);
  running.set(thing, current);
  const forget = () => void (running.get(thing) === current && running.delete(thing));
  current.then(forget, forget);
  return current;
}
