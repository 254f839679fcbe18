import { readFileSync } from 'node:fs';
import type { FastifyReply } from 'fastify';
import type { Config } from '../config.ts';
import { StartError } from '../start-error.ts';
import { escapeHtml } from './escape.ts';
import { styleNonce } from './headers.ts';

interface PageParts {
  title: string;
  /** Elements for the head, already escaped. */
  head?: string;
  /** Elements that carry data, already escaped. */
  data?: string;
  /** What browsers that run no scripts show instead of the page's own words, already escaped. */
  withoutScripts?: string;
}

/** A built page with this answer's nonce, title and additions. */
export type RenderPage = (reply: FastifyReply, parts: PageParts) => string;

/**
 * Reads the built page once. `__CSP_NONCE__`, the title, `<!--app-head-->` and `<!--app-data-->` are what changes.
 * @throws StartError when the client is not built.
 */
export function pageTemplate(file: string, config: Pick<Config, 'supportEmail'>): RenderPage {
  const html = readBuilt(file);
  const support = config.supportEmail
    ? `<meta name="support-email" content="${escapeHtml(config.supportEmail)}">`
    : '';
  return (reply, { title, head = '', data = '', withoutScripts }) =>
    html
      .replace('__CSP_NONCE__', () => styleNonce(reply))
      .replace(/<title>[^<]*<\/title>/, () => `<title>${escapeHtml(title)}</title>`)
      .replace('<!--app-head-->', () => support + head)
      .replace(/<noscript>([^<]*)<\/noscript>/, (_, ours) => `<noscript>${withoutScripts ?? ours}</noscript>`)
      .replace('<!--app-data-->', () => data);
}

function readBuilt(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    throw new StartError(`The client is not built (${file} is missing). Run npm run build.`);
  }
}
