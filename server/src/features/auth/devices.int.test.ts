import { DEVICE_MESSAGES } from '@larder/shared/account/devices';
import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { DEVICE_COOKIE } from '../../auth/cookies.ts';
import { ALICE, DAY, signIn, START, testAccounts, whoIs, type Browser } from '../../testing/accounts.ts';
import { testBrowser } from '../../testing/harness.ts';
import { joinAs } from '../../testing/sign-up-people.ts';
import { refusalOf } from '../../testing/refusals.ts';

const PHONE = 'Mozilla/5.0 (Android 15; Mobile; rv:140.0) Gecko/140.0 Firefox/140.0';
const LAPTOP = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';

const { clock, box, deps } = await testAccounts();

const BOB = { email: 'bob@example.org', password: 'parsley', displayName: 'Bob', username: 'bob' };

const laptop = () => testBrowser(deps, { userAgent: LAPTOP, ip: '203.0.113.1' });
const phone = () => testBrowser(deps, { userAgent: PHONE, ip: '203.0.113.2' });
const listed = async (browser: Browser) => (await browser.call()).auth.sessions({});

describe('signed-in devices', () => {
  it('are listed for their person only, newest first, without the token’s hash', async () => {
    const first = await joinAs(deps, box, ALICE, laptop());
    await joinAs(deps, box, BOB);
    clock.time += DAY;
    const second = phone();
    await signIn(second, ALICE);
    const page = await listed(first);
    expect(page).toMatchObject({ total: 2, nextCursor: null });
    expect(page.items).toMatchObject([
      { device: 'Firefox on Android', ip: '203.0.113.2', createdAt: new Date(clock.time), isCurrent: false },
      { device: 'Firefox on Linux', ip: '203.0.113.1', createdAt: new Date(START), isCurrent: true },
    ]);
    const stored = await deps.db.selectFrom('sessions').select('id').execute();
    for (const { id } of stored) expect(JSON.stringify(page)).not.toContain(id);
    const caller = await first.call();
    const { nextCursor, items } = await caller.auth.sessions({ limit: 1 });
    expect(items).toEqual(page.items.slice(0, 1));
    expect((await caller.auth.sessions({ limit: 1, cursor: nextCursor })).items).toEqual(page.items.slice(1));
  });

  it('are not listed after they have expired', async () => {
    const first = await joinAs(deps, box, ALICE, laptop());
    await signIn(phone(), ALICE);
    clock.time += 29 * DAY;
    await whoIs(first);
    clock.time += 2 * DAY;
    expect((await listed(first)).items).toMatchObject([{ isCurrent: true }]);
  });

  it('are signed out one by one, only by their person', async () => {
    const [first, second] = [await joinAs(deps, box, ALICE, laptop()), phone()];
    await signIn(second, ALICE);
    const bob = await joinAs(deps, box, BOB);
    const id = (await listed(first)).items.find((item) => !item.isCurrent)?.id ?? '';
    const end = async (browser: Browser, which: string) =>
      (await browser.call()).auth.endSession({ id: which });
    const gone = { appCode: 'NOT_FOUND', message: DEVICE_MESSAGES.gone };
    expect(await refusalOf(end(bob, id))).toEqual(gone);
    expect(await refusalOf(end(first, randomUUID()))).toEqual(gone);
    expect(await whoIs(second)).toBe('alice');
    await end(first, id);
    expect(await whoIs(second)).toBeNull();
    expect(await refusalOf(end(first, id))).toEqual(gone);
    expect(await whoIs(first)).toBe('alice');
    await end(first, (await listed(first)).items[0]?.id ?? '');
    expect(await whoIs(first)).toBeNull();
    expect(first.jar.has('larder_session')).toBe(false);
  });

  it('can all be signed out except this one', async () => {
    const [first, others] = [await joinAs(deps, box, ALICE, laptop()), [phone(), phone()]];
    const bob = await joinAs(deps, box, BOB);
    for (const other of others) await signIn(other, ALICE);
    await (await first.call()).auth.endOtherSessions();
    expect(await whoIs(first)).toBe('alice');
    for (const other of others) expect(await whoIs(other)).toBeNull();
    expect(await whoIs(bob)).toBe('bob');
  });
});

describe('a sign-in', () => {
  it('from a browser new to the account is mailed to its owner, once, without text that the browser sent', async () => {
    await joinAs(deps, box, ALICE, laptop());
    expect(box.waiting).toEqual([]);
    const advert = testBrowser(deps, { userAgent: `${PHONE} visit evil.example <b>now</b>` });
    await signIn(advert, ALICE);
    expect(JSON.stringify(box.waiting)).not.toContain(ALICE.email);
    const { mail } = await box.deliver(deps, ALICE.email);
    expect(mail.subject).toBe('New sign-in to your Larder account');
    expect(mail.text).toContain('Firefox on Android, May 1, 2031 at 8:00');
    expect(mail.text + mail.html).not.toMatch(/evil|Alice/);
    await (await advert.call()).auth.signOut();
    await signIn(advert, ALICE);
    expect(box.waiting).toEqual([]);
  });

  it('of another person in the same browser counts as new for that person, and their rows have nothing in common', async () => {
    const shared = await joinAs(deps, box, ALICE, laptop());
    await joinAs(deps, box, BOB);
    await signIn(shared, BOB);
    expect(box.waiting).toMatchObject([{ kind: 'new-device' }]);
    const rows = await deps.db.selectFrom('known_devices').select('device_hash').execute();
    expect(new Set(rows.map((row) => row.device_hash)).size).toBe(3);
    expect(JSON.stringify(rows)).not.toContain(shared.jar.get(DEVICE_COOKIE));
  });

  it('succeeds when the notice cannot be sent', async () => {
    await joinAs(deps, box, ALICE);
    const jobs = { ...deps.jobs, enqueue: () => Promise.reject(new Error('no queue')) };
    expect(await signIn(testBrowser({ ...deps, jobs }), ALICE)).toMatchObject({ username: 'alice' });
  });
});
