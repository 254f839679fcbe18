import { spawnSync } from 'node:child_process';
import { mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { EXPORT_FORMATS } from '@larder/shared/export/messages';
import { decodeHTML } from 'entities';
import { beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import type { Viewer } from '../../ctx.ts';
import { callerOf, testPerson } from '../../testing/harness.ts';
import { testImage } from '../../testing/images.ts';
import { movesOver, movesWeb } from '../../testing/moves.ts';
import { type TestWeb } from '../../testing/web.ts';
import { storeImage } from '../images/store-image.ts';

const TITLES = [
  'Crème brûlée',
  'Cre\u0300me bru\u0302le\u0301e',
  'CRÈME BRÛLÉE',
  'Борщ',
  '麻婆豆腐',
  'かぼちゃのグラタン',
  '비빔밥',
  'حمص',
  'λόγος',
  'λόγοσ',
  'Grüße & 100% #1?',
  '👨‍👩‍👧 🍲',
  '🍲'.repeat(100),
  '麻'.repeat(150),
  '𠮷'.repeat(70),
  'CON',
  'aux .v2',
  'Soup...',
  'Plain',
];

/** Programs that unpack a zip, and the arguments with which they unpack `file` into the folder they run in. */
const UNPACKERS: Record<string, (file: string) => string[]> = {
  unzip: (file) => ['-q', file],
  bsdtar: (file) => ['-xf', file],
  python3: (file) => ['-m', 'zipfile', '-e', file, '.'],
};
/** bsdtar itself has no names but those of its locale. */
const LOCALES: Record<string, (string | undefined)[]> = {
  unzip: ['C.UTF-8', 'C', undefined],
  bsdtar: ['C.UTF-8'],
  python3: ['C.UTF-8', 'C', undefined],
};
const ways = Object.keys(UNPACKERS).flatMap((program) =>
  (LOCALES[program] ?? []).map((locale) => [program, locale] as const),
);
const isThere = (program: string) => spawnSync(program, ['--help'], { stdio: 'ignore' }).error === undefined;

let web: TestWeb;
let alice: Viewer;
const { exported } = movesOver(() => web);
const zips = new Map<string, Buffer>();

beforeAll(async () => {
  web = await movesWeb();
  alice = await testPerson(web.deps, 'alice');
  const calls = callerOf(web.deps, alice);
  const ids: string[] = [];
  for (const title of TITLES) {
    const bytes = await testImage();
    const image = await storeImage(web.deps, { vaultId: alice.vaultId, purpose: 'cover', bytes });
    ids.push((await calls.recipes.create({ title, imageId: image.id })).id);
  }
  for (const name of ['Fête', 'FE\u0302TE', '素食']) {
    const { id } = await calls.playlists.create({ name });
    await calls.playlists.addRecipes({ id, recipeIds: ids });
  }
  for (const format of EXPORT_FORMATS) zips.set(format, await exported(alice, format));
});

/** A folder with the files of an export. */
async function unpacked(format: string, program: string, locale: string | undefined): Promise<string> {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'larder-unpacked-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  const file = `${folder}.zip`;
  await writeFile(file, zips.get(format) ?? '');
  onTestFinished(() => rm(file));
  const { status, stderr } = spawnSync(program, UNPACKERS[program]?.(file) ?? [], {
    cwd: folder,
    encoding: 'utf8',
    env: { PATH: process.env.PATH, ...(locale !== undefined && { LANG: locale, LC_ALL: locale }) },
  });
  expect([status, stderr]).toEqual([0, '']);
  return folder;
}

async function filesIn(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries.flatMap((entry) =>
    entry.isFile() ? path.relative(folder, path.join(entry.parentPath, entry.name)) : [],
  );
}

/** Every page that a person comes to from the first one, and what these pages show. */
async function followed(first: string): Promise<Set<string>> {
  const seen = new Set([first]);
  for (const file of seen) {
    if (!file.endsWith('.html')) continue;
    const page = await readFile(file, 'utf8');
    for (const [, address = ''] of page.matchAll(/\b(?:href|src)="([^"#][^"]*)"/g)) {
      const target = new URL(decodeHTML(address), pathToFileURL(file));
      if (target.protocol === 'file:') seen.add(fileURLToPath(target));
    }
  }
  return seen;
}

describe.each(ways)('unpacked by %s with the locale %s', (program, locale) => {
  it.skipIf(!isThere(program))('every link of the cookbook leads to a file', async () => {
    const folder = await unpacked('larder', program, locale);
    const found = await followed(path.join(folder, 'index.html'));
    for (const file of found) expect((await stat(file)).isFile(), file).toBe(true);
    const files = (await filesIn(folder)).map((file) => path.join(folder, file));
    const [pages, pictures] = ['html', 'jpg'].map((ending) => files.filter((file) => file.endsWith(ending)));
    expect(pages).toHaveLength(TITLES.length + 3 + 1);
    expect(pictures).toHaveLength(TITLES.length);
    expect(new Set([...found].filter((file) => /\.(?:html|jpg)$/.test(file)))).toEqual(
      new Set([...(pages ?? []), ...(pictures ?? [])]),
    );
  });

  it.skipIf(!isThere(program)).each(['paprika', 'mealie'])(
    'every recipe for %s has its name',
    async (format) => {
      const folder = await unpacked(format, program, locale);
      const files = await filesIn(folder);
      expect(files.filter((file) => /\.(?:paprikarecipe|json)$/.test(file))).toHaveLength(TITLES.length);
      const names = files.flatMap((file) => file.split('/'));
      const letters = ['борщ', '麻婆豆腐', '비빔밥', 'حمص'];
      const joined = names.join('\n').toLowerCase();
      for (const word of letters) expect(joined).toContain(word);
      for (const name of names) {
        expect(name).toBe(name.normalize('NFC'));
        expect(name).not.toContain('\ufffd');
        expect(Buffer.byteLength(name)).toBeLessThanOrEqual(143);
      }
    },
  );
});

it.skipIf(!isThere('unzip'))(
  'has files that their owner may write and all may read, and none that runs',
  async () => {
    const folder = await unpacked('larder', 'unzip', 'C');
    const modes = await Promise.all(
      (await filesIn(folder)).map(async (file) => (await stat(path.join(folder, file))).mode & 0o7777),
    );
    expect(new Set(modes)).toEqual(new Set([0o644]));
  },
);
