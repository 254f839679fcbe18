import { setTimeout as sleep } from 'node:timers/promises';
import { MOVE_LIMITS } from '@larder/shared/move/messages';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { buildApp } from '../../app.ts';
import type { Viewer } from '../../ctx.ts';
import { testPerson } from '../../testing/harness.ts';
import { movesOver, movesWeb } from '../../testing/moves.ts';
import { signedIn, testClient, type TestWeb } from '../../testing/web.ts';
import { sweepImages } from '../images/sweep.ts';

const PART = MOVE_LIMITS.partBytes;
/** A list of one recipe, padded so that it fills one part and begins another. */
const LIBRARY = Buffer.concat([
  Buffer.from('[{"@type":"Recipe","name":"Soup","recipeIngredient":["1 leek"],"recipeInstructions":"Cook."}'),
  Buffer.alloc(PART, ' '),
  Buffer.from(']'),
]);
const PARTS = [LIBRARY.subarray(0, PART), LIBRARY.subarray(PART)];

let web: TestWeb;
let webs: FastifyInstance[];
const { movesOf, work, state, upload } = movesOver(() => web);

beforeAll(async () => {
  web = await movesWeb({ RATE_LIMIT_FACTOR: '10' });
  const other = await buildApp(web.deps, await testClient());
  afterAll(() => other.close());
  webs = [web.app, other];
});

/** Sends parts to each web in turn, all at once, until none is put off any more. */
async function sendAtOnce(person: Viewer, id: string, parts: readonly { part: number; bytes: Buffer }[]) {
  const headers = {
    ...{ cookie: await signedIn(web.deps, person), 'content-type': 'application/octet-stream' },
    'sec-fetch-site': 'same-origin',
  };
  const send = async ({ part, bytes }: (typeof parts)[number], index: number): Promise<number> => {
    const url = `/api/moves?move=${id}&part=${part}`;
    const answer = await webs[index % 2]!.inject({ method: 'POST', url, headers, payload: bytes });
    if (answer.statusCode !== 429) return answer.statusCode;
    await sleep(20);
    return send({ part, bytes }, index);
  };
  return Promise.all(parts.map(send));
}

const begin = async (person: Viewer) =>
  (await movesOf(person).begin({ name: 'library.json', size: LIBRARY.length })).id;
const copies = (count: number, of: readonly Buffer[] = PARTS) =>
  Array.from({ length: count }, (_, index) => ({ part: index % of.length, bytes: of[index % of.length]! }));
const storageKeyOf = async (id: string) =>
  (await web.deps.db.selectFrom('moves').select('storage_key').where('id', '=', id).executeTakeFirstOrThrow())
    .storage_key;

describe('parts of one file that are sent at once', () => {
  it('come in whole, forty times and to two webs, and are read once', async () => {
    const person = await testPerson(web.deps, 'anna');
    for (let round = 0; round < 2; round += 1) {
      const id = await begin(person);
      const often = [...copies(8), ...copies(40, [PARTS[1]!]).map((one) => ({ ...one, part: 1 }))];
      const answers = await sendAtOnce(person, id, often);
      expect(new Set(answers)).toEqual(new Set([201]));
      expect(await state(person)).toMatchObject({ status: 'queued', parts: [0, 1] });
      await work(id);
      expect(await state(person)).toMatchObject({ status: 'ready', preview: { recipes: 1 } });
      await movesOf(person).cancel({ id });
    }
  });

  it('are of no use to a move that is cancelled meanwhile, and leave nothing behind', async () => {
    const person = await testPerson(web.deps, 'berta');
    for (let round = 0; round < 4; round += 1) {
      const id = await begin(person);
      const [answers] = await Promise.all([
        sendAtOnce(person, id, copies(20)),
        movesOf(person).cancel({ id }),
      ]);
      expect([201, 404]).toEqual(expect.arrayContaining([...new Set(answers)]));
      expect((await state(person)).status).toBe('cancelled');
      await sweepImages({ ...web.deps, now: () => new Date(Date.now() + 1_000) });
      const key = await storageKeyOf(id);
      for (const part of [0, 1]) expect(await web.deps.storage.get(`${key}/${part}`)).toBeNull();
    }
  });

  it('and of other contents are one of them, which stays as it is', async () => {
    const person = await testPerson(web.deps, 'cara');
    const id = await begin(person);
    await sendAtOnce(person, id, [{ part: 0, bytes: PARTS[0]! }]);
    const ends = Array.from({ length: 20 }, (_, index) => ({
      part: 1,
      bytes: Buffer.alloc(PARTS[1]!.length, index),
    }));
    expect(new Set(await sendAtOnce(person, id, ends))).toEqual(new Set([201]));
    const stored = async () => (await web.deps.storage.get(`${await storageKeyOf(id)}/1`))!;
    const first = await stored();
    await sendAtOnce(person, id, ends);
    expect((await stored()).equals(first)).toBe(true);
  });
});

describe('a part that comes late', () => {
  it.each(['queued', 'ready', 'done'] as const)('changes nothing of a move that is %s', async (status) => {
    const person = await testPerson(web.deps, `dora${status}`);
    const id = await upload(person, LIBRARY, 'library.json');
    if (status !== 'queued') await work(id);
    if (status === 'done') {
      await movesOf(person).start({ id });
      await work(id);
    }
    const before = await state(person);
    expect(before.status).toBe(status);
    const wrong = Buffer.alloc(PART, 'x');
    expect(await sendAtOnce(person, id, [{ part: 0, bytes: wrong }, ...copies(2)])).toEqual([201, 201, 201]);
    expect(await state(person)).toEqual(before);
    expect((await web.deps.storage.get(`${await storageKeyOf(id)}/0`))!.equals(PARTS[0]!)).toBe(true);
  });

  it('is refused where it is no part of the file, or the file of another person', async () => {
    const [person, other] = [await testPerson(web.deps, 'ella'), await testPerson(web.deps, 'fritz')];
    const id = await begin(person);
    const two = [{ part: 2, bytes: PARTS[1]! }];
    expect(await sendAtOnce(person, id, two)).toEqual([400]);
    expect(await sendAtOnce(person, id, [{ part: 1, bytes: PARTS[0]! }])).toEqual([400]);
    expect(await sendAtOnce(other, id, copies(1))).toEqual([404]);
    expect(await state(person)).toMatchObject({ status: 'uploading', parts: [] });
  });
});

it('a part that cannot be stored is not there, and can be sent again', async () => {
  const person = await testPerson(web.deps, 'gerda');
  const id = await begin(person);
  const receive = vi.spyOn(web.deps.storage, 'receive');
  receive.mockRejectedValue(Object.assign(new Error('full'), { code: 'ENOSPC' }));
  try {
    expect(await sendAtOnce(person, id, copies(1))).toEqual([503]);
  } finally {
    receive.mockRestore();
  }
  expect((await state(person)).parts).toEqual([]);
  expect(await sendAtOnce(person, id, copies(2))).toEqual([201, 201]);
  expect((await state(person)).status).toBe('queued');
});
