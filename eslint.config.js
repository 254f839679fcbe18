import reactHooks from 'eslint-plugin-react-hooks';
import tseslint from 'typescript-eslint';

/** Longer ones are built from a lexicon, where a word is found and added in one place. */
const SHORT_REGEX = {
  selector: 'Literal[regex.pattern.length>160]',
  message: 'A regular expression over 160 characters: build it from named parts or from language/.',
};
/** The types refuse a `Day` itself; these are the ways around them. */
const DAY_IS_NO_MOMENT = {
  selector:
    ':matches(NewExpression[callee.name="Date"], CallExpression[callee.object.name="Date"][callee.property.name="parse"]) > :matches(TemplateLiteral, Identifier[name=/([dD]ay|On)$/], MemberExpression[property.name=/([dD]ay|On)$/])',
  message: 'A moment made of a day is another day somewhere: use shared/src/day/day.ts.',
};
const lines = (max) => ['error', { max, skipBlankLines: true, skipComments: true }];
const ONE_WAY_OUT = 'The guarded fetch is the only way out.';
const ONE_WAY_IN = 'Connections are opened in db/connections.ts, which gives them their settings.';

/** What needs no types; rules that do are in .oxlintrc.json, whose linter works types out a tenth of the time. */
export default tseslint.config(
  { ignores: ['**/dist/**', '**/node_modules/**', 'server/src/db/types.ts', 'data/**'] },
  {
    files: ['**/*.ts', '**/*.tsx'],
    extends: [tseslint.configs.recommended],
    rules: {
      '@typescript-eslint/consistent-type-imports': 'error',
      '@typescript-eslint/no-explicit-any': 'error',
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_' }],
      'max-params': ['error', 4],
    },
  },
  {
    files: ['server/src/**/*.{ts,tsx}'],
    ignores: ['server/src/config.ts', 'server/src/**/*.test.ts', 'server/src/testing/**'],
    rules: {
      'no-restricted-properties': [
        'error',
        { object: 'process', property: 'env', message: 'Read the environment in config.ts only.' },
        { object: 'globalThis', property: 'fetch', message: ONE_WAY_OUT },
        {
          object: 'Math',
          property: 'random',
          message: 'What is drawn here must not be guessed: use node:crypto.',
        },
        ...['Client', 'Pool'].map((property) => ({ object: 'pg', property, message: ONE_WAY_IN })),
      ],
      'no-restricted-globals': [
        'error',
        ...['fetch', 'WebSocket', 'EventSource'].map((name) => ({ name, message: ONE_WAY_OUT })),
      ],
    },
  },
  {
    files: ['server/src/**/*.{ts,tsx}'],
    ignores: [
      'server/src/adapters/fetch/pinned-request.ts',
      'server/src/**/*.test.ts',
      'server/src/testing/**',
    ],
    rules: {
      '@typescript-eslint/no-restricted-imports': [
        'error',
        {
          paths: ['node:http', 'node:https', 'node:http2', 'undici', 'http', 'https', 'http2'].map(
            (name) => ({
              name,
              message: ONE_WAY_OUT,
              allowTypeImports: true,
            }),
          ),
        },
      ],
    },
  },
  {
    files: ['**/*.ts', '**/*.tsx'],
    ignores: ['**/*.test.ts', '**/*.test.tsx', '**/*.e2e.ts', '**/fixtures/**'],
    rules: { 'max-lines': lines(300), 'max-lines-per-function': lines(80) },
  },
  {
    files: ['**/*.ts'],
    ignores: ['**/*.test.ts', '**/*.e2e.ts', '**/fixtures/**'],
    rules: { 'max-lines-per-function': lines(50) },
  },
  {
    files: ['**/*.ts', '**/*.tsx'],
    ignores: ['**/language/**'],
    rules: { 'no-restricted-syntax': ['error', SHORT_REGEX, DAY_IS_NO_MOMENT] },
  },
  {
    files: ['client/src/**/*.{ts,tsx}'],
    extends: [reactHooks.configs.flat.recommended],
    rules: {
      'no-restricted-syntax': [
        'error',
        SHORT_REGEX,
        DAY_IS_NO_MOMENT,
        {
          selector: 'JSXAttribute[name.name="dangerouslySetInnerHTML"]',
          message: 'Other people’s content is text.',
        },
        {
          selector: 'Property[key.name="dangerouslySetInnerHTML"]',
          message: 'Other people’s content is text.',
        },
        {
          selector:
            'JSXOpeningElement:has(> JSXAttribute[name.name="target"]):not(:has(> JSXAttribute[name.name="rel"][value.value="noopener noreferrer"]))',
          message: 'A link out carries rel="noopener noreferrer".',
        },
      ],
    },
  },
);
