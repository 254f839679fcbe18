import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import { CHUNKS } from './code-splitting.ts';
import { preloadFonts, subsetFonts } from './fonts.ts';
import { PARSED_MESSAGES, messagesPlugin } from '../scripts/messages.mjs';

const API = 'http://127.0.0.1:3000';
const LANGUAGE = process.env.LARDER_LANGUAGE ?? 'en';

/** What a file of the built program imports, with what that imports in turn. */
const imports = new Map<string, readonly string[]>();

function noteImports(): Plugin {
  return {
    name: 'larder-note-imports',
    generateBundle: {
      order: 'pre',
      handler: (_options, bundle) => {
        for (const file of Object.values(bundle))
          if (file.type === 'chunk') imports.set(file.fileName, file.imports);
      },
    },
  };
}

function loadedWith(file: string): Set<string> {
  const found = new Set([file]);
  for (const each of found) for (const needed of imports.get(each) ?? []) found.add(needed);
  return found;
}

/**
 * A file that loads another later names what that needs, so that all of it is fetched at once. The lists of names alone
 * weighed as much as a page: what came with the file itself, or comes with the shell, is not named, nor is anything of the
 * pages and dialogs that one comes to from inside the app, fetched when a pointer nears their link or when first opened.
 */
function stillToFetch(file: string, needed: string[], host: { hostId: string; hostType: string }): string[] {
  if (host.hostType !== 'js') return needed;
  const isFromShell = /^assets\/(shell|signed-in|home|lists|recipes|shared|every-page)-/.test(host.hostId);
  // A served page names these itself, in time.
  if (isFromShell || /^assets\/start-(landing|shared-recipe)-/.test(file)) return [];
  const there = loadedWith(host.hostId);
  if (host.hostId.startsWith('assets/router-')) {
    if (!/^assets\/(shell|home|recipe-detail)-/.test(file)) return [];
    const shell = [...imports.keys()].find((name) => name.startsWith('assets/shell-'));
    if (shell && file !== shell) for (const part of loadedWith(shell)) there.add(part);
  }
  return needed.filter((name) => !there.has(name));
}

export default defineConfig({
  root: import.meta.dirname,
  plugins: [messagesPlugin(LANGUAGE), react(), tailwindcss(), preloadFonts(), subsetFonts(), noteImports()],
  // Messages are parsed when the client is built (scripts/messages.mjs).
  resolve: {
    alias: [
      {
        find: /^@formatjs\/icu-messageformat-parser$/,
        replacement: PARSED_MESSAGES,
      },
    ],
  },
  build: {
    outDir: 'dist',
    // One folder for the builds of all languages (scripts/build.mjs).
    emptyOutDir: false,
    // Which files belong to which start of the program: read by scripts/build.mjs.
    manifest: true,
    // Every supported browser fetches modules ahead by itself.
    modulePreload: { polyfill: false, resolveDependencies: stillToFetch },
    rolldownOptions: {
      // A sentence stands where it is shown, and what is not shown is not sent.
      optimization: { inlineConst: { mode: 'all', pass: 2 } },
      output: {
        codeSplitting: { groups: CHUNKS },
      },
    },
    target: 'es2023',
    cssTarget: ['chrome123', 'firefox120', 'safari17', 'ios17'],
    // The content security policy has no data: scripts or styles, and fonts must stay files to be preloaded.
    assetsInlineLimit: 0,
  },
  server: {
    port: 5173,
    proxy: { '/trpc': API, '/images': API, '/api': API },
  },
});
