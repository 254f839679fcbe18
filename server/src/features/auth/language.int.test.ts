import { LANGUAGE_COOKIE } from '@larder/shared/messages/language';
import { beforeAll, describe, expect, it } from 'vitest';
import { callerOf, testBrowser, testDeps, testPerson } from '../../testing/harness.ts';
import { joinAs } from '../../testing/sign-up-people.ts';
import { testMailbox } from '../../testing/mailbox.ts';

const box = testMailbox();
const deps = await testDeps(() => box.parts);
const ANNA = { email: 'anna@example.org', password: 'paprika', displayName: 'Anna', username: 'anna' };
const SIGN_IN = { email: ANNA.email, password: ANNA.password };

async function mailsAfter(act: () => Promise<unknown>) {
  await act();
  await box.deliver(deps, ANNA.email);
  return box.mails.at(-1);
}

describe('the language of a person', () => {
  let browser: Awaited<ReturnType<typeof joinAs>>;
  beforeAll(async () => {
    browser = await joinAs(deps, box, ANNA, testBrowser(deps, { language: 'de' }));
  });

  it('is the browser’s until one is chosen, and that of the sign-up in mails', async () => {
    expect(await (await browser.call()).auth.session()).toMatchObject({ language: null });
    expect(box.mails[0]).toMatchObject({
      subject: 'Dein Code für Larder',
      html: expect.stringContaining('<html lang="de">') as string,
      text: expect.stringContaining('Larder - Deine private Rezeptsammlung') as string,
    });
    const { auth } = await testBrowser(deps).call();
    const mail = await mailsAfter(() => auth.requestPasswordReset({ email: ANNA.email }));
    expect(mail?.subject).toBe('Neues Passwort für Larder');
  });

  it('is stored with the person when it is chosen, and followed by mails and by every browser that signs in', async () => {
    await (await browser.call()).auth.setLanguage({ language: 'en' });
    expect(browser.jar.get(LANGUAGE_COOKIE)).toBe('en');
    expect(await (await browser.call()).auth.session()).toMatchObject({ language: 'en' });
    const another = testBrowser(deps, { language: 'de' });
    const mail = await mailsAfter(async () => {
      expect(await (await another.call()).auth.signIn(SIGN_IN)).toMatchObject({ language: 'en' });
    });
    expect(another.jar.get(LANGUAGE_COOKIE)).toBe('en');
    expect(mail).toMatchObject({
      subject: 'New sign-in to your Larder account',
      html: expect.stringContaining('<html lang="en">') as string,
    });
  });

  it('is the browser’s again on request, also where another person had chosen one', async () => {
    await (await browser.call()).auth.setLanguage({ language: null });
    expect(browser.jar.has(LANGUAGE_COOKIE)).toBe(false);
    const shared = testBrowser(deps);
    shared.jar.set(LANGUAGE_COOKIE, 'de');
    await (await shared.call()).auth.signIn(SIGN_IN);
    expect(shared.jar.has(LANGUAGE_COOKIE)).toBe(false);
  });

  it('is one that Larder speaks', async () => {
    const { auth } = callerOf(deps, await testPerson(deps, 'Ben'));
    await expect(auth.setLanguage({ language: 'fr' as 'de' })).rejects.toThrow();
  });
});
