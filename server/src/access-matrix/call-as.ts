import { callInput } from '@larder/shared/call-input';
import type { FastifyInstance, LightMyRequestResponse } from 'fastify';
import { sql } from 'kysely';
import type { Deps } from '../ctx.ts';
import { appRouter } from '../trpc/router.ts';
import type { Caller, Ids } from './matrix-language.ts';

/** Everything in an answer by which two subjects could be told apart, without what differs between two equal calls. */
export interface Answer {
  status: number;
  appCode: string | undefined;
  text: string;
}

type Kind = 'query' | 'mutation' | 'subscription';

export function kindOf(procedure: string): Kind {
  const known = appRouter._def.procedures as unknown as Record<string, { _def: { type: Kind } }>;
  return known[procedure]!._def.type;
}

interface Browser {
  app: FastifyInstance;
  deps: Pick<Deps, 'db'>;
  me: Caller;
}

/** Calls a procedure as the caller's browser or program does. */
export async function callAs(
  browser: Browser,
  { procedure, input }: { procedure: string; input: unknown },
): Promise<Answer> {
  const { app, me } = browser;
  const json = input === undefined ? undefined : JSON.stringify(callInput.serialize(input));
  const query = json === undefined ? '' : `?input=${encodeURIComponent(json)}`;
  const url = `/trpc/${procedure}`;
  const kind = kindOf(procedure);
  if (kind === 'subscription') return listen(browser, url + query);
  if (kind === 'query') return toAnswer(await app.inject({ url: url + query, headers: headersOf(me) }));
  const headers = { ...headersOf(me), 'content-type': 'application/json' };
  return toAnswer(await app.inject({ method: 'POST', url, headers, payload: json ?? '{}' }));
}

/** What a browser sends, and a program with a token. */
export function headersOf({ cookie, authorization }: Caller): Record<string, string> {
  return {
    ...(authorization === undefined ? { 'sec-fetch-site': 'same-origin' } : { authorization }),
    ...(cookie === undefined ? {} : { cookie }),
  };
}

export function toAnswer(response: LightMyRequestResponse): Answer {
  const { date: _date, 'content-length': _length, 'x-request-id': id, ...headers } = response.headers;
  const [, nonce] = /'nonce-([^']+)'/.exec(String(headers['content-security-policy'])) ?? [];
  const body = `${JSON.stringify(headers)}\n${response.body}`;
  const text = nonce === undefined ? body : body.replaceAll(nonce, '{nonce}');
  return {
    status: response.statusCode,
    appCode: /"appCode":"([A-Z_]+)"/.exec(response.body)?.[1],
    text: text.replaceAll(String(id), '{request}'),
  };
}

/** The answer with the ids of the subject replaced by their names. */
export function withoutIds({ text }: Answer, ids: Ids): string {
  return Object.entries({ ...ids }).reduce(
    (left, [name, id]) => left.replaceAll(id, `{${name}}`),
    // What other tests write at the same time moves a device's cursor on.
    text.replace(/"cursor":"[^"]*"/g, '"cursor":""'),
  );
}

const TIMEOUT_MS = 20_000;
const OWN_IMPORT = 'https://a.example/own-import';

/** Reads a stream until it sends an import that the caller starts meanwhile, which leaves a row. */
async function listen({ app, deps, me }: Browser, url: string): Promise<Answer> {
  const over = new AbortController();
  const request = { url, headers: headersOf(me), payloadAsStream: true as const, signal: over.signal };
  const response = await app.inject(request);
  await sql`insert into imports (user_id, kind, input)
    select id, 'url', jsonb_build_object('kind', 'url', 'url', ${OWN_IMPORT}::text) from users where id = ${me.person}`.execute(
    deps.db,
  );
  let text = '';
  const timer = setTimeout(() => over.abort(), TIMEOUT_MS);
  try {
    for await (const chunk of response.stream()) {
      text += String(chunk);
      const awaited = [OWN_IMPORT, ...(url.includes('live.') ? ['pendingRequests'] : [])];
      if (url.includes('withMoves')) awaited.push('"move"');
      if (awaited.every((one) => text.includes(one))) break;
    }
  } finally {
    clearTimeout(timer);
    over.abort();
  }
  return {
    status: text.includes('NOT_AUTHENTICATED') ? 401 : response.statusCode,
    appCode: /"appCode":"([A-Z_]+)"/.exec(text)?.[1],
    text: text.replace(/"requestId":"[^"]*"/g, ''),
  };
}
