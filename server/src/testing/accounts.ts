import { beforeEach } from 'vitest';
import type { testBrowser } from './harness.ts';
import { testDeps } from './harness.ts';
import type { NewPerson } from './sign-up-people.ts';
import { testMailbox } from './mailbox.ts';

export const MINUTE = 60_000;
export const DAY = 24 * 60 * MINUTE;
export const START = new Date('2031-05-01T08:00:00Z').getTime();

export const ALICE: NewPerson = {
  email: 'alice@example.org',
  password: 'paprika',
  displayName: 'Alice',
  username: 'alice',
};

export type Browser = ReturnType<typeof testBrowser>;

/**
 * For tests of accounts: a server with a mailbox and a clock that tests move. Before each test
 * there are no accounts and no mails, and the time is START.
 */
export async function testAccounts() {
  const clock = { time: START };
  const box = testMailbox();
  const deps = await testDeps(() => ({ ...box.parts, now: () => new Date(clock.time) }));
  beforeEach(async () => {
    clock.time = START;
    box.mails.length = 0;
    box.waiting.length = 0;
    for (const table of ['users', 'pending_signups', 'rate_limits'] as const)
      await deps.db.deleteFrom(table).execute();
  });
  return { clock, box, deps };
}

export async function signIn(browser: Browser, person: Pick<NewPerson, 'email' | 'password'>) {
  const { email, password } = person;
  return (await browser.call()).auth.signIn({ email, password });
}

export async function whoIs(browser: Browser): Promise<string | null> {
  return (await (await browser.call()).auth.session())?.username ?? null;
}
