import { MESSAGES } from '@larder/shared/errors';
import { TRPCClientError } from '@trpc/client';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { appCodeOf, errorMessage } from './error-message.ts';
import { LightQueryError } from './light-query.ts';

const answered = (appCode: string, message: string) =>
  TRPCClientError.from({ error: { message, code: -32000, data: { appCode } } });

afterEach(() => vi.unstubAllGlobals());

describe('errorMessage', () => {
  it('gives the sentence that the server wrote for the person', () => {
    const error = answered('RATE_LIMITED', MESSAGES.rateLimited(30));
    expect(errorMessage(error, 'Failed to save')).toBe('Too many attempts. Try again in 30 seconds.');
    expect(appCodeOf(error)).toBe('RATE_LIMITED');
  });

  it('gives the documented sentence of what failed when the server has none to tell', () => {
    const error = answered('INTERNAL', MESSAGES.unexpected);
    expect(errorMessage(error, 'Failed to create recipe')).toBe('Failed to create recipe');
    expect(errorMessage(error)).toBe(MESSAGES.unexpected);
  });

  it('says that the service is away when there was no answer', () => {
    expect(errorMessage(TRPCClientError.from(new TypeError('fetch failed')))).toBe(MESSAGES.unavailable);
  });

  it('says that the browser is offline, whatever failed', () => {
    vi.stubGlobal('navigator', { onLine: false });
    expect(errorMessage(answered('INTERNAL', MESSAGES.unexpected))).toBe(MESSAGES.offline);
  });

  it('reads the failures of light queries alike', () => {
    const error = new LightQueryError('Shared recipe not found', 'SHARE_NOT_FOUND');
    expect(appCodeOf(error)).toBe('SHARE_NOT_FOUND');
    expect(errorMessage(error)).toBe('Shared recipe not found');
  });

  it('keeps faults of the program to itself', () => {
    const fault = new RangeError('x is not a function');
    expect(errorMessage(fault)).toBe('An unexpected error occurred');
    expect(errorMessage(fault, 'Failed to create recipe')).toBe('An unexpected error occurred');
  });
});
