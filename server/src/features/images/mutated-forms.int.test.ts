import { PHOTO_MESSAGES } from '@larder/shared/photo/messages';
import fc from 'fast-check';
import { connect, type AddressInfo } from 'node:net';
import { beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { testPerson } from '../../testing/harness.ts';
import { testImage } from '../../testing/images.ts';
import { signedIn, testWeb, type TestWeb } from '../../testing/web.ts';
import { NO_LIMITS } from '../../testing/no-limits.ts';

/** MUTATED_INPUTS=2000 is the full measure. */
const FORMS = Number(process.env.MUTATED_INPUTS ?? 60);
const BOUNDARY = 'larder-test-boundary';

let web: TestWeb;
let cookie: string;
let image: Buffer;

beforeAll(async () => {
  web = await testWeb({}, { rateLimits: NO_LIMITS });
  cookie = await signedIn(web.deps, await testPerson(web.deps, 'alice'));
  image = await testImage(200, 160);
});

/** A good form with an avatar; parts of its text can be replaced. */
function form(replaced: Record<string, string> = {}): Buffer {
  const purpose = `--${BOUNDARY}\r\nContent-Disposition: form-data; name="purpose"\r\n\r\navatar\r\n`;
  const file = `--${BOUNDARY}\r\nContent-Disposition: form-data; name="file"; filename="me.jpg"\r\nContent-Type: image/jpeg\r\n\r\n`;
  const text = Object.entries(replaced).reduce((all, [from, to]) => all.replace(from, to), purpose + file);
  return Buffer.concat([Buffer.from(text), image, Buffer.from(`\r\n--${BOUNDARY}--\r\n`)]);
}

const GOOD = `multipart/form-data; boundary=${BOUNDARY}`;

async function send(payload: Buffer, type = GOOD) {
  const headers = { cookie, 'sec-fetch-site': 'same-origin', 'content-type': type };
  const response = await web.app.inject({ method: 'POST', url: '/api/uploads', headers, payload });
  return {
    status: response.statusCode,
    body: response.json<{ error?: { appCode: string; message: string } }>(),
  };
}

const unexpected = () =>
  web
    .logs()
    .split('\n')
    .filter((line) => line.includes('"level":50'));

describe('a malformed upload form', () => {
  const cases: [string, () => Buffer, string?][] = [
    ['names no boundary', form, 'multipart/form-data'],
    ['has an empty boundary', form, 'multipart/form-data; boundary='],
    ['has another boundary', form, 'multipart/form-data; boundary=another'],
    ['has an over-long boundary', form, `multipart/form-data; boundary=${'x'.repeat(5_000)}`],
    ['has a strange charset', form, `${GOOD}; charset=utf-99`],
    ['is cut before its end', () => form().subarray(0, -30)],
    ['is cut in its head', () => form().subarray(0, 60)],
    ['is empty', () => Buffer.alloc(0)],
    ['names its field like a prototype', () => form({ 'name="purpose"': 'name="__proto__"' })],
    [
      'holds JSON that is none',
      () => form({ 'name="purpose"': 'name="purpose"\r\nContent-Type: application/json' }),
    ],
  ];

  it.each(cases)('is answered 400 in the documented form, when it %s', async (_, payload, type) => {
    const { status, body } = await send(payload(), type);
    expect({ status, body }).toEqual({
      status: 400,
      body: { error: { appCode: 'INVALID_INPUT', message: PHOTO_MESSAGES.badForm } },
    });
    expect(unexpected()).toEqual([]);
  });

  it.each([
    ['name="purpose"', 'name="purpose"\r\nContent-Type: text/plain; charset=utf-99'],
    ['name="purpose"', 'name="purpose"\r\nContent-Type: text/plain; charset'],
    ['name="purpose"', 'name="purpose"\r\nContent-Type: text/plain; charset=utf-16'],
    ['filename="me.jpg"', "filename*=utf-99''me.jpg"],
    ['filename="me.jpg"', "filename*=utf-8'"],
  ])('causes no internal error when a part has %s as %s', async (part, strange) => {
    expect([201, 400, 415]).toContain((await send(form({ [part]: strange }))).status);
    expect(unexpected()).toEqual([]);
  });

  it('ends with its connection when the browser disconnects, and logs no error', async () => {
    const app = web.app;
    await app.listen({ host: '127.0.0.1', port: 0 });
    const socket = connect((app.server.address() as AddressInfo).port, '127.0.0.1');
    onTestFinished(() => void socket.destroy());
    const head = `POST /api/uploads HTTP/1.1\r\nHost: x\r\nSec-Fetch-Site: same-origin\r\nCookie: ${cookie}\r\n`;
    socket.write(`${head}Content-Type: ${GOOD}\r\nContent-Length: 100000\r\n\r\n`);
    socket.write(form().subarray(0, 300));
    socket.end();
    let heard = '';
    socket.on('data', (chunk) => (heard += chunk.toString()));
    await new Promise((resolve) => socket.once('close', resolve));
    expect(heard).toMatch(/^HTTP\/1\.1 400 /);
    expect(unexpected()).toEqual([]);
  });
});

it('an arbitrary body is accepted or refused as a form, never with an internal error', async () => {
  const type = fc.oneof(
    { weight: 3, arbitrary: fc.constant(GOOD) },
    fc.constantFrom(
      'multipart/form-data',
      'multipart/form-data;boundary',
      `${GOOD}; charset=x`,
      'multipart/mixed; boundary=x',
    ),
    fc.string().map((text) => `multipart/form-data; boundary=${text.replace(/[^\x20-\x7e]/g, '')}`),
  );
  const cut = fc.record({
    kind: fc.constantFrom('cut', 'drop', 'insert', 'flip'),
    at: fc.double({ min: 0, max: 1, noNaN: true }),
    bytes: fc.oneof(
      fc.uint8Array({ maxLength: 40 }),
      fc
        .constantFrom(
          `--${BOUNDARY}`,
          '\r\n\r\n',
          '\r\n',
          '--',
          'Content-Type: x',
          'filename*=utf-8',
          '"',
          '\0',
        )
        .map((text) => Buffer.from(text)),
    ),
  });
  await fc.assert(
    fc.asyncProperty(fc.array(cut, { maxLength: 4 }), type, async (changes, contentType) => {
      const payload = changes.reduce((body, { kind, at, bytes }) => {
        // Most of it is the image, and what is in there matters least.
        const place = Math.floor(at < 0.7 ? (at / 0.7) * 300 : at * body.length);
        const [before, after] = [body.subarray(0, place), body.subarray(place)];
        if (kind === 'cut') return before;
        if (kind === 'drop') return Buffer.concat([before, after.subarray(bytes.length)]);
        if (kind === 'insert') return Buffer.concat([before, bytes, after]);
        return Buffer.concat([before, bytes, after.subarray(bytes.length)]);
      }, form());
      const { status, body } = await send(payload, contentType);
      expect([201, 400, 413, 415]).toContain(status);
      if (status !== 201) expect(body.error).toMatchObject({ appCode: expect.any(String) as unknown });
    }),
    { numRuns: FORMS, ...(FORMS <= 100 ? { seed: 14 } : {}) },
  );
  expect(unexpected()).toEqual([]);
});
