import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { FIGURES, firstLimits, limitsTable, needsOf, scalingTable } from './scaling.mjs';

describe('the model of docs/scaling.md', () => {
  it('prints the tables that stand there', () => {
    const document = readFileSync('docs/scaling.md', 'utf8');
    expect(document).toContain(scalingTable());
    expect(document).toContain(limitsTable());
  });

  it('needs ten times as much for ten times as many people', () => {
    const [some, more] = [needsOf(1_000_000), needsOf(10_000_000)];
    for (const name of ['callsPerSecond', 'postgresCores', 'databaseGB', 'objectsGB', 'mailsADay'])
      expect(more[name] / some[name]).toBeCloseTo(10, 6);
  });

  it('reckons the cores of a call from what was measured of it', () => {
    const { callsOfActive, ...assumed } = FIGURES.assumed;
    const onlyLists = { list: 36_000 };
    const figures = {
      ...FIGURES,
      assumed: { ...assumed, callsOfActive: onlyLists, importsOfActive: 0, photosOfActive: 0 },
    };
    // 36,000 a day of each active person, in the figures' busiest hour and burst: calls x milliseconds at half a core.
    const { callsPerSecond, postgresCores } = needsOf(100, figures);
    expect(callsOfActive).toHaveProperty('list');
    expect(postgresCores).toBeCloseTo(
      (callsPerSecond * FIGURES.measured.callMs.list.postgres) / 1_000 / 0.5,
      6,
    );
  });

  it('names each limit at the number of people that first goes beyond it', () => {
    for (const { limit, people } of firstLimits()) {
      expect(needsOf(people).limitsHit).toContain(limit);
      expect(needsOf(Math.floor(people / 1.06)).limitsHit).not.toContain(limit);
    }
  });
});
