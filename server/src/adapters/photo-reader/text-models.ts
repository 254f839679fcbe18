import { readFile } from 'node:fs/promises';
import path from 'node:path';
import ort from 'onnxruntime-node';
import { LINE_HEIGHT, type Recogniser, type TextModels } from '../../extraction/photo/models.ts';
import { PROJECT_ROOT } from '../../process/project-root.ts';

/** What the files of a folder of models are called. */
export const MODEL_FILES = {
  detection: 'detection.onnx',
  recognition: 'recognition.onnx',
  alphabet: 'alphabet.txt',
};
/** Their README says what they were made of. */
const MODELS = path.join(PROJECT_ROOT, 'server/models');
/** The recogniser of print. */
export const PRINT = path.join(MODELS, 'pp-ocr');
/** What `training` makes: a finder of rows, by hand too, and a recogniser of letters with marks, fractions and hands. */
export const TRAINED = path.join(MODELS, 'trained');

/**
 * Loads the models that ship (server/models), or those in a folder of the operator's that take the same input; each run uses up to
 * `threads` cores.
 */
export async function loadTextModels(threads: number, own?: string): Promise<TextModels> {
  const folder = own ?? PRINT;
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
  const detection = await open(path.join(own ?? TRAINED, MODEL_FILES.detection));
  const recogniser = async (from: string) =>
    recogniserOf(
      await open(path.join(from, MODEL_FILES.recognition)),
      await readAlphabet(path.join(from, MODEL_FILES.alphabet)),
    );
  return {
    ...(await recogniser(folder)),
    async detect(input, width, height) {
      const { data } = await run(detection, input, [1, 3, height, width]);
      return data;
    },
    ...(own === undefined && {
      second: { ...(await recogniser(TRAINED)), writesSpaces: true },
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
      return `${MODEL_FILES.detection} gives ${map.length} numbers for ${SIDE * SIDE} pixels`;
    const { classes, steps } = await models.recognise(new Float32Array(3 * LINE_HEIGHT * SIDE), SIDE);
    if (steps === 0) return `${MODEL_FILES.recognition} reads no places along a line`;
    if (classes !== models.alphabet.length)
      return `${MODEL_FILES.recognition} knows ${classes - 2} characters, ${MODEL_FILES.alphabet} has ${models.alphabet.length - 2} lines`;
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
