const lasts = new Map<string, Promise<unknown>>();

/** Runs what is done to one thing in the order in which it was asked for, each after the one before has ended. */
export function inTurn<T>(thing: string, run: () => Promise<T>): Promise<T> {
  const turn = (lasts.get(thing) ?? Promise.resolve()).then(run, run);
  lasts.set(thing, turn);
  const forget = () => void (lasts.get(thing) === turn && lasts.delete(thing));
  turn.then(forget, forget);
  return turn;
}
