import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';

export interface CollectedSpan {
  traceId: string;
  spanId: string;
  parentSpanId: string | undefined;
  name: string;
  /** Of the process that made it. */
  service: string;
  attributes: Record<string, string | number>;
  isFailure: boolean;
}

/** A collector of OpenTelemetry's traces on 127.0.0.1. */
export interface TraceCollector {
  url: string;
  /** What was sent as JSON. */
  spans(): CollectedSpan[];
  /** All that was sent, headers included. */
  sent(): { path: string; headers: string; body: Buffer }[];
  close(): Promise<void>;
}

export async function startTraceCollector(): Promise<TraceCollector> {
  const sent: { path: string; headers: string; body: Buffer }[] = [];
  const server = createServer((request, response) => {
    void buffer(request).then((body) => {
      sent.push({ path: request.url ?? '', headers: JSON.stringify(request.headers), body });
      response.writeHead(200, { 'content-type': request.headers['content-type'] ?? '' }).end();
    });
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    sent: () => sent,
    spans: () => sent.flatMap(({ body }) => spansOf(body.toString())),
    close: async () => {
      server.close();
      server.closeAllConnections();
      await once(server, 'close');
    },
  };
}

type Named = { key: string; value: { stringValue?: string; intValue?: number; doubleValue?: number } }[];
interface Message {
  resourceSpans: {
    resource: { attributes: Named };
    scopeSpans: {
      spans: {
        traceId: string;
        spanId: string;
        parentSpanId?: string;
        name: string;
        attributes: Named;
        status: { code: number };
      }[];
    }[];
  }[];
}

function spansOf(body: string): CollectedSpan[] {
  const { resourceSpans } = JSON.parse(body) as Message;
  return resourceSpans.flatMap(({ resource, scopeSpans }) =>
    scopeSpans.flatMap(({ spans }) =>
      spans.map(({ traceId, spanId, parentSpanId, name, attributes, status }) => ({
        traceId,
        spanId,
        parentSpanId,
        name,
        service: String(valuesOf(resource.attributes)['service.name']),
        attributes: valuesOf(attributes),
        isFailure: status.code === 2,
      })),
    ),
  );
}

function valuesOf(named: Named): Record<string, string | number> {
  return Object.fromEntries(
    named.map(({ key, value }) => [key, value.stringValue ?? value.intValue ?? value.doubleValue ?? '']),
  );
}
