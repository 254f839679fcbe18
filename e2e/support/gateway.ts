import { createServer, request as ask, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface Gateway {
  origin: string;
  /** Holds requests to these paths back, as a slow line does, until `letGo`. */
  hold: (paths: RegExp) => void;
  letGo: () => void;
  close: () => Promise<void>;
}

/** A server in front of Larder, as a slow line or a proxy is: everything goes through it, when it lets it. */
export async function startGateway(target: string): Promise<Gateway> {
  const held = { paths: undefined as RegExp | undefined, waiting: [] as (() => void)[] };
  const server = createServer((request, response) => {
    const go = () => passOn(target, request, response);
    if (held.paths?.test(request.url ?? '')) held.waiting.push(go);
    else go();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    hold: (paths) => (held.paths = paths),
    letGo: () => {
      held.paths = undefined;
      for (const go of held.waiting.splice(0)) go();
    },
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

function passOn(target: string, request: IncomingMessage, response: ServerResponse): void {
  const { method = 'GET', headers, url = '/' } = request;
  const asked = ask(new URL(url, target), { method, headers }, (answer) => {
    response.writeHead(answer.statusCode ?? 502, answer.headers);
    answer.pipe(response);
  });
  asked.on('error', () => response.destroy());
  response.on('close', () => asked.destroy());
  request.pipe(asked);
}
