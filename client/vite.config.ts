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

export default defineConfig({
  root: import.meta.dirname,
  plugins: [react(), tailwindcss(), preloadFonts()],
  build: {
    outDir: 'dist',
    emptyOutDir: true,
    // Which files belong to which start of the program: read by scripts/build.mjs.
    manifest: true,
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
