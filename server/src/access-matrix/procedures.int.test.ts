import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { TOKEN_MESSAGES } from '@larder/shared/token/messages';
import pino from 'pino';
import { createEvents } from '../jobs/events.ts';
import { NO_LIMITS } from '../testing/no-limits.ts';
import { testWeb, type TestWeb } from '../testing/web.ts';
import { callAs, kindOf, withoutIds, type Answer } from './call-as.ts';
import { createFixtures, missingIds, type Fixtures } from './fixtures.ts';
import { ROWS } from './matrix.ts';
import { fingerprintsOf, takeSnapshot, type Snapshot } from './snapshot.ts';
import {
  PERSONAS,
  TOKENS,
  tokenCells,
  type Ids,
  type Outcome,
  type Persona,
  type Row,
  type Subject,
  type Token,
} from './matrix-language.ts';

let web: TestWeb;
let fixtures: Fixtures;
let snapshot: Snapshot;
let ownersRows: Map<string, string | null>;

beforeAll(async () => {
  web = await testWeb({}, { rateLimits: NO_LIMITS });
  const events = createEvents(web.deps.config, pino({ level: 'silent' }));
  await events.ready;
  web.deps.events = events;
  fixtures = await createFixtures(web.deps);
  snapshot = await takeSnapshot(web.deps.db);
  ownersRows = await fingerprintsOf(web.deps.db, fixtures.subjects.open.person);
});
afterAll(() => web.deps.events.close());

const OWNERS: readonly string[] = ['owner', ...TOKENS];

interface Cell {
  procedure: string;
  row: Row<unknown>;
  persona: Persona | Token;
  ids: Ids;
}

const inputOf = ({ row, persona, ids }: Cell) => row.input(ids, fixtures.callers[persona]);

async function ask(cell: Cell): Promise<Answer> {
  const me = fixtures.callers[cell.persona];
  return callAs({ ...web, me }, { procedure: cell.procedure, input: inputOf(cell) });
}

const references = new Map<string, Promise<string>>();

/** Whether the answer equals that for missing ids, byte for byte. */
async function equalsAnswerForMissing(cell: Cell, answer: Answer): Promise<boolean> {
  const key = `${cell.procedure} ${cell.row.variant ?? ''} ${cell.persona}`;
  const reference = references.get(key) ?? answerForMissing(cell);
  references.set(key, reference);
  return (await reference) === withoutIds(answer, cell.ids);
}

async function answerForMissing(cell: Cell): Promise<string> {
  const missing = { ...cell, ids: missingIds() };
  const answer = await ask(missing);
  if (kindOf(cell.procedure) !== 'query') await snapshot.restore(await snapshot.changes());
  return withoutIds(answer, missing.ids);
}

const dependsOnSubject = (cell: Cell) =>
  JSON.stringify(inputOf(cell)) !== JSON.stringify(inputOf({ ...cell, ids: missingIds() }));

async function outcomeOf(cell: Cell): Promise<string> {
  const answer = await ask(cell);
  const isMutation = kindOf(cell.procedure) === 'mutation';
  const changed = kindOf(cell.procedure) === 'query' ? [] : await snapshot.changes();
  const isForeign =
    isMutation && changed.length > 0 && !OWNERS.includes(cell.persona) && !cell.row.actsAsOwner;
  const touched = isForeign ? await touchedOfOwner() : [];
  await snapshot.restore(changed);
  if (touched.length > 0) return `changed rows of the owner’s in ${touched.join()}`;
  if (answer.status !== 200) return refusalOf(cell, answer, changed);
  if (isMutation) return changed.length > 0 ? 'done' : 'nothing';
  const shown = (cell.row.shows ?? (({ mark }) => mark))(cell.ids);
  const isShown = typeof shown === 'string' ? answer.text.includes(shown) : shown.test(answer.text);
  if (isShown) return 'sees';
  return !dependsOnSubject(cell) || (await equalsAnswerForMissing(cell, answer)) ? 'nothing' : 'less';
}

/** The tables in which rows of the owner's are not what they were. */
async function touchedOfOwner(): Promise<string[]> {
  const now = await fingerprintsOf(web.deps.db, fixtures.subjects.open.person);
  return [...now].filter(([name, rows]) => rows !== ownersRows.get(name)).map(([name]) => name);
}

async function refusalOf(cell: Cell, answer: Answer, changed: string[]): Promise<string> {
  if (changed.length > 0) return `refused, and yet changed ${changed.join()}`;
  const isAlike = await equalsAnswerForMissing(cell, answer);
  if (answer.appCode === 'NOT_AUTHENTICATED') return isAlike ? 'unauthorized' : 'a special unauthorized';
  if (isOfTokens(answer)) return isAlike ? 'forbidden' : 'a special forbidden';
  return isAlike && dependsOnSubject(cell) ? 'missing' : (answer.appCode ?? String(answer.status));
}

const isOfTokens = ({ text }: Answer) =>
  [TOKEN_MESSAGES.notForTokens, TOKEN_MESSAGES.readOnly].some((sentence) => text.includes(sentence));

const aboutCall = (procedure: string) => ({
  feature: procedure.split('.')[0]!,
  isWrite: kindOf(procedure) === 'mutation',
});

const stated = ROWS.flatMap(({ procedure, row }) =>
  (Object.entries(row.cells) as [Subject, Partial<Record<Persona, Outcome>>][]).map(
    ([subject, outcomes]) => ({
      title: [procedure, row.variant, subject].filter(Boolean).join(', '),
      procedure,
      row,
      subject,
      outcomes: { ...outcomes, ...tokenCells(aboutCall(procedure), outcomes.owner) },
    }),
  ),
);
const count = stated.reduce((sum, { outcomes }) => sum + Object.keys(outcomes).length, 0);

describe(`who may call what, in ${count} cells`, () => {
  it.each(stated)('answers as stated: $title', async ({ procedure, row, subject, outcomes }) => {
    const found: Record<string, string> = {};
    for (const persona of [...PERSONAS, ...TOKENS].filter((one) => one in outcomes))
      found[persona] = await outcomeOf({ procedure, row, persona, ids: fixtures.subjects[subject] });
    expect(found).toEqual(outcomes);
    expect(await snapshot.differences()).toEqual([]);
  });

  it('states of every procedure what a token to read and one to write get', () => {
    const calledBy = (token: Token) =>
      new Set(stated.filter(({ outcomes }) => token in outcomes).map(({ procedure }) => procedure));
    const all = new Set(stated.map(({ procedure }) => procedure));
    expect(TOKENS.map(calledBy)).toEqual([all, all]);
  });

  it.each([...new Set(ROWS.map(({ procedure }) => procedure))])(
    'refuses %s with a token and a session at once',
    async (procedure) => {
      const { row } = ROWS.find((one) => one.procedure === procedure)!;
      const me = { ...fixtures.callers.writeToken, cookie: fixtures.callers.owner.cookie };
      const input = row.input(fixtures.subjects.open, me);
      const { status, text } = await callAs({ ...web, me }, { procedure, input });
      const changed = await snapshot.changes();
      await snapshot.restore(changed);
      expect([status, text]).toEqual([400, expect.stringContaining(TOKEN_MESSAGES.bothGiven)]);
      // `callAs` itself adds an import to what is streamed.
      if (kindOf(procedure) !== 'subscription') expect(changed).toEqual([]);
    },
  );
});
