import * as messages from '#messages/recipe.json';
import { format } from '@larder/shared/messages/format';
import { useEffect, useSyncExternalStore } from 'react';
import { deviceStorage, noteTimers } from '../../lib/device-storage.ts';
import { readSession } from '../../lib/session.ts';
import { createStore } from '../../lib/store.ts';
import { toast } from '../../lib/toast.ts';
import { prepareBell, strikeBell } from './bell.ts';

export interface KitchenTimer {
  /** Which place of which step it was started from: one runs for each. */
  id: string;
  recipeId: string;
  recipeTitle: string;
  /** The number of the step. */
  step: number;
  /** As the step says it: '20-25 minutes'. */
  label: string;
  /** What it is for: 'Bake'. None where the step does not say. */
  name?: string | null;
  endsAt: number;
}

const TICK_MS = 250;
const STROKE_EVERY_MS = 2_500;
/** Then it stays on the screen without a sound. */
const RINGS_FOR_MS = 120_000;
const FORGOTTEN_AFTER_MS = 3_600_000;
const MOST_AT_ONCE = 20;

const stored = deviceStorage({ kind: 'timers', most: 1, forDays: 1.5, parse: timersIn });
/** The time, set several times a second while a timer runs or rings, and whenever the timers change. */
const clock = createStore(Date.now());
const ticking = {
  timers: [] as readonly KitchenTimer[],
  /** Whose timers they are. */
  owner: undefined as string | undefined,
  interval: undefined as ReturnType<typeof setInterval> | undefined,
  /** How many places on the screen show the timers. */
  shown: 0,
  /** When each one that rings began to, here, and when the bell was last struck for it. */
  ringing: new Map<string, { since: number; struck: number }>(),
};

/** Starts to count; the tap that calls this is what lets the page ring later. */
export function startTimer(timer: Omit<KitchenTimer, 'endsAt'>, seconds: number): void {
  prepareBell();
  if (readTimers().some(({ id }) => id === timer.id)) return;
  publish([...readTimers(), { ...timer, endsAt: Date.now() + seconds * 1000 }].slice(-MOST_AT_ONCE));
}

export function stopTimer(id: string): void {
  publish(readTimers().filter((timer) => timer.id !== id));
}

/** A minute more: from its end, or from now on if it rings already. */
export function addMinute(id: string): void {
  prepareBell();
  ticking.ringing.delete(id);
  publish(
    readTimers().map((timer) =>
      timer.id === id ? { ...timer, endsAt: Math.max(timer.endsAt, Date.now()) + 60_000 } : timer,
    ),
  );
}

/** The timers that run or ring, of the person who is signed in. They go on through every change of page, and through a reload. */
export function useTimers(): readonly KitchenTimer[] {
  return useSyncExternalStore(clock.subscribe, readTimers);
}

/** While the caller is on the screen no other word has to be said when a timer rings. */
export function useShowsTimers(): void {
  useEffect(() => {
    ticking.shown += 1;
    return () => void (ticking.shown -= 1);
  }, []);
}

/** The time, several times a second while a timer runs or rings. */
export function useNow(): number {
  return useSyncExternalStore(clock.subscribe, clock.read);
}

/** Takes up those that ran before a reload, on whatever screen it happened. */
export function readTimers(): readonly KitchenTimer[] {
  const state = readSession();
  const person = state.status === 'known' ? state.session?.userId : undefined;
  if (person !== ticking.owner) {
    ticking.owner = person;
    ticking.timers = stored.read('all')?.value ?? [];
    runClock();
  }
  return ticking.timers;
}

function publish(next: readonly KitchenTimer[]): void {
  if (next.length > 0) noteTimers();
  if (next.length > 0) stored.write('all', [...next]);
  else stored.forget('all');
  ticking.timers = next;
  runClock();
  clock.set(Date.now());
}

function runClock(): void {
  if (ticking.timers.length > 0) ticking.interval ??= setInterval(ringWhatIsDue, TICK_MS);
  else {
    clearInterval(ticking.interval);
    ticking.interval = undefined;
    ticking.ringing.clear();
  }
}

function ringWhatIsDue(): void {
  const now = Date.now();
  clock.set(now);
  const present = readTimers().filter(({ endsAt }) => now - endsAt < FORGOTTEN_AFTER_MS);
  if (present.length < ticking.timers.length) publish(present);
  for (const [voice, timer] of present.entries()) {
    const { id, recipeTitle, endsAt } = timer;
    if (now < endsAt) continue;
    const { since, struck } = ticking.ringing.get(id) ?? { since: now, struck: 0 };
    if (now - since > RINGS_FOR_MS || now - struck < STROKE_EVERY_MS) continue;
    ticking.ringing.set(id, { since, struck: now });
    strikeBell(voice);
    if (ticking.shown === 0)
      toast.success(format(messages.timeIsUpIn, { label: nameOf(timer), recipeTitle }), {
        action: { label: messages.stop, run: () => stopTimer(id) },
      });
  }
}

/** What a timer is called: what it is for, else its time. */
export function nameOf({ name, label }: KitchenTimer): string {
  return name ?? label;
}

function timersIn(stored: unknown): KitchenTimer[] | undefined {
  return Array.isArray(stored) && stored.every(isTimer) ? stored : undefined;
}

function isTimer(stored: unknown): stored is KitchenTimer {
  if (typeof stored !== 'object' || stored === null) return false;
  const { id, recipeId, recipeTitle, step, label, name, endsAt } = stored as Record<string, unknown>;
  const areTexts = [id, recipeId, recipeTitle, label].every((text) => typeof text === 'string');
  const isNamed = name == null || typeof name === 'string';
  return areTexts && isNamed && typeof step === 'number' && typeof endsAt === 'number';
}

/** '1:05:00', '4:59'. Never below 0:00. */
export function clockText(milliseconds: number): string {
  const seconds = Math.max(0, Math.ceil(milliseconds / 1000));
  const hours = Math.floor(seconds / 3600);
  const minutes = Math.floor((seconds % 3600) / 60);
  const two = (count: number) => String(count).padStart(2, '0');
  return `${hours > 0 ? `${hours}:${two(minutes)}` : minutes}:${two(seconds % 60)}`;
}
