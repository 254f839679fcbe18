// What makes the client an app that can be installed: its icons, a manifest for each language, and the service worker.
import { createHash } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { sharedMessages } from './messages.mjs';

const PAPER = '#FBF7F0';
const ACCENT = '#A8361B';

/** `files` are the addresses that the app is made of, by language. */
export async function buildInstalledApp({ root, clientOut, files }) {
  await writeIcons(clientOut);
  for (const language of Object.keys(files))
    await writeFile(path.join(clientOut, `${language}.webmanifest`), JSON.stringify(manifestIn(language)));
  await buildServiceWorker({ root, clientOut, files });
}

/** Drawn from the one drawing. A maskable icon fills its square, for phones cut it in shapes of their own. */
async function writeIcons(clientOut) {
  const { default: sharp } = await import('sharp');
  const drawing = await readFile(path.join(clientOut, 'favicon.svg'));
  const drawn = (size) => sharp(drawing, { density: (72 * size) / 32 }).resize(size, size);
  const filling = async (size) => {
    const inner = Math.round(size * 0.8);
    const edge = (size - inner) / 2;
    return sharp(await drawn(inner).flatten({ background: ACCENT }).toBuffer()).extend({
      top: Math.floor(edge),
      bottom: Math.ceil(edge),
      left: Math.floor(edge),
      right: Math.ceil(edge),
      background: ACCENT,
    });
  };
  const icons = {
    'icon-192.png': drawn(192),
    'icon-512.png': drawn(512),
    'icon-maskable-512.png': await filling(512),
    // Apple's has no transparent corners.
    'icon-180.png': await filling(180),
  };
  for (const [name, icon] of Object.entries(icons))
    await icon.png({ palette: true, compressionLevel: 9 }).toFile(path.join(clientOut, name));
}

function manifestIn(language) {
  const { addRecipe, description, searchRecipes, cookLast, titleBar } = sharedMessages('product', language);
  const icon = (src, sizes, purpose = 'any') => ({ src, sizes, type: 'image/png', purpose });
  const shortcut = (name, url) => ({ name, url, icons: [icon('/icon-192.png', '192x192')] });
  return {
    // The same app in every language.
    id: '/',
    name: `Larder - ${titleBar}`,
    short_name: 'Larder',
    description: description.replace('{name}', 'Larder'),
    lang: language,
    dir: 'ltr',
    start_url: '/',
    scope: '/',
    display: 'standalone',
    background_color: PAPER,
    theme_color: PAPER,
    categories: ['food', 'lifestyle'],
    icons: [
      icon('/icon-192.png', '192x192'),
      icon('/icon-512.png', '512x512'),
      icon('/icon-maskable-512.png', '512x512', 'maskable'),
      { src: '/favicon.svg', sizes: 'any', type: 'image/svg+xml', purpose: 'any' },
    ],
    shortcuts: [
      shortcut(addRecipe, '/import'),
      shortcut(searchRecipes, '/?shortcut=search'),
      shortcut(cookLast, '/?shortcut=cook-last'),
    ],
    share_target: {
      action: '/import/shared',
      method: 'POST',
      enctype: 'multipart/form-data',
      params: {
        title: 'title',
        text: 'text',
        url: 'url',
        files: [
          { name: 'photos', accept: ['image/jpeg', 'image/png', 'image/webp', 'image/heic', 'image/heif'] },
        ],
      },
    },
  };
}

async function buildServiceWorker({ root, clientOut, files }) {
  const { build } = await import('esbuild');
  const hash = createHash('sha256').update(JSON.stringify(files));
  for (const language of Object.keys(files))
    hash.update(await readFile(path.join(clientOut, language, 'index.html')));
  await build({
    entryPoints: [path.join(root, 'client/service-worker/service-worker.ts')],
    outfile: path.join(clientOut, 'service-worker.js'),
    absWorkingDir: root,
    bundle: true,
    minify: true,
    format: 'iife',
    platform: 'browser',
    target: 'es2023',
    define: {
      FILES: JSON.stringify(files),
      BUILD: JSON.stringify(hash.digest('hex').slice(0, 16)),
      'process.env.NODE_ENV': '"production"',
    },
    alias: { '@larder/shared': './shared/src' },
    logLevel: 'error',
  });
}
