import Fastify from 'fastify';
import fc from 'fast-check';
import { deflateRawSync, gunzipSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { cachePage, sendCachedPage, type CachedPage } from './cached-page.ts';
import { NONCE } from './send-page.ts';

async function answer(page: CachedPage, encoding?: string) {
  const app = Fastify();
  app.get('/', (request, reply) => sendCachedPage(request, reply, page));
  const headers = encoding === undefined ? {} : { 'accept-encoding': encoding };
  const { headers: told, rawPayload } = await app.inject({ url: '/', headers });
  const isPacked = told['content-encoding'] === 'gzip';
  return { isPacked, rawPayload, text: (isPacked ? gunzipSync(rawPayload) : rawPayload).toString() };
}

const nonceIn = (text: string) => /^<meta content="([\w+/=]{24})">/.exec(text)?.[1];

it('a cached page is the page with a nonce of its own in each answer, compressed or not', async () => {
  const text = fc.string({ unit: 'grapheme', maxLength: 5_000 });
  await fc.assert(
    fc.asyncProperty(text, fc.integer({ min: 1, max: 40 }), async (written, times) => {
      const page = await cachePage(`<meta content="${NONCE}">${written.repeat(times)}`);
      const seen = [await answer(page, 'gzip'), await answer(page, 'br, gzip'), await answer(page)];
      expect(seen.map(({ isPacked }) => isPacked)).toEqual([true, true, false]);
      for (const { text } of seen) expect(text.slice(41)).toBe(written.repeat(times));
      expect(new Set(seen.map(({ text }) => nonceIn(text))).size).toBe(3);
    }),
    { numRuns: 20 },
  );
});

it.each([
  ['gzip', true],
  ['GZIP', true],
  ['br;q=1.0, gzip;q=0.8', true],
  ['gzip;q=0', false],
  ['gzip; q=0.00, br', false],
  ['x-gzip', false],
  ['identity', false],
  ['', false],
])('accept-encoding %j: compressed %s', async (encoding, isPacked) => {
  expect((await answer(await cachePage(`<meta content="${NONCE}">Soup`), encoding)).isPacked).toBe(isPacked);
});

it('what was compressed once is sent as it is', async () => {
  const rest = Buffer.from('">Soup'.repeat(1_000));
  // As nobody would compress it now.
  const packedRest = deflateRawSync(rest, { level: 0 });
  const { rawPayload, text } = await answer({ beforeNonce: '<meta content="', rest, packedRest }, 'gzip');
  expect(rawPayload.includes(packedRest)).toBe(true);
  expect(text.endsWith(rest.toString())).toBe(true);
});
