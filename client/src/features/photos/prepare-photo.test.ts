import { afterEach, expect, it, vi } from 'vitest';
import { preparePhoto } from './prepare-photo.ts';
import type { PrepareAnswer } from './prepare-worker.ts';

afterEach(() => vi.unstubAllGlobals());

/** Stands in for the browser's worker, whose failures no photo can bring about here. */
function workerAnswers(answer: PrepareAnswer): void {
  class Answering {
    onmessage: ((event: { data: PrepareAnswer }) => void) | null = null;
    postMessage = () => this.onmessage?.({ data: answer });
    terminate = () => undefined;
  }
  vi.stubGlobal('Worker', Answering);
}

it.each([
  ['read', 'Failed to read file'],
  ['canvas', 'Could not get canvas context'],
  ['process', 'Failed to process image'],
  [
    'unreadable',
    'The selected image file could not be loaded. It might be corrupted or an invalid image format.',
  ],
] as const)('says why a photo cannot be sent: %s', async (failure, message) => {
  workerAnswers({ failure });
  await expect(preparePhoto(new File(['x'], 'card.jpg'))).rejects.toThrow(message);
});

it('sends a HEIC as it is where the browser cannot decode it, and what it can as a JPEG', async () => {
  const heic = new File(['x'], 'card.heic');
  workerAnswers({ failure: 'unreadable' });
  expect(await preparePhoto(heic)).toEqual({ file: heic, name: 'card.heic' });
  const blob = new Blob(['jpeg']);
  workerAnswers({ blob });
  expect(await preparePhoto(heic)).toEqual({ file: blob, name: 'card.jpg' });
});
