import { execFile } from 'node:child_process';
import { readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { PROJECT_ROOT } from '../../process/project-root.ts';
import { callerOf, testPerson } from '../../testing/harness.ts';
import { testWeb } from '../../testing/web.ts';
import { addToken } from './tokens.ts';

const run = promisify(execFile);

const { app, deps } = await testWeb();
const alice = await testPerson(deps, 'alice');
const examples = await examplesOf('docs/api.md');
const written: string[] = [];
let env: NodeJS.ProcessEnv;

/** The examples of a document, by the language they are written in. */
async function examplesOf(document: string): Promise<Record<string, string>> {
  const text = await readFile(path.join(PROJECT_ROOT, document), 'utf8');
  return Object.fromEntries(
    [...text.matchAll(/^```(\w+)\n(.*?)^```/gms)].map(([, kind = '', code = '']) => [kind, code]),
  );
}

/** An example as a file, beside the client's packages so that it finds them. */
async function fileOf(kind: string): Promise<string> {
  const file = path.join(PROJECT_ROOT, 'client', `example-${process.pid}.${kind === 'ts' ? 'mts' : 'mjs'}`);
  await writeFile(file, examples[kind]!);
  written.push(file);
  return file;
}

beforeAll(async () => {
  await app.listen({ port: 0, host: '127.0.0.1' });
  const { token } = await addToken(deps.db, alice.userId, { name: 'Examples', mayWrite: true });
  const { port } = app.server.address() as { port: number };
  env = { PATH: process.env.PATH, LARDER_URL: `http://127.0.0.1:${port}`, LARDER_TOKEN: token };
  const { recipes } = callerOf(deps, alice);
  for (const title of ['Leek soup', 'Apple pie']) await recipes.create({ title });
});
afterAll(() => Promise.all(written.map((file) => rm(file, { force: true }))));

describe('the examples of docs/api.md', () => {
  it('finds recipes with curl', async () => {
    const { stdout } = await run('bash', ['-c', examples.sh!], { env });
    expect(JSON.parse(stdout)).toMatchObject({
      result: { data: { json: { total: 1, items: [{ title: 'Leek soup' }] } } },
    });
  });

  it('adds what was said to the shopping list', async () => {
    const { stdout } = await run('bash', ['-c', examples.bash!], { env });
    expect(JSON.parse(stdout)).toMatchObject({ result: { data: { json: { added: 1 } } } });
    const { shoppingLists } = callerOf(deps, alice);
    const { items } = await shoppingLists.list({});
    const { items: entries } = await shoppingLists.entries({ id: items[0]?.id ?? '' });
    expect(entries.map(({ text }) => text.value)).toEqual(['2 milk']);
  });

  it('sends a link', async () => {
    const { stdout } = await run(process.execPath, [await fileOf('js'), 'https://example.org/stew'], { env });
    const [, id = ''] = /^Import (\S+) has started\.$/m.exec(stdout) ?? [];
    expect(await callerOf(deps, alice).imports.get({ id })).toMatchObject({ status: 'queued' });
  });

  it('lists every recipe through the typed client', async () => {
    const { stdout } = await run(process.execPath, ['--import', 'tsx', await fileOf('ts')], {
      env,
      cwd: PROJECT_ROOT,
    });
    expect(stdout.trim().split('\n').sort()).toEqual(['Apple pie', 'Leek soup']);
  });
});
