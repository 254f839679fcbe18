import { once } from 'node:events';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import sharp from 'sharp';

/** A website with one recipe at /soup, whose answers a test may hold back. */
export interface RecipeSite {
  /** host:port, for FETCH_ALLOW_HOSTS. */
  host: string;
  address: (path: string) => string;
  /** The number of requests for `path` so far. */
  visits: (path: string) => number;
  /** From now on requests for pages wait until `release`. */
  hold: () => void;
  release: () => void;
  close: () => Promise<void>;
}

export const SITE_RECIPE = {
  '@context': 'https://schema.org',
  '@type': 'Recipe',
  name: 'Lentil soup of the house',
  description: 'Thick and plain.',
  recipeIngredient: ['200 g red lentils', '1 onion', '1 l water', 'Salt'],
  recipeInstructions: ['Chop the onion.', 'Boil everything for 20 minutes.', 'Salt it.'],
  prepTime: 'PT10M',
  cookTime: 'PT20M',
  recipeYield: '4 servings',
};

/** Page -> its image, when that cannot be fetched. The second one never answers. */
const PICTURES: Record<string, string> = { '/no-picture': '/missing.png', '/slow-picture': '/never.jpg' };

/** A real HTTP server on 127.0.0.1. */
export async function startRecipeSite(): Promise<RecipeSite> {
  const counts = new Map<string, number>();
  const held: (() => void)[] = [];
  let isHolding = false;
  const picture = await jpeg(900, 600);
  const tiny = await jpeg(80, 80);
  const pictures: Record<string, Buffer> = { '/tiny.jpg': tiny, '/broken.jpg': picture.subarray(0, 300) };
  const server = createServer((request, response) => {
    const path = request.url ?? '/';
    counts.set(path, (counts.get(path) ?? 0) + 1);
    const send = () => answer(path, pictures[path] ?? picture, response);
    if (isHolding && !path.endsWith('.jpg')) held.push(send);
    else send();
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const host = `127.0.0.1:${(server.address() as AddressInfo).port}`;
  const release = () => {
    isHolding = false;
    held.splice(0).forEach((send) => send());
  };
  return {
    host,
    address: (path) => `http://${host}${path}`,
    visits: (path) => counts.get(path) ?? 0,
    hold: () => (isHolding = true),
    release,
    close: async () => {
      server.close();
      server.closeAllConnections();
      await once(server, 'close');
    },
  };
}

function jpeg(width: number, height: number): Promise<Buffer> {
  return sharp({ create: { width, height, channels: 3, background: '#b5542c' } })
    .jpeg()
    .toBuffer();
}

function answer(path: string, picture: Buffer, response: ServerResponse): void {
  if (path === '/never.jpg') return;
  if (path.endsWith('.jpg')) {
    response.writeHead(200, { 'content-type': 'image/jpeg' }).end(picture);
  } else if (path === '/nothing') {
    page(response, '<title>About us</title><p>We cook.</p>');
  } else if (path === '/moved') {
    response.writeHead(302, { location: '/soup#comments' }).end();
  } else if (path === '/blocked') {
    response.writeHead(403, { 'content-type': 'text/html' }).end('<p>No</p>');
  } else {
    const image = PICTURES[path] ?? '/soup.jpg';
    const recipe = JSON.stringify({ ...SITE_RECIPE, image: `http://${response.req.headers.host}${image}` });
    page(response, `<title>Soup</title><script type="application/ld+json">${recipe}</script>`);
  }
}

function page(response: ServerResponse, html: string): void {
  response
    .writeHead(200, { 'content-type': 'text/html; charset=utf-8' })
    .end(`<!doctype html><html><body>${html}</body></html>`);
}
