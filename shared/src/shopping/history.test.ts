import fc from 'fast-check';
import { expect, it } from 'vitest';
import { applyUpdate, Doc, encodeStateAsUpdate, encodeStateVector } from 'yjs';
import { lastStampOf, mergedEntry, newEntry } from './entries.ts';
import { laterStamp, NO_STAMP, stampAfter } from './registers.ts';
import type { ShoppingEntryInput } from './schema.ts';

// Two people and three devices with clocks that differ by up to ten minutes: what they do, in whatever order it arrives, however
// often it is sent, and whatever is lost on the way. The laws are those of docs/shopping-list.md. Beside the rules runs Yjs, which merges
// by rules of its own: it has the same entries, and the same value of each field unless two wrote it without knowing of each other.

/** A hundred times as many at night. */
const { process } = globalThis as { process?: { env: Record<string, string | undefined> } };
const HISTORIES = process?.env.NIGHTLY === '1' ? 100_000 : 1_000;
const DEVICES = 3;
const ENTRIES = 2;

type Act =
  | { kind: 'add' | 'tick' | 'untick' | 'remove' | 'rename'; device: number; entry: number }
  /** `sends`: how many of the waiting writes arrive; `hears`: whether the device learns so, and what is there. */
  | { kind: 'sync'; device: number; sends: number; hears: boolean }
  /** Days go by: the server deletes what was removed. */
  | { kind: 'sweep' };

const write = fc.record({
  kind: fc.constantFrom<'add' | 'tick' | 'untick' | 'remove' | 'rename'>(
    ...(['add', 'add', 'tick', 'tick', 'untick', 'remove', 'rename'] as const),
  ),
  device: fc.nat(DEVICES - 1),
  entry: fc.nat(ENTRIES - 1),
});
const sync = fc.record({
  kind: fc.constant('sync' as const),
  device: fc.nat(DEVICES - 1),
  sends: fc.nat({ max: 12 }),
  hears: fc.constantFrom(true, true, false),
});
const sweep = fc.record({ kind: fc.constant('sweep' as const) });
const historyOf = <Made extends Act>(...of: fc.MaybeWeightedArbitrary<Made>[]) =>
  fc.array(fc.oneof(...of), { maxLength: 40, size: 'max' });
const acts = historyOf<Act>(write, sync);
const skews = fc.tuple(...Array.from({ length: DEVICES }, () => fc.integer({ min: -600_000, max: 600_000 })));

/** A write of one field, with all writes that its device knew of. */
interface Written {
  value: unknown;
  after: Set<Written>;
}

interface Device {
  entries: Map<string, ShoppingEntryInput>;
  waiting: ShoppingEntryInput[];
  yjs: Doc;
  seen: string;
  knows: Set<Written>;
}

class World {
  readonly server = new Map<string, ShoppingEntryInput>();
  /** Removed, and deleted since. */
  readonly deleted = new Set<string>();
  readonly yjs = new Doc();
  private readonly updates = new Map<ShoppingEntryInput, Uint8Array>();
  private readonly serverKnows = new Set<Written>();
  private readonly waitingKnows = new Map<ShoppingEntryInput, Set<Written>>();
  readonly devices: Device[] = Array.from({ length: DEVICES }, () => ({
    entries: new Map(),
    waiting: [],
    yjs: new Doc(),
    seen: NO_STAMP,
    knows: new Set(),
  }));
  readonly written = new Map<string, Written[]>();
  private time = 1_700_000_000_000;

  constructor(private readonly skew: readonly number[]) {}

  act(act: Act): void {
    this.time += 700;
    if (act.kind === 'sweep') return this.sweep();
    const device = this.devices[act.device]!;
    if (act.kind === 'sync') return this.sync(device, act);
    const id = `${act.entry}`;
    const before = device.entries.get(id);
    const stamp = stampAfter(device.seen, this.time + this.skew[act.device]!, `device0${act.device}`);
    if (act.kind === 'add') {
      // Adding a thing again is another entry: here, the same device's only if it has none.
      const own = `${act.device}${id}`;
      if (!device.entries.has(own))
        this.write(
          device,
          newEntry({ id: own, recipeId: null, language: 'en', text: 'milk', stamp }),
          'text',
          stamp,
        );
    } else {
      const [target] = [...device.entries.values()].filter(({ id: one }) => one.endsWith(id));
      const entry = before ?? target;
      if (!entry) return;
      const register = { tick: 'isTicked', untick: 'isTicked', remove: 'isRemoved', rename: 'text' } as const;
      const field = register[act.kind];
      const value = { tick: true, untick: false, remove: true, rename: `milk ${this.time}` }[act.kind];
      this.write(device, { ...entry, [field]: { value, stamp } }, field, stamp);
    }
  }

  private write(device: Device, entry: ShoppingEntryInput, field: string, stamp: string): void {
    const key = `${entry.id} ${field}`;
    const made: Written = { value: entry[field as 'text'].value, after: new Set(device.knows) };
    this.written.set(key, [...(this.written.get(key) ?? []), made]);
    device.knows.add(made);
    device.seen = laterStamp(device.seen, stamp);
    device.entries.set(entry.id, entry);
    device.waiting.push(entry);
    this.waitingKnows.set(entry, new Set(device.knows));
    device.yjs.once('update', (update: Uint8Array) => this.updates.set(entry, update));
    device.yjs.getMap().set(key, made.value);
  }

  private sweep(): void {
    for (const { id, isRemoved } of this.server.values()) {
      if (!isRemoved.value) continue;
      this.server.delete(id);
      this.deleted.add(id);
    }
  }

  sync(device: Device, { sends, hears }: { sends: number; hears: boolean }): void {
    const sent = device.waiting.slice(0, sends);
    for (const entry of sent) {
      const there = this.server.get(entry.id);
      if (!this.deleted.has(entry.id)) this.server.set(entry.id, there ? mergedEntry(there, entry) : entry);
      applyUpdate(this.yjs, this.updates.get(entry)!);
      for (const one of this.waitingKnows.get(entry)!) this.serverKnows.add(one);
    }
    if (!hears) return;
    device.waiting.splice(0, sent.length);
    device.entries = new Map(this.server);
    for (const entry of device.waiting) {
      const there = device.entries.get(entry.id);
      device.entries.set(entry.id, there ? mergedEntry(there, entry) : entry);
    }
    for (const one of this.serverKnows) device.knows.add(one);
    applyUpdate(device.yjs, encodeStateAsUpdate(this.yjs, encodeStateVector(device.yjs)));
    device.seen = laterStamp(device.seen, lastStampOf([...device.entries.values()]));
  }

  /** Of the field with this key in the end. */
  valueOf(key: string): unknown {
    const [id = '', field = ''] = key.split(' ');
    return this.server.get(id)?.[field as 'text'].value;
  }

  settle(): void {
    for (const device of [...this.devices, ...this.devices])
      this.sync(device, { sends: Infinity, hears: true });
  }
}

/** The values of a field that no later write knew of: one, unless several were written without knowing of each other. */
function lastOf(writes: readonly Written[]): unknown[] {
  return writes.filter((one) => !writes.some(({ after }) => after.has(one))).map(({ value }) => value);
}

it('every device shows the same in the end, nothing is lost or doubled, and no tick is undone but by a later untick', () => {
  fc.assert(
    fc.property(acts, skews, (history, skew) => {
      const world = new World(skew);
      for (const act of history) world.act(act);
      world.settle();
      const oracle = world.yjs.getMap();
      for (const { entries, yjs } of world.devices) {
        expect(entries).toEqual(world.server);
        expect(yjs.getMap().toJSON()).toEqual(oracle.toJSON());
      }
      expect(new Set(oracle.keys())).toEqual(new Set(world.written.keys()));
      // With one last write there is one value, here and there.
      const isRight = ([key, writes]: [string, Written[]]) =>
        [world.valueOf(key), oracle.get(key)].every((value) => lastOf(writes).includes(value));
      expect([...world.written].filter((one) => !isRight(one))).toEqual([]);
      const added = [...world.written.keys()].filter((key) => key.endsWith(' text')).length;
      expect(world.server.size).toBe(added);
    }),
    { numRuns: HISTORIES },
  );
});

it('what was removed and deleted never comes back, and nothing else goes with it', () => {
  fc.assert(
    fc.property(historyOf<Act>(write, sync, sweep), skews, (history, skew) => {
      const world = new World(skew);
      for (const act of history) world.act(act);
      world.settle();
      for (const { entries } of world.devices) expect(entries).toEqual(world.server);
      const isRight = ([key, writes]: [string, Written[]]) => {
        const [id = ''] = key.split(' ');
        if (!world.deleted.has(id)) return lastOf(writes).includes(world.valueOf(key));
        return world.written.has(`${id} isRemoved`) && !world.server.has(id);
      };
      expect([...world.written].filter((one) => !isRight(one))).toEqual([]);
    }),
    { numRuns: HISTORIES / 5 },
  );
});

it('a device that has all of what a restored server lost brings it back, and undoes nothing that came later', () => {
  fc.assert(
    fc.property(acts, skews, fc.nat(40), (history, skew, at) => {
      const world = new World(skew);
      let backup = new Map<string, ShoppingEntryInput>();
      for (const [index, act] of history.entries()) {
        if (index === at) backup = new Map(world.server);
        world.act(act);
      }
      world.settle();
      const before = new Map(world.server);
      world.server.clear();
      for (const [id, entry] of backup) world.server.set(id, entry);
      // Before it takes over what the server has, a device sends what it holds.
      const [device] = world.devices;
      for (const entry of device!.entries.values()) {
        const there = world.server.get(entry.id);
        world.server.set(entry.id, there ? mergedEntry(there, entry) : entry);
      }
      world.settle();
      expect(world.server).toEqual(before);
      for (const { entries } of world.devices) expect(entries).toEqual(before);
    }),
    { numRuns: HISTORIES / 5 },
  );
});
