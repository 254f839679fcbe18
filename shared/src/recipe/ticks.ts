/** From shopping in the evening to cooking at noon; who cooks the recipe again later begins afresh. */
export const TICK_HOURS = 18;

/** Says of one ingredient whether it is ticked off, and since when. Of two, the later one counts. */
export interface TickDto {
  /** In the list of ingredients, from 0 on. */
  place: number;
  isTicked: boolean;
  /** In milliseconds since 1970. */
  at: number;
}

/** Both, of each place the later one. */
export function newerTicks(some: readonly TickDto[], others: readonly TickDto[]): TickDto[] {
  const newest = new Map(some.map((tick) => [tick.place, tick]));
  for (const tick of others)
    if (!(tick.at <= (newest.get(tick.place)?.at ?? -1))) newest.set(tick.place, tick);
  return [...newest.values()];
}
