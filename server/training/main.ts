import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { PROJECT_ROOT } from '../src/process/project-root.ts';
import { knownPages } from './corpus.ts';
import { trainPages } from './pages.ts';

const CORPUS = path.join(PROJECT_ROOT, '../shared/data/pages');
const WEIGHTS = path.join(PROJECT_ROOT, 'server/src/extraction/page/weights.json');

// `npm run train`: learns the weights of the page reader from pages whose recipes are known, and writes them where the reader
// reads them. The same pages give the same weights.
const pages = await knownPages(CORPUS);
const weights = trainPages(pages, (progress) => console.log(progress));
const sites = new Set(pages.map(({ host }) => host)).size;
const origin = `npm run train: ${pages.length} pages of ${sites} sites, each also without its structured data`;
await writeFile(WEIGHTS, `${JSON.stringify({ version: 1, origin, ...weights })}\n`);
