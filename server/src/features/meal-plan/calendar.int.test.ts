import { addDays, dayOf } from '@larder/shared/day/day';
import type { PlanEntryInput } from '@larder/shared/plan/schema';
import ICAL from 'ical.js';
import otherICal from 'node-ical';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Viewer } from '../../ctx.ts';
import { callerOf, testPerson } from '../../testing/harness.ts';
import { day, planned } from '../../testing/plan.ts';
import { written } from '../../testing/shopping.ts';
import { testWeb, type TestWeb } from '../../testing/web.ts';

const TODAY = dayOf(new Date());
const AHEAD = day('2199-12-31');
let web: TestWeb;
beforeAll(async () => {
  web = await testWeb({ PUBLIC_ORIGIN: 'https://larder.example' });
});

const callOf = (person: Viewer) => callerOf(web.deps, person);
const put = (person: Viewer, entries: PlanEntryInput[]) =>
  callOf(person).mealPlan.put({ id: person.vaultId, entries });
const read = (path: string, headers = {}) => web.app.inject({ url: path, headers });

/** What a calendar understands of the address. */
async function eventsAt(path: string) {
  const answer = await read(path);
  expect(answer.statusCode).toBe(200);
  expect(answer.headers['content-type']).toBe('text/calendar; charset=utf-8');
  const others = Object.values(otherICal.sync.parseICS(answer.body)).filter((one) => one?.type === 'VEVENT');
  const calendar = new ICAL.Component(ICAL.parse(answer.body) as unknown[]);
  return calendar.getAllSubcomponents('vevent').map((component) => {
    const event = new ICAL.Event(component);
    // Another program understands the same of it.
    const other = others.find(({ uid }) => uid === event.uid);
    expect(other && [other.datetype, Number(other.sequence)]).toEqual([
      event.startDate.isDate ? 'date' : 'date-time',
      event.sequence,
    ]);
    expect(other?.start.getTime()).toBe(event.startDate.toJSDate().getTime());
    const text = (name: string) => component.getFirstPropertyValue(name) as string | null;
    return {
      ...{ uid: event.uid, sequence: event.sequence, summary: event.summary, about: event.description },
      ...{ isWholeDay: event.startDate.isDate, day: event.startDate.toString(), url: text('url') },
    };
  });
}

describe('the address of a plan', () => {
  it('gives calendars a whole day for each meal, from 90 days back on, with its recipe', async () => {
    const alice = await testPerson(web.deps, 'alice');
    const { id } = await callOf(alice).recipes.create({ title: 'Soup; with, "commas"\nand more' });
    const soup = planned({
      recipeId: id,
      text: 'Soup',
      day: TODAY,
      meal: 'dinner',
      servings: 4,
      note: 'thick',
    });
    const old = (days: number) => planned({ text: `${days} days ago`, day: addDays(TODAY, -days) });
    await put(alice, [soup, old(90), old(92), planned({ text: 'some day' }), planned({ day: AHEAD })]);
    const { path } = await callOf(alice).mealPlan.makeFeed();
    expect(await eventsAt(path)).toMatchObject([
      { summary: '90 days ago', isWholeDay: true, url: null },
      {
        ...{ uid: `${soup.id}@larder.example`, isWholeDay: true, day: TODAY, about: '4 servings\nthick' },
        ...{ summary: expect.stringContaining('Dinner: Soup; with, "commas"') as string },
        url: `https://larder.example/recipe/${id}?servings=4`,
      },
      { summary: 'Soup', day: AHEAD },
    ]);
  });

  it('has the time of a meal that has one, the same in every zone, and an hour on that day', async () => {
    const alice = await testPerson(web.deps, 'alice');
    await put(alice, [
      planned({ day: TODAY, time: '19:30', text: 'Soup' }),
      planned({ day: TODAY, time: '23:15', text: 'Late' }),
    ]);
    const { path } = await callOf(alice).mealPlan.makeFeed();
    expect(await eventsAt(path)).toMatchObject([
      { summary: 'Soup', isWholeDay: false, day: `${TODAY}T19:30:00` },
      { summary: 'Late', isWholeDay: false, day: `${TODAY}T23:15:00` },
    ]);
    const { body } = await read(path);
    const ofDay = TODAY.replaceAll('-', '');
    expect(body).toContain(`DTSTART:${ofDay}T193000\r\nDTEND:${ofDay}T203000\r\n`);
    expect(body).toContain(`DTSTART:${ofDay}T231500\r\nDTEND:${ofDay}T235900\r\n`);
  });

  it('says of a meal that was moved that it is the same, and changed; one that was removed is gone', async () => {
    const alice = await testPerson(web.deps, 'alice');
    const [soup, stew] = [planned({ day: TODAY }), planned({ day: TODAY, text: 'Stew' })];
    await put(alice, [soup, stew]);
    const { path } = await callOf(alice).mealPlan.makeFeed();
    const [before] = await eventsAt(path);
    const now = Date.now();
    await put(alice, [
      { ...soup, day: written(addDays(TODAY, 3), now) },
      { ...stew, isRemoved: written(true, now) },
    ]);
    const after = await eventsAt(path);
    expect(after).toMatchObject([{ uid: before!.uid, day: addDays(TODAY, 3) }]);
    expect(after[0]!.sequence).toBeGreaterThan(before!.sequence);
    expect(after[0]!.sequence).toBeLessThan(2 ** 31);
  });

  it('is answered out of what was written for its version, until something changes', async () => {
    const alice = await testPerson(web.deps, 'alice');
    const { id, version } = await callOf(alice).recipes.create({ title: 'Soup' });
    await put(alice, [planned({ recipeId: id, day: TODAY })]);
    const { path } = await callOf(alice).mealPlan.makeFeed();
    const first = await read(path);
    const etag = String(first.headers.etag);
    expect((await read(path, { 'if-none-match': etag })).statusCode).toBe(304);
    await callOf(alice).recipes.update({ id, version, title: 'Borscht' });
    const second = await read(path, { 'if-none-match': etag });
    expect([second.statusCode, second.body.includes('Borscht')]).toEqual([200, true]);
  });

  it('leads nowhere once it is turned off or a new one is made, like one that never was', async () => {
    const alice = await testPerson(web.deps, 'alice');
    const { mealPlan } = callOf(alice);
    expect(await mealPlan.feed()).toBeNull();
    const { path: first } = await mealPlan.makeFeed();
    const { path: second } = await mealPlan.makeFeed();
    expect(await mealPlan.feed()).toEqual({ createdAt: expect.any(Date) as Date });
    expect([(await read(first)).statusCode, (await read(second)).statusCode]).toEqual([404, 200]);
    await mealPlan.endFeed();
    const unknown = await read(`/calendar/${'a'.repeat(43)}.ics`);
    const ended = await read(second);
    expect([ended.statusCode, unknown.statusCode]).toEqual([404, 404]);
    expect(await mealPlan.feed()).toBeNull();
  });
});
