// What tracing.ts asks of a tracer, and open-tracer.ts makes with OpenTelemetry.

export type Attributes = Record<string, string | number>;

export interface SpanStart {
  name: string;
  kind?: 'server' | 'client' | 'producer' | 'consumer';
  attributes?: Attributes;
}

/** Where a span belongs: another span, perhaps of another process, or a trace that has not begun. */
export interface Place {
  begin(start: SpanStart): Span;
  /** In the form of W3C's `traceparent`; undefined before the trace has begun. */
  traceParent: string | undefined;
}

export interface Span extends Place {
  traceParent: string;
  set(attributes: Attributes): void;
  end(isFailure?: boolean): void;
}

export interface Tracer {
  /** The place that a `traceparent` names, or that of a new trace. */
  placeOf(traceParent: string | undefined): Place;
  /** Sends what was not sent yet. */
  close(): Promise<void>;
}
