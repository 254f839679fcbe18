import type { FastifyBaseLogger } from 'fastify';
import type { Config } from '../config.ts';
import { keepListening } from '../db/listening.ts';
import { databaseUrlOf } from './backend.ts';

/** The channels on which the database notifies, at commit, of every change of a person's imports, moves or follows, of live entities that they see, and of every session or token that ends. */
const CHANNELS = {
  imports: 'import_changed',
  moves: 'move_changed',
  follows: 'follows_changed',
  sessions: 'session_ended',
  entities: 'entities_changed',
} as const;
export type Topic = keyof typeof CHANNELS;

/** Wakes up the listeners of every process when something of a person has changed. */
export interface Events {
  /**
   * Calls `listener` for each change of the person's imports, moves or follows, of what a vault or a person sees, or when the session
   * of that id ends, until the returned function is called: with the import's id or the entity's name where it is of one. Null: the
   * connection is new, anything may have changed.
   */
  subscribe(topic: Topic, id: string, listener: Listener): () => void;
  /** Settles with the first connection. Waiting for it is optional: listeners are woken then. */
  ready: Promise<void>;
  close(): Promise<void>;
}

type Listener = (what: string | null) => void;

/** Listens on one connection of this process's own. */
export function createEvents(config: Config, log: FastifyBaseLogger): Events {
  const listeners = new Map<string, Set<Listener>>();

  let hears: () => void = () => undefined;
  const ready = new Promise<void>((resolve) => (hears = resolve));

  const close = keepListening({
    databaseUrl: databaseUrlOf(config),
    channels: Object.values(CHANNELS),
    onListening: () => {
      hears();
      for (const group of listeners.values()) for (const listener of group) listener(null);
    },
    onNotification: (channel, payload) => {
      const [id = '', what = ''] = payload.split(' ');
      for (const listener of listeners.get(groupOf(channel, id)) ?? []) listener(what);
    },
    log,
  });

  return {
    ready,
    subscribe(topic, id, listener) {
      const name = groupOf(CHANNELS[topic], id);
      const group = listeners.get(name) ?? new Set();
      listeners.set(name, group.add(listener));
      return () => {
        group.delete(listener);
        if (group.size === 0 && listeners.get(name) === group) listeners.delete(name);
      };
    },
    close,
  };
}

function groupOf(channel: string, id: string): string {
  return `${channel} ${id}`;
}
