import { execFileSync } from 'node:child_process';
import { startLarder, type RunningLarder } from './support/larder.ts';
import { expect, joinLarder, newPerson, RECIPE_SITE, test } from './support/people.ts';

let larder: RunningLarder;
const shared = { ...process.env };

/** A Larder of these tests' own, which may be stopped without harm to the others. */
test.beforeAll(async () => {
  larder = await startLarder({ FETCH_ALLOW_HOSTS: new URL(RECIPE_SITE()).host });
  process.env.LARDER_ORIGIN = larder.origin;
  process.env.LARDER_DATA_DIR = larder.dataDir;
});
test.afterAll(async () => {
  process.env.LARDER_ORIGIN = shared.LARDER_ORIGIN;
  process.env.LARDER_DATA_DIR = shared.LARDER_DATA_DIR;
  await larder.stop();
});

function workerPid(): number {
  const rows = execFileSync('ps', ['-A', '-o', 'pid=,ppid=,command='], { encoding: 'utf8' }).split('\n');
  const worker = rows
    .map((row) => row.trim().split(/\s+/))
    .find((row) => Number(row[1]) === larder.pid() && row.join(' ').includes('worker'));
  return Number(worker?.[0]);
}

test('an import waits for its worker, and outlives a restart, as an open form does', async ({
  page,
  request,
}) => {
  await joinLarder(page, newPerson('alice'));
  const worker = workerPid();
  await page.goto('/recipe/add/url');
  await page.getByLabel('Recipe URL').fill(`${RECIPE_SITE()}/slow`);

  await test.step('the worker does not answer: the import says that it waits', async () => {
    process.kill(worker, 'SIGSTOP');
    await page.keyboard.press('Enter');
    await expect(page.getByText('Waiting to start. You can leave this page.')).toBeVisible();
    process.kill(worker, 'SIGCONT');
    await expect(page.getByText('Fetching the page')).toBeVisible();
  });

  const form = await page.context().newPage();
  await test.step('everything stops under an open form: saving says so, and what was typed stays', async () => {
    await form.goto('/recipe/add/manual');
    await form.getByLabel('Title').fill('Typed before the restart');
    await larder.halt();
    await form.getByRole('button', { name: 'Add Recipe' }).last().click();
    await expect(form.getByText(/not available right now/).first()).toBeVisible();
    await expect(form.getByLabel('Title')).toHaveValue('Typed before the restart');
  });

  await test.step('started again, the form is saved once and the import goes on to its draft', async () => {
    await larder.goOn();
    await form.getByRole('button', { name: 'Add Recipe' }).last().click();
    await expect(form.getByRole('heading', { name: 'Typed before the restart', level: 1 })).toBeVisible();
    await expect
      .poll(
        async () => {
          await request.get(`${RECIPE_SITE()}/release`);
          return page.getByLabel('Title').count();
        },
        // What the dead worker held is taken over after a while, and then tried again.
        { timeout: 180_000 },
      )
      .toBe(1);
    await expect(page.getByLabel('Title')).toHaveValue('Slow Braised Leeks');
    await page.goto('/');
    await expect(page.getByText('1 recipe', { exact: true })).toBeVisible();
  });
});
