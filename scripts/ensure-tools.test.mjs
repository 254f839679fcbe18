import { execFileSync } from 'node:child_process';
import path from 'node:path';
import { expect, it } from 'vitest';

it('names what is missing where nothing can be installed, instead of ending the tests', () => {
  const program = `import { ensureTools } from ${JSON.stringify(path.join(import.meta.dirname, 'ensure-tools.mjs'))};
    console.log(JSON.stringify(await ensureTools()));`;
  const output = execFileSync(process.execPath, ['--input-type=module', '--eval', program], {
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'ignore'],
    // No programs to be found, but something that stands for a browser.
    env: { PATH: '', CHROMIUM_PATH: process.execPath },
  });
  expect(JSON.parse(output).map((line) => line.split(' (sudo apt-get install -y ')[0])).toEqual([
    'redis-server',
    'haproxy',
    'pgbouncer',
    'unzip',
    'bsdtar',
    'python3',
  ]);
});
