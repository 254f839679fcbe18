import { OLDEST_CONTRACT } from '@larder/shared/contract';
import { setImmediate as nextRound } from 'node:timers/promises';
import { MESSAGES } from '@larder/shared/errors';
import { initTRPC, type TRPCError } from '@trpc/server';
import { callerKeyOf, type CallLimit } from '../adapters/rate-limits/rate-limits.ts';
import { forgottenEverywhere } from '../auth/session-memory.ts';
import { refuseToken } from '../auth/token-rights.ts';
import type { Ctx, Viewer } from '../ctx.ts';
import { AppError, asAppError, notAuthenticated, toTrpcError } from '../errors.ts';
import { errorData, procedureName, userMessage } from './error-form.ts';
import { transformer } from './transformer.ts';
import { procedureDuration, timed } from '../process/metrics.ts';

/** Who may call a procedure. The server does not start with a procedure that declares none. */
export type AccessLevel = 'anonymous' | 'user';

interface ProcedureMeta {
  access: AccessLevel;
  /** The rate limits that every call counts against; the general one by default. */
  limits?: readonly CallLimit[];
}

const t = initTRPC
  .context<Ctx>()
  .meta<ProcedureMeta>()
  .create({
    transformer,
    // Its answers would have the stack of each error, which `errorFormatter` leaves out.
    isDev: false,
    sse: {
      ping: { enabled: true, intervalMs: 15_000 },
      client: { reconnectAfterInactivityMs: 40_000 },
      maxDurationMs: 5 * 60_000,
    },
    errorFormatter: ({ shape, error, ctx }) => ({
      ...shape,
      message: userMessage(error),
      data: {
        code: shape.data.code,
        httpStatus: shape.data.httpStatus,
        path: procedureName(shape.data.path),
        ...errorData(error),
        requestId: ctx?.requestId,
      },
    }),
  });

export const router = t.router;
export const createCallerFactory = t.createCallerFactory;

const GENERAL: readonly CallLimit[] = ['general'];

/**
 * Counts the call before any other work, unless it comes from files that this server no longer understands; the input is not even read yet. A limit whose key is in the input is counted by
 * the feature itself, right after validation.
 */
async function countCall(ctx: Ctx, limits: readonly CallLimit[] = GENERAL): Promise<void> {
  if (ctx.contract !== undefined && ctx.contract < OLDEST_CONTRACT)
    throw new AppError('OUTDATED', MESSAGES.outdated);
  for (const limit of limits) await ctx.rateLimits.consume(limit, callerKeyOf(limit, ctx));
}

/** The tRPC error of a failure that the user may know about; undefined for an internal one. */
function mapFailure(cause: unknown): TRPCError | undefined {
  const known = asAppError(cause);
  return known && toTrpcError(known);
}

// One middleware per level, not per concern: each costs a promise and a copy of the context with every call.
const countPublicCall = t.middleware(({ ctx, meta, path, type, getRawInput, batchIndex, next }) =>
  timed(procedureDuration, { procedure: path }, async () => {
    try {
      await countCall(ctx, meta?.limits);
      refuseToken(ctx.viewer, { feature: featureOf(path), isWrite: type === 'mutation' });
    } catch (error) {
      throw mapFailure(error) ?? error;
    }
    const result = await next(inOwnRound(getRawInput, batchIndex));
    await forgetSessions(ctx, path, type);
    if (result.ok) return result;
    throw mapFailure(result.error.cause) ?? result.error;
  }),
);

const requireViewer = t.middleware(({ ctx, meta, path, type, getRawInput, batchIndex, next }) =>
  timed(procedureDuration, { procedure: path }, async () => {
    const { viewer } = ctx;
    try {
      await countCall(ctx, viewer ? meta?.limits : GENERAL);
      refuseToken(viewer, { feature: featureOf(path), isWrite: type === 'mutation' });
    } catch (error) {
      throw mapFailure(error) ?? error;
    }
    if (!viewer) throw toTrpcError(notAuthenticated());
    // The context has the viewer already: this tells the types so, without a copy of it.
    const result = await next<{ viewer: Viewer }>(inOwnRound(getRawInput, batchIndex));
    await forgetSessions(ctx, path, type);
    if (result.ok) return result;
    throw mapFailure(result.error.cause) ?? result.error;
  }),
);

/**
 * The inputs of a batch arrive together. Each is parsed in a round of the event loop of its own, so that others are answered in
 * between.
 */
function inOwnRound(getRawInput: () => Promise<unknown>, batchIndex: number | undefined): object {
  if (!batchIndex) return {};
  const later = async () => {
    const input = await getRawInput();
    for (let round = 0; round < batchIndex; round += 1) await nextRound();
    return input;
  };
  return { getRawInput: later };
}

/** What may have ended sessions, or changed what one tells of its person, is answered once no process remembers it. Failed calls too. */
async function forgetSessions({ db }: Ctx, path: string, type: string): Promise<void> {
  if (type !== 'mutation' || !CHANGE_SESSIONS.has(featureOf(path))) return;
  try {
    await forgottenEverywhere(db);
  } catch (error) {
    throw mapFailure(error) ?? error;
  }
}
const CHANGE_SESSIONS: ReadonlySet<string> = new Set(['auth', 'profiles']);

/** 'recipes' of 'recipes.list'. */
function featureOf(path: string): string {
  return path.slice(0, path.indexOf('.'));
}

/** For everyone, signed in or not. */
export const publicProcedure = t.procedure.meta({ access: 'anonymous' }).use(countPublicCall);

/** For signed-in people; `ctx.viewer` is set. */
export const protectedProcedure = t.procedure.meta({ access: 'user' }).use(requireViewer);
