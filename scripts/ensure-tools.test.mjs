import { execFileSync } from 'node:child_process';
import { chmodSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, expect, it } from 'vitest';

const folder = mkdtempSync(path.join(os.tmpdir(), 'larder-tools-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** What it says is missing where these are the only programs to be found, and something stands for a browser. */
function missingWith(PATH) {
  const program = `import { ensureTools } from ${JSON.stringify(path.join(import.meta.dirname, 'ensure-tools.mjs'))};
    console.log(JSON.stringify(await ensureTools()));`;
  const output = execFileSync(process.execPath, ['--input-type=module', '--eval', program], {
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'ignore'],
    env: { PATH, CHROMIUM_PATH: process.execPath },
  });
  return JSON.parse(output).map((line) => line.split(' (sudo apt-get install -y ')[0]);
}

it('names what is missing where nothing can be installed, instead of ending the tests', () => {
  expect(missingWith('')).toEqual(['redis-server', 'haproxy', 'pgbouncer', 'unzip', 'bsdtar', 'python3']);
});

const mayInstall = process.getuid?.() === 0 && existsSync('/usr/bin/apt-get');

it.runIf(mayInstall)(
  'installs all that is missing in one go, and one by one where a package is unknown',
  () => {
    const asked = path.join(folder, 'asked');
    const aptGet = path.join(folder, 'apt-get');
    const all = 'redis-server haproxy pgbouncer unzip libarchive-tools python3';
    // Knows no python3, and puts nothing in: what is asked of it is looked at alone.
    writeFileSync(aptGet, `#!/bin/sh\necho "$*" >> ${asked}\ncase "$*" in *python3*) exit 1;; esac\n`);
    chmodSync(aptGet, 0o755);
    expect(missingWith(folder)).toHaveLength(6);
    const install = 'install -y -qq --no-install-recommends';
    expect(readFileSync(asked, 'utf8').trim().split('\n')).toEqual([
      'update -qq',
      `${install} ${all}`,
      ...all.split(' ').map((one) => `${install} ${one}`),
    ]);
  },
);
