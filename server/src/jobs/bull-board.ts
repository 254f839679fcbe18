import { PRODUCT_NAME } from '@larder/shared/product';
import { BullMQAdapter } from '@bull-board/api/bullMQAdapter';
import { createBullBoard } from '@bull-board/api';
import { FastifyAdapter } from '@bull-board/fastify';
import type { Queue } from 'bullmq';
import Fastify from 'fastify';
import type { AddressInfo } from 'node:net';
import type { Config } from '../config.ts';
import { StartError } from '../process/start-error.ts';
import { openQueueBackend } from './backend.ts';
import { JOB_NAMES } from './jobs.ts';

const CONNECTIONS = 2;
/** Nothing from elsewhere: the page would fetch its letters from a font service. */
const POLICY = "default-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:";

/** The queue's jobs as pages (bull-board), for this machine only. Nothing can be changed there unless `mayChange`. */
export async function serveBullBoard(
  config: Config,
  { port, mayChange }: { port: number; mayChange: boolean },
): Promise<{ address: string; close: () => Promise<void> }> {
  const backend = openQueueBackend(config, CONNECTIONS);
  const queues = JOB_NAMES.map((name) => backend.queue(name) as Queue);
  for (const queue of queues) queue.on('error', () => undefined);
  const board = new FastifyAdapter();
  createBullBoard({
    queues: queues.map((queue) => new BullMQAdapter(queue, { readOnlyMode: !mayChange })),
    serverAdapter: board,
    options: { uiConfig: { boardTitle: PRODUCT_NAME, hideRedisDetails: true } },
  });
  const app = Fastify({ forceCloseConnections: true });
  app.addHook('onRequest', async ({ method, headers }, reply) => {
    reply.header('content-security-policy', POLICY);
    const { port: own } = app.server.address() as AddressInfo;
    const isOwn = [`127.0.0.1:${own}`, `localhost:${own}`].includes(headers.host ?? '');
    // Another page in the operator's browser can reach this port, by another name or with a form.
    if (!isOwn || (headers.origin !== undefined && headers.origin !== `http://${headers.host}`))
      return reply.code(403).send('Only for this machine');
    if (!mayChange && method !== 'GET') return reply.code(403).send('Nothing can be changed here');
  });
  await app.register(board.registerPlugin());
  const address = await app.listen({ host: '127.0.0.1', port }).catch((error: NodeJS.ErrnoException) => {
    throw new StartError(
      `Port ${port} cannot be used (${error.code ?? error.message}). Name another with --port.`,
    );
  });
  const close = async () => {
    await app.close();
    await Promise.allSettled(queues.map((queue) => queue.close()));
    await backend.close();
  };
  return { address, close };
}
