import { readFileSync } from 'node:fs';
import { createElement } from 'react';
import type { Config } from '../config.ts';
import { StartError } from '../process/start-error.ts';
import { staticElements } from '../static-html.ts';

/** The element the app renders into, with the note for browsers without scripts. */
const EMPTY_ROOT = /<div id="root"><\/div>\s*<noscript>[^<]*<\/noscript>/;

export interface PageParts {
  title: string;
  /** Elements for the head, already escaped. */
  head?: string;
  /** Elements that carry data, already escaped. */
  data?: string;
  /** What the page shows before any script runs, already escaped. */
  content?: string;
  /** Whether it can only be looked at until its scripts run. */
  isInert?: boolean;
}

/** Renders a built page with a title and additions. It gets its nonce when it is sent. */
export type RenderPage = (parts: PageParts) => string;

/**
 * Reads the built page once. Each page replaces the title, `<!--app-head-->` and `<!--app-data-->`.
 * @throws StartError when the client is not built.
 */
export function pageTemplate(
  file: string,
  config: Pick<Config, 'supportEmail' | 'legalPolicyUrl' | 'aiModel' | 'aiReads'>,
): RenderPage {
  const html = readBuilt(file);
  const settings = metaElements([
    { name: 'support-email', content: config.supportEmail },
    { name: 'legal-policy', content: config.legalPolicyUrl },
    { name: 'ai-reads', content: config.aiModel && config.aiReads.join(' ') },
  ]);
  return ({ title, head = '', data = '', content, isInert }) =>
    html
      .replace(/<title>[^<]*<\/title>/, () => staticElements(createElement('title', null, title)))
      .replace('<!--app-head-->', () => settings + head)
      .replace('<!--app-data-->', () => data)
      .replace(EMPTY_ROOT, (empty) =>
        content === undefined ? empty : `<div id="root"${isInert ? ' inert' : ''}>${content}</div>`,
      );
}

export function clientNotBuilt(file: string): StartError {
  return new StartError(`The client is not built (${file} is missing). Run npm run build.`);
}

/** What a page says about itself, by the name of either kind. Without content there is no element. */
interface Meta {
  name?: string;
  property?: string;
  content: string | undefined;
}

/** Elements for the head of a page. */
export function metaElements(metas: readonly Meta[]): string {
  return metas
    .filter(({ content }) => content !== undefined)
    .map((meta) => staticElements(createElement('meta', meta)))
    .join('');
}

function readBuilt(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    throw clientNotBuilt(file);
  }
}
