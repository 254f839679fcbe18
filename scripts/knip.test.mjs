import { spawnSync } from 'node:child_process';
import { copyFileSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, it, onTestFinished } from 'vitest';

const ROOT = path.resolve(import.meta.dirname, '..');

/** What knip says, by the settings of the repository, of rooms that hold only these files. */
function unusedOf(files) {
  const folder = mkdtempSync(path.join(tmpdir(), 'larder-knip-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  for (const [file, code] of Object.entries(files)) {
    mkdirSync(path.join(folder, path.dirname(file)), { recursive: true });
    writeFileSync(path.join(folder, file), code);
  }
  for (const file of ['knip.json', 'package.json', 'shared/package.json', 'client/package.json'])
    copyFileSync(path.join(ROOT, file), path.join(folder, file));
  mkdirSync(path.join(folder, 'node_modules/@larder'), { recursive: true });
  symlinkSync('../../shared', path.join(folder, 'node_modules/@larder/shared'));
  const knip = spawnSync(
    path.join(ROOT, 'node_modules/.bin/knip'),
    ['--directory', folder, '--include', 'exports,types', '--reporter', 'json', '--no-config-hints'],
    { encoding: 'utf8' },
  );
  return JSON.parse(knip.stdout).issues.flatMap(({ file, exports, types }) =>
    [...exports, ...types].map(({ name }) => `${file} ${name}`),
  );
}

it('finds an export of shared that nobody uses', { timeout: 60_000 }, () => {
  const unused = unusedOf({
    'shared/src/planted.ts': 'export const used = 1;\nexport const planted = 2;\nexport type Planted = 3;\n',
    'client/src/app/served-html.tsx': "import { used } from '@larder/shared/planted';\nconsole.log(used);\n",
  });
  expect(unused).toEqual(['shared/src/planted.ts planted', 'shared/src/planted.ts Planted']);
});
