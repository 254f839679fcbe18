/** The one-way rule of ARCHITECTURE.md, as a check. */
const { layerRules } = require('./scripts/layers.cjs');

const forbid = (name, from, to, comment) => ({ name, severity: 'error', comment, from, to });
const NOT_TESTS = '(\\.test\\.tsx?$|/testing/|/access-matrix/)';

module.exports = {
  forbidden: [
    ...layerRules(NOT_TESTS),
    forbid('no-cycles', {}, { circular: true }, 'A cycle is two things that are one.'),
    forbid(
      'shared-is-pure',
      { path: '^shared/src', pathNot: NOT_TESTS },
      { pathNot: ['^shared/src', 'node_modules/(zod|@formatjs)'], dependencyTypesNot: ['npm-dev'] },
      'shared depends on zod, the parser of messages and nothing else.',
    ),
    forbid(
      'client-never-runs-server',
      { path: '^client/src' },
      { path: '^server/src', dependencyTypesNot: ['type-only'] },
      'The client takes types from the server, never code.',
    ),
    forbid(
      'server-never-client',
      { path: '^server/src' },
      { path: '^client/' },
      'The server loads the built client as an artefact.',
    ),
    forbid(
      'routers-stay-thin',
      { path: '^server/src/features/([^/]+)/router\\.ts$' },
      {
        path: ['^server/src/db/', '^server/src/features/(?!$1/)', '^server/src/adapters/'],
        dependencyTypesNot: ['type-only'],
      },
      'A router calls its own feature and nothing below.',
    ),
    forbid(
      'foundations-know-no-feature',
      { path: '^server/src/(access|errors|config|ctx)\\.ts$|^server/src/(db|adapters)/', pathNot: NOT_TESTS },
      { path: '^server/src/features/' },
      'Foundations are below the features.',
    ),
    forbid(
      'foundations-know-no-context',
      { path: '^server/src/(db|adapters)/', pathNot: NOT_TESTS },
      { path: '^server/src/ctx\\.ts$' },
      'The context is made of them: what they need of it they name themselves.',
    ),
    forbid(
      'features-know-no-adapter',
      { path: '^server/src/features/', pathNot: NOT_TESTS },
      { path: '^server/src/adapters/', dependencyTypesNot: ['type-only'] },
      'Features reach the outside world through Ctx.',
    ),
    forbid(
      'extraction-is-pure',
      { path: '^server/src/extraction/', pathNot: NOT_TESTS },
      { path: '^server/src/(db|adapters|features|jobs|trpc|auth)/' },
      'Extraction turns text into a draft and touches nothing.',
    ),
    forbid(
      'product-knows-no-lab',
      { path: '^(client|e2e|server|shared)/' },
      { path: '^lab/' },
      'What is measured and trained must not know how.',
    ),
    forbid(
      'client-features-are-apart',
      { path: '^client/src/features/([^/]+)/' },
      { path: '^client/src/features/(?!$1/)' },
      'Pages compose features.',
    ),
    forbid(
      'client-ui-is-dumb',
      { path: '^client/src/(components|hooks|lib)/' },
      { path: '^client/src/(features|pages|app)/' },
      'Primitives know no feature.',
    ),
    forbid(
      'client-features-know-no-page',
      { path: '^client/src/features/' },
      { path: '^client/src/(pages|app)/' },
      'Features are below pages.',
    ),
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.base.json' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['types', 'import', 'default'],
      extensions: ['.ts', '.tsx', '.js'],
    },
  },
};
