import { newerTicks, TICK_HOURS, type TickDto } from '@larder/shared/recipe/ticks';
import { useEffect, useRef, useState } from 'react';
import type { Ticks } from '../../components/recipe/ingredients.tsx';
import { deviceStorage } from '../../lib/device-storage.ts';
import type { ShownRecipe } from '../../components/recipe/own-recipe.ts';
import { trpc } from '../../lib/trpc.ts';

type LineTick = TickDto & { line: string };

const stored = deviceStorage({ kind: 'ticks', most: 20, forDays: TICK_HOURS / 24, parse: lineTicks });

/**
 * The ingredients that are ticked off while shopping and cooking. They are stored on this device and, of one's own recipes, sent
 * to the others: the later tick of a line counts. A line that was edited since is unticked.
 */
export function useTicks(
  { id, ingredients }: ShownRecipe,
  isOwn: boolean,
): Ticks & { untickAll: () => void; count: number } {
  const [here, setHere] = useState<readonly LineTick[]>(() => stored.read(id)?.value ?? []);
  const { data } = trpc.recipes.ticks.useQuery({ id }, { enabled: isOwn, staleTime: 0 });
  const elsewhere = data ?? [];
  const send = trpc.recipes.tick.useMutation();
  const ofLines = here.filter(({ place, line }) => ingredients[place] === line);
  const [oldest] = useState(() => Date.now() - TICK_HOURS * 3_600_000);
  const ticks = newerTicks(ofLines, elsewhere).filter(({ at }) => at > oldest);
  useSendOnce(
    data && ofLines.filter(({ place, at }) => at > oldest && at > (timeOf(place, data) ?? 0)),
    (unsent) => send.mutate({ id, ticks: unsent }),
  );
  const ticked = ticks.filter(({ isTicked, place }) => isTicked && place < ingredients.length);

  const set = (places: readonly number[], isTicked: boolean) => {
    const made = places.map((place) => {
      // After what another device said, though its clock may be ahead.
      const before = timeOf(place, ticks) ?? 0;
      return { place, line: ingredients[place] ?? '', isTicked, at: Math.max(Date.now(), before + 1) };
    });
    const next = [...ofLines.filter(({ place }) => !places.includes(place)), ...made];
    setHere(next);
    stored.write(id, next);
    if (isOwn && made.length > 0) send.mutate({ id, ticks: made });
  };
  return {
    count: ticked.length,
    isTicked: (index) => ticked.some(({ place }) => place === index),
    tick: (index, isTicked) => set([index], isTicked),
    untickAll: () =>
      set(
        ticked.map(({ place }) => place),
        false,
      ),
  };
}

function timeOf(place: number, ticks: readonly TickDto[]): number | undefined {
  return ticks.find((tick) => tick.place === place)?.at;
}

/** What was ticked in a tab that ended before it was sent, as soon as it is known what the others have. */
function useSendOnce(unsent: LineTick[] | undefined, send: (unsent: LineTick[]) => void): void {
  const isSent = useRef(false);
  useEffect(() => {
    if (!unsent || isSent.current) return;
    isSent.current = true;
    if (unsent.length > 0) send(unsent);
  });
}

function lineTicks(value: unknown): LineTick[] | undefined {
  const isTick = (one: unknown): one is LineTick => typeof one === 'object' && one !== null && 'line' in one;
  return Array.isArray(value) && value.every(isTick) ? value : undefined;
}
