import { describe, expect, it } from 'vitest';
import { outputsOf, softmax } from '../../server/src/extraction/network.ts';
import { fitChoices, fitClasses, fitSureness, randomOf, type Settings } from './fit.ts';

const LINEAR: Settings = { hidden: 0, epochs: 60, rate: 0.05, decay: 0, seed: 1 };

/** Points of the unit square, always the same. */
function points(count: number): number[][] {
  const random = randomOf(7);
  return Array.from({ length: count }, () => [random(), random()]);
}

describe('what is learned', () => {
  it('tells classes apart that no straight line does', () => {
    const rows = points(400);
    const labels = rows.map(([x = 0, y = 0]) => Number(x > 0.5 !== y > 0.5));
    const network = fitClasses(rows, labels, 2, { hidden: 12, epochs: 200, rate: 0.02, decay: 0, seed: 3 });
    const right = rows.filter((row, index) => {
      const [one = 0, other = 0] = softmax(outputsOf(network, row));
      return Number(other > one) === labels[index];
    });
    expect(right.length / rows.length).toBeGreaterThan(0.95);
  });

  it('ranks the right candidate of a choice first', () => {
    const choices = points(200).map((first, index) => {
      const second = points(250)[index + 1] ?? [0, 0];
      const isFirst = (first[0] ?? 0) > (second[0] ?? 0);
      return { features: [first, second], right: [isFirst, !isFirst] };
    });
    const [[weight = 0, other = 0] = []] = fitChoices(choices, LINEAR).output;
    expect(weight).toBeGreaterThan(5 * Math.abs(other));
  });

  it('says how often such a row is right', () => {
    const rows = Array.from({ length: 300 }, (_, index) => [Number(index % 2 === 0)]);
    const right = rows.map(([is = 0], index) => (is === 1 ? index % 10 !== 0 : index % 3 === 0));
    const network = fitSureness(rows, right, LINEAR);
    const sureness = (value: number) => 1 / (1 + Math.exp(-(outputsOf(network, [value])[0] ?? 0)));
    expect(sureness(1)).toBeCloseTo(0.8, 1);
    expect(sureness(0)).toBeCloseTo(0.33, 1);
  });

  it('is the same for the same rows', () => {
    const rows = points(50);
    const labels = rows.map(([x = 0]) => Number(x > 0.5));
    expect(fitClasses(rows, labels, 2, LINEAR)).toEqual(fitClasses(rows, labels, 2, LINEAR));
  });
});
