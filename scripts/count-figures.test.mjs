import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { countFigures } from './count-figures.mjs';

const TYPED = 'const ANSWERS = {} satisfies { [Path in ProcedurePath]?: Answer<Path> };\n';
const LIST = "const LATER = ['recipes.update', 'recipes.tick'];\n";

const countOf = (files) => countFigures(Object.keys(files), (file) => files[file]);

it('counts nothing in a program without them', () => {
  const none = { measuringLines: 0, libFiles: 0, offlineLists: 0 };
  const files = {
    'lab/bench/main.ts': 'planted();\n',
    'client/src/lib/offline/store.ts': 'planted();\n',
    'client/src/lib/format.test.ts': LIST,
    'client/src/features/recipes/list.ts': LIST,
  };
  expect(countOf(files)).toEqual(none);
});

it.each([
  ['measuringLines', 'server/bench/main.ts', 'planted();\nplanted();', 2],
  ['measuringLines', 'client/src/features/recipes/training/words.txt', 'one', 1],
  ['libFiles', 'client/src/lib/planted.ts', 'planted();\n', 1],
  ['offlineLists', 'client/src/lib/offline/planted.ts', LIST, 1],
  ['offlineLists', 'shared/src/sync/planted.ts', LIST, 1],
  ['offlineLists', 'client/src/app/typed.ts', `import { OFFLINE_WRITES } from 'x';\n${LIST}`, 0],
  ['offlineLists', 'client/src/app/typed.ts', `${LIST}${TYPED}`, 0],
  ['offlineLists', 'client/src/app/typed.ts', `${LIST} satisfies ProcedurePath[];`, 0],
  ['offlineLists', 'client/src/lib/offline/entities/a.ts', `${LIST} satisfies OfflineFeature<'recipes'>;`, 0],
  ['offlineLists', 'client/src/app/cast.ts', `${LIST} as Record<ProcedurePath, unknown>`, 1],
])('counts for %s what is planted in %s', (figure, file, code, count) => {
  expect(countOf({ [file]: code })[figure]).toBe(count);
});

it('holds no figure below what is wanted of it', () => {
  const figures = JSON.parse(
    readFileSync(path.join(import.meta.dirname, 'architecture-figures.json'), 'utf8'),
  );
  for (const { held, wanted } of Object.values(figures)) expect(held).toBeGreaterThanOrEqual(wanted);
});
