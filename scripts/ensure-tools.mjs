// Makes sure of what the tests need beside npm packages: a Chromium and redis-server. Installs them where it may.
import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { pathToFileURL } from 'node:url';

const SYSTEM_CHROMIUM = [
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
];

/** @throws Error with the one line to run when something is missing and cannot be installed. */
export async function ensureTools() {
  if (!hasRedis()) installRedis();
  if (!(await hasChromium())) await installChromium();
}

async function hasChromium() {
  const candidates = [process.env.CHROMIUM_PATH, ...SYSTEM_CHROMIUM];
  return candidates.some((file) => file && existsSync(file)) || existsSync(await playwrightChromium());
}

async function playwrightChromium() {
  const { chromium } = await import('@playwright/test');
  return chromium.executablePath();
}

function hasRedis() {
  return spawnSync('redis-server', ['--version'], { stdio: 'ignore' }).status === 0;
}

function installRedis() {
  if (!aptInstall('redis-server') || !hasRedis()) {
    throw new Error(
      'The tests need redis-server. Run: sudo apt-get install -y redis-server (or brew install redis)',
    );
  }
}

async function installChromium() {
  for (const name of ['chromium-headless-shell', 'chromium'])
    if (aptInstall(name) && (await hasChromium())) return;
  spawnSync(process.execPath, ['node_modules/@playwright/test/cli.js', 'install', 'chromium'], {
    stdio: 'inherit',
  });
  if (!(await hasChromium())) {
    throw new Error('The tests need a Chromium. Run: npx playwright install chromium (or set CHROMIUM_PATH)');
  }
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

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  await ensureTools().catch((error) => {
    console.error(error.message);
    process.exit(1);
  });
}
