import { setImmediate as nextIteration, setTimeout as sleep } from 'node:timers/promises';
import type { FastifyInstance, FastifyReply } from 'fastify';

const POLL_MS = 25;
/**
 * So many polls in a row without a request, some 0.3 s, and nobody asks, or a proxy that asks as often has seen that this process is
 * not ready. Polls, not time: between two of them connections are accepted and requests read, however busy the machine is.
 */
const QUIET_POLLS = 12;
/** How long connections are accepted at most, from proxies that do not ask so often. */
const ACCEPT_MS = 2_500;
/** More connections than the system lets wait to be accepted: Node asks for 511. */
const MOST_WAITING = 512;

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
  let quietPolls = 0;
  let accepted = 0;

  app.server.on('connection', () => (accepted += 1));
  app.addHook('onRequest', (request, reply, done) => {
    active.add(reply);
    reply.raw.once('close', () => active.delete(reply));
    if (!HEALTH_CHECKS.has(request.routeOptions.url)) quietPolls = 0;
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
    const begun = performance.now();
    const hasTaken = (ms: number) => performance.now() - begun >= ms;
    const isQuiet = () => quietPolls >= QUIET_POLLS;
    const pollUntil = async (isOver: () => boolean) => {
      quietPolls = 0;
      while (!isOver() && !hasTaken(deadlineMs)) {
        for (const reply of active) if (isStream(reply)) reply.raw.destroy();
        await sleep(POLL_MS);
        quietPolls += 1;
      }
    };
    /** One is accepted in each iteration of the event loop. */
    const acceptAllConnected = async () => {
      for (let round = 0; round < MOST_WAITING; round += 1) {
        const before = accepted;
        await nextIteration();
        if (accepted === before) return;
      }
    };

    await pollUntil(() => isQuiet() || hasTaken(ACCEPT_MS));
    await acceptAllConnected();
    app.server.close();
    // Those accepted last may not have sent their request yet.
    await pollUntil(() => isQuiet() && active.size === 0);
  });
}

const HEALTH_CHECKS: ReadonlySet<string | undefined> = new Set(['/healthz', '/readyz']);

function isStream(reply: FastifyReply): boolean {
  return String(reply.raw.getHeader('content-type') ?? reply.getHeader('content-type')).startsWith(
    'text/event-stream',
  );
}
