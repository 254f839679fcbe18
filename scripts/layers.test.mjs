import { spawnSync } from 'node:child_process';
import { copyFileSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, it, onTestFinished } from 'vitest';

const ROOT = path.resolve(import.meta.dirname, '..');

/** The rules that a program with these files in client/src breaks, each with the folder that breaks it. */
function brokenBy(files) {
  const folder = mkdtempSync(path.join(tmpdir(), 'larder-layers-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  copyFileSync(path.join(ROOT, 'tsconfig.base.json'), path.join(folder, 'tsconfig.base.json'));
  for (const [name, code] of Object.entries(files)) {
    const file = path.join(folder, 'client/src', name);
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, code);
  }
  const { stdout } = spawnSync(
    path.join(ROOT, 'node_modules/.bin/depcruise'),
    ['--config', path.join(ROOT, '.dependency-cruiser.cjs'), '--output-type', 'json', 'client/src'],
    { cwd: folder, encoding: 'utf8' },
  );
  const { violations } = JSON.parse(stdout).summary;
  return new Set(violations.map(({ rule, from }) => `${rule.name} ${path.posix.dirname(from)}`));
}

it(
  'finds circles, whichever import closes them, and an import from a lower layer',
  { timeout: 60_000 },
  () => {
    const usesB = "import { b } from './b.ts';\nexport const a = () => b;\n";
    const broken = brokenBy({
      'lib/none/a.ts': usesB,
      'lib/none/b.ts': 'export const b = 1;\n',
      'lib/import/a.ts': usesB,
      'lib/import/b.ts': "import { a } from './a.ts';\nexport const b = () => a;\n",
      'lib/later/a.ts': usesB,
      'lib/later/b.ts': "export const b = () => import('./a.ts');\n",
      'lib/type/a.ts': usesB,
      'lib/type/b.ts': "import type { a } from './a.ts';\nexport let b: typeof a;\n",
      'lib/climb/a.ts': "import { b } from '../../hooks/b.ts';\nexport const a = () => b;\n",
      'hooks/b.ts': 'export const b = 1;\n',
    });
    const circles = ['import', 'later', 'type'].map((folder) => `no-cycles client/src/lib/${folder}`);
    expect(broken).toEqual(new Set([...circles, 'client-layer-1 client/src/lib/climb']));
  },
);
