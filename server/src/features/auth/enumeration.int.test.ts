import { expect, it, onTestFinished, vi } from 'vitest';
import { testPerson } from '../../testing/harness.ts';
import { call, testWeb } from '../../testing/web.ts';

const web = await testWeb({ TRUST_PROXY: 'true' });
const PEOPLE = 6;

/** What a client sees of an answer, its own address and what differs with every answer left out. */
function seen(answer: Awaited<ReturnType<typeof call>>, email: string) {
  const cookies = answer.cookies.map(({ name, value }) => `${name} of ${value.length}`);
  return JSON.stringify([
    answer.statusCode,
    answer.body.replaceAll(email, 'X').replace(/"requestId":"[^"]+"/, ''),
    Object.keys(answer.headers).sort(),
    cookies,
  ]);
}

it.each<[string, (email: string, n: number) => unknown]>([
  [
    'auth.signUp',
    (email, n) => ({ email, password: 'paprika', displayName: 'A', username: `enumerated${n}` }),
  ],
  ['auth.resendCode', (email) => ({ email })],
  ['auth.requestPasswordReset', (email) => ({ email })],
])('%s gives the same answer for addresses with and without an account', async (procedure, input) => {
  const answers = [];
  for (let n = 0; n < PEOPLE; n++) {
    const known = await testPerson(web.deps, 'known');
    for (const [i, email] of [known.email, `x${known.email}`].entries()) {
      const headers = { 'x-forwarded-for': `198.51.100.${2 * n + i}` };
      const answer = await call(web.app, procedure, { input: input(email, 2 * n + i), headers });
      expect(answer.statusCode).toBe(200);
      answers.push(seen(answer, email));
    }
  }
  expect(answers).toHaveLength(2 * PEOPLE);
  expect(new Set(answers).size).toBe(1);
});

it('addresses with and without an account get the same answers while they have to wait, and when their mailbox is at its limit', async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  onTestFinished(() => void vi.useRealTimers());
  const known = await testPerson(web.deps, 'known');
  const emails = [known.email, `x${known.email}`];
  const { rateLimits } = web.deps;
  for (const email of emails) for (let i = 0; i < 20; i++) await rateLimits.countGuess(email);
  let asked = 0;
  const answersTo = async (procedure: string, input: (email: string) => unknown) => {
    const answers = new Set<string>();
    for (const email of emails) {
      const headers = { 'x-forwarded-for': `203.0.113.${(asked += 1)}` };
      answers.add(seen(await call(web.app, procedure, { input: input(email), headers }), email));
    }
    return answers;
  };
  const waiting = await answersTo('auth.signIn', (email) => ({ email, password: 'guessed' }));
  expect(waiting.size).toBe(1);
  expect([...waiting][0]).toMatch(/^\[429,.*"retryAfter\\?":1\b/);

  const forgotten = await answersTo('auth.requestPasswordReset', (email) => ({ email }));
  for (const email of emails) await rateLimits.consume('mailbox', email, 6);
  for (let i = 0; i < 3; i++)
    for (const answer of await answersTo('auth.requestPasswordReset', (email) => ({ email })))
      forgotten.add(answer);
  expect(forgotten.size).toBe(1);
});
