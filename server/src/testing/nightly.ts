/** Whether all that takes long is run too, as `npm run nightly` does. */
export const NIGHTLY = process.env.NIGHTLY === '1';

/** How many cases of a property are tried: `full` at night, a tenth of them with every change. */
export function runs(full: number): number {
  return NIGHTLY ? full : Math.ceil(full / 10);
}
