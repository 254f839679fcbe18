// Fields of an entry that two people may change at once (docs/shopping-list.md). Of two writers the later one counts, on every
// device, in whatever order their writes arrive.

/** A value with when it was written, by whose device. */
export interface Register<T> {
  value: T;
  stamp: string;
}

/** Milliseconds since 1970, a counter within one millisecond, and the device. Stamps compare as texts. */
export const STAMP = /^\d{15}-[0-9a-z]{4}-[0-9a-z]{8}$/;
/** Before every stamp: of what nobody has written yet. */
export const NO_STAMP = '000000000000000-0000-00000000';

/** A register that nobody has written yet. */
export const UNWRITTEN: Register<null> = { value: null, stamp: NO_STAMP };

const COUNTERS = 36 ** 4;

/**
 * The stamp of a write that is made now: later than all that the device has seen, so that undoing what one sees always counts,
 * whatever the clocks say. `now` in milliseconds by the server's clock as far as it is known; `device`: eight letters or digits.
 */
export function stampAfter(seen: string, now: number, device: string): string {
  const time = Number(seen.slice(0, 15));
  if (now > time) return stampOf(now, 0, device);
  const count = parseInt(seen.slice(16, 20), 36) + 1;
  return count < COUNTERS ? stampOf(time, count, device) : stampOf(time + 1, 0, device);
}

function stampOf(time: number, count: number, device: string): string {
  return `${String(Math.floor(time)).padStart(15, '0')}-${count.toString(36).padStart(4, '0')}-${device}`;
}

/** The later of two stamps. */
export function laterStamp(one: string, other: string): string {
  return one > other ? one : other;
}

/** The register that counts of two of one field. */
export function later<T>(one: Register<T>, other: Register<T>): Register<T> {
  if (one.stamp !== other.stamp) return one.stamp > other.stamp ? one : other;
  // Nobody writes twice with one stamp; whoever does is answered alike on every device.
  return JSON.stringify(one.value) >= JSON.stringify(other.value) ? one : other;
}

/** Two states of one thing as one: of each of its registers the later. What only `one` has stays. */
export function laterOf<Name extends string, Thing extends Record<Name, Register<unknown>>>(
  names: readonly Name[],
  one: Thing,
  other: Pick<Thing, Name>,
): Thing {
  return { ...one, ...Object.fromEntries(names.map((name) => [name, later(one[name], other[name])])) };
}

/** The last stamp that was given to any register of these things. */
export function lastStampIn<Name extends string>(
  names: readonly Name[],
  things: readonly Record<Name, Register<unknown>>[],
): string {
  return things.reduce(
    (last, thing) => names.reduce((stamp, name) => laterStamp(stamp, thing[name].stamp), last),
    NO_STAMP,
  );
}
