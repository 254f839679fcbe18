import { setTimeout as pause } from 'node:timers/promises';
import type { FastifyBaseLogger } from 'fastify';
import pg from 'pg';
import type { Config } from '../config.ts';
import { databaseUrlOf } from './backend.ts';

/**
 * Wakes up whoever follows a person's imports, in every process, when one of them changed. The database itself says so
 * at commit (trigger imports_announce), whoever made the change.
 */
export interface ImportEvents {
  /**
   * Calls `listener` for each change of the person's imports until the returned function is called. Null instead of an
   * id: the connection is new, anything may have changed.
   */
  subscribe(userId: string, listener: ImportListener): () => void;
  /** Settles when it hears for the first time. Nobody needs to wait: a listener is told to look again then. */
  ready: Promise<void>;
  close(): Promise<void>;
}

type ImportListener = (importId: string | null) => void;

const CHANNEL = 'import_changed';
const HEARTBEAT_MS = 15_000;
const PATIENCE_MS = 5_000;
const MAX_PAUSE_MS = 2_000;

/** Listens on one connection of this process's own, made anew whenever it is lost. */
export function createImportEvents(config: Config, log: FastifyBaseLogger): ImportEvents {
  const databaseUrl = databaseUrlOf(config);
  const listeners = new Map<string, Set<ImportListener>>();
  const closing = new AbortController();

  let hears: () => void = () => undefined;
  const ready = new Promise<void>((resolve) => (hears = resolve));

  const wakeAll = () => {
    hears();
    for (const group of listeners.values()) for (const listener of group) listener(null);
  };
  const wake = (payload: string) => {
    const [userId = '', importId = ''] = payload.split(' ');
    for (const listener of listeners.get(userId) ?? []) listener(importId);
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
        log.debug({ err: error }, 'import events: connection lost');
      }
      await pause(Math.min(MAX_PAUSE_MS, 100 * 2 ** failures), undefined, { signal: closing.signal }).catch(
        () => undefined,
      );
    }
  };
  const listening = keepListening();

  return {
    ready,
    subscribe(userId, listener) {
      const group = listeners.get(userId) ?? new Set();
      listeners.set(userId, group.add(listener));
      return () => {
        group.delete(listener);
        if (group.size === 0 && listeners.get(userId) === group) listeners.delete(userId);
      };
    },
    close: async () => {
      closing.abort();
      await listening;
    },
  };
}

interface Listening {
  databaseUrl: string;
  signal: AbortSignal;
  wake: (payload: string) => void;
  onListening: () => void;
}

/** Ends when the connection is lost or the signal says so. */
async function listenUntilLost({ databaseUrl, signal, wake, onListening }: Listening): Promise<void> {
  const client = new pg.Client({
    connectionString: databaseUrl,
    application_name: 'larder-import-events',
    connectionTimeoutMillis: PATIENCE_MS,
    query_timeout: PATIENCE_MS,
    keepAlive: true,
  });
  const lost = new AbortController();
  client.on('error', (error) => lost.abort(error));
  client.on('end', () => lost.abort(new Error('The connection ended')));
  client.on('notification', ({ payload }) => wake(payload ?? ''));
  try {
    await client.connect();
    await client.query(`listen ${CHANNEL}`);
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
