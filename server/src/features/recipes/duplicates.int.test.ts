import { beforeAll, describe, expect, it } from 'vitest';
import type { Deps, Viewer } from '../../ctx.ts';
import { callerOf, testDeps, testPerson } from '../../testing/harness.ts';

let deps: Deps;
let alice: Viewer;
beforeAll(async () => {
  deps = await testDeps();
  alice = await testPerson(deps, 'alice');
});

const SAVED = 'https://www.kitchen.example/cakes/plum-cake/?id=7&lang=de';
const as = (viewer: Viewer) => callerOf(deps, viewer).recipes;
const titlesFrom = async (sourceUrl: string) =>
  (await as(alice).duplicates({ sourceUrl })).items.map(({ title }) => title);

describe('a page that a recipe was read from', () => {
  beforeAll(async () => {
    await as(alice).create({ title: 'Plum cake', sourceUrl: SAVED });
    await as(alice).create({ title: 'Home page', sourceUrl: 'https://kitchen.example/' });
  });

  it.each([
    SAVED,
    'http://kitchen.example/cakes/plum-cake?id=7&lang=de',
    'HTTPS://WWW.Kitchen.Example:443/cakes/plum-cake/?lang=de&id=7#comments',
    'https://www.kitchen.example/cakes/plum-cake/?utm_source=letter&id=7&fbclid=x&lang=de&gclid=1',
    'https://www.kitchen.example/cakes/plum-cake/amp/?id=7&lang=de',
    'https://www.kitchen.example/amp/cakes/plum-cake/?id=7&lang=de',
    'https://amp.kitchen.example/cakes/plum-cake?id=7&lang=de&amp=1&outputType=amp',
    'https://m.kitchen.example/cakes/plum-cake?id=7&lang=de',
    'https://kitchen-example.cdn.ampproject.org/c/s/kitchen.example/cakes/plum-cake/amp?id=7&lang=de',
    'https://www.google.com/amp/s/kitchen.example/cakes/plum-cake?id=7&lang=de',
    'https://kitchen.example/cakes/plum-cake/index.html?id=7&lang=de',
  ])('is the one at %s', async (address) => {
    expect(await titlesFrom(address)).toEqual(['Plum cake']);
  });

  it.each([
    'https://kitchen.example/cakes/plum-cake',
    'https://kitchen.example/cakes/plum-cake?id=8&lang=de',
    'https://kitchen.example/cakes?id=7&lang=de',
    'https://other.example/cakes/plum-cake/?id=7&lang=de',
    'https://kitchen.example/cakes/plum-cake-2/?id=7&lang=de',
    'https://kitchen.example.evil.example/cakes/plum-cake/?id=7&lang=de',
    'https://kitchen.example/lamp/',
  ])('is not the one at %s', async (address) => {
    expect(await titlesFrom(address)).toEqual([]);
  });

  it('may be the front page', async () => {
    expect(await titlesFrom('http://www.kitchen.example')).toEqual(['Home page']);
    expect(await titlesFrom('http://www.kitchen.example/?utm_source=x')).toEqual(['Home page']);
  });
});

it('lists all that one saved from it, newest first, in pages; and nobody else’s', async () => {
  const bob = await testPerson(deps, 'bob');
  const sourceUrl = 'https://kitchen.example/pie';
  for (const title of ['one', 'two', 'three']) await as(bob).create({ title, sourceUrl });
  const first = await as(bob).duplicates({ sourceUrl, limit: 2 });
  expect(first).toMatchObject({ items: [{ title: 'three' }, { title: 'two' }], total: 3 });
  const rest = await as(bob).duplicates({ sourceUrl, limit: 2, cursor: first.nextCursor });
  expect(rest).toMatchObject({ items: [{ title: 'one' }], nextCursor: null });
  expect(await as(alice).duplicates({ sourceUrl })).toMatchObject({ items: [], total: 0 });
});

it('follows when the address of a recipe is changed', async () => {
  const carol = await testPerson(deps, 'carol');
  const { id } = await as(carol).create({ title: 'Tart', sourceUrl: 'https://a.example/tart' });
  await as(carol).update({
    id,
    version: 1,
    title: 'Tart',
    sourceUrl: `https://b.example/${'ä'.repeat(2_000)}`,
  });
  expect((await as(carol).duplicates({ sourceUrl: 'https://a.example/tart' })).total).toBe(0);
  expect((await as(carol).duplicates({ sourceUrl: `https://b.example/${'ä'.repeat(2_000)}` })).total).toBe(1);
});

it('refuses what is no address', async () => {
  await expect(as(alice).duplicates({ sourceUrl: 'pie' })).rejects.toThrow('Please enter a valid URL');
});
