import { MESSAGES } from '@larder/shared/errors';
import { TRPCClientError } from '@trpc/client';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { appCodeOf, errorMessage, failureOf, hasNoAnswer, isUnreached } from './error-message.ts';
import { TooLargeForProxyError, answerOf, PlainQueryError } from './plain-query.ts';
import { UploadError } from './upload.ts';

const SENTENCE = 'Failed to update recipe';
const answered = (appCode: string, message: string) =>
  TRPCClientError.from({ error: { message, code: -32000, data: { appCode } } });

/** What the client makes of a call that nobody answered in our form. */
const unanswered = {
  'a network that is gone': TRPCClientError.from(new TypeError('Failed to fetch')),
  'a page of a proxy': TRPCClientError.from(new SyntaxError('Unexpected token <, "<html>..." is not JSON')),
  'an answer that breaks off': TRPCClientError.from(new SyntaxError('Unexpected end of JSON input')),
  'an answer that does not come': TRPCClientError.from(new DOMException('No answer in time', 'TimeoutError')),
  'an answer in a form that is not ours': TRPCClientError.from({
    error: { message: 'Bad gateway' },
  } as never),
  'a light query without an answer': new PlainQueryError(MESSAGES.unavailable),
  'an upload without an answer': new UploadError(MESSAGES.unavailable),
};

afterEach(() => vi.unstubAllGlobals());

describe('failureOf', () => {
  it('gives the sentence that the server wrote for the person', () => {
    const error = answered('RATE_LIMITED', MESSAGES.rateLimited(30));
    expect(failureOf(error, SENTENCE)).toEqual({ message: 'Too many attempts. Try again in 30 seconds.' });
    expect(appCodeOf(error)).toBe('RATE_LIMITED');
  });

  it('gives it also when the browser has gone offline since', () => {
    vi.stubGlobal('navigator', { onLine: false });
    expect(failureOf(answered('USERNAME_TAKEN', 'Taken'), SENTENCE)).toEqual({ message: 'Taken' });
  });

  it('leads to the address of Larder where this one is not it', () => {
    const address = 'https://larder.example';
    const data = { appCode: 'WRONG_ADDRESS', details: { address } };
    const error = TRPCClientError.from({
      error: { message: MESSAGES.wrongAddress(address), code: -32003, data },
    });
    expect(failureOf(error, SENTENCE)).toEqual({ message: MESSAGES.wrongAddress(address), address });
  });

  it.each([
    ['a call', TRPCClientError.from(new TooLargeForProxyError())],
    ['an upload', new UploadError(MESSAGES.tooLargeForProxy, 'BODY_TOO_LARGE')],
  ])('says that %s was too large for a server before Larder', (_, error) => {
    expect(failureOf(error, SENTENCE)).toEqual({ message: MESSAGES.tooLargeForProxy });
    expect(hasNoAnswer(error)).toBe(false);
  });

  it('gives the documented sentence of what failed when the server has none to tell', () => {
    const error = answered('INTERNAL', MESSAGES.unexpected);
    expect(failureOf(error, SENTENCE)).toEqual({ message: SENTENCE });
    expect(failureOf(error)).toEqual({ message: MESSAGES.unexpected });
  });

  it.each(Object.entries(unanswered))(
    'gives the documented sentence, and why below it, for %s',
    (_, error) => {
      expect(failureOf(error, SENTENCE)).toEqual({ message: SENTENCE, detail: MESSAGES.unavailable });
      expect(failureOf(error)).toEqual({ message: MESSAGES.unavailable });
      vi.stubGlobal('navigator', { onLine: false });
      expect(failureOf(error, SENTENCE)).toEqual({ message: SENTENCE, detail: MESSAGES.offline });
      expect(failureOf(error)).toEqual({ message: MESSAGES.offline });
    },
  );

  it('reads the failures of light queries alike', () => {
    const error = new PlainQueryError('Shared recipe not found', 'SHARE_NOT_FOUND');
    expect(appCodeOf(error)).toBe('SHARE_NOT_FOUND');
    expect(failureOf(error, SENTENCE)).toEqual({ message: 'Shared recipe not found' });
  });

  it('keeps faults of the program to itself', () => {
    const fault = new RangeError('x is not a function');
    expect(errorMessage(fault)).toBe('An unexpected error occurred');
    expect(failureOf(fault, SENTENCE)).toEqual({ message: 'An unexpected error occurred' });
  });
});

it('tells a network that is gone from an answer that is none', () => {
  expect(isUnreached(unanswered['a network that is gone'])).toBe(true);
  expect(isUnreached(unanswered['a page of a proxy'])).toBe(false);
});

it('takes the page of a proxy for no answer to a light query', async () => {
  const page = new Response('<html><h1>502 Bad Gateway</h1></html>', { status: 502 });
  const failure: unknown = await answerOf(page).catch((error: unknown) => error);
  expect(failureOf(failure, SENTENCE)).toEqual({ message: SENTENCE, detail: MESSAGES.unavailable });
});
