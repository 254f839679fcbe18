import { setPriority } from 'node:os';
import { endWithParent } from '../../../process/end-with-parent.ts';
import { MoveFileError } from '../formats/contract.ts';
import { fileOfBlocks } from './file-of-blocks.ts';
import type { FileToOpen, Question, Reply, Stretch } from './messages.ts';
import { answering } from './open-library.ts';

// The process that reads one file of another program, and ends with it. The lowest priority leaves the cores to the processes
// that serve people.

const NICE = 19;
const BLOCK_BYTES = 1024 ** 2;
const BLOCKS_IN_MEMORY = 8;

setPriority(NICE);
endWithParent();

const answerTo = answering(fileOf);
const wanted = new Map<number, (bytes: Buffer) => void>();

process.on('message', (message: Question | Stretch) => {
  if ('bytes' in message) take(message);
  else void answer(message);
});

async function answer(question: Question): Promise<void> {
  try {
    reply({ answer: await answerTo(question) });
  } catch (error) {
    if (error instanceof MoveFileError) reply({ problem: error.problem });
    else reply({ failure: error instanceof Error ? (error.stack ?? error.message) : String(error) });
  }
}

/** The file, which the worker sends block by block. */
function fileOf({ name, size }: FileToOpen) {
  const read = (block: number) =>
    new Promise<Buffer>((resolve) => {
      const start = block * BLOCK_BYTES;
      wanted.set(start, resolve);
      reply({ wanted: { start, length: BLOCK_BYTES } });
    });
  return fileOfBlocks({ name, size, blockBytes: BLOCK_BYTES, kept: BLOCKS_IN_MEMORY, read });
}

function take({ start, bytes }: Stretch): void {
  wanted.get(start)?.(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength));
  wanted.delete(start);
}

function reply(message: Reply): void {
  process.send?.(message);
}
