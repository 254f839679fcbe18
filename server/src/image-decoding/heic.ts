import { createRequire } from 'node:module';
import { Worker } from 'node:worker_threads';

/** Upright pixels, four bytes each (RGBA). */
interface HeicPixels {
  data: Buffer;
  width: number;
  height: number;
}

interface Limits {
  maxPixels: number;
  timeoutMs: number;
}

/** sharp's libheif knows AVIF but not HEIC. This one is WebAssembly and blocks, so each image gets a thread of its own. */
const PROGRAM = `
  const { parentPort, workerData } = require('node:worker_threads');
  require(workerData.decoder).all({ buffer: workerData.bytes }).then(async (images) => {
    const [image] = images;
    if (image.width * image.height > workerData.maxPixels) throw new Error('exceeds the pixel limit');
    const { width, height, data } = await image.decode();
    parentPort.postMessage({ width, height, data: data.buffer }, [data.buffer]);
  });`;

/**
 * The first image of a HEIC file, rotated upright.
 * @throws when it cannot be decoded, holds more than `maxPixels` pixels or takes longer than `timeoutMs`.
 */
export function decodeHeic(bytes: Buffer, { maxPixels, timeoutMs }: Limits): Promise<HeicPixels> {
  const decoder = createRequire(import.meta.url).resolve('heic-decode');
  return new Promise((resolve, reject) => {
    const worker = new Worker(PROGRAM, {
      eval: true,
      stdout: true,
      stderr: true,
      workerData: { decoder, bytes, maxPixels },
    });
    const timer = setTimeout(() => end(() => reject(new Error('HEIC took too long'))), timeoutMs);
    const end = (settle: () => void) => {
      clearTimeout(timer);
      void worker.terminate();
      settle();
    };
    worker.once('message', ({ data, width, height }: { data: ArrayBuffer; width: number; height: number }) =>
      end(() => resolve({ data: Buffer.from(data), width, height })),
    );
    worker.once('error', (error) => end(() => reject(error)));
    worker.once('exit', () => end(() => reject(new Error('The HEIC thread ended'))));
  });
}
