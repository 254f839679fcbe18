const FINGERPRINT_BITS = 11;
const VALUE_BITS = 5;
/** One more than the largest number an entry can hold. */
export const VALUES = 1 << VALUE_BITS;
/** How full a table may be. */
export const FULLEST = 0.87;

/**
 * Small whole numbers by hash, two bytes each: 11 bits tell the entries of one place apart, 5 hold the number. What was
 * never put in is taken for an entry about once in a thousand times. It holds no text, and none can be read out of it.
 */
export class HashedTable {
  private readonly slots: Uint16Array;

  constructor(slots: Uint16Array) {
    this.slots = slots;
  }

  /** The number under a hash; -1 where there is none. */
  get(hash: number): number {
    const { slots } = this;
    const mark = markOf(hash);
    let place = placeOf(hash, slots.length);
    for (let slot = slots[place]!; slot !== 0; slot = slots[place]!) {
      if (slot >>> VALUE_BITS === mark) return slot & (VALUES - 1);
      place = place + 1 === slots.length ? 0 : place + 1;
    }
    return -1;
  }

  /** A table of these numbers, the same for the same entries in the same order. */
  static of(entries: ReadonlyMap<number, number>): HashedTable {
    const slots = new Uint16Array(Math.ceil(entries.size / FULLEST) + 1);
    const table = new HashedTable(slots);
    for (const [hash, value] of entries) {
      if (table.get(hash) >= 0) continue;
      let place = placeOf(hash, slots.length);
      while (slots[place] !== 0) place = place + 1 === slots.length ? 0 : place + 1;
      slots[place] = (markOf(hash) << VALUE_BITS) | Math.min(VALUES - 1, Math.max(0, value));
    }
    return table;
  }

  static read(base64: string): HashedTable {
    const bytes = Uint8Array.from(Buffer.from(base64, 'base64'));
    return new HashedTable(new Uint16Array(bytes.buffer));
  }

  write(): string {
    return Buffer.from(this.slots.buffer).toString('base64');
  }
}

/** A hash that goes on from another with one more number. */
export function mixed(hash: number, number: number): number {
  let next = Math.imul(hash ^ number, 0x9e3779b1);
  next ^= next >>> 15;
  return Math.imul(next, 0x85ebca6b) ^ (next >>> 13);
}

/** Where the search for a hash begins in a table of a size. */
export const placeOf = (hash: number, size: number) => Math.floor(((hash >>> 0) / 0x1_0000_0000) * size);

/** Never 0, which means an empty slot. */
function markOf(hash: number): number {
  const mark = (Math.imul(hash, 0xc2b2ae35) >>> (32 - FINGERPRINT_BITS)) & ((1 << FINGERPRINT_BITS) - 1);
  return mark === 0 ? 1 : mark;
}
