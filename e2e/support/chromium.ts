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

/** The Chromium to drive: the one named by CHROMIUM_PATH, the system's, or (undefined) Playwright's own. */
export function chromiumPath(): string | undefined {
  return [
    process.env.CHROMIUM_PATH,
    '/usr/bin/chromium',
    '/usr/bin/chromium-browser',
    '/usr/bin/google-chrome',
  ].find((path): path is string => path !== undefined && existsSync(path));
}
