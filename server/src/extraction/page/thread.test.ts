import { IMPORT_MESSAGES } from '@larder/shared/import/messages';
import { expect, it } from 'vitest';
import { PAGE_LIMITS } from './bounds.ts';
import { refusalError } from './refusal.ts';
import { PageThread } from './thread.ts';

const URL = 'https://kitchen.example/';
const never = new AbortController().signal;
const recipe = (name: string) =>
  `<script type="application/ld+json">${JSON.stringify({
    '@type': 'Recipe',
    name,
    recipeIngredient: ['1 leek'],
    recipeInstructions: ['Boil it.'],
  })}</script>`;
/** Takes far longer than the millisecond that it is given. */
const SLOW = '<p>1 cup flour</p>'.repeat(60_000);

const { read } = new PageThread();

async function titleOf(name: string): Promise<string | undefined> {
  const reading = await read(recipe(name), URL, { timeoutMs: 30_000, signal: never });
  return reading.ok ? reading.draft.title : undefined;
}

it('reads pages one after another, and tells a page without a recipe from a failure', async () => {
  expect(await Promise.all(['Soup', 'Pie', 'Tart'].map(titleOf))).toEqual(['Soup', 'Pie', 'Tart']);
  const article = await read('<p>News</p>', URL, { timeoutMs: 30_000, signal: never });
  expect(!article.ok && refusalError(article.refusal).message).toBe(IMPORT_MESSAGES.noRecipeData);
});

it('gives up a page that takes too long, and reads the next', async () => {
  expect(PAGE_LIMITS).toMatchObject({ milliseconds: 5_000, nodes: 250_000, depth: 400 });
  const slow = read(SLOW, URL, { timeoutMs: 1, signal: never });
  const next = titleOf('Soup');
  await expect(slow).rejects.toMatchObject({ appCode: 'IMPORT_TIMEOUT', message: IMPORT_MESSAGES.timeout });
  expect(await next).toBe('Soup');
});

it('stops with the reason of whoever stops it: before, while it reads and while it waits', async () => {
  const reason = new Error('cancelled');
  const before = read(SLOW, URL, { timeoutMs: 30_000, signal: AbortSignal.abort(reason) });
  await expect(before).rejects.toBe(reason);
  const [reading, waiting] = [new AbortController(), new AbortController()];
  const pages = [reading, waiting].map(({ signal }) =>
    read(SLOW, URL, { timeoutMs: 30_000, signal }).catch((error: unknown) => error),
  );
  waiting.abort(reason);
  reading.abort(reason);
  expect(await Promise.all(pages)).toEqual([reason, reason]);
  expect(await titleOf('Pie')).toBe('Pie');
});
