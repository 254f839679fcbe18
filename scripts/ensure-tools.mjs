// Makes sure of what the tests need beside npm packages: a Chromium and a few programs. Installs them where it may.
import { execFileSync, spawnSync } from 'node:child_process';
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
  const missing = [];
  for (const [name, versionFlag, debian = name, brew = name] of PROGRAMS)
    if (!isThere(name, versionFlag) && !(aptInstall(debian) && isThere(name, versionFlag)))
      missing.push(`${name} (sudo apt-get install -y ${debian}, or brew install ${brew})`);
  // Where a Chromium is there already, too: without what shows a window it needs a third less.
  if (!process.env.CHROMIUM_PATH && !existsSync(HEADLESS_SHELL)) aptInstall('chromium-headless-shell');
  if (!(await hasChromium()) && !(await installChromium()))
    missing.push('Chromium (npx playwright install chromium, or set CHROMIUM_PATH)');
  return missing;
}

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
  if (aptInstall('chromium') && (await hasChromium())) return true;
  const playwright = path.join(import.meta.dirname, '../node_modules/@playwright/test/cli.js');
  spawnSync(process.execPath, [playwright, 'install', 'chromium'], { stdio: 'inherit' });
  return hasChromium();
}

/** Only root on Debian or Ubuntu may; a server that the package would start is not wanted. */
function aptInstall(name) {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return false;
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive', RUNLEVEL: '1' };
  const options = { stdio: ['ignore', 'ignore', 'inherit'], env };
  try {
    execFileSync('apt-get', ['update', '-qq'], options);
    execFileSync('apt-get', ['install', '-y', '-qq', '--no-install-recommends', name], options);
    return true;
  } catch {
    return false;
  }
}
