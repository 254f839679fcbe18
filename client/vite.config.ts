import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import { PARSED_MESSAGES, messagesPlugin } from '../scripts/messages.mjs';

const API = 'http://127.0.0.1:3000';
const LANGUAGE = process.env.LARDER_LANGUAGE ?? 'en';
const FIRST_FONTS = /(inter-latin-wght-normal|fraunces-latin-opsz-normal)-[^/]*\.woff2$/;

/** The two Latin font files are wanted by every page: the browser may fetch them before it has read the styles. */
function preloadFonts(): Plugin {
  return {
    name: 'larder-preload-fonts',
    transformIndexHtml: {
      order: 'post',
      handler: (_html, { bundle }) =>
        Object.keys(bundle ?? {})
          .filter((file) => FIRST_FONTS.test(file))
          .map((file) => ({
            tag: 'link',
            attrs: { rel: 'preload', as: 'font', type: 'font/woff2', href: `/${file}`, crossorigin: true },
            injectTo: 'head' as const,
          })),
    },
  };
}

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
  const isFromShell = /^assets\/(shell|home|lists|recipes|every-page)-/.test(host.hostId);
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

/** What the start of the program shares with all that is loaded after it. */
const OF_EVERY_START =
  /vite.preload-helper|get-nonce|shared\/src\/paths|client\/src\/(lib\/(theme|csp-nonce|browser-storage)|app\/reload-after-deploy)/;

const ICONS_OF_SHELL =
  /lucide-react.*icons\/(download|file-text|folder-plus|images|library|package-open|pencil|pencil-line|user-round|users-round)\.\w+$/;

/** Small modules that every page of a signed-in person needs. What they import stays where it is: visitors need some of it. */
const OF_EVERY_PAGE = filesOfClient`
  components/ui/avatar components/ui/search-field components/ui/dropdown-menu/menu-parts
  components/ui/dropdown-menu/dropdown-menu features/imports/live-imports features/follows/pending-requests
  features/follows/pending-badge lib/api lib/nav-state lib/toast lib/undo lib/install-prompt lib/running-timers lib/serialise`;
/** The same of pages that show recipes, one or many. */
const OF_RECIPES = filesOfClient`
  features/recipes/recipe-cache features/recipes/card/recipe-actions features/recipes/card/use-favorite
  features/recipes/share/share-recipe features/recipes/share/use-share features/recipes/share/share-button
  features/playlists/use-add-to-playlist hooks/use-greeting lib/copy-text`;
/** The same of pages that list them. */
const OF_LISTS = filesOfClient`
  components/ui/page-header components/ui/segmented-control components/ui/view-toggle components/ui/highlighted
  components/ui/use-arrow-keys components/ui/list-items/list-items features/recipes/card/recipe-card
  features/recipes/card/use-prefetch-recipe features/recipes/card/more-actions features/recipes/list/recipe-browser features/recipes/list/select-recipe
  features/recipes/list/use-recipe-list features/photos/photo-limit-banner hooks/use-scroll-restore lib/list-title
  lib/paged-query`;

function filesOfClient([files = '']: TemplateStringsArray): RegExp {
  return new RegExp(`/client/src/(${files.trim().split(/\s+/).join('|')})\\.tsx?$`);
}

export default defineConfig({
  root: import.meta.dirname,
  plugins: [messagesPlugin(LANGUAGE), react(), tailwindcss(), preloadFonts(), noteImports()],
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
        // Files of a few lines each cost more by their number than by what is in them.
        codeSplitting: {
          groups: [
            // Else they would stand in the file that starts the program, and whatever needs one of them would start it.
            { name: 'start', test: OF_EVERY_START },
            { name: 'shell-icons', test: ICONS_OF_SHELL },
            { name: 'icons', test: /lucide-react.*icons/, minShareCount: 6 },
            {
              name: 'hooks',
              test: /src\/hooks\/use-(debounced|document-title|media-query|stored-choice|view-mode)/,
            },
            { name: 'every-page', test: OF_EVERY_PAGE, includeDependenciesRecursively: false },
            { name: 'recipes', test: OF_RECIPES, includeDependenciesRecursively: false },
            { name: 'lists', test: OF_LISTS, includeDependenciesRecursively: false },
          ],
        },
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
