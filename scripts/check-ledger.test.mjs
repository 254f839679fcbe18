import { describe, expect, it } from 'vitest';
import { checkLedger } from './check-ledger.mjs';

const HEADER = 'id,area,requirement,where,test,status,reason,issue';
const FILES = {
  'a.test.ts': "it('adds', () => {}); it('takes > away', () => {});",
  'docs/rules.md': '# Rules',
};
const check = (...rows) => checkLedger([HEADER, ...rows].join('\n'), (file) => FILES[file] ?? null);

describe('checkLedger', () => {
  it('accepts open, done and deviating rows and counts them', () => {
    const { problems, counts } = check(
      '"A-001","auth","Says ""no""","","","open","","3"',
      '"A-002","auth","Adds","src","a.test.ts > adds | a.test.ts > takes > away","done","","2"',
      '"A-003","auth","Differs","","","deviates","Because","2"',
    );
    expect(problems).toEqual([]);
    expect(counts).toEqual({ open: 1, done: 1, deviates: 1 });
  });
  it.each([
    ['a quote that is not closed', '"A-001,auth,x,,,open,,2', /malformed CSV/],
    ['a row of the wrong length', 'A-001,auth,x,,,open,2', /malformed CSV/],
    ['an unknown status', 'A-001,auth,x,,,maybe,,2', /line 2: A-001: unknown status 'maybe'/],
    ['a strange id', 'A1,auth,x,,,open,,2', /an id looks like A-012/],
    ['a row without a requirement', 'A-001,auth,,,,open,,2', /requirement is empty/],
    ['a deviation without a reason', 'A-001,auth,x,,,deviates,,2', /deviates without a reason/],
    ['a done row without a test', 'A-001,auth,x,,,done,,2', /done without a test/],
    ['a test without a name', 'A-001,auth,x,,a.test.ts,done,,2', /is not 'path\/to\/file > name/],
    ['a test file that is missing', 'A-001,auth,x,,b.test.ts > adds,done,,2', /b\.test\.ts does not exist/],
    [
      'a test that is missing',
      'A-001,auth,x,,a.test.ts > divides,done,,2',
      /a\.test\.ts has no test 'divides'/,
    ],
  ])('refuses %s', (_, row, problem) => {
    expect(check(row).problems.join('\n')).toMatch(problem);
  });
  it.each([
    ['rules.md', 'Said in rules.md.'],
    ['ui.md', 'Every failure says what to do next (ui.md).'],
    ['design/rules.md', 'See design/rules.md.'],
    ['specification', 'As the specification wants.'],
    ['part 2', "Part 2's sentence is shown."],
    ['rules,', 'It is a cookie (rules, Decisions).'],
    ['server/src/gone.ts', 'Done by server/src/gone.ts.'],
  ])('refuses a reason that cites %s, which is not in the repository', (cited, reason) => {
    const { problems } = check(`A-001,auth,x,,,deviates,"${reason}",2`);
    expect(problems.join('\n').toLowerCase()).toContain(cited);
    expect(problems).toHaveLength(1);
  });
  it('accepts a reason that stands for itself, and one that points to a page of the repository', () => {
    const { problems } = check(
      'A-001,auth,x,,,deviates,Sessions are cookies. The rules are our own.,2',
      'A-002,auth,x,,,deviates,It lasts 30 days (docs/rules.md: Sessions).,2',
    );
    expect(problems).toEqual([]);
  });
  it('refuses an id used twice, naming both lines', () => {
    const { problems } = check('A-001,auth,x,,,open,,2', 'A-001,auth,y,,,open,,2');
    expect(problems).toEqual(['line 3: A-001 was used before, in line 2']);
  });
  it('refuses other columns', () => {
    expect(checkLedger('id,area\nA-001,auth', () => null).problems).toHaveLength(1);
  });
});
