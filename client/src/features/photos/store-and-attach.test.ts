import { expect, it } from 'vitest';
import { storeAndAttach, TAKEN_BACK } from './store-and-attach.ts';

/** What happens to a photo that is stopped during one of its steps. */
async function stopped(step: 'upload' | 'attach' | undefined, reason?: string): Promise<string[]> {
  const stop = new AbortController();
  const done: string[] = [];
  const run = (name: string) => {
    done.push(name);
    if (name === step) stop.abort(reason);
  };
  await storeAndAttach({
    upload: async () => {
      run('upload');
      return Promise.resolve('a');
    },
    attach: async () => Promise.resolve(run('attach')),
    takeBack: (photoId) => run(`take back ${photoId}`),
    signal: stop.signal,
  }).catch(() => run('stop'));
  return done;
}

it.each([
  ['puts a stored photo into the import', undefined, undefined, ['upload', 'attach']],
  ['leaves out one that is stopped before', 'upload', undefined, ['upload', 'stop']],
  ['takes one out that is taken back meanwhile', 'attach', TAKEN_BACK, ['upload', 'attach', 'take back a']],
  ['leaves one in whose page is left meanwhile', 'attach', undefined, ['upload', 'attach']],
] as const)('%s', async (_, step, reason, done) => {
  expect(await stopped(step, reason)).toEqual(done);
});
