import type { Page } from '@playwright/test';
import { deferred } from '../../server/src/testing/deferred.ts';

export const FAULT = {
  error: {
    json: {
      message: 'An unexpected error occurred',
      code: -32603,
      data: { code: 'INTERNAL_SERVER_ERROR', httpStatus: 500, appCode: 'INTERNAL' },
    },
  },
};

export const proceduresOf = (url: URL) => url.pathname.replace('/trpc/', '').split(',');

/** Keeps every answer to this procedure back until the function it gives is called. */
export async function holdBack(page: Page, procedure: string): Promise<() => void> {
  const { promise: released, resolve: release } = deferred();
  await page.route(
    (url) => proceduresOf(url).includes(procedure),
    async (route) => {
      await released;
      await route.continue();
    },
  );
  return release;
}

/** Has the server answer this query at once, and holds what it says back until the function it gives is called. */
export async function holdAnswers(page: Page, procedure: string): Promise<() => void> {
  const { promise: released, resolve: release } = deferred();
  await page.route(
    (url) => proceduresOf(url).includes(procedure),
    async (route) => {
      const response = await route.fetch();
      await released;
      await route.fulfill({ response });
    },
  );
  return release;
}

/** Puts a fault of the server into every answer to this query until the function it gives is called. */
export async function breakDown(page: Page, procedure: string): Promise<() => Promise<void>> {
  const isAsked = (url: URL) => proceduresOf(url).includes(procedure);
  await page.route(isAsked, async (route) => {
    const response = await route.fetch();
    const answers = (await response.json()) as unknown;
    const names = proceduresOf(new URL(route.request().url()));
    await route.fulfill({
      response,
      status: 500,
      json: Array.isArray(answers)
        ? answers.map((answer: unknown, index) => (names[index] === procedure ? FAULT : answer))
        : FAULT,
    });
  });
  return () => page.unroute(isAsked);
}

/** Answers every call of this mutation with a fault of the server, without making it, until the function it gives is called. */
export async function breakCall(page: Page, procedure: string): Promise<() => Promise<void>> {
  const isAsked = (url: URL) => proceduresOf(url).includes(procedure);
  await page.route(isAsked, (route) => route.fulfill({ status: 500, json: [FAULT] }));
  return () => page.unroute(isAsked);
}
