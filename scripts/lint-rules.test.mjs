import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { cruise } from 'dependency-cruiser';
import { ESLint } from 'eslint';
import { describe, expect, it, onTestFinished } from 'vitest';

const RULES = /(^|\/)no-restricted-/;
const eslint = new ESLint({ ruleFilter: ({ ruleId }) => RULES.test(ruleId) });
const OUT = 'The guarded fetch is the only way out.';
const HTML = 'Other people’s content is text.';

/** What the lint says of `code`, were it in this file. */
async function complaints(filePath, code) {
  const [result] = await eslint.lintText(code, { filePath });
  return result.messages.map(({ message }) => message);
}

describe('the lint', { timeout: 60_000 }, () => {
  it.each([
    ["await fetch('https://a.example/');", 'features/recipes/recipes.ts'],
    ["await globalThis.fetch('https://a.example/');", 'features/recipes/recipes.ts'],
    ["new WebSocket('wss://a.example/');", 'features/recipes/recipes.ts'],
    ["await fetch('https://a.example/');", 'adapters/fetch/pinned-request.ts'],
    ["import http from 'node:http'; http.get('http://a.example/');", 'features/recipes/recipes.ts'],
    ["import https from 'https'; https.get('https://a.example/');", 'adapters/mail/mailer.ts'],
    ["import { request } from 'undici'; await request('https://a.example/');", 'adapters/storage/storage.ts'],
  ])('finds another way out of the server: %s', async (code, file) => {
    expect(await complaints(`server/src/${file}`, code)).toContainEqual(expect.stringContaining(OUT));
  });

  it('finds what is drawn from a generator that can be guessed', async () => {
    const found = await complaints('server/src/auth/codes.ts', 'export const code = Math.random();');
    expect(found).toEqual([expect.stringContaining('use node:crypto')]);
  });

  it.each(['new pg.Client({})', 'new pg.Pool({})'])(
    'finds a connection to the database without its settings: %s',
    async (opened) => {
      const code = `import pg from 'pg';\nexport const opened = ${opened};`;
      const found = await complaints('server/src/features/recipes/recipes.ts', code);
      expect(found).toEqual([expect.stringContaining('db/connections.ts')]);
      const type = "import type pg from 'pg';\nexport type Opened = pg.Client;";
      expect(await complaints('server/src/features/recipes/recipes.ts', type)).toEqual([]);
    },
  );

  it('lets the guarded fetch out', async () => {
    const code = "import http from 'node:http';\nhttp.get('http://a.example/');";
    expect(await complaints('server/src/adapters/fetch/pinned-request.ts', code)).toEqual([]);
  });

  it('finds a regular expression that is too long to be read, but in a lexicon', async () => {
    const code = `export const long = /${'a|'.repeat(90)}b/;`;
    const complaint = expect.stringContaining('over 160 characters');
    expect(await complaints('server/src/extraction/text/lines.ts', code)).toEqual([complaint]);
    expect(await complaints('client/src/lib/cn.ts', code)).toEqual([complaint]);
    expect(await complaints('server/src/extraction/language/en.ts', code)).toEqual([]);
  });

  it.each([
    ['<a href={url} target="_blank">x</a>', 1],
    ['<a href={url} target="_blank" rel="noopener">x</a>', 1],
    ['<a href={url} target="_blank" rel="noopener noreferrer">x</a>', 0],
    ['<a href={url}>x</a>', 0],
  ])('finds a link out that tells where one came from: %s', async (code, count) => {
    const file = `export const a = (url: string) => ${code};`;
    expect(await complaints('client/src/pages/terms.tsx', file)).toHaveLength(count);
  });

  it.each([
    '<p dangerouslySetInnerHTML={{ __html: text }} />',
    "createElement('p', { dangerouslySetInnerHTML: { __html: text } })",
  ])('finds markup that is not ours: %s', async (code) => {
    const file = `import { createElement } from 'react';\nexport const a = (text: string) => ${code};\nvoid createElement;`;
    expect(await complaints('client/src/pages/terms.tsx', file)).toContain(HTML);
  });
});

/** What `npm run typecheck` says of a program with this file alone. */
function faultsOfTypes(code) {
  const folder = mkdtempSync(path.join(tmpdir(), 'larder-lint-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const compilerOptions = { strict: true, noEmit: true, target: 'ES2023', types: [] };
  writeFileSync(path.join(folder, 'tsconfig.json'), JSON.stringify({ compilerOptions }));
  writeFileSync(path.join(folder, 'planted.ts'), `${code}\nexport {};\n`);
  const root = path.resolve(import.meta.dirname, '..');
  const { stdout } = spawnSync('npm', ['run', '--silent', 'typecheck', '--', '--format=json', folder], {
    cwd: root,
    encoding: 'utf8',
  });
  return JSON.parse(stdout).diagnostics.map((found) => found.code);
}

describe('the check of types', { timeout: 60_000 }, () => {
  it.each([
    ['TS2322', "const planted: number = 'a';"],
    ['no-floating-promises', 'Promise.resolve(1);'],
    ['no-misused-promises', 'if (Promise.resolve(true)) void 0;'],
    ['no-unsafe-member-access', "JSON.parse('{}').name;"],
    [
      'switch-exhaustiveness-check',
      "declare const side: 'a' | 'b';\nswitch (side) {\n  case 'a':\n    void 0;\n}",
    ],
  ])('finds %s', (fault, code) => {
    expect(faultsOfTypes(code)).toContain(`typescript(${fault})`);
  });
});

/** The rules that `npm run lint:layers` says are broken, as 'file: rule', where these files import one of the lab. */
async function brokenByImportsOfLab(files) {
  const folder = mkdtempSync(path.join(tmpdir(), 'larder-layers-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const imported = 'lab/bench/planted.ts';
  for (const file of [...files, imported]) {
    mkdirSync(path.join(folder, path.dirname(file)), { recursive: true });
    const code =
      file === imported ? 'export {};' : `import '${path.relative(path.dirname(file), imported)}';`;
    writeFileSync(path.join(folder, file), `${code}\n`);
  }
  const { forbidden, options } = createRequire(import.meta.url)('../.dependency-cruiser.cjs');
  const { tsConfig: _, ...ofAnyFolder } = options;
  const ruleSet = { forbidden };
  const { output } = await cruise(['.'], { ...ofAnyFolder, baseDir: folder, validate: true, ruleSet });
  return output.summary.violations.map(({ from, rule }) => `${from}: ${rule.name}`);
}

describe('the check of layers', { timeout: 60_000 }, () => {
  it('finds each import of the lab by the product and its tests', async () => {
    const product = [
      'client/src/lib/planted.ts',
      'e2e/support/planted.ts',
      'server/src/planted.ts',
      'server/src/extraction/planted.test.ts',
      'server/src/testing/planted.ts',
      'shared/src/planted.test.ts',
    ];
    const broken = await brokenByImportsOfLab([...product, 'lab/training/importing.ts']);
    const ofLab = broken.filter((fault) => fault.endsWith('product-knows-no-lab'));
    expect(ofLab.sort()).toEqual(product.map((file) => `${file}: product-knows-no-lab`).sort());
  });
});
