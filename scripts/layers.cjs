/**
 * The layers of ARCHITECTURE.md from the lowest up: a file imports its own layer and those below it, types too. Each layer is a list of
 * folders (with a slash at the end) and files; the first entry that a path begins with places it, longest entries first.
 */
const LAYERS = {
  server: [
    [
      'config.ts',
      'config-error.ts',
      'errors.ts',
      'limits.ts',
      'network-of.ts',
      'long-bodies.ts',
      'at-once.ts',
      'static-html.ts',
    ],
    ['process/'],
    ['db/', 'image-decoding/'],
    ['extraction/'],
    ['adapters/'],
    ['ctx.ts', 'jobs/', 'access.ts'],
    ['auth/', 'sync/'],
    ['trpc/'],
    ['features/'],
    ['trpc/router.ts', 'http/'],
    ['app.ts', 'create-deps.ts', 'prepare.ts'],
    ['main.ts', 'worker.ts', 'doctor/', 'backup/', 'commands/'],
    ['launcher.ts'],
  ],
  client: [
    ['lib/'],
    ['hooks/'],
    ['components/'],
    ['features/'],
    ['pages/'],
    ['app/'],
    ['main.tsx', 'served-page-script.ts', 'served-home-script.ts'],
  ],
};

const escape = (text) => text.replace(/[.]/g, '\\.');
const matches = (root, entries) =>
  `^${root}/src/(${entries.map((entry) => (entry.endsWith('/') ? escape(entry) : `${escape(entry)}$`)).join('|')})`;

/** One rule of dependency-cruiser per layer: nothing above it is imported. */
exports.layerRules = (notTests) =>
  Object.entries(LAYERS).flatMap(([root, layers]) =>
    layers.slice(0, -1).map((entries, index) => ({
      name: `${root}-layer-${index + 1}`,
      severity: 'error',
      comment: 'A file imports its own layer and those below it (scripts/layers.cjs).',
      from: { path: matches(root, entries), pathNot: [notTests, ...inHigherLayer(root, layers, index)] },
      to: { path: matches(root, layers.slice(index + 1).flat()), pathNot: notTests },
    })),
  );

/** A file that a higher layer names stands there, though its folder is lower. */
function inHigherLayer(root, layers, index) {
  const named = layers
    .slice(index + 1)
    .flat()
    .filter((entry) => layers[index].some((folder) => folder.endsWith('/') && entry.startsWith(folder)));
  return named.length > 0 ? [matches(root, named)] : [];
}
