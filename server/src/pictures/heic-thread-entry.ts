import { parentPort, workerData } from 'node:worker_threads';
import decodeHeic, { type HeicPixels } from 'heic-decode';

export interface HeicQuestion {
  bytes: Uint8Array;
  maxPixels: number;
}
/** Nothing when the file has no picture, or one of too many pixels. */
export type HeicAnswer = HeicPixels | undefined;

const { bytes, maxPixels } = workerData as HeicQuestion;
const images = await decodeHeic.all({ buffer: bytes });
const [first] = images;
const isFit = first !== undefined && first.width * first.height <= maxPixels;
const answer: HeicAnswer = isFit ? await first.decode() : undefined;
parentPort?.postMessage(answer, answer === undefined ? [] : [answer.data.buffer as ArrayBuffer]);
