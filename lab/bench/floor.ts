import { createHash } from 'node:crypto';
import { createRequire } from 'node:module';
import path from 'node:path';
import { initTRPC } from '@trpc/server';
import { fastifyTRPCPlugin } from '@trpc/server/adapters/fastify';
import Fastify, { type FastifyInstance, type FastifyPluginCallback, type FastifyRequest } from 'fastify';
import pg from 'pg';
import superjson from 'superjson';
import { z } from 'zod';
import { SESSION_COOKIE } from '../../server/src/auth/cookies.ts';
import { PROJECT_ROOT } from '../../server/src/process/project-root.ts';

/** The one that Larder runs with: it lies among the server's own packages. */
const cookie = createRequire(path.join(PROJECT_ROOT, 'server/package.json'))(
  '@fastify/cookie',
) as FastifyPluginCallback;

/**
 * The baseline of the bench: Larder's statements with nothing but Fastify and pg, and the same inside a bare tRPC procedure.
 * Forked as a process of its own, with the statements as its argument.
 */
const statement = z.object({ text: z.string(), values: z.array(z.unknown()) });
const floorTask = z.object({
  databaseUrl: z.string(),
  session: statement,
  /** Run after the session check. */
  owned: z.record(z.string(), statement),
  /** Run for visitors. */
  open: z.record(z.string(), statement),
});
export type FloorTask = z.infer<typeof floorTask>;
type Statement = z.infer<typeof statement>;

interface Session {
  user_id: string;
  expires_at: Date;
  absolute_expires_at: Date;
}

if (process.send) await serve(floorTask.parse(JSON.parse(process.argv[2] ?? '')));

interface Floor {
  app: FastifyInstance;
  task: FloorTask;
  ask: (name: string, statement: Statement) => Promise<unknown[]>;
  isSignedIn: (request: FastifyRequest) => Promise<boolean>;
}

async function serve(task: FloorTask): Promise<void> {
  pg.types.setTypeParser(pg.types.builtins.INT8, Number);
  const pool = new pg.Pool({ connectionString: task.databaseUrl, max: 10 });
  const ask = async (name: string, { text, values }: Statement): Promise<unknown[]> =>
    (await pool.query<Record<string, unknown>>({ name, text, values })).rows;

  async function isSignedIn(request: FastifyRequest): Promise<boolean> {
    const token = request.cookies[SESSION_COOKIE];
    if (token === undefined) return false;
    const id = createHash('sha256').update(token).digest('base64url');
    const [session] = (await ask('session', {
      text: task.session.text,
      values: [id],
    })) as unknown as Session[];
    const now = new Date();
    return session !== undefined && session.expires_at > now && session.absolute_expires_at > now;
  }

  const app = Fastify({ routerOptions: { maxParamLength: 5_000 } });
  await app.register(cookie);
  const floor = { app, task, ask, isSignedIn };
  addRoutes(floor);
  await addBareTrpc(floor);
  process.send?.({ url: await app.listen({ port: 0, host: '127.0.0.1' }) });
  process.once('SIGTERM', () => void app.close().then(() => pool.end()));
}

function addRoutes({ app, task, ask, isSignedIn }: Floor): void {
  for (const [name, query] of Object.entries(task.owned)) {
    app.get(`/floor/${name}`, async (request, reply) => {
      if (!(await isSignedIn(request))) return reply.code(401).send();
      return reply.type('application/json').send(JSON.stringify(await ask(name, query)));
    });
  }
  for (const [name, query] of Object.entries(task.open)) {
    app.get(`/floor/${name}`, async (_, reply) =>
      reply.type('application/json').send(JSON.stringify(await ask(name, query))),
    );
  }
}

async function addBareTrpc({ app, task, ask, isSignedIn }: Floor): Promise<void> {
  const bare = initTRPC.context<{ request: FastifyRequest }>();
  for (const [prefix, t] of [
    ['/bare-trpc', bare.create()],
    ['/bare-trpc-superjson', bare.create({ transformer: superjson })],
  ] as const) {
    const procedure = (name: string, query: Statement, isOpen: boolean) =>
      t.procedure.query(async ({ ctx }) => {
        if (!isOpen && !(await isSignedIn(ctx.request))) throw new Error('Not signed in');
        return ask(name, query);
      });
    const procedures = Object.fromEntries([
      ...Object.entries(task.owned).map(([name, query]) => [name, procedure(name, query, false)] as const),
      ...Object.entries(task.open).map(([name, query]) => [name, procedure(name, query, true)] as const),
    ]);
    await app.register(fastifyTRPCPlugin, {
      prefix,
      trpcOptions: {
        router: t.router(procedures),
        createContext: ({ req }: { req: FastifyRequest }) => ({ request: req }),
      },
    });
  }
}
