import type { AddressInfo } from 'node:net';
import { MESSAGES } from '@larder/shared/errors';
import { ASK_EVERY_SECONDS } from '@larder/shared/live';
import pino from 'pino';
import { afterAll, beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest';
import type { Viewer } from '../ctx.ts';
import { createEvents } from '../jobs/events.ts';
import { testPerson } from '../testing/harness.ts';
import { signedIn, testWeb, type TestWeb } from '../testing/web.ts';
import { createLiveStreams, STREAM_LIMITS } from './live-streams.ts';

let web: TestWeb;
let origin: string;
let alice: Viewer;

beforeAll(async () => {
  web = await testWeb();
  web.deps.events = createEvents(web.deps.config, pino({ level: 'silent' }));
  await web.deps.events.ready;
  await web.app.listen({ host: '127.0.0.1', port: 0 });
  origin = `http://127.0.0.1:${(web.app.server.address() as AddressInfo).port}`;
  alice = await testPerson(web.deps, 'alice');
});
afterAll(() => web.deps.events.close());

interface Tab {
  /** All events so far. */
  heard: () => string;
  ended: Promise<void>;
}

/** Opens a stream and waits for its first event. */
async function openTab(cookie: string, path = 'live.changes'): Promise<Tab> {
  const over = new AbortController();
  onTestFinished(() => over.abort());
  const response = await fetch(`${origin}/trpc/${path}`, { headers: { cookie }, signal: over.signal });
  expect(response.status).toBe(200);
  let text = '';
  const read = async () => {
    for await (const chunk of response.body!.pipeThrough(new TextDecoderStream())) text += chunk;
  };
  const ended = read().catch(() => undefined);
  await expect.poll(() => text, { timeout: 10_000 }).toContain('event: connected');
  if (path === 'live.changes')
    await expect.poll(() => text, { timeout: 10_000 }).toContain('pendingRequests');
  return { heard: () => text, ended };
}

/** Counts the ended subscriptions of streams opened from now on. */
function countReleases() {
  const released = vi.fn();
  const { events } = web.deps;
  web.deps.events = {
    ...events,
    subscribe: (...args) => {
      const stop = events.subscribe(...args);
      return () => {
        stop();
        released();
      };
    },
  };
  onTestFinished(() => void (web.deps.events = events));
  return released;
}

describe('of one person', () => {
  it('three streams may be open; a fourth replaces the oldest, which learns why', async () => {
    const cookie = await signedIn(web.deps, alice);
    const [first, second, third] = [await openTab(cookie), await openTab(cookie), await openTab(cookie)];
    const fourth = await openTab(cookie);
    await first.ended;
    expect(first.heard()).toMatch(/data: \{"json":\{"kind":"replaced"\}\}[^]*event: return/);
    const bob = await testPerson(web.deps, 'bob');
    await openTab(await signedIn(web.deps, bob), 'imports.progress');
    for (const tab of [second, third, fourth]) expect(tab.heard()).not.toContain('replaced');
    const progress = await openTab(cookie, 'imports.progress');
    await second.ended;
    expect(progress.heard()).not.toContain('return');
  });

  it('a closed stream makes room for another', async () => {
    const cookie = await signedIn(web.deps, await testPerson(web.deps, 'carol'));
    const tabs = [await openTab(cookie), await openTab(cookie)];
    const released = countReleases();
    const over = new AbortController();
    const left = await fetch(`${origin}/trpc/live.changes`, { headers: { cookie }, signal: over.signal });
    over.abort();
    await left.text().catch(() => undefined);
    // The place is left with the connection, and the stream lets go of what it listens to after that.
    await vi.waitFor(() => expect(released).toHaveBeenCalled(), { timeout: 30_000 });
    tabs.push(await openTab(cookie));
    for (const tab of tabs) expect(tab.heard()).not.toContain('replaced');
  });
});

describe('of one address', () => {
  const some = (count: number, open: (n: number) => void) => Array.from({ length: count }, (_, n) => open(n));

  it('two hundred streams may be open, twenty of them before their person is known', () => {
    expect(STREAM_LIMITS).toEqual({ person: 3, address: 200, addressBeforeSignIn: 20 });
    const streams = createLiveStreams();
    const enter = (ip: string) => streams.enter(ip);
    some(180, (n) => enter('198.51.100.1').belongsTo(`person ${n}`));
    some(20, () => enter('198.51.100.1'));
    expect(() => enter('198.51.100.1')).toThrow(MESSAGES.rateLimited(ASK_EVERY_SECONDS));
    some(20, (n) => enter(`2001:db8::${n}`));
    expect(() => enter('2001:db8::ffff')).toThrow(MESSAGES.rateLimited(ASK_EVERY_SECONDS));
    expect(() => enter('2001:db8:0:1::1')).not.toThrow();
  });

  it('a place is freed once when its stream ends', () => {
    const streams = createLiveStreams({ person: 3, address: 2, addressBeforeSignIn: 2 });
    const first = streams.enter('198.51.100.2');
    streams.enter('198.51.100.2');
    first.leave();
    first.leave();
    streams.enter('198.51.100.2');
    expect(() => streams.enter('198.51.100.2')).toThrow();
  });

  it('one stream too many is refused with the seconds to wait', async () => {
    const cookie = await signedIn(web.deps, await testPerson(web.deps, 'dora'));
    const strangers = Array.from({ length: 30 }, () =>
      fetch(`${origin}/trpc/live.changes`).then(
        async (answer) => [answer.status, await answer.text()] as const,
      ),
    );
    for (const [status, text] of await Promise.all(strangers)) {
      expect([200, 429]).toContain(status);
      expect(text).toContain(status === 200 ? 'NOT_AUTHENTICATED' : MESSAGES.rateLimited(ASK_EVERY_SECONDS));
    }
    await openTab(cookie);
  });
});
