import { expect, it } from 'vitest';
import { faultsOf, slowest, SLOWER, testFiles } from './test-times.mjs';

const FILES = ['a.test.ts', 'b.int.test.ts', 'c.e2e.ts'];
const faults = (files, slower = {}, whole = 60) => faultsOf({ whole, files }, FILES, slower);

it('files within their budgets, a journey four times as long as another, are without fault', () => {
  expect(faults({ 'a.test.ts': 15, 'b.int.test.ts': 1, 'c.e2e.ts': 60 })).toEqual([]);
});

it.each([
  ['a file above its budget', { 'a.test.ts': 30 }, {}, 'a.test.ts took 30 s, where 15 s are allowed.'],
  ['a journey above its budget', { 'c.e2e.ts': 90 }, {}, 'c.e2e.ts took 90 s, where 60 s are allowed.'],
  [
    'a slower file above its own',
    { 'a.test.ts': 60 },
    { 'a.test.ts': [40, 'starts'] },
    'a.test.ts took 60 s, where 40 s are allowed.',
  ],
  [
    'a line that is needed no more',
    { 'a.test.ts': 9 },
    { 'a.test.ts': [40, 'starts'] },
    'a.test.ts took 9 s and needs no line in SLOWER.',
  ],
  [
    'a line of a file that is gone',
    {},
    { 'z.test.ts': [40, 'starts'] },
    'z.test.ts has a line in SLOWER and is not there.',
  ],
  [
    'a line without a reason',
    { 'a.test.ts': 40 },
    { 'a.test.ts': [40, ''] },
    'a.test.ts has no reason in SLOWER.',
  ],
])('reports %s', (_, files, slower, fault) => {
  expect(faults(files, slower)).toEqual([fault]);
});

it('reports a whole run that takes more than a fifth above its bound', () => {
  expect(faults({}, {}, 1_360)).toEqual([]);
  expect(faults({}, {}, 1_380)).toEqual(['npm test took 1380 s, where 1140 s are allowed.']);
});

it('reports many files that were never measured, and nothing of a file that is gone', () => {
  const many = Array.from({ length: 16 }, (_, index) => `${index}.test.ts`);
  expect(faultsOf({ whole: 0, files: { 'gone.test.ts': 99 } }, many, {})).toEqual([
    '16 test files are not in the record: npm test, then npm run times record.',
  ]);
});

it('the slowest files come first', () => {
  expect(slowest({ a: 1, b: 3, c: 2 }, 2)).toEqual([
    ['b', 3],
    ['c', 2],
  ]);
});

it('every slower file is a test file of the project', () => {
  const files = testFiles(new URL('..', import.meta.url).pathname);
  expect(files).toContain('scripts/test-times.test.mjs');
  expect(files).toEqual(expect.arrayContaining(Object.keys(SLOWER)));
});
