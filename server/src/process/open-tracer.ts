import {
  diag,
  ROOT_CONTEXT,
  SpanKind,
  SpanStatusCode,
  trace,
  type Context,
  type SpanContext,
  type Tracer as OpenTelemetryTracer,
} from '@opentelemetry/api';
import { parseTraceParent } from '@opentelemetry/core';
import { OTLPTraceExporter as JsonExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { OTLPTraceExporter as ProtobufExporter } from '@opentelemetry/exporter-trace-otlp-proto';
import { detectResources, envDetector, resourceFromAttributes } from '@opentelemetry/resources';
import { BasicTracerProvider, BatchSpanProcessor } from '@opentelemetry/sdk-trace-base';
import type { FastifyBaseLogger } from 'fastify';
import type { TracesConfig } from '../config.ts';
import type { Place, Span, SpanStart, Tracer } from './span.ts';

// OpenTelemetry, loaded only where traces are wanted. Its packages read the OTEL_ variables themselves.

const KINDS = {
  internal: SpanKind.INTERNAL,
  server: SpanKind.SERVER,
  client: SpanKind.CLIENT,
  producer: SpanKind.PRODUCER,
  consumer: SpanKind.CONSUMER,
};
const SILENT_MS = 60_000;

/** Sends spans in batches, and drops them where nobody takes them: nothing waits for a collector. */
export function openTracer({ isJson }: TracesConfig, role: 'web' | 'worker', log: FastifyBaseLogger): Tracer {
  reportTo(log);
  const own = resourceFromAttributes({ 'service.name': `larder-${role}`, 'larder.role': role });
  const provider = new BasicTracerProvider({
    resource: own.merge(detectResources({ detectors: [envDetector] })),
    spanProcessors: [new BatchSpanProcessor(isJson ? new JsonExporter() : new ProtobufExporter())],
  });
  const tracer = provider.getTracer('larder');
  return {
    placeOf: (traceParent) => placeIn(tracer, remoteContext(traceParent)),
    close: () => provider.shutdown(),
  };
}

/** The caller's `tracestate` and baggage stay outside: nobody knows what they hold. */
function remoteContext(traceParent: string | undefined): Context {
  const remote = traceParent === undefined ? null : parseTraceParent(traceParent);
  return remote ? trace.setSpanContext(ROOT_CONTEXT, { ...remote, isRemote: true }) : ROOT_CONTEXT;
}

function placeIn(tracer: OpenTelemetryTracer, context: Context): Place {
  const parent = trace.getSpanContext(context);
  return {
    traceParent: parent && format(parent),
    begin: ({ name, kind, attributes = {} }: SpanStart): Span => {
      const span = tracer.startSpan(name, { kind: KINDS[kind ?? 'internal'], attributes }, context);
      return {
        ...placeIn(tracer, trace.setSpan(context, span)),
        traceParent: format(span.spanContext()),
        set: (more) => void span.setAttributes(more),
        end: (isFailure = false) => {
          // Without the error's message, which may hold what a person wrote.
          if (isFailure) span.setStatus({ code: SpanStatusCode.ERROR });
          span.end();
        },
      };
    },
  };
}

function format({ traceId, spanId, traceFlags }: SpanContext): string {
  return `00-${traceId}-${spanId}-0${traceFlags & 1}`;
}

/** At most one line a minute while a collector is away. */
function reportTo(log: FastifyBaseLogger): void {
  let silentUntil = 0;
  const report = (message: string) => {
    const now = performance.now();
    if (now < silentUntil) return;
    silentUntil = now + SILENT_MS;
    log.warn({ reason: message.slice(0, 300) }, 'traces could not be sent');
  };
  const ignore = () => undefined;
  diag.setLogger({ error: report, warn: report, info: ignore, debug: ignore, verbose: ignore });
}
