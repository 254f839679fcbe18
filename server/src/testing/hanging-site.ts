import { once } from 'node:events';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A real HTTP server on 127.0.0.1 that takes requests and answers none before `answer`. */
export interface HangingSite {
  /** host:port, for FETCH_ALLOW_HOSTS. */
  host: string;
  address: (path: string) => string;
  /** Requests that wait at the moment. */
  waiting: () => number;
  /** Answers those that wait and all that come with `html`. */
  answer: (html: string) => void;
  close: () => Promise<void>;
}

export async function startHangingSite(): Promise<HangingSite> {
  const held = new Set<ServerResponse>();
  let html: string | undefined;
  const send = (response: ServerResponse, body: string) => {
    response.setHeader('content-type', 'text/html').end(body);
  };
  const server = createServer((_request, response) => {
    if (html !== undefined) return send(response, html);
    held.add(response);
    response.on('close', () => held.delete(response));
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const host = `127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    host,
    address: (path) => `http://${host}${path}`,
    waiting: () => held.size,
    answer: (body) => {
      html = body;
      for (const response of held) send(response, body);
    },
    close: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}
