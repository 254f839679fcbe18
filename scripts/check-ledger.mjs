// Checks docs/requirements.csv: one row a requirement, no row called done without a test that exists, and no reason that
// rests on a document nobody here can read.
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { CsvError, parse } from 'csv-parse/sync';

const COLUMNS = ['id', 'area', 'requirement', 'where', 'test', 'status', 'reason', 'issue'];
const STATUSES = ['open', 'done', 'deviates'];
const LEDGER = 'docs/requirements.csv';
/** Documents that are kept elsewhere, by the names that reasons gave them. */
const KEPT_ELSEWHERE = [/\bspecification\b/i, /\bpart [12]\b/i, /\brules, [A-Z]/];
const FILE = /[\w./-]*\w\.(?:md|mjs|cjs|tsx?|json|csv|sql|ya?ml)\b/g;

/**
 * @param {string} csv the ledger, RFC 4180
 * @param {(file: string) => string | null} readFile the text of a file by its path from the root, null when missing
 * @returns {{problems: string[], counts: Record<string, number>}}
 */
export function checkLedger(csv, readFile) {
  const counts = Object.fromEntries(STATUSES.map((status) => [status, 0]));
  let records;
  try {
    records = parse(csv, { info: true });
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    return { problems: [`malformed CSV: ${error.message}`], counts };
  }
  const [header, ...rows] = records;
  if (!header || header.record.join() !== COLUMNS.join()) {
    return { problems: [`the columns must be ${COLUMNS.join(',')}`], counts };
  }
  const problems = [];
  const lines = new Map();
  for (const { record, info } of rows) {
    const row = Object.fromEntries(COLUMNS.map((column, index) => [column, record[index].trim()]));
    const first = lines.get(row.id);
    if (first !== undefined) problems.push(`line ${info.lines}: ${row.id} was used before, in line ${first}`);
    lines.set(row.id, info.lines);
    if (row.status in counts) counts[row.status] += 1;
    problems.push(
      ...rowProblems(row, readFile).map((problem) => `line ${info.lines}: ${row.id}: ${problem}`),
    );
  }
  return { problems, counts };
}

function rowProblems(row, readFile) {
  const problems = [];
  if (!/^[A-Z]+-\d{3}$/.test(row.id)) problems.push('an id looks like A-012');
  for (const column of ['area', 'requirement', 'issue'])
    if (row[column] === '') problems.push(`${column} is empty`);
  if (!STATUSES.includes(row.status))
    problems.push(`unknown status '${row.status}' (${STATUSES.join(', ')})`);
  if (row.status === 'deviates' && row.reason === '') problems.push('deviates without a reason');
  if (row.status === 'done' && row.test === '') problems.push('done without a test');
  problems.push(...reasonProblems(row.reason, readFile));
  if (row.test !== '')
    problems.push(...row.test.split(' | ').flatMap((test) => testProblems(test, readFile)));
  return problems;
}

/** A reason stands for itself; what it points to can be read in this repository. */
function reasonProblems(reason, readFile) {
  const elsewhere = KEPT_ELSEWHERE.map((name) => name.exec(reason)?.[0]).filter(Boolean);
  const missing = (reason.match(FILE) ?? []).filter((file) => readFile(file) === null);
  return [
    ...elsewhere.map((name) => `the reason cites '${name}', which is not in the repository`),
    ...missing.map((file) => `the reason cites ${file}, which does not exist`),
  ];
}

function testProblems(test, readFile) {
  const separator = test.indexOf(' > ');
  if (separator < 0) return [`'${test}' is not 'path/to/file > name of the test'`];
  const file = test.slice(0, separator).trim();
  const name = test.slice(separator + 3).trim();
  const text = readFile(file);
  if (text === null) return [`the test file ${file} does not exist`];
  return name !== '' && text.includes(name) ? [] : [`${file} has no test '${name}'`];
}

function main() {
  const root = path.join(path.dirname(fileURLToPath(import.meta.url)), '..');
  const readFile = (file) => {
    const absolute = path.join(root, file);
    return existsSync(absolute) ? readFileSync(absolute, 'utf8') : null;
  };
  const { problems, counts } = checkLedger(readFileSync(path.join(root, LEDGER), 'utf8'), readFile);
  for (const problem of problems) console.error(`${LEDGER}, ${problem}`);
  const total = Object.values(counts).reduce((sum, count) => sum + count, 0);
  const summary = Object.entries(counts).map(([status, count]) => `${count} ${status}`);
  console.log(`${total} requirements: ${summary.join(', ')}`);
  if (problems.length > 0) process.exitCode = 1;
}

if (process.argv[1] && path.resolve(process.argv[1]) === fileURLToPath(import.meta.url)) main();
