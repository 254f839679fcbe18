import { AsyncLocalStorage } from 'node:async_hooks';
import type { FastifyBaseLogger } from 'fastify';
import type { Config } from '../config.ts';
import type { Attributes, Place, Span, SpanStart, Tracer } from './span.ts';
import { within } from './within.ts';

// What is traced of requests and jobs, where OTEL_EXPORTER_OTLP_ENDPOINT says where traces go (ADR 030). Without it nothing here does
// anything, and OpenTelemetry is not loaded. Attributes never name a person, an address or a recipe.

/** A stop does not wait longer for a collector that does not answer. */
const CLOSE_MS = 1_000;

let tracer: Tracer | undefined;
const current = new AsyncLocalStorage<Place>();

/** To be called before anything is traced. Gives what ends tracing again. */
export async function startTracing(
  { traces }: Pick<Config, 'traces'>,
  role: 'web' | 'worker',
  log: FastifyBaseLogger,
): Promise<() => Promise<void>> {
  if (traces === undefined) return async () => undefined;
  const { openTracer } = await import('./open-tracer.ts');
  const opened = openTracer(traces, role, log);
  tracer = opened;
  return async () => {
    tracer = undefined;
    await within(
      opened.close().catch(() => undefined),
      CLOSE_MS,
      () => undefined,
    );
  };
}

export function isTracing(): boolean {
  return tracer !== undefined;
}

/** Does `work` in the trace of whoever asked for it, named by its `traceparent`, or in a new one. */
export function inTrace<T>(traceParent: string | undefined, work: () => T): T {
  return tracer ? current.run(tracer.placeOf(traceParent), work) : work();
}

/** A span of the trace under way; whoever begins it ends it. What belongs to no trace is not traced. */
export function beginSpan(start: SpanStart): Span | undefined {
  return tracer && current.getStore()?.begin(start);
}

/** Does `work` in this span: what `work` begins belongs to it. */
export function inSpan<T>(span: Span | undefined, work: () => T): T {
  return span ? current.run(span, work) : work();
}

/** Does `work` in a span of its own. */
export async function traced<T>(start: SpanStart, work: () => Promise<T>): Promise<T> {
  const span = beginSpan(start);
  let isFailure = true;
  try {
    const result = await inSpan(span, work);
    isFailure = false;
    return result;
  } finally {
    span?.end(isFailure);
  }
}

/** Says more of the span under way. */
export function describeSpan(attributes: Attributes): void {
  const place = tracer && current.getStore();
  if (place && 'set' in place) (place as Span).set(attributes);
}

/** What goes with work that is done later, so that it belongs to the trace of whoever asks for it now. */
export function traceParent(): string | undefined {
  return tracer && current.getStore()?.traceParent;
}
