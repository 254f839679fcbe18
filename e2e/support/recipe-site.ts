import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { deflateSync } from 'node:zlib';

export interface RecipeSite {
  origin: string;
  close: () => Promise<void>;
}

const LEMON_CAKE = {
  '@context': 'https://schema.org',
  '@type': 'Recipe',
  name: 'Aunt Vera’s Lemon Drizzle Cake',
  description: 'A sharp, sticky loaf that keeps for a week, if it is hidden well.',
  image: '/cake.png',
  recipeYield: '4 servings',
  prepTime: 'PT20M',
  cookTime: 'PT45M',
  keywords: 'cake, lemon',
  recipeIngredient: [
    '200 g soft butter',
    '200 g caster sugar',
    '4 eggs',
    '1 1/2 lemons, zested',
    '½ tsp salt',
  ],
  recipeInstructions: [
    { '@type': 'HowToStep', text: 'Heat the oven to 180 °C and line a loaf tin.' },
    { '@type': 'HowToStep', text: 'Cream the butter and sugar, then beat in the eggs one by one.' },
    { '@type': 'HowToStep', text: 'Bake for 45 minutes and pour over the lemon syrup while warm.' },
  ],
};

/** What its draft says, in its own words. */
export const LEMON_CAKE_TEXTS = [
  LEMON_CAKE.name,
  ...LEMON_CAKE.recipeIngredient,
  ...LEMON_CAKE.recipeInstructions.map(({ text }) => text),
  ...LEMON_CAKE.keywords.split(', '),
];

/** A third-party website on this machine, with pages that behave well and pages that do not. */
export async function startRecipeSite(): Promise<RecipeSite> {
  const held: Held = { waiting: [], visits: new Map() };
  const server = createServer((request, response) => answer(request, response, held));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  return {
    origin: `http://127.0.0.1:${port}`,
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}

interface Held {
  /** Answers that are held back until they are released. */
  waiting: (() => void)[];
  /** By address, its query included. */
  visits: Map<string, number>;
}

/** `visit` counts from 1; `id` is the video's. */
type Answer = (response: ServerResponse, waiting: Held['waiting'], visit: number, id: string | null) => void;

/** What the site answers at each path. */
const ANSWERS: Readonly<Record<string, Answer>> = {
  '/lemon-cake': (response) => html(response, recipePage(LEMON_CAKE)),
  '/slow': (response, waiting) =>
    void waiting.push(() => html(response, recipePage({ ...LEMON_CAKE, name: 'Slow Braised Leeks' }))),
  // Until this is requested, an import of `/slow` stays running.
  '/release': (response, waiting) => {
    waiting.splice(0).forEach((go) => go());
    html(response, 'released');
  },
  '/blocked': (response) => failure(response, 403, 'Forbidden'),
  '/article': (response) => html(response, '<!doctype html><title>News</title><p>Nothing to cook here.</p>'),
  '/steps-alone': (response) =>
    html(response, recipePage({ ...LEMON_CAKE, name: '', recipeIngredient: [] }, '')),
  '/two': (response) => html(response, twoRecipes()),
  // The second visit fails, and the third waits for '/release'.
  '/two-once': (response, waiting, visit) => {
    if (visit === 2) failure(response, 504, 'Gateway Timeout');
    else if (visit > 2) waiting.push(() => html(response, twoRecipes()));
    else html(response, twoRecipes());
  },
  '/video-alone': (response) => html(response, `<!doctype html><h1>Lemon loaf</h1>${VIDEO}`),
  '/with-video': (response) => html(response, recipePage(LEMON_CAKE).replace('</body>', `${VIDEO}</body>`)),
  '/text-alone': (response) => html(response, TEXT_ALONE),
  // Declared as compressed, but it is not.
  '/garbled': (response) =>
    void response
      .writeHead(200, { 'content-type': 'text/html', 'content-encoding': 'gzip' })
      .end(recipePage(LEMON_CAKE)),
  '/empty': (response) => html(response, ''),
  '/book.pdf': (response) =>
    void response.writeHead(200, { 'content-type': 'application/pdf' }).end('%PDF-1.7'),
  '/tired': (response) => failure(response, 504, 'Gateway Timeout'),
  '/broken': (response) => failure(response, 500, 'Internal Server Error'),
  '/watch': (response, _waiting, _visit, id) => html(response, watchPage(id)),
  '/cake.png': (response) =>
    void response.writeHead(200, { 'content-type': 'image/png' }).end(gradientPng(640, 480)),
};

function answer({ url = '/' }: IncomingMessage, response: ServerResponse, { waiting, visits }: Held): void {
  const visit = (visits.get(url) ?? 0) + 1;
  visits.set(url, visit);
  const { pathname, searchParams } = new URL(url, 'http://site');
  const found = ANSWERS[pathname];
  if (found) found(response, waiting, visit, searchParams.get('v'));
  else failure(response, 404, 'Not found');
}

function failure(response: ServerResponse, status: number, reason: string): void {
  response.writeHead(status, { 'content-type': 'text/html' }).end(`<h1>${reason}</h1>`);
}

function twoRecipes(): string {
  const recipes = ['Rye bread', 'Whipped butter'].map((name) => dataOf({ ...LEMON_CAKE, name, image: [] }));
  return `<!doctype html><title>Two</title>${recipes.join('')}`;
}

const VIDEO = '<iframe src="https://www.youtube.com/embed/lemonLoaf01" title="Lemon loaf"></iframe>';

const TEXT_ALONE =
  '<!doctype html><title>Plum cake</title><h1>Plum cake</h1><p>Ingredients</p><p>500 g plums</p><p>200 g flour</p><p>2 eggs</p><p>Method</p><p>Mix it all.</p><p>Bake it for an hour.</p>';

const CAPTION = `Serves 8

Ingredients:
200 g butter
200 g sugar
3 eggs

Method:
1. Beat 200 g sugar into the butter, then add the eggs.
2. Bake for 45 minutes.`;

const TWO_SPREADS = `Two spreads

OLIVE PASTE
100 g olives
2 tbsp oil
Blend until smooth.

EGG BUTTER
3 eggs, boiled
80 g butter
Chop and mix.`;

/** The part of a video page that its player reads. */
function watchPage(id: string | null): string {
  const shown =
    id === 'twoSpreads1'
      ? { title: 'Two spreads', shortDescription: TWO_SPREADS }
      : { title: 'Lemon loaf', shortDescription: CAPTION };
  const videoDetails = { ...shown, author: 'Kitchen House' };
  const player = JSON.stringify({ playabilityStatus: { status: 'OK' }, videoDetails });
  return `<!doctype html><title>Video</title><script>var ytInitialPlayerResponse = ${player};</script>`;
}

function html(response: ServerResponse, body: string): void {
  response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }).end(body);
}

function recipePage(recipe: object, heading = 'A recipe'): string {
  return `<!doctype html><html lang="en"><head><title>${heading}</title>
${dataOf(recipe)}</head><body><h1>${heading}</h1></body></html>`;
}

function dataOf(recipe: object): string {
  return `<script type="application/ld+json">${JSON.stringify(recipe)}</script>`;
}

/** A small valid PNG without any library: warm colours from corner to corner. */
function gradientPng(width: number, height: number): Buffer {
  const rows = Buffer.alloc(height * (1 + width * 3));
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      rows.set(
        [230, 120 + Math.round((100 * x) / width), Math.round((180 * y) / height)],
        y * (1 + width * 3) + 1 + x * 3,
      );
    }
  }
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([8, 2, 0, 0, 0], 8);
  return Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    pngChunk('IHDR', header),
    pngChunk('IDAT', deflateSync(rows)),
    pngChunk('IEND', Buffer.alloc(0)),
  ]);
}

function pngChunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'ascii'), data]);
  const length = Buffer.alloc(4);
  length.writeUInt32BE(data.length);
  const sum = Buffer.alloc(4);
  sum.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, sum]);
}

function crc32(bytes: Buffer): number {
  let crc = 0xffffffff;
  for (const byte of bytes) {
    crc ^= byte;
    for (let bit = 0; bit < 8; bit++) crc = crc & 1 ? (crc >>> 1) ^ 0xedb88320 : crc >>> 1;
  }
  return (crc ^ 0xffffffff) >>> 0;
}
