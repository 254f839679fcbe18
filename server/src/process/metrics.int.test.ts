import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { IMPORT_MESSAGES } from '@larder/shared/import/messages';
import { register } from 'prom-client';
import { afterAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { parse } from 'yaml';
import { createGuardedFetch } from '../adapters/fetch/guarded-fetch.ts';
import { AppError } from '../errors.ts';
import { callerOf, testPerson } from '../testing/harness.ts';
import { DRAFT, importDeps, PATIENCE, startReading } from '../testing/import-deps.ts';
import { describeOnBothBackends } from '../testing/queue-backends.ts';
import { testWeb } from '../testing/web.ts';
import { measureQueue } from './metrics.ts';
import { PROJECT_ROOT } from './project-root.ts';

// Test files share the process, and with it the counts.
beforeEach(() => register.resetMetrics());

/** The value of one series, as Prometheus reads it. */
async function valueOf(series: string): Promise<number | undefined> {
  const line = (await register.metrics()).split('\n').find((text) => text.startsWith(`${series} `));
  return line === undefined ? undefined : Number(line.slice(series.length + 1));
}

describe('what is measured of calls', () => {
  it('is how each procedure ended, and which limit refused', async () => {
    const { app } = await testWeb({ RATE_LIMIT_FACTOR: '0.001' });
    const asked = (outcome: string) =>
      valueOf(`larder_procedure_duration_seconds_count{procedure="recipes.list",outcome="${outcome}"}`);
    await app.inject({ url: '/trpc/recipes.list?input=%7B%22json%22%3A%7B%7D%7D' });
    await app.inject({ url: '/trpc/recipes.list?input=%7B%22json%22%3A%7B%7D%7D' });
    expect([await asked('NOT_AUTHENTICATED'), await asked('RATE_LIMITED')]).toEqual([1, 1]);
    expect(await valueOf('larder_limits_hit_total{limit="general"}')).toBe(1);
    expect(await valueOf('larder_db_connections{state="waiting"}')).toBe(0);
  });

  it('is how fetches from other sites ended, without their addresses', async () => {
    const site = createServer((_request, response) => void response.writeHead(403).end()).listen(
      0,
      '127.0.0.1',
    );
    await once(site, 'listening');
    afterAll(() => void site.close());
    const host = `127.0.0.1:${(site.address() as AddressInfo).port}`;
    const guardedFetch = createGuardedFetch({ fetchAllowHosts: [host] });
    const read = (address: string) => guardedFetch.page(address, { signal: new AbortController().signal });
    await expect(read(`http://${host}/secret`)).rejects.toThrow(AppError);
    await expect(read('http://127.0.0.2/')).rejects.toThrow(AppError);
    const fetched = (outcome: string) =>
      valueOf(`larder_fetch_duration_seconds_count{what="page",outcome="${outcome}"}`);
    expect([await fetched('IMPORT_BLOCKED'), await fetched('IMPORT_NETWORK')]).toEqual([1, 1]);
    expect(await register.metrics()).not.toContain('127.0.0');
  });
});

describeOnBothBackends('what is measured of jobs', (store) => {
  it('is how many wait and how long, how imports ended and what their stages took', async () => {
    const deps = await importDeps(store().env);
    afterAll(() => deps.close());
    const alice = await testPerson(deps, 'alice');
    measureQueue(() => deps.jobs.depths());
    const { imports } = callerOf(deps, alice);
    await imports.start({ kind: 'url', url: 'https://example.org/soup' });
    await imports.start({ kind: 'social', url: 'https://www.youtube.com/watch?v=dQw4w9WgXcQ' });
    expect(await valueOf('larder_queue_jobs{queue="import",state="waiting"}')).toBe(2);
    expect(await valueOf('larder_queue_oldest_seconds{queue="import"}')).toBeGreaterThan(0);

    const workers = await startReading(deps, async (input, { report }) => {
      await report('processing');
      if (input.kind === 'url') return DRAFT;
      throw new AppError('POST_GONE', IMPORT_MESSAGES.failed);
    });
    afterAll(() => workers.close());
    const ended = (labels: string) => valueOf(`larder_imports_ended_total{${labels}}`);
    await vi.waitFor(async () => {
      expect(await ended('kind="url",host="another site",outcome="ok"')).toBe(1);
      expect(await ended('kind="social",host="youtube",outcome="POST_GONE"')).toBe(1);
      expect(await valueOf('larder_job_duration_seconds_count{queue="import",outcome="ok"}')).toBe(2);
    }, PATIENCE);
    expect(await valueOf('larder_import_stage_duration_seconds_count{kind="url",stage="processing"}')).toBe(
      1,
    );
    expect(await valueOf('larder_queue_jobs{queue="import",state="waiting"}')).toBe(0);
  });

  it('leaves the rest readable while the queue is away', async () => {
    measureQueue(() => Promise.reject(new Error('The queue is away')));
    expect(await register.metrics()).toContain('# TYPE larder_http_request_duration_seconds histogram');
  });
});

describe('server/monitoring', async () => {
  const file = (name: string) => readFile(path.join(PROJECT_ROOT, 'server/monitoring', name), 'utf8');
  const [dashboard, alerts] = [await file('dashboard.json'), await file('alerts.yml')];
  const { panels } = JSON.parse(dashboard) as { panels: { targets?: { expr: string }[] }[] };
  const { groups } = parse(alerts) as {
    groups: {
      rules: { alert: string; expr: string; annotations: { summary: string; description: string } }[];
    }[];
  };
  const rules = groups.flatMap((group) => group.rules);
  const shown = panels.flatMap(({ targets = [] }) => targets.map(({ expr }) => expr));
  const ours = register.getMetricsAsArray().filter(({ name }) => name.startsWith('larder_'));

  it('asks for metrics that are there, by labels that they have', () => {
    for (const expr of [...shown, ...rules.map((rule) => rule.expr)]) {
      const names = expr.match(/\blarder_[a-z_]+/g) ?? [];
      const metrics = names.map((name) => {
        const metric = ours.find((known) => known.name === name.replace(/_(bucket|sum|count)$/, ''));
        expect(metric, name).toBeDefined();
        return metric as unknown as { labelNames: string[] };
      });
      const known = new Set(['le', 'instance', ...metrics.flatMap(({ labelNames }) => labelNames)]);
      const byLabels = [...expr.matchAll(/\bby \(([^)]*)\)/g)].flatMap(([, list = '']) => list.split(/,\s*/));
      const matched = [...expr.matchAll(/(\w+)\s*(?:=~|!~|!=|=)\s*"/g)].map(([, label = '']) => label);
      for (const label of [...byLabels, ...matched]) expect([...known], expr).toContain(label);
    }
  });

  it('shows every metric of ours', () => {
    for (const { name } of ours)
      expect(
        shown.some((expr) => expr.includes(name)),
        name,
      ).toBe(true);
  });

  it('says with every alert what is wrong and what to do', () => {
    expect(rules.length).toBeGreaterThan(5);
    for (const { annotations } of rules) {
      expect(annotations.summary).toMatch(/\.$/);
      expect(annotations.description).toMatch(/\.$/);
    }
  });
});
