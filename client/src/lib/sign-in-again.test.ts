import { expect, it } from 'vitest';
import { answerSignInAgain, isSignInAsked, signedInAgain } from './sign-in-again.ts';

it('asks once for all calls that wait, and answers them all', async () => {
  const waiting = [signedInAgain(), signedInAgain()];
  expect(isSignInAsked()).toBe(true);
  answerSignInAgain(true);
  expect(await Promise.all(waiting)).toEqual([true, true]);
  expect(isSignInAsked()).toBe(false);
});

it('tells the calls when the person would not', async () => {
  const call = signedInAgain();
  answerSignInAgain(false);
  expect(await call).toBe(false);
});
