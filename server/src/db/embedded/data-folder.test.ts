import { chmod, cp, mkdir, readlink, rename, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { temporaryFolder } from '../../testing/temporary-folder.ts';
import { resolveDataFolder } from './data-folder.ts';
import { canEnter, postgresUser } from './postgres-user.ts';

const user = postgresUser();

let folder: string;
let clone: string;
const places = new Set<string>();

beforeEach(async () => {
  folder = await temporaryFolder('larder-data-folder-');
  clone = path.join(folder, 'closed', 'larder');
  await mkdir(clone, { recursive: true });
});
afterEach(async () => {
  await rm(folder, { recursive: true });
  for (const place of places) await rm(place, { recursive: true, force: true });
  places.clear();
});

async function settle(of: string, isDataDirGiven = false): Promise<string> {
  const settled = await resolveDataFolder({ dataDir: path.join(of, 'data'), isDataDirGiven }, user);
  if (!settled.startsWith(folder)) places.add(settled);
  return settled;
}

it('the data folder is ./data when the clone is open, or when only its owner needs to enter', async () => {
  expect(await settle(clone)).toBe(path.join(clone, 'data'));
});

it.runIf(user)(
  'a data folder made under umask 077 can be passed through by the user of the database',
  async () => {
    const before = process.umask(0o077);
    const dataDir = path.join(folder, 'a', 'b');
    await resolveDataFolder({ dataDir, isDataDirGiven: true }, user);
    process.umask(before);
    expect(canEnter(dataDir, user!)).toBe(true);
  },
);

describe.runIf(user)('in a clone that the user of the database cannot enter, the data folder', () => {
  beforeEach(() => chmod(path.join(folder, 'closed'), 0o700));

  it('is a separate folder, closed to other users, that is found again', async () => {
    const place = await settle(clone);
    expect(place).toMatch(/^\/var\/lib\/larder\/larder-[0-9a-f]{12}$/);
    expect(canEnter(place, user!)).toBe(true);
    expect((await stat(place)).mode & 0o007).toBe(0);
    expect(await readlink(path.join(clone, 'data'))).toBe(place);
    expect(await settle(clone)).toBe(place);
  });

  it('is found again without the link, as in a new clone at the same path', async () => {
    const place = await settle(clone);
    await rm(path.join(clone, 'data'));
    expect(await settle(clone)).toBe(place);
  });

  it('belongs to the clone when it is moved, and not to a new clone at the old path', async () => {
    const place = await settle(clone);
    const moved = path.join(folder, 'closed', 'moved');
    await rename(clone, moved);
    expect(await settle(moved)).toBe(place);
    await mkdir(clone);
    expect(await settle(clone)).not.toBe(place);
    expect(await settle(moved)).toBe(place);
  });

  it('is not shared with a copy of the clone', async () => {
    const place = await settle(clone);
    const copy = path.join(folder, 'closed', 'copy');
    await cp(clone, copy, { recursive: true, verbatimSymlinks: true });
    const other = await settle(copy);
    expect(other).not.toBe(place);
    expect(await settle(copy)).toBe(other);
    expect(await settle(clone)).toBe(place);
  });

  it('is ./data when that holds data already, and DATA_DIR when that is set', async () => {
    await mkdir(path.join(clone, 'data', 'postgres'), { recursive: true });
    await expect(settle(clone)).rejects.toThrow(/belongs to another user/);
    await expect(settle(path.join(folder, 'closed', 'set'), true)).rejects.toThrow(
      /postgres, who cannot enter .*\/closed\. Set DATA_DIR to a folder outside of it/,
    );
    expect(places).toEqual(new Set());
  });
});
