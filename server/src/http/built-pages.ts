import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { DEFAULT_LANGUAGE } from '@larder/shared/messages/language';
import type { FastifyRequest } from 'fastify';
import { pageLanguageOf } from '../trpc/context.ts';
import { pageTemplate, type RenderPage } from './page-template.ts';
import { servedHtml, type ServedHtml } from './served-html.ts';

/** The pages of the client in one language. */
export interface BuiltPages {
  language: string;
  render: RenderPage;
  renderHome: RenderPage;
  renderLanding: RenderPage;
  renderShared: RenderPage;
  served: ServedHtml;
}

/**
 * Reads the pages of every language that the client was built in; each has a folder of its own.
 * @throws StartError when the client is not built.
 */
export function readBuiltPages(
  clientDir: string,
  config: Parameters<typeof pageTemplate>[1],
): ReadonlyMap<string, BuiltPages> {
  const isBuilt = (name: string) => existsSync(path.join(clientDir, name, 'index.html'));
  const others = existsSync(clientDir) ? readdirSync(clientDir).filter(isBuilt) : [];
  const languages = new Set([DEFAULT_LANGUAGE, ...others]);
  return new Map([...languages].map((language) => [language, readPages(clientDir, language, config)]));
}

function readPages(
  clientDir: string,
  language: string,
  config: Parameters<typeof pageTemplate>[1],
): BuiltPages {
  const folder = path.join(clientDir, language);
  const template = (name: string) => pageTemplate(path.join(folder, name), config);
  return {
    language,
    render: template('index.html'),
    renderHome: template('home.html'),
    renderLanding: template('landing.html'),
    renderShared: template('shared-recipe.html'),
    served: servedHtml(folder),
  };
}

/** Those in the language of the request. */
export function pageIn(built: ReadonlyMap<string, BuiltPages>, request: FastifyRequest): BuiltPages {
  const pages = built.get(pageLanguageOf(request, [DEFAULT_LANGUAGE, ...built.keys()]));
  if (!pages) throw new Error('The client is not built in its first language');
  return pages;
}
