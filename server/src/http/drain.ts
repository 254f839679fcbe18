import { setImmediate as nextTurn, setTimeout as sleep } from 'node:timers/promises';
import type { FastifyInstance, FastifyReply } from 'fastify';

const POLL_MS = 25;
/** As long without a request, and a proxy has seen that this process is not ready, or nobody asks. */
const QUIET_MS = 300;
/** How long requests are accepted at most, from proxies that do not ask whether a process is ready. */
const ACCEPT_MS = 2_500;

declare module 'fastify' {
  interface FastifyInstance {
    /** Whether this process is about to stop: `/readyz` says so, and proxies send their requests elsewhere. */
    isDraining(): boolean;
    /**
     * Prepares for `close()`, which cuts off every connection, in at most `deadlineMs`. Ends event streams at once, since
     * browsers reconnect by themselves. Accepts connections until no request comes any more: one that the system has
     * accepted for this process, and this process not yet, would be reset. Then finishes the answers under way.
     */
    drain(deadlineMs: number): Promise<void>;
  }
}

/** Tracks the answers under way and adds `drain` to the app. */
export function addDrain(app: FastifyInstance): void {
  const active = new Set<FastifyReply>();
  let draining = false;
  let quietSince = 0;

  app.addHook('onRequest', (request, reply, done) => {
    active.add(reply);
    reply.raw.once('close', () => active.delete(reply));
    if (!isHealthCheck(request.url)) quietSince = Date.now();
    done();
  });
  // The next request on a connection would come to a process that has gone.
  app.addHook('onSend', (_request, reply, payload, done) => {
    if (draining) void reply.header('connection', 'close');
    done(null, payload);
  });

  app.decorate('isDraining', () => draining);
  app.decorate('drain', async (deadlineMs: number) => {
    draining = true;
    const begun = Date.now();
    const until = async (isOver: () => boolean) => {
      while (!isOver() && Date.now() - begun < deadlineMs) {
        for (const reply of active) if (isStream(reply)) reply.raw.destroy();
        await sleep(POLL_MS);
      }
    };
    const isQuiet = () => Date.now() - quietSince >= QUIET_MS;

    quietSince = begun;
    await until(() => isQuiet() || Date.now() - begun >= ACCEPT_MS);
    await nextTurn(); // It comes right after connections were accepted.
    app.server.close();
    // Those accepted last may not have sent their request yet.
    quietSince = Date.now();
    await until(() => isQuiet() && active.size === 0);
  });
}

function isHealthCheck(url: string): boolean {
  return url === '/readyz' || url === '/healthz';
}

function isStream(reply: FastifyReply): boolean {
  return String(reply.raw.getHeader('content-type') ?? reply.getHeader('content-type')).startsWith(
    'text/event-stream',
  );
}
