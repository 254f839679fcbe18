import { beforeAll, expect, it } from 'vitest';
import type { Deps } from '../../ctx.ts';
import { connect } from '../../db/db.ts';
import { testDeps } from '../../testing/harness.ts';
import { deletePastHosts, paceHosts } from './host-rate-limit.ts';

const TWO_SECONDS = 2_000;
let deps: Deps & { databaseUrl: string };
beforeAll(async () => {
  deps = await testDeps();
});

it('lets two workers together ask one site once a second, and another site meanwhile', async () => {
  const other = connect(deps.databaseUrl);
  const [here, there] = [paceHosts(deps), paceHosts({ db: other })];
  const never = new AbortController().signal;
  const started = performance.now();
  await Promise.all([here('a.example', never), there('a.example', never), here('b.example', never)]);
  await there('a.example', never);
  await other.destroy();
  expect(performance.now() - started).toBeGreaterThan(TWO_SECONDS);
  const reserved = deps.db.selectFrom('host_turns').select('host').orderBy('next_at');
  expect(await reserved.execute()).toEqual([{ host: 'b.example' }, { host: 'a.example' }]);
});

it('stops waiting when the import ends', async () => {
  const pace = paceHosts(deps);
  const stop = new AbortController();
  await pace('c.example', stop.signal);
  const waiting = pace('c.example', stop.signal);
  stop.abort();
  await expect(waiting).rejects.toMatchObject({ name: 'AbortError' });
});

it('deletes sites that were not asked for a minute', async () => {
  const left = () => deps.db.selectFrom('host_turns').select('host').execute();
  await deletePastHosts({ ...deps, now: () => new Date() });
  expect((await left()).length).toBeGreaterThan(0);
  await deletePastHosts({ ...deps, now: () => new Date(Date.now() + 120_000) });
  expect(await left()).toEqual([]);
});
