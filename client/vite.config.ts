import path from 'node:path';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';

const API = 'http://127.0.0.1:3000';
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

/** What visitors may load, and what everybody loads who signs in. */
const STARTS = {
  visitors: [
    'src/main.tsx',
    'src/app/start-landing.tsx',
    'src/app/start-shared-recipe.tsx',
    'src/app/start-app.tsx',
    'src/features/auth/auth-dialog.tsx',
    'src/lib/api.ts',
    'src/pages/about-us.tsx',
    'src/pages/reset-password.tsx',
  ],
  signedIn: ['src/app/shell.tsx', 'src/pages/home.tsx'],
};

interface ModuleGraph {
  getModuleInfo: (id: string) => { importedIds: readonly string[] } | null;
}

/** Dozens of small files weigh a third more than one, packed: what only the signed-in load becomes one. */
function groupName(id: string, graph: ModuleGraph): string | null {
  const isPacked = /\/client\/src\/|\/lucide-react\//.test(id);
  return isPacked && loadedBy('signedIn', graph).has(id) && !loadedBy('visitors', graph).has(id)
    ? 'signed-in'
    : null;
}

const loaded = new Map<string, Set<string>>();

function loadedBy(start: keyof typeof STARTS, graph: ModuleGraph): Set<string> {
  const known = loaded.get(start);
  if (known) return known;
  const found = new Set(STARTS[start].map((file) => path.join(import.meta.dirname, file)));
  for (const id of found) for (const needed of graph.getModuleInfo(id)?.importedIds ?? []) found.add(needed);
  loaded.set(start, found);
  return found;
}

export default defineConfig({
  root: import.meta.dirname,
  plugins: [react(), tailwindcss(), preloadFonts()],
  build: {
    outDir: 'dist',
    emptyOutDir: true,
    // Which files belong to which start of the program: read by scripts/build.mjs.
    manifest: true,
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [{ name: groupName, debugName: 'signed-in' }],
          includeDependenciesRecursively: false,
        },
      },
    },
    target: 'es2023',
    cssTarget: ['chrome123', 'firefox120', 'safari17.5'],
    // The content security policy has no data: scripts or styles, and fonts must stay files to be preloaded.
    assetsInlineLimit: 0,
  },
  server: {
    port: 5173,
    proxy: { '/trpc': API, '/images': API, '/api': API },
  },
});
