import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { CONTRACT, OLDEST_CONTRACT } from '@larder/shared/contract';
import pino from 'pino';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createEvents } from '../jobs/events.ts';
import { NO_LIMITS } from '../testing/no-limits.ts';
import { testWeb, type TestWeb } from '../testing/web.ts';
import { callAs, type Answer } from './call-as.ts';
import {
  allContracts,
  answerShape,
  CONTRACTS,
  contractsInUse,
  inputSchema,
  withNames,
  withValues,
  type Contract,
  type ContractFile,
  type RecordedProcedure,
  type Sample,
} from './contracts.ts';
import { createFixtures, type Fixtures } from './fixtures.ts';
import type { Persona, Subject } from './matrix-language.ts';
import { ROWS } from './matrix.ts';
import { surprises } from './shape.ts';
import { takeSnapshot, type Snapshot } from './snapshot.ts';

let web: TestWeb;
let fixtures: Fixtures;
let snapshot: Snapshot;

beforeAll(async () => {
  web = await testWeb({}, { rateLimits: NO_LIMITS });
  const events = createEvents(web.deps.config, pino({ level: 'silent' }));
  await events.ready;
  web.deps.events = events;
  fixtures = await createFixtures(web.deps);
  snapshot = await takeSnapshot(web.deps.db);
});
afterAll(() => web.deps.events.close());

const procedures = [...new Set(ROWS.map(({ procedure }) => procedure))];

async function ask(procedure: string, { persona, subject, given }: Sample): Promise<Answer> {
  const me = fixtures.callers[persona];
  const input = withValues(given, fixtures.subjects[subject], me);
  const answer = await callAs({ ...web, me }, { procedure, input });
  await snapshot.restore(await snapshot.changes());
  return answer;
}

/** The calls of a procedure that the matrix knows, those that should succeed first. */
function samplesOf(procedure: string): Sample[] {
  const samples = ROWS.filter((row) => row.procedure === procedure).flatMap(({ row }) =>
    (Object.entries(row.cells) as [Subject, Partial<Record<Persona, string>>][]).flatMap(
      ([subject, outcomes]) =>
        (Object.entries(outcomes) as [Persona, string][]).map(([persona, outcome]) => {
          const me = fixtures.callers[persona];
          const about = fixtures.subjects[subject];
          const rank = ['done', 'sees', 'less', 'nothing'].indexOf(outcome);
          const given = withNames(row.input(about, me), about, me);
          return { rank: rank < 0 ? 9 : rank, sample: { persona, subject, given } };
        }),
    ),
  );
  return samples.sort((a, b) => a.rank - b.rank).map(({ sample }) => sample);
}

/** The first call that succeeds, else the first one with its refusal. */
async function recorded(procedure: string): Promise<Sample> {
  const samples = samplesOf(procedure).slice(0, 6);
  const refused: Sample[] = [];
  for (const sample of samples) {
    const answer = await ask(procedure, sample);
    if (answer.status === 200) return { ...sample, answer: answerShape(procedure, answer) };
    refused.push({ ...sample, appCode: answer.appCode });
  }
  return refused[0]!;
}

async function record(): Promise<ContractFile> {
  const contract: ContractFile = {
    number: CONTRACT,
    recordedOn: web.deps.now().toISOString().slice(0, 10),
    procedures: {},
  };
  const older = allContracts().filter(({ number }) => number < CONTRACT);
  for (const procedure of procedures) {
    const now = { input: inputSchema(procedure), sample: await recorded(procedure) };
    contract.procedures[procedure] = numberOf(procedure, now, older) ?? now;
  }
  return contract;
}

/** The first contract that has held the procedure like this since. */
function numberOf(procedure: string, now: RecordedProcedure, older: readonly Contract[]): number | undefined {
  const asStored: unknown = JSON.parse(JSON.stringify(now));
  const since = older.findLastIndex(({ procedures }) => !isDeepStrictEqual(procedures[procedure], asStored));
  return older[since + 1]?.number;
}

if (process.env.RECORD_CONTRACT) {
  it('is recorded', { timeout: 300_000 }, async () => {
    mkdirSync(CONTRACTS, { recursive: true });
    const name = `${String(CONTRACT).padStart(4, '0')}.json`;
    writeFileSync(path.join(CONTRACTS, name), JSON.stringify(await record()));
  });
} else {
  const inUse = contractsInUse(new Date());

  it('what procedures take is as the newest contract says: else raise CONTRACT and run `npm run contract`', () => {
    const newest = inUse.at(-1);
    expect(newest?.number).toBe(CONTRACT);
    const now = Object.fromEntries(procedures.map((procedure) => [procedure, inputSchema(procedure)]));
    const then = Object.entries(newest?.procedures ?? {}).map(([procedure, { input }]) => [procedure, input]);
    expect(JSON.parse(JSON.stringify(now))).toEqual(Object.fromEntries(then));
  });

  const calls = new Map(
    inUse
      .filter(({ number }) => number >= OLDEST_CONTRACT)
      .reverse()
      .flatMap(({ number, procedures }) =>
        Object.entries(procedures).map(([procedure, held]) => [held, { number, procedure, ...held }]),
      ),
  );
  describe('files of the last 30 days understand this server: else raise OLDEST_CONTRACT', () => {
    it.each([...calls.values()])('contract $number: $procedure', async ({ procedure, sample }) => {
      expect(procedures).toContain(procedure);
      const answer = await ask(procedure, sample);
      if (sample.answer === undefined) return expect(answer.appCode).toBe(sample.appCode);
      expect(answer.status).toBe(200);
      expect(surprises(sample.answer, answerShape(procedure, answer))).toEqual([]);
    });
  });
}
