import type { Ctx } from '../ctx.ts';

/** Until the caller is gone or the stream gives way to a newer one. */
export function untilReplaced(
  { replaced }: Pick<Ctx, 'replaced'>,
  signal: AbortSignal | undefined,
): AbortSignal | undefined {
  return replaced && signal ? AbortSignal.any([signal, replaced]) : (signal ?? replaced);
}
