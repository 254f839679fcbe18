import { setTimeout as pause } from 'node:timers/promises';
import type { FastifyBaseLogger } from 'fastify';
import pg from 'pg';
import type { Config } from '../config.ts';
import { databaseUrlOf } from './backend.ts';

/** The channels on which the database notifies, at commit, of every change of a person's imports or follows. */
const CHANNELS = { imports: 'import_changed', follows: 'follows_changed' } as const;
export type Topic = keyof typeof CHANNELS;

/** Wakes up the listeners of every process when something of a person has changed. */
export interface Events {
  /**
   * Calls `listener` for each change of the person's imports or follows until the returned function is called, with the
   * import's id if it is one. Null: the connection is new, anything may have changed.
   */
  subscribe(topic: Topic, userId: string, listener: Listener): () => void;
  /** Settles with the first connection. Waiting for it is optional: listeners are woken then. */
  ready: Promise<void>;
  close(): Promise<void>;
}

type Listener = (importId: string | null) => void;

const HEARTBEAT_MS = 15_000;
const PATIENCE_MS = 5_000;
const MAX_PAUSE_MS = 2_000;

/** Listens on one connection of this process's own, made anew whenever it is lost. */
export function createEvents(config: Config, log: FastifyBaseLogger): Events {
  const databaseUrl = databaseUrlOf(config);
  const listeners = new Map<string, Set<Listener>>();
  const closing = new AbortController();

  let hears: () => void = () => undefined;
  const ready = new Promise<void>((resolve) => (hears = resolve));

  const wakeAll = () => {
    hears();
    for (const group of listeners.values()) for (const listener of group) listener(null);
  };
  const wake = (channel: string, payload: string) => {
    const [userId = '', importId = ''] = payload.split(' ');
    for (const listener of listeners.get(groupOf(channel, userId)) ?? []) listener(importId);
  };

  const keepListening = async () => {
    for (let failures = 0; !closing.signal.aborted; failures += 1) {
      try {
        await listenUntilLost({
          databaseUrl,
          signal: closing.signal,
          wake,
          onListening: () => ((failures = 0), wakeAll()),
        });
      } catch (error) {
        log.debug({ err: error }, 'events: connection lost');
      }
      await pause(Math.min(MAX_PAUSE_MS, 100 * 2 ** failures), undefined, { signal: closing.signal }).catch(
        () => undefined,
      );
    }
  };
  const listening = keepListening();

  return {
    ready,
    subscribe(topic, userId, listener) {
      const name = groupOf(CHANNELS[topic], userId);
      const group = listeners.get(name) ?? new Set();
      listeners.set(name, group.add(listener));
      return () => {
        group.delete(listener);
        if (group.size === 0 && listeners.get(name) === group) listeners.delete(name);
      };
    },
    close: async () => {
      closing.abort();
      await listening;
    },
  };
}

function groupOf(channel: string, userId: string): string {
  return `${channel} ${userId}`;
}

interface Listening {
  databaseUrl: string;
  signal: AbortSignal;
  wake: (channel: string, payload: string) => void;
  onListening: () => void;
}

/** Ends when the connection is lost or the signal says so. */
async function listenUntilLost({ databaseUrl, signal, wake, onListening }: Listening): Promise<void> {
  const client = new pg.Client({
    connectionString: databaseUrl,
    application_name: 'larder-events',
    connectionTimeoutMillis: PATIENCE_MS,
    query_timeout: PATIENCE_MS,
    keepAlive: true,
  });
  const lost = new AbortController();
  client.on('error', (error) => lost.abort(error));
  client.on('end', () => lost.abort(new Error('The connection ended')));
  client.on('notification', ({ channel, payload }) => wake(channel, payload ?? ''));
  try {
    await client.connect();
    for (const channel of Object.values(CHANNELS)) await client.query(`listen ${channel}`);
    onListening();
    const over = AbortSignal.any([signal, lost.signal]);
    for (;;) {
      // A connection that died silently is found out by asking now and then.
      await pause(HEARTBEAT_MS, undefined, { signal: over });
      await client.query('select 1');
    }
  } finally {
    client.removeAllListeners('notification');
    await client.end().catch(() => undefined);
  }
}
