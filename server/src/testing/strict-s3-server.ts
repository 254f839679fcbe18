import { createHash, createHmac, timingSafeEqual } from 'node:crypto';
import { once } from 'node:events';
import { createServer, request, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { crc32 } from 'node:zlib';
import { startS3Server } from './s3-server.ts';

const SECRETS: Record<string, string | undefined> = { S3RVER: 'S3RVER' };
const CLOCK_SKEW_MS = 15 * 60_000;
const AUTHORIZATION =
  /^AWS4-HMAC-SHA256 Credential=([^/]+)\/(\d{8})\/([^/]+)\/s3\/aws4_request, ?SignedHeaders=([^,]+), ?Signature=([0-9a-f]{64})$/;

/**
 * An S3 server that refuses what AWS refuses and s3rver lets pass: a signature (SigV4) that does not cover the request as it
 * came, a clock that is wrong, a body that is not the one that was signed, or one that does not have its checksum.
 */
export async function startStrictS3Server(): Promise<{ host: string; stop: () => Promise<void> }> {
  const store = await startS3Server();
  const server = createServer((incoming, answer) => void handle(incoming, answer, store.host));
  await once(server.listen(0, '127.0.0.1'), 'listening');
  return {
    host: `127.0.0.1:${(server.address() as AddressInfo).port}`,
    stop: async () => {
      server.closeAllConnections();
      server.close();
      await store.stop();
    },
  };
}

async function handle(incoming: IncomingMessage, answer: ServerResponse, store: string): Promise<void> {
  const body = await buffer(incoming);
  const fault = signatureFault(incoming) ?? bodyFault(incoming, body);
  if (fault) {
    answer.writeHead(fault === 'BadDigest' ? 400 : 403, { 'content-type': 'application/xml' });
    answer.end(`<?xml version="1.0"?><Error><Code>${fault}</Code><Message>${fault}</Message></Error>`);
    return;
  }
  const { method, url, headers } = incoming;
  const passedOn = request(`http://${store}`, { method, path: url, headers }, (stored) => {
    answer.writeHead(stored.statusCode ?? 500, stored.headers);
    stored.pipe(answer);
  });
  passedOn.on('error', () => answer.destroy());
  answer.on('close', () => passedOn.destroy());
  passedOn.end(body);
}

function signatureFault(incoming: IncomingMessage): string | undefined {
  const { headers, method = '', url = '' } = incoming;
  const header = (name: string) => String(headers[name] ?? '');
  const [, key = '', day = '', region = '', signed = '', signature = ''] =
    AUTHORIZATION.exec(header('authorization')) ?? [];
  const secret = SECRETS[key];
  if (secret === undefined) return 'InvalidAccessKeyId';
  const date = header('x-amz-date');
  const at = date.replace(/^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z$/, '$1-$2-$3T$4:$5:$6Z');
  if (!date.startsWith(day) || !(Math.abs(Date.parse(at) - Date.now()) < CLOCK_SKEW_MS))
    return 'RequestTimeTooSkewed';
  const names = signed.split(';');
  const mustBeSigned = ['host', ...Object.keys(headers).filter((name) => name.startsWith('x-amz-'))];
  if (mustBeSigned.some((name) => !names.includes(name))) return 'AccessDenied';
  const { pathname, searchParams } = new URL(url, 'http://host');
  const canonical = [
    method,
    pathname,
    [...searchParams]
      .map(([name, value]) => `${encoded(name)}=${encoded(value)}`)
      .sort()
      .join('&'),
    ...names.map((name) => `${name}:${header(name).trim().replace(/ +/g, ' ')}`),
    '',
    signed,
    header('x-amz-content-sha256'),
  ].join('\n');
  const scope = `${day}/${region}/s3/aws4_request`;
  const text = ['AWS4-HMAC-SHA256', date, scope, createHash('sha256').update(canonical).digest('hex')].join(
    '\n',
  );
  const signingKey = [day, region, 's3', 'aws4_request'].reduce<string | Buffer>(hmac, `AWS4${secret}`);
  const expected = hmac(signingKey, text);
  return timingSafeEqual(expected, Buffer.from(signature, 'hex')) ? undefined : 'SignatureDoesNotMatch';
}

/** The hash that was signed has to be that of the body: nothing is left unsigned where there is no TLS. */
function bodyFault({ headers }: IncomingMessage, body: Buffer): string | undefined {
  const hash = (kind: string, form: 'hex' | 'base64') => createHash(kind).update(body).digest(form);
  if (headers['x-amz-content-sha256'] !== hash('sha256', 'hex')) return 'XAmzContentSHA256Mismatch';
  const crc = Buffer.alloc(4);
  crc.writeUInt32BE(crc32(body));
  const checksums = {
    'content-md5': hash('md5', 'base64'),
    'x-amz-checksum-sha256': hash('sha256', 'base64'),
    'x-amz-checksum-sha1': hash('sha1', 'base64'),
    'x-amz-checksum-crc32': crc.toString('base64'),
  };
  const isWrong = Object.entries(checksums).some(([name, sum]) => (headers[name] ?? sum) !== sum);
  return isWrong ? 'BadDigest' : undefined;
}

function hmac(key: string | Buffer, text: string): Buffer {
  return createHmac('sha256', key).update(text).digest();
}

function encoded(text: string): string {
  return encodeURIComponent(text).replace(
    /[!'()*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
  );
}
