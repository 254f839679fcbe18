import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { DEVICE_COOKIE, SESSION_COOKIE } from '../../server/src/auth/cookies.ts';
import { hashToken, newToken } from '../../server/src/auth/tokens.ts';
import { requestLanguage } from '../../server/src/trpc/request-language.ts';
import { LANGUAGES } from '../../shared/src/messages/language.ts';
import { copyAccount } from './database.ts';
import { call, mailedCode, newPerson, type Person } from './person.ts';

/** By data folder: who signed up there by the API. */
const models = new Map<string, Promise<Person>>();

/**
 * What signing up, entering the code and signing in leave behind, at once: the rows of a person and of this browser's session,
 * and its cookies. The session that it had is over. Nothing is mailed. Only the first person of a process signs up; the others are copies of it.
 */
export async function makeAccount(page: Page, person: Person): Promise<void> {
  const { userAgent, languages } = await page.evaluate(() => ({
    userAgent: navigator.userAgent,
    languages: navigator.languages.join(','),
  }));
  const model = await modelPerson(page);
  if (person.password !== model.password) throw new Error('All people of tests have the same password');
  const userId = randomUUID();
  const [session, device] = [newToken(), newToken()];
  const former = (await page.context().cookies()).find(({ name }) => name === SESSION_COOKIE);
  await copyAccount(model.email, {
    ...{ userId, userAgent, email: person.email, username: person.username },
    displayName: person.displayName,
    language: requestLanguage(
      { headers: { 'accept-language': languages } },
      { get: () => undefined },
      LANGUAGES,
    ),
    sessionHash: hashToken(session),
    formerHash: former ? hashToken(former.value) : '',
    deviceHash: hashToken(`${userId}:${device}`),
  });
  const cookie = { url: process.env.LARDER_ORIGIN ?? '', httpOnly: true, sameSite: 'Lax' as const };
  await page.context().addCookies([
    { ...cookie, name: SESSION_COOKIE, value: session },
    { ...cookie, name: DEVICE_COOKIE, value: device },
  ]);
}

function modelPerson(page: Page): Promise<Person> {
  const larder = process.env.LARDER_DATA_DIR ?? '';
  const model = models.get(larder) ?? signUp(page, newPerson('model'));
  models.set(larder, model);
  return model;
}

async function signUp(page: Page, person: Person): Promise<Person> {
  const { email, password, displayName, username } = person;
  await call(page, 'auth.signUp', { email, password, displayName, username });
  await call(page, 'auth.verifyEmail', { email, code: await mailedCode(email) });
  return person;
}
