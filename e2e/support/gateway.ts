import { createServer, request as ask, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface Gateway {
  origin: string;
  /** Holds requests to these paths back, as a slow line does, until `letGo`. */
  hold: (paths: RegExp) => void;
  letGo: () => void;
  /** What it does to requests and answers from now on. */
  change: (changes: Changes) => void;
  /** Nobody answers at its address from now on, as where Larder is stopped. */
  close: () => Promise<void>;
  /** After `close`: at the same address. */
  open: () => Promise<void>;
}

interface Changes {
  /** Answered with 404. */
  gone?: RegExp;
  /** Sent to Larder in place of the browser's, where that sends them. */
  headers?: Record<string, string>;
  /** Of the service worker's script. */
  worker?: (script: string) => string;
}

/** A server in front of Larder, as a slow line or a proxy is: everything goes through it, when it lets it. */
export async function startGateway(target: string): Promise<Gateway> {
  const held = { paths: undefined as RegExp | undefined, waiting: [] as (() => void)[] };
  let changes: Changes = {};
  const server = createServer((request, response) => {
    const go = () => passOn(target, { request, response, changes });
    if (held.paths?.test(request.url ?? '')) held.waiting.push(go);
    else go();
  });
  const listen = (port: number) => new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  await listen(0);
  const { port } = server.address() as AddressInfo;
  return {
    origin: `http://127.0.0.1:${port}`,
    hold: (paths) => (held.paths = paths),
    letGo: () => {
      held.paths = undefined;
      for (const go of held.waiting.splice(0)) go();
    },
    change: (next) => (changes = next),
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
    open: () => listen(port),
  };
}

interface Passed {
  request: IncomingMessage;
  response: ServerResponse;
  changes: Changes;
}

function passOn(target: string, { request, response, changes }: Passed): void {
  const { method = 'GET', url = '/' } = request;
  if (changes.gone?.test(url)) return void response.writeHead(404).end();
  if (changes.worker && url.startsWith('/service-worker.js'))
    return void sendWorker(target + url, response, changes.worker);
  const changed = Object.entries(changes.headers ?? {}).filter(([name]) => name in request.headers);
  const headers = { ...request.headers, ...Object.fromEntries(changed) };
  const asked = ask(new URL(url, target), { method, headers }, (answer) => {
    response.writeHead(answer.statusCode ?? 502, answer.headers);
    answer.pipe(response);
  });
  asked.on('error', () => response.destroy());
  response.on('close', () => asked.destroy());
  request.pipe(asked);
}

async function sendWorker(address: string, response: ServerResponse, change: (script: string) => string) {
  const script = await (await fetch(address)).text();
  response.writeHead(200, { 'content-type': 'text/javascript', 'cache-control': 'no-cache' });
  response.end(change(script));
}
