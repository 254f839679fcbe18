import type { MoveFile } from '../features/moves/formats/contract.ts';
import type { FileReader } from '../features/moves/reader/file-reader.ts';
import type { Question } from '../features/moves/reader/messages.ts';
import { answering } from '../features/moves/reader/open-library.ts';

/** Reads a file to move in within the test: a process for each would take most of its time. */
export function readHere(file: MoveFile, signal: AbortSignal): FileReader {
  const answerTo = answering(() => file);
  return {
    async ask(name, asked) {
      signal.throwIfAborted();
      return structuredClone(await answerTo({ name, asked } as Question)) as never;
    },
    stop: () => undefined,
  };
}
