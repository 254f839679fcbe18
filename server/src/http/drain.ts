import { setTimeout as sleep } from 'node:timers/promises';
import type { FastifyInstance, FastifyReply } from 'fastify';

const POLL_MS = 25;

declare module 'fastify' {
  interface FastifyInstance {
    /**
     * Accepts no more connections, ends event streams (browsers reconnect by themselves) and waits at most `deadlineMs`
     * for other answers under way. Call it before `close()`, which cuts off the rest.
     */
    drain(deadlineMs: number): Promise<void>;
  }
}

/** Tracks the answers under way and adds `drain` to the app. */
export function addDrain(app: FastifyInstance): void {
  const active = new Set<FastifyReply>();
  let draining = false;

  app.addHook('onRequest', (_request, reply, done) => {
    active.add(reply);
    reply.raw.once('close', () => active.delete(reply));
    if (draining) void reply.header('connection', 'close');
    done();
  });

  app.decorate('drain', async (deadlineMs: number) => {
    draining = true;
    const deadline = Date.now() + deadlineMs;
    app.server.close();
    while (active.size > 0 && Date.now() < deadline) {
      for (const reply of active) if (isStream(reply)) reply.raw.destroy();
      await sleep(POLL_MS);
    }
  });
}

function isStream(reply: FastifyReply): boolean {
  return String(reply.raw.getHeader('content-type') ?? reply.getHeader('content-type')).startsWith(
    'text/event-stream',
  );
}
