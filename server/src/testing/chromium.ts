import { existsSync } from 'node:fs';

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

/** Prefers the headless shell, which needs a third less work. */
export function headlessPath(): string | undefined {
  return existing([process.env.CHROMIUM_PATH, WITHOUT_WINDOW, ...SYSTEM]);
}

function existing(paths: (string | undefined)[]): string | undefined {
  return paths.find((path) => path !== undefined && existsSync(path));
}
