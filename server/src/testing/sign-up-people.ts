import type { Deps } from '../ctx.ts';
import { testBrowser } from './harness.ts';
import type { testMailbox } from './mailbox.ts';

export interface NewPerson {
  email: string;
  password: string;
  displayName: string;
  username: string;
}
type Browser = ReturnType<typeof testBrowser>;

/** Signs up, enters the mailed code and signs in, as a person does. */
export async function joinAs(
  deps: Deps,
  box: ReturnType<typeof testMailbox>,
  person: NewPerson,
  browser: Browser = testBrowser(deps),
): Promise<Browser> {
  const { email, password } = person;
  await (await browser.call()).auth.signUp(person);
  const { code } = await box.deliver(deps, email);
  await (await browser.call()).auth.verifyEmail({ email, code });
  await (await browser.call()).auth.signIn({ email, password });
  return browser;
}

/** The two halves of the link in a reset mail, as the page reads them. */
export function linkIn(text: string): { accessToken: string; refreshToken: string } {
  const [, accessToken = '', refreshToken = ''] =
    /\/reset-password\?access_token=([^&\s]+)&refresh_token=(\S+)/.exec(text) ?? [];
  return { accessToken, refreshToken };
}
