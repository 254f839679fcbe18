import { createServer } from 'node:net';
import { once } from 'node:events';
import type { Config } from '../config.ts';
import { ANONYMOUS_BODY, CALL_BODY, PAGE_BODY } from '../http/body-sizes.ts';
import { findingsOf, reasonOf, type Check, type Finding } from './finding.ts';
import { isLocalHost } from './local-host.ts';

const TIMEOUT_MS = 5_000;

/** Whether web runs or could listen where it is configured to. */
export const checkPort: Check = async ({ host, port }) => {
  const { ok, problem } = findingsOf('port');
  const code = await whyNot(host, port);
  if (code === undefined) return [ok(`${host} port ${port} is free for web`)];
  if (code === 'EACCES')
    return [problem(`port ${port} may not be used by this user`, 'Set PORT to one above 1023.')];
  if (code !== 'EADDRINUSE')
    return [problem(`web cannot listen at ${host} (${code})`, 'Set HOST to an address of this machine.')];
  if ((await answerAt(`http://${reachable(host)}:${port}`)) === 'larder')
    return [ok(`Larder answers at ${host} port ${port}`)];
  return [problem(`port ${port} of ${host} is taken by another program`, 'Stop that program, or set PORT.')];
};

/** Whether PUBLIC_ORIGIN leads here, and what the proxy before Larder has to say. */
export const checkPublicAddress: Check = async (config) => {
  const { ok, warning, problem } = findingsOf('address');
  const found = proxyFindings(config);
  if (!config.isOriginConfigured)
    return found.length > 0 ? found : [ok(`${config.publicOrigin}, for this machine alone`)];
  const answer = await answerAt(config.publicOrigin);
  if (answer === 'larder') {
    found.push(...(await bodyFindings(config)));
    return found.length > 0 ? found : [ok(`${config.publicOrigin} leads to Larder`)];
  }
  if (answer === 'other')
    return [
      ...found,
      problem(
        `${config.publicOrigin} leads to something that is not Larder`,
        `Let the proxy pass everything on to ${config.host} port ${config.port}.`,
      ),
    ];
  const isRunning = (await whyNot(config.host, config.port)) === 'EADDRINUSE';
  const text = `${config.publicOrigin} does not answer (${answer.reason})`;
  if (isCertificate(answer.reason))
    return [...found, problem(text, 'Renew the certificate, or correct its names.')];
  if (isRunning)
    return [...found, problem(text, 'See that its name leads to the proxy, and that the proxy runs.')];
  return [...found, warning(text, 'Web does not run here now; start it and look again.')];
};

/** What web and the proxy before it must agree on. Web itself speaks plain HTTP, so https means a proxy. */
function proxyFindings({ publicOrigin, isOriginConfigured, trustProxy, host }: Config): Finding[] {
  const { warning } = findingsOf('address');
  const { protocol, hostname } = new URL(publicOrigin);
  const isPublic = !isLocalHost(hostname);
  return [
    protocol === 'https:' && !trustProxy
      ? warning(
          'there is a proxy (https), but its headers are not trusted',
          'Set TRUST_PROXY=true, or all people share one rate limit.',
        )
      : [],
    trustProxy && !isOriginConfigured
      ? warning(
          'TRUST_PROXY is set without PUBLIC_ORIGIN',
          'Set PUBLIC_ORIGIN to the address people use: links in mails need it.',
        )
      : [],
    isOriginConfigured && isPublic && protocol === 'http:'
      ? warning(
          `${publicOrigin} is not encrypted`,
          'Put a proxy with https before it: cookies are not Secure, and Paste and photos need https.',
        )
      : [],
    !isOriginConfigured && !isLocalHost(host)
      ? warning(
          'web listens for other machines without a PUBLIC_ORIGIN',
          'Set PUBLIC_ORIGIN to the address people use.',
        )
      : [],
  ].flat();
}

/** A proxy that limits what is sent refuses photos, pasted pages and libraries to move in; nginx does so from 1 MB on. */
async function bodyFindings({ publicOrigin }: Config): Promise<Finding[]> {
  const { problem } = findingsOf('address');
  for (const size of [ANONYMOUS_BODY, CALL_BODY, PAGE_BODY])
    if (await isTooLargeForProxy(publicOrigin, size))
      return [
        problem(
          `the proxy at ${publicOrigin} refuses what has ${Math.ceil(size / 1_000_000)} MB`,
          'Let it pass on 20 MB (client_max_body_size 20m in nginx).',
        ),
      ];
  return [];
}

/** Larder itself refuses the request without a session, as JSON. */
async function isTooLargeForProxy(origin: string, size: number): Promise<boolean> {
  try {
    // eslint-disable-next-line no-restricted-globals -- the address is the operator's own
    const response = await fetch(`${origin}/api/uploads`, {
      method: 'POST',
      redirect: 'manual',
      body: Buffer.alloc(size),
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    await response.body?.cancel();
    return response.status === 413 && !response.headers.get('content-type')?.startsWith('application/json');
  } catch {
    return false;
  }
}

type Answer = 'larder' | 'other' | { reason: string };

async function answerAt(origin: string): Promise<Answer> {
  try {
    // eslint-disable-next-line no-restricted-globals -- the address is the operator's own
    const response = await fetch(`${origin}/healthz`, {
      redirect: 'manual',
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    const body: unknown = await response.json().catch(() => undefined);
    const isOurs = typeof body === 'object' && body !== null && 'status' in body && body.status === 'ok';
    return response.ok && isOurs ? 'larder' : 'other';
  } catch (error) {
    return { reason: reasonOf(error) };
  }
}

const isCertificate = (reason: string) => /CERT|SSL|TLS|SELF_SIGNED|UNABLE_TO/.test(reason);

/** The code of the error that listening gives; undefined where it can be done. */
async function whyNot(host: string, port: number): Promise<string | undefined> {
  if (port === 0) return undefined;
  const server = createServer();
  try {
    server.listen({ host, port, exclusive: true });
    await once(server, 'listening');
    return undefined;
  } catch (error) {
    return reasonOf(error);
  } finally {
    server.close();
  }
}

/** Where a server that listens at every address is asked. */
function reachable(host: string): string {
  if (host === '0.0.0.0' || host === '::') return '127.0.0.1';
  return host.includes(':') ? `[${host}]` : host;
}
