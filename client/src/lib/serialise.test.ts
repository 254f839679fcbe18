import { expect, it } from 'vitest';
import { serialise } from './serialise.ts';

/** A run that ends when it is told to. */
function run(log: string[], name: string) {
  let finish = () => undefined as void;
  let fail = (_error: Error) => undefined as void;
  const ended = new Promise<string>((resolve, reject) => {
    finish = () => resolve(name);
    fail = reject;
  });
  const start = async () => {
    log.push(`${name} begins`);
    const value = await ended;
    log.push(`${name} ends`);
    return value;
  };
  return { start, finish, fail };
}

/** Lets all that is ready to go on go on. */
const settle = () => new Promise((resolve) => setImmediate(resolve));

it('begins a run only after the one before has ended', async () => {
  const log: string[] = [];
  const [first, second] = [run(log, 'first'), run(log, 'second')];
  const answers = [serialise('a list', first.start), serialise('a list', second.start)];
  await settle();
  expect(log).toEqual(['first begins']);
  first.finish();
  await settle();
  expect(log).toEqual(['first begins', 'first ends', 'second begins']);
  second.finish();
  expect(await Promise.all(answers)).toEqual(['first', 'second']);
});

it('goes on with the next run when one fails, and gives each caller its own outcome', async () => {
  const log: string[] = [];
  const [first, second] = [run(log, 'first'), run(log, 'second')];
  const failed = serialise('a list', first.start);
  const answered = serialise('a list', second.start);
  first.fail(new Error('no'));
  second.finish();
  await expect(failed).rejects.toThrow('no');
  await expect(answered).resolves.toBe('second');
});

it('lets what is done to different things run side by side', async () => {
  const log: string[] = [];
  const [first, second] = [run(log, 'first'), run(log, 'second')];
  const answers = [serialise('one list', first.start), serialise('another list', second.start)];
  await settle();
  expect(log).toEqual(['first begins', 'second begins']);
  first.finish();
  second.finish();
  await Promise.all(answers);
});

it('runs at once when everything before has ended', async () => {
  await serialise('a list', () => Promise.resolve());
  await settle();
  const log: string[] = [];
  const later = run(log, 'later');
  const answer = serialise('a list', later.start);
  later.finish();
  expect(await answer).toBe('later');
});
