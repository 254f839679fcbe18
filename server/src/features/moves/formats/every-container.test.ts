import { describe, expect, it } from 'vitest';
import { patched, sayingToBeHuge, sayingToHave } from '../../../testing/hostile-zips.ts';
import { MOVED_LIBRARIES } from '../../../testing/moved-libraries/index.ts';
import { NIGHTLY } from '../../../testing/nightly.ts';
import { numbersFrom } from '../../../testing/mutated-pages.ts';
import { MoveFileError, type MoveFormat } from './contract.ts';
import { recogniseFormat } from './formats.ts';
import { decodeText } from './guards/text.ts';
import { fileOf } from './guards/zip.ts';

// What somebody could send in the place of an honest library, for each format and each kind of file that it comes in.

type Outcome = { problem: string } | { titles: string[]; failures: string[] };

/** @throws what is no clear answer: anything but a recipe, a failure of one, and a refusal of the file. */
async function outcomeOf(format: MoveFormat, name: string, bytes: Buffer): Promise<Outcome> {
  const [titles, failures]: [string[], string[]] = [[], []];
  const file = fileOf(name, bytes);
  try {
    await recogniseFormat(file);
    for await (const recipe of format.read(file)) {
      if (recipe.kind === 'failure') failures.push(recipe.problem);
      else titles.push(recipe.title);
    }
    return { titles, failures };
  } catch (error) {
    if (error instanceof MoveFileError) return { problem: error.problem };
    throw error;
  }
}

const libraries = await Promise.all(
  MOVED_LIBRARIES.map(async ({ name, format, file, recipes }) => {
    const library = await file();
    const whole = await library.bytes(0, library.size);
    const isZip = whole.subarray(0, 4).toString('latin1') === 'PK\x03\x04';
    const isText = !isZip && whole.subarray(0, 5).toString('latin1') !== '%PDF-';
    return {
      name,
      format,
      fileName: library.name,
      whole,
      isZip,
      isText,
      titles: recipes.map(({ title }) => title),
    };
  }),
);

describe.each(libraries.filter(({ isZip }) => isZip))('a zip of $name', ({ format, fileName, whole }) => {
  const SYMLINK = 0o120777 * 65_536;
  it.each([
    ['leads elsewhere', patched(whole, 'name', '/'.charCodeAt(0), 1), 'path-tricks'],
    ['is a link', patched(whole, 'attributes', SYMLINK, 4), 'path-tricks'],
    ['is encrypted', patched(whole, 'flags', 1, 2), 'broken-file'],
    ['is a bomb', sayingToBeHuge(whole), 'too-large-unpacked'],
    ['is one of 100,001', sayingToHave(100_001n, whole), 'too-many-entries'],
  ])('is refused when an entry %s', async (_, hostile, problem) => {
    expect(await outcomeOf(format, fileName, hostile)).toEqual({ problem });
  });
});

describe.each(libraries.filter(({ isText }) => isText))(
  'a text of $name',
  ({ format, fileName, whole, titles }) => {
    it('is read in UTF-16 as in UTF-8', async () => {
      const text = decodeText(whole)
        .replace(/^\ufeff/, '')
        .replace(/encoding="[^"]*"/i, 'encoding="UTF-16"');
      const utf16 = Buffer.from(`\ufeff${text}`, 'utf16le');
      expect(await outcomeOf(format, fileName, utf16)).toEqual({ titles, failures: [] });
    });
  },
);

/** A PDF is opened by a program of its own, each time: by day it is damaged less often. */
const opensProgram = ({ id }: MoveFormat) => id === 'pdf' && !NIGHTLY;

describe.each(libraries)('a damaged file of $name', ({ format, fileName, whole }) => {
  it('is answered clearly, wherever it is cut off', async () => {
    for (const part of opensProgram(format) ? [0.5, 0.99] : [0, 0.01, 0.2, 0.5, 0.9, 0.99])
      await outcomeOf(format, fileName, whole.subarray(0, Math.floor(whole.length * part)));
  });

  it('is answered clearly, whatever bytes are other ones', async () => {
    const chance = numbersFrom(20);
    const rounds = opensProgram(format) ? 2 : 30;
    for (let round = 0; round < rounds; round += 1) {
      const copy = Buffer.from(whole);
      for (let wrong = 0; wrong <= round; wrong += 1)
        copy[Math.floor(chance() * copy.length)] = Math.floor(chance() * 256);
      await outcomeOf(format, fileName, copy);
    }
  });
});
