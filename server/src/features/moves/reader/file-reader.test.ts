import { describe, expect, it, vi } from 'vitest';
import { HOSTILE_LIBRARIES } from '../../../testing/hostile-libraries.ts';
import { readHere } from '../../../testing/read-here.ts';
import { readerProcesses } from '../../../testing/reader-processes.ts';
import { MoveFileError } from '../formats/contract.ts';
import { fileOf } from '../formats/guards/zip.ts';
import { startReader, type FileReader } from './file-reader.ts';

const MINUTES = 240_000;
const ENDED = { timeout: 30_000, interval: 50 };
const never = new AbortController().signal;
/** Read for minutes, page after page. */
const SLOW = Buffer.from(
  `<body>${'<p>1 kg of this &amp; 2 tbsp of that, stirred</p>'.repeat(200_000)}</body>`,
);

const opening = (name: string, bytes: Buffer) => ({ name, size: bytes.length, language: 'en' }) as const;

/** How many recipes there are, or why the file is refused. */
async function outcomeOf(reader: FileReader, name: string, bytes: Buffer): Promise<number | string> {
  try {
    await reader.ask('open', opening(name, bytes));
    let recipes = 0;
    for (;;) {
      const items = await reader.ask('items', null);
      if (items.length === 0) return recipes;
      recipes += items.filter(({ kind }) => kind === 'recipe').length;
    }
  } catch (error) {
    if (error instanceof MoveFileError) return error.problem;
    throw error;
  } finally {
    reader.stop();
  }
}

describe('a file that once held the worker up', () => {
  it.each(HOSTILE_LIBRARIES)(
    'that is $what is read once, or refused as a whole',
    async (hostile) => {
      const { fileName, problem } = hostile;
      const file = await hostile.bytes();
      const reader = readHere(fileOf(fileName, file), never);
      expect(await outcomeOf(reader, fileName, file)).toBe(problem ?? 30);
    },
    MINUTES,
  );
});

describe('the process that reads a file', () => {
  it(
    'is killed in the midst of its work when the move ends',
    async () => {
      const [ending, reason] = [new AbortController(), new Error('cancelled')];
      const reader = startReader(fileOf('slow.html', SLOW), ending.signal);
      await reader.ask('open', opening('slow.html', SLOW));
      const reading = reader.ask('items', null).catch((error: unknown) => error);
      expect(await readerProcesses()).toHaveLength(1);
      ending.abort(reason);
      expect(await reading).toBe(reason);
      await vi.waitFor(async () => expect(await readerProcesses()).toEqual([]), ENDED);
      await expect(reader.ask('items', null)).rejects.toBe(reason);
    },
    MINUTES,
  );

  it(
    'is killed when an entry, or the whole file, takes too long',
    async () => {
      for (const limits of [{ answerMs: 1 }, { fileMs: 1 }]) {
        const reader = startReader(fileOf('slow.html', SLOW), never, limits);
        expect(await outcomeOf(reader, 'slow.html', SLOW)).toBe('too-slow');
      }
      await vi.waitFor(async () => expect(await readerProcesses()).toEqual([]), ENDED);
    },
    MINUTES,
  );

  it(
    'ends alone when its memory is full',
    async () => {
      const bytes = Buffer.alloc(20 * 1024 ** 2, '\n');
      const outcome = await outcomeOf(
        startReader(fileOf('a.mmf', bytes), never, { heapMb: 80 }),
        'a.mmf',
        bytes,
      );
      expect(outcome).toBe('too-much-memory');
    },
    MINUTES,
  );

  it(
    'fails with what kept the worker from giving it the file',
    async () => {
      const lost = new Error('no disk');
      const file = { ...fileOf('a.html', SLOW), bytes: () => Promise.reject(lost) };
      const reader = startReader(file, never);
      await expect(reader.ask('open', opening('a.html', SLOW))).rejects.toBe(lost);
    },
    MINUTES,
  );
});
