import type { Ctx } from '../ctx.ts';

/** Aborts when the client disconnects or a newer stream replaces this one. */
export function untilReplaced(
  { replaced }: Pick<Ctx, 'replaced'>,
  signal: AbortSignal | undefined,
): AbortSignal | undefined {
  return replaced && signal ? AbortSignal.any([signal, replaced]) : (signal ?? replaced);
}
