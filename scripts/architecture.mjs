// npm run architecture: the figures by which the structure is judged. Each should be 0; what is not is listed, and the exit code is 1.
// Those of architecture-figures.json may not rise above what is held there, and a change that lowers one lowers what is held.
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { cruise } from 'dependency-cruiser';
import { ESLint } from 'eslint';
import { countFigures } from './count-figures.mjs';

const ROOT = path.resolve(import.meta.dirname, '..');
process.chdir(ROOT);

const MIN_BLOCK = 12;
/** Written for one purpose and read by nobody else: not code of the product. */
const NOT_PRODUCT =
  /\.test\.(ts|tsx|mjs)$|\.e2e\.ts$|\/testing\/|\/fixtures\/|\/access-matrix\/|db\/types\.ts$|^e2e\//;
/** Documents that are not in the repository, as comments have cited them. */
const ABSENT =
  /\b(specification|design rules|rules? R\d|the two documents|house review|part [12], section|\(rules[:,] )/i;
const COMMENT = /^\s*(\/\/|\/?\*|--|#)|\{\/\*/;

const sources = tracked('*.ts', '*.tsx', '*.mjs', '*.cjs', '*.sql', '*.css').filter(
  (file) => file !== 'scripts/architecture.mjs',
);

const { circles, climbs, otherRules } = await importFaults();
const { functions, files, regexes } = await sizeFaults();

const figures = [
  ['import circles, type imports and import() counted', circles],
  ['imports from a lower to a higher layer', climbs],
  ['other imports against the rules', otherRules],
  ['functions over 50 lines (.ts) or 80 (.tsx)', functions],
  ['files over 300 lines', files],
  ['regular expressions over 160 characters outside language/', regexes],
  [`blocks of ${MIN_BLOCK} lines that stand twice`, repeatedBlocks()],
  ['comments that cite absent documents', citations()],
];
for (const [name, found] of figures) {
  console.log(`${String(found.length).padStart(4)}  ${name}`);
  for (const fault of found) console.log(`        ${fault}`);
}
/** Those of the database are counted where there is one: server/src/db/architecture.int.test.ts. */
const counted = countFigures(tracked(), (file) => readFileSync(file, 'utf8'));
const held = Object.entries(JSON.parse(readFileSync('scripts/architecture-figures.json', 'utf8')));
for (const [key, { name, held: most, wanted }] of held)
  console.log(`${String(counted[key] ?? most).padStart(4)}  ${name} (held at ${most}, wanted ${wanted})`);
const isFault =
  figures.some(([, found]) => found.length > 0) ||
  held.some(([key, { held: most }]) => (counted[key] ?? most) > most);
process.exitCode = isFault ? 1 : 0;

function tracked(...patterns) {
  return execFileSync('git', ['ls-files', ...patterns], { encoding: 'utf8' })
    .trim()
    .split('\n');
}

async function importFaults() {
  const config = createRequire(import.meta.url)(path.join(ROOT, '.dependency-cruiser.cjs'));
  const { output } = await cruise(['shared/src', 'server/src', 'client/src', 'e2e', 'lab'], {
    ...config.options,
    validate: true,
    ruleSet: { forbidden: config.forbidden },
  });
  const { violations } = output.summary;
  const of = (test) =>
    violations
      .filter(({ rule }) => test(rule.name))
      .map(({ from, to, cycle }) => [from, ...(cycle ? cycle.map(({ name }) => name) : [to])].join(' -> '));
  const isLayer = (name) => /-layer-\d+$/.test(name);
  return {
    circles: of((name) => name === 'no-cycles'),
    climbs: of(isLayer),
    otherRules: of((name) => name !== 'no-cycles' && !isLayer(name)),
  };
}

async function sizeFaults() {
  const rules = new Set(['max-lines-per-function', 'max-lines', 'no-restricted-syntax']);
  const eslint = new ESLint({ ruleFilter: ({ ruleId }) => rules.has(ruleId) });
  const results = await eslint.lintFiles(['shared/src', 'server/src', 'lab', 'client/src', 'e2e']);
  const of = (ruleId, text = '') =>
    results.flatMap(({ filePath, messages }) =>
      messages
        .filter((found) => found.ruleId === ruleId && found.message.includes(text))
        .map(({ line, message }) => `${path.relative(ROOT, filePath)}:${line} ${message}`),
    );
  return {
    functions: of('max-lines-per-function'),
    files: of('max-lines'),
    regexes: of('no-restricted-syntax', 'regular expression'),
  };
}

/** Runs of lines that are the same in two places; lists of imports and closing brackets do not count. */
function repeatedBlocks() {
  const seen = new Map();
  const found = [];
  for (const file of sources.filter((name) => /\.tsx?$/.test(name) && !NOT_PRODUCT.test(name))) {
    const lines = readFileSync(file, 'utf8')
      .split('\n')
      .map((text, index) => ({ text: text.trim(), number: index + 1 }))
      .filter(({ text }) => text.length > 2 && !text.startsWith('import ') && !COMMENT.test(text));
    let reported = 0;
    for (let at = 0; at + MIN_BLOCK <= lines.length; at += 1) {
      const key = lines
        .slice(at, at + MIN_BLOCK)
        .map(({ text }) => text)
        .join('\n');
      const place = `${file}:${lines[at].number}`;
      const first = seen.get(key);
      if (first === undefined) seen.set(key, place);
      else if (at >= reported) {
        found.push(`${place} ~ ${first}`);
        reported = at + MIN_BLOCK;
      }
    }
  }
  return found;
}

function citations() {
  return sources
    .filter((file) => !/check-ledger/.test(file))
    .flatMap((file) =>
      readFileSync(file, 'utf8')
        .split('\n')
        .flatMap((line, index) =>
          COMMENT.test(line) && ABSENT.test(line) ? [`${file}:${index + 1} ${line.trim()}`] : [],
        ),
    );
}
