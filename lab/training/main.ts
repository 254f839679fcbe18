import { readdirSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { PROJECT_ROOT } from '../../server/src/process/project-root.ts';
import { givenCaptions } from './captions/known.ts';
import { pageRecipes } from './captions/made/made.ts';
import { reportOf, type CaptionScorer } from './captions/report.ts';
import { talksIn, trainTalk } from './captions/talk/train.ts';
import { trainCaptions } from './captions/train.ts';
import { knownPages, noRecipes } from './corpus.ts';
import { trainLetters } from './letters/train.ts';
import { trainPages } from './pages.ts';

const DATA = path.join(PROJECT_ROOT, '../shared/data');
const PAGES = path.join(DATA, 'pages');
const CAPTION_SCORER = path.join(PROJECT_ROOT, '../shared/bench/text-score.mjs');
const TALK = path.join(import.meta.dirname, 'captions/talk/texts');
const EXTRACTION = path.join(PROJECT_ROOT, 'server/src/extraction');

// `npm run train` learns the weights of the page reader from pages whose recipes are known, `npm run train -- lines` those of
// the reader of captions, `npm run train -- talk` those of the reader of talk, `npm run train -- letters` those of the reader of
// photos, and writes them where the readers read them.
const progress = (line: string) => console.log(line);
if (process.argv[2] === 'lines') await trainLines();
else if (process.argv[2] === 'talk') await trainTalkReader();
else if (process.argv[2] === 'letters') await trainPhotoLetters();
else await train();

/** The same pages give the same weights. */
async function train(): Promise<void> {
  const pages = await knownPages(PAGES);
  const none = await noRecipes(DATA);
  const weights = trainPages(pages, none, progress);
  const sites = new Set(pages.map(({ host }) => host)).size;
  const origin = `npm run train: ${pages.length} pages of ${sites} sites, each also without its structured data, and pages without a recipe`;
  await writeWeights('page/weights.json', { version: 1, origin, ...weights });
}

async function trainLines(): Promise<void> {
  const given = await givenCaptions(path.join(DATA, 'captions.json'));
  const recipes = await pageRecipes(PAGES);
  const { network, heads, leftOut } = await trainCaptions(given, recipes, progress);
  const { caption: score } = (await import(pathToFileURL(CAPTION_SCORER).href)) as { caption: CaptionScorer };
  console.log(reportOf(leftOut, score));
  const origin = `npm run train -- lines: ${given.length} captions and those of the tests, after captions made from ${recipes.length} page recipes`;
  await writeWeights('text/tagger/weights.json', {
    version: 1,
    origin,
    network: Buffer.from(network).toString('base64'),
    ...heads,
  });
}

async function trainTalkReader(): Promise<void> {
  const names = readdirSync(TALK).filter((name) => name.endsWith('.jsonl'));
  const talks = await talksIn(names.sort().map((name) => path.join(TALK, name)));
  const given = await givenCaptions(path.join(DATA, 'captions.json'));
  const recipes = await pageRecipes(PAGES);
  const { network, leftOut } = await trainTalk(talks, given, recipes, progress);
  const { caption: score } = (await import(pathToFileURL(CAPTION_SCORER).href)) as { caption: CaptionScorer };
  console.log(reportOf(leftOut, score));
  const origin = `npm run train -- talk: ${talks.length} texts of our own, after made talk and ${given.length} captions`;
  await writeWeights('text/tagger/talk-weights.json', {
    version: 1,
    origin,
    network: Buffer.from(network).toString('base64'),
  });
}

async function trainPhotoLetters(): Promise<void> {
  const pages = await knownPages(PAGES);
  const tables = await trainLetters(pages, progress);
  const origin = `npm run train -- letters: ${pages.length} pages, phrases of our own and the dictionaries of hunspell`;
  await writeWeights('photo/language-model/weights.json', { version: 1, origin, ...tables });
}

async function writeWeights(file: string, weights: object): Promise<void> {
  await writeFile(path.join(EXTRACTION, file), `${JSON.stringify(weights)}\n`);
}
