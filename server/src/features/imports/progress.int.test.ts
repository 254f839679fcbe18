import type { ImportDto } from '@larder/shared/import/schema';
import { isTrackedEnvelope } from '@trpc/server';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Viewer } from '../../ctx.ts';
import { callerOf, ctxOf, testPerson } from '../../testing/harness.ts';
import { followImports } from './progress.ts';
import { DRAFT, importDeps } from '../../testing/import-deps.ts';

let deps: Awaited<ReturnType<typeof importDeps>>;
let alice: Viewer;
let bob: Viewer;
const open: AbortController[] = [];

beforeAll(async () => {
  deps = await importDeps();
});
afterAll(async () => {
  open.forEach((stream) => stream.abort());
  await deps.close();
});
beforeEach(async () => {
  [alice, bob] = [await testPerson(deps, 'alice'), await testPerson(deps, 'bob')];
});

const as = (viewer: Viewer) => callerOf(deps, viewer).imports;
const page = (name: string) => ({ kind: 'url' as const, url: `https://example.org/${name}` });

/** Reads what a browser would get, one event at a time. */
function follow(
  viewer: Viewer,
  lastEventId?: string,
): { next: () => Promise<ImportDto>; stop: () => Promise<void> } {
  const stream = new AbortController();
  open.push(stream);
  const items = followImports(ctxOf(deps, viewer), lastEventId, stream.signal);
  return {
    next: async () => {
      const { value, done } = await items.next();
      if (done || !value) throw new Error('The stream has ended');
      return value;
    },
    stop: async () => {
      stream.abort();
      await items.return();
    },
  };
}

async function change(id: string, values: Record<string, unknown>): Promise<void> {
  await deps.db.updateTable('imports').set(values).where('id', '=', id).execute();
}

describe('following imports', () => {
  it('tells of the active ones first and of each change after that', async () => {
    const { id } = await as(alice).start(page('soup'));
    const stream = follow(alice);
    expect(await stream.next()).toMatchObject({ id, status: 'queued' });
    await change(id, { status: 'running', stage: 'converting' });
    expect(await stream.next()).toMatchObject({ id, status: 'running', percent: 20 });
    await change(id, { status: 'done', stage: 'complete', draft: JSON.stringify(DRAFT) });
    expect(await stream.next()).toMatchObject({
      status: 'done',
      percent: 100,
      draft: { title: 'Lentil soup' },
    });
    await stream.stop();
  });

  it('tells of what is started, cancelled and dismissed elsewhere', async () => {
    const stream = follow(alice);
    const first = stream.next();
    const { id } = await as(alice).start(page('soup'));
    expect(await first).toMatchObject({ id, status: 'queued' });
    await as(alice).cancel({ id });
    expect(await stream.next()).toMatchObject({ id, status: 'cancelled' });
    await as(alice).dismiss({ id });
    expect(await stream.next()).toMatchObject({ id, status: 'dismissed' });
    await stream.stop();
  });

  it('resumes after the last event seen, with nothing of it left out', async () => {
    const seen = await as(alice).start(page('a'));
    const missed = await as(alice).start(page('b'));
    const lastSeen = await as(alice).get({ id: missed.id });
    await change(seen.id, {
      status: 'failed',
      error: JSON.stringify({ appCode: 'IMPORT_FAILED', message: 'x' }),
    });
    await change(missed.id, { status: 'done', stage: 'complete', draft: JSON.stringify(DRAFT) });
    const stream = follow(alice, String(lastSeen.seq));
    expect([await stream.next(), await stream.next()]).toMatchObject([
      { id: seen.id, status: 'failed' },
      { id: missed.id, status: 'done' },
    ]);
    await stream.stop();
  });

  it('does not repeat what is over and was seen', async () => {
    const old = await as(alice).start(page('a'));
    await change(old.id, { status: 'cancelled', job_number: null });
    const { seq } = await as(alice).get({ id: old.id });
    const stream = follow(alice, String(seq));
    const next = stream.next();
    const { id } = await as(alice).start(page('b'));
    expect(await next).toMatchObject({ id });
    await stream.stop();
  });

  it.each(['nonsense', '999999999999999', '-1'])('takes the event id %s for none', async (lastEventId) => {
    const { id } = await as(alice).start(page('a'));
    const stream = follow(alice, lastEventId);
    expect(await stream.next()).toMatchObject({ id });
    await stream.stop();
  });

  it('gives growing numbers, each once, however many changes come at the same time', async () => {
    const ids = await Promise.all(
      ['a', 'b', 'c'].map(async (name) => (await as(alice).start(page(name))).id),
    );
    const stream = follow(alice);
    const seqs: number[] = [];
    const cancelled = new Set<string>();
    const reading = (async () => {
      while (cancelled.size < ids.length) {
        const item = await stream.next();
        seqs.push(item.seq);
        if (item.status === 'cancelled') cancelled.add(item.id);
      }
    })();
    await Promise.all(ids.map((id) => as(alice).cancel({ id })));
    await reading;
    expect(seqs).toEqual([...new Set(seqs)].sort((a, b) => a - b));
    await stream.stop();
  });

  it('never tells of another person’s imports', async () => {
    const stream = follow(alice);
    const next = stream.next();
    await as(bob).start(page('his'));
    const { id } = await as(alice).start(page('hers'));
    expect(await next).toMatchObject({ id, label: page('hers').url });
    await stream.stop();
  });

  it('leaves no subscription when it ends', async () => {
    const unsubscribe = vi.fn();
    const events = {
      ...deps.events,
      subscribe: (...args: Parameters<typeof deps.events.subscribe>) => {
        const stop = deps.events.subscribe(...args);
        return () => {
          stop();
          unsubscribe();
        };
      },
    };
    const stream = new AbortController();
    const items = followImports({ ...ctxOf(deps, alice), events }, null, stream.signal);
    const next = items.next();
    stream.abort();
    expect(await next).toMatchObject({ done: true });
    expect(unsubscribe).toHaveBeenCalledOnce();
  });

  it('carries its number as the event id', async () => {
    await as(alice).start(page('soup'));
    const events = (await as(alice).progress())[Symbol.asyncIterator]();
    const { value } = (await events.next()) as { value: unknown };
    const { id } = await as(alice).start(page('soup'));
    const { seq } = await as(alice).get({ id });
    expect(isTrackedEnvelope(value as object)).toBe(true);
    expect(value).toMatchObject({ 0: String(seq), 1: { id, seq } });
  });
});
