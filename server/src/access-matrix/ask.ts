import { callInput } from '@larder/shared/call-input';
import type { FastifyInstance, LightMyRequestResponse } from 'fastify';
import { sql } from 'kysely';
import type { Deps } from '../ctx.ts';
import { appRouter } from '../trpc/router.ts';
import type { Asker, Ids } from './matrix-language.ts';

/** An answer with all that can tell one from another, and nothing that tells two askings of the same apart. */
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
  me: Asker;
}

/** Calls a procedure as this person's browser does. */
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

export function headersOf({ cookie }: Asker): Record<string, string> {
  return { 'sec-fetch-site': 'same-origin', ...(cookie === undefined ? {} : { cookie }) };
}

export function toAnswer(response: LightMyRequestResponse): Answer {
  const { date: _date, 'content-length': _length, 'x-request-id': id, ...headers } = response.headers;
  const [, nonce = ' '] = /'nonce-([^']+)'/.exec(String(headers['content-security-policy'])) ?? [];
  const text = `${JSON.stringify(headers)}\n${response.body}`;
  return {
    status: response.statusCode,
    appCode: /"appCode":"([A-Z_]+)"/.exec(response.body)?.[1],
    text: text.replaceAll(String(id), '{request}').replaceAll(nonce, '{nonce}'),
  };
}

/** The answer without the ids that were asked for. */
export function nameless({ text }: Answer, ids: Ids): string {
  return Object.entries({ ...ids }).reduce((left, [name, id]) => left.replaceAll(id, `{${name}}`), text);
}

const PATIENCE_MS = 20_000;
const HEARD = 'https://a.example/heard-of-oneself';

/** What a stream tells until it comes to something that whoever listens has begun since; it leaves a row behind. */
async function listen({ app, deps, me }: Browser, url: string): Promise<Answer> {
  const over = new AbortController();
  const request = { url, headers: headersOf(me), payloadAsStream: true as const, signal: over.signal };
  const response = await app.inject(request);
  await sql`insert into imports (user_id, kind, input)
    select id, 'url', jsonb_build_object('kind', 'url', 'url', ${HEARD}::text) from users where id = ${me.person}`.execute(
    deps.db,
  );
  let text = '';
  const patience = setTimeout(() => over.abort(), PATIENCE_MS);
  try {
    for await (const chunk of response.stream()) {
      text += String(chunk);
      if (text.includes(HEARD) && (!url.includes('live.') || text.includes('pendingRequests'))) break;
    }
  } finally {
    clearTimeout(patience);
    over.abort();
  }
  return {
    status: text.includes('NOT_AUTHENTICATED') ? 401 : response.statusCode,
    appCode: /"appCode":"([A-Z_]+)"/.exec(text)?.[1],
    text: text.replace(/"requestId":"[^"]*"/g, ''),
  };
}
