// Makes sure of what the tests need beside npm packages: a Chromium and a few programs. Installs them where it may.
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import path from 'node:path';

const HEADLESS_SHELL = '/usr/bin/chromium-headless-shell';
const SYSTEM_CHROMIUM = [
  HEADLESS_SHELL,
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
];

/** Programs, each with the flag that prints its version and, where they are named otherwise, the packages of Debian and Homebrew. */
const PROGRAMS = [
  ['redis-server', '--version', 'redis-server', 'redis'],
  ['haproxy', '-v'],
  ['pgbouncer', '--version'],
  ['unzip', '-v'],
  ['bsdtar', '--version', 'libarchive-tools', 'libarchive'],
  ['python3', '--version'],
];

/**
 * Installs what is missing where it may.
 * @returns {Promise<string[]>} what is missing all the same, each with the one line that installs it.
 */
export async function ensureTools() {
  const packages = lacking().map(([name, , debian = name]) => debian);
  // Where a Chromium is there already, too: without what shows a window it needs a third less.
  if (!process.env.CHROMIUM_PATH && !existsSync(HEADLESS_SHELL)) packages.push('chromium-headless-shell');
  await installTogether(packages);
  const missing = lacking().map(
    ([name, , debian = name, brew = name]) =>
      `${name} (sudo apt-get install -y ${debian}, or brew install ${brew})`,
  );
  if (!(await hasChromium()) && !(await installChromium()))
    missing.push('Chromium (npx playwright install chromium, or set CHROMIUM_PATH)');
  return missing;
}

const lacking = () => PROGRAMS.filter(([name, versionFlag]) => !isThere(name, versionFlag));

/** Whether the browser tests can run. */
export async function hasChromium() {
  const candidates = [process.env.CHROMIUM_PATH, ...SYSTEM_CHROMIUM];
  return candidates.some((file) => file && existsSync(file)) || existsSync(await playwrightChromium());
}

async function playwrightChromium() {
  const { chromium } = await import('@playwright/test');
  return chromium.executablePath();
}

function isThere(name, versionFlag) {
  return spawnSync(name, [versionFlag], { stdio: 'ignore' }).status === 0;
}

async function installChromium() {
  if ((await aptGet('install', 'chromium')) && (await hasChromium())) return true;
  const playwright = path.join(import.meta.dirname, '../node_modules/@playwright/test/cli.js');
  spawnSync(process.execPath, [playwright, 'install', 'chromium'], { stdio: 'inherit' });
  return hasChromium();
}

/** In one go; where one of the packages is unknown, one by one. */
async function installTogether(packages) {
  if (packages.length === 0 || !(await aptGet('update'))) return;
  if (await aptGet('install', ...packages)) return;
  for (const one of packages) await aptGet('install', one);
}

/** Only root on Debian or Ubuntu may; a server that a package would start is not wanted. */
async function aptGet(what, ...packages) {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return false;
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive', RUNLEVEL: '1' };
  const flags = what === 'install' ? ['-y', '-qq', '--no-install-recommends'] : ['-qq'];
  const child = spawn('apt-get', [what, ...flags, ...packages], {
    stdio: ['ignore', 'ignore', 'inherit'],
    env,
  });
  const [status] = await once(child, 'close').catch(() => [1]);
  return status === 0;
}
