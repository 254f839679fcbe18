import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** How the endpoint handles one request. */
export type Behaviour = (response: ServerResponse, request: IncomingMessage) => void;

export interface Question {
  path: string | undefined;
  authorization: string | undefined;
  /** As it came. */
  body: string;
}

export interface ModelEndpoint {
  baseUrl: string;
  questions: Question[];
  /** Sets the behaviours for the next requests; the last one also for all that follow. */
  behaves: (...behaviours: Behaviour[]) => void;
  close: () => void;
}

/** A server like a model behind an OpenAI-compatible endpoint, which can also misbehave. */
export async function startModelEndpoint(): Promise<ModelEndpoint> {
  let next: Behaviour[] = [];
  const questions: Question[] = [];
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const { url, headers } = request;
      questions.push({
        path: url,
        authorization: headers.authorization,
        body: Buffer.concat(chunks).toString(),
      });
      const behaviour = next.length > 1 ? next.shift() : next[0];
      behaviour?.(response, request);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    baseUrl: `http://127.0.0.1:${port}/v1`,
    questions,
    behaves: (...behaviours) => {
      questions.length = 0;
      next = behaviours;
    },
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}

export function answersJson(value: unknown, status = 200, headers: Record<string, string> = {}): Behaviour {
  return (response) =>
    void response
      .writeHead(status, { 'content-type': 'application/json', ...headers })
      .end(JSON.stringify(value));
}

/** A complete answer of a model. */
export const says = (content: string | null, more: Record<string, unknown> = {}): Behaviour =>
  answersJson({
    id: 'a',
    object: 'chat.completion',
    choices: [{ index: 0, finish_reason: 'stop', message: { role: 'assistant', content, ...more } }],
  });
