import { setTimeout as pause } from 'node:timers/promises';
import type { FastifyBaseLogger } from 'fastify';
import type pg from 'pg';
import { openClient } from './connections.ts';

const HEARTBEAT_MS = 15_000;
const PATIENCE_MS = 5_000;
const MAX_PAUSE_MS = 2_000;

interface Listener {
  databaseUrl: string;
  channels: readonly string[];
  /** The connection is new: before it, anything may have happened. */
  onListening: (client: pg.Client) => unknown;
  onNotification: (channel: string, payload: string, client: pg.Client) => void;
  onLost?: () => void;
  log: FastifyBaseLogger;
}

/** Listens on one connection of its own, made anew whenever it is lost, until what this returns is called. */
export function keepListening(listener: Listener): () => Promise<void> {
  const closing = new AbortController();
  const keep = async () => {
    for (let failures = 0; !closing.signal.aborted; failures += 1) {
      try {
        const onListening = (client: pg.Client) => ((failures = 0), listener.onListening(client));
        await listenUntilLost({ ...listener, onListening }, closing.signal);
      } catch (error) {
        listener.log.debug({ err: error }, 'listening: connection lost');
      }
      const wait = Math.min(MAX_PAUSE_MS, 100 * 2 ** failures);
      await pause(wait, undefined, { signal: closing.signal }).catch(() => undefined);
    }
  };
  const listening = keep();
  return async () => {
    closing.abort();
    await listening;
  };
}

/** Ends when the connection is lost or the signal says so. */
async function listenUntilLost(listener: Listener, signal: AbortSignal): Promise<void> {
  const client = await openClient({
    connectionString: listener.databaseUrl,
    application_name: 'larder-events',
    connectionTimeoutMillis: PATIENCE_MS,
    query_timeout: PATIENCE_MS,
    keepAlive: true,
  });
  const lost = new AbortController();
  const lose = (reason: Error) => {
    listener.onLost?.();
    lost.abort(reason);
  };
  client.on('error', lose);
  client.on('end', () => lose(new Error('The connection ended')));
  client.on('notification', ({ channel, payload }) =>
    listener.onNotification(channel, payload ?? '', client),
  );
  try {
    for (const channel of listener.channels) await client.query(`listen ${channel}`);
    await listener.onListening(client);
    const over = AbortSignal.any([signal, lost.signal]);
    for (;;) {
      // A connection that died silently is found out by asking now and then.
      await pause(HEARTBEAT_MS, undefined, { signal: over });
      await client.query('select 1');
    }
  } finally {
    client.removeAllListeners('notification');
    listener.onLost?.();
    await client.end().catch(() => undefined);
  }
}
