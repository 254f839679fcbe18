import type { Browser, Page } from '@playwright/test';
import { z } from 'zod';

const traceSchema = z.object({
  traceEvents: z.array(
    z.object({
      name: z.string(),
      pid: z.number(),
      tid: z.number(),
      dur: z.number().optional(),
      tdur: z.number().optional(),
      args: z
        .object({
          name: z.string().optional(),
          data: z.object({ duration: z.number(), interactionId: z.number() }).partial().optional(),
        })
        .optional(),
    }),
  ),
});
export type TraceEvent = z.infer<typeof traceSchema>['traceEvents'][number];

/** Begins Chromium's own trace of a page; `stop` gives its events. */
export async function startTrace(
  browser: Browser,
  page: Page,
): Promise<{ stop: () => Promise<TraceEvent[]> }> {
  await browser.startTracing(page, { categories: ['toplevel', 'devtools.timeline', '__metadata'] });
  const stop = async () =>
    traceSchema.parse(JSON.parse((await browser.stopTracing()).toString())).traceEvents;
  return { stop };
}

/** How long an event took of the processor, in milliseconds: what other programs took meanwhile is no time of the page. */
export function processorTime({ tdur, dur }: TraceEvent): number {
  return (tdur ?? dur ?? 0) / 1_000;
}

/** The longest task of the busiest main thread, in milliseconds. */
export function longestTask(events: readonly TraceEvent[]): number {
  const mains = new Set(
    events
      .filter(({ name, args }) => name === 'thread_name' && args?.name === 'CrRendererMain')
      .map(({ pid, tid }) => `${pid} ${tid}`),
  );
  const tasks = events.filter(({ name, pid, tid }) => name.endsWith('RunTask') && mains.has(`${pid} ${tid}`));
  return Math.max(0, ...tasks.map(processorTime));
}
