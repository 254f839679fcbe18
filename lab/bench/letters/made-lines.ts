import { readFile } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import { z } from 'zod';
import { loadTextModels } from '../../../server/src/adapters/photo-reader/text-models.ts';
import type { LineImage } from '../../../server/src/extraction/photo/crop.ts';
import { textOf } from '../../../server/src/extraction/photo/recognise.ts';
import { readByBoth } from '../../../server/src/extraction/photo/choose-recogniser.ts';
import { PROJECT_ROOT } from '../../../server/src/process/project-root.ts';
import { printTable } from '../measure.ts';

/** Made by training/recogniser/make.py; its README says how. */
const FOLDER = path.join(PROJECT_ROOT, 'training/recogniser/lines');

const madeLines = z.array(
  z.object({ file: z.string(), text: z.string(), kind: z.string(), language: z.string() }),
);

/** Letters wrong by kind and by language, on made lines whose fonts and texts took no part in training. */
export async function benchMadeLines(): Promise<void> {
  const stored = await readFile(path.join(FOLDER, 'lines.json'), 'utf8').catch(() => undefined);
  if (stored === undefined) return console.log(`letters: no made lines to measure in ${FOLDER}`);
  const models = await loadTextModels(1);
  const counts = new Map<string, { letters: number; wrong: number }>();
  const lines = madeLines.parse(JSON.parse(stored));
  for (const { file, text, kind, language } of lines) {
    const read = lettersOf(textOf((await readByBoth(models, await imageOf(file))).characters));
    const written = lettersOf(text);
    const wrong = distance(read, written);
    for (const group of ['all', kind, `language ${language}`]) {
      const before = counts.get(group) ?? { letters: 0, wrong: 0 };
      counts.set(group, { letters: before.letters + written.length, wrong: before.wrong + wrong });
    }
  }
  printTable(`letters: ${lines.length} made lines`, [
    ['', 'letters', 'wrong'],
    ...[...counts]
      .toSorted(([one], [other]) => (one < other ? -1 : 1))
      .map(([group, { letters, wrong }]) => [
        group,
        `${letters}`,
        `${((100 * wrong) / letters).toFixed(1)} %`,
      ]),
  ]);
}

/** Blanks aside: where a line has them is guessed from the gaps. */
const lettersOf = (text: string) => [...text.normalize('NFC').replaceAll(/\s/g, '')];

/** A line as the reader cuts it out of a photo: grey in all three colours, -1 to 1. */
async function imageOf(file: string): Promise<LineImage> {
  const { data, info } = await sharp(path.join(FOLDER, file))
    .greyscale()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const grey = Float32Array.from(data, (value) => value / 127.5 - 1);
  const planes = new Float32Array(3 * grey.length);
  for (const plane of [0, 1, 2]) planes.set(grey, plane * grey.length);
  return { planes, width: info.width };
}

/** Letters to put in, take out or change. */
function distance(read: readonly string[], written: readonly string[]): number {
  let row = Array.from({ length: written.length + 1 }, (_, at) => at);
  for (const [place, letter] of read.entries()) {
    const next = [place + 1];
    for (const [at, other] of written.entries())
      next.push(Math.min(row[at + 1]! + 1, next[at]! + 1, row[at]! + (letter === other ? 0 : 1)));
    row = next;
  }
  return row.at(-1)!;
}
