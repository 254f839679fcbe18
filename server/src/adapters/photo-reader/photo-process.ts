import { setPriority } from 'node:os';
import { readPhoto } from '../../extraction/photo/read-photo.ts';
import type { PhotoAnswer, PhotoQuestion } from './photo-messages.ts';
import { loadTextModels } from './text-models.ts';

// The process that reads photos, one at a time. Its low priority leaves the cores to the processes that serve people.

const NICE = 10;
setPriority(NICE);

const [threads, folder] = [Number(process.argv[2]), process.argv[3]];
const models = loadTextModels(threads, folder);
// Each photo fails with the reason.
models.catch(() => undefined);
// The parent process has ended, so no answer is needed.
process.on('disconnect', () => process.exit(0));
process.on('message', (question: PhotoQuestion) => void answer(question));

async function answer({ id, bytes, options }: PhotoQuestion): Promise<void> {
  let reply: PhotoAnswer;
  try {
    reply = { id, reading: await readPhoto(await models, Buffer.from(bytes), options) };
  } catch (error) {
    reply = { id, failure: error instanceof Error ? (error.stack ?? error.message) : String(error) };
  }
  process.send?.(reply);
}
