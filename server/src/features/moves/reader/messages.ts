import type { Language } from '@larder/shared/messages/language';
import type { MoveProblem } from '@larder/shared/move/messages';
import type { ConvertedItem } from './convert.ts';
import type { Extras } from './convert-extras.ts';
import type { Described } from './describe-collections.ts';

// What the worker and the process that reads a file say to each other. The worker asks one question at a time.

/** What the process has to know before anything else. */
export interface FileToOpen {
  name: string;
  size: number;
  /** Of what is written into notes. */
  language: Language;
}

/** What is asked, and what is answered. */
export interface Reading {
  open: { asked: FileToOpen; answered: OpenedFile };
  /** The next recipes of the file; none after the last. After one with pictures come no others, so that these can be asked for. */
  items: { asked: null; answered: ConvertedItem[] };
  /** A picture of the last recipe by its place; null when it cannot be read. */
  picture: { asked: number; answered: Uint8Array | null };
  /** The cover of a collection by its key, likewise. */
  cover: { asked: string; answered: Uint8Array | null };
}

export interface OpenedFile {
  format: { id: string; name: string };
  described: Described;
  extras: Partial<Extras>;
}

/** From the worker. */
export type Question = {
  [Name in keyof Reading]: { name: Name; asked: Reading[Name]['asked'] };
}[keyof Reading];

/** From the worker, a stretch of the file that was wanted. */
export interface Stretch {
  start: number;
  bytes: Uint8Array;
}

/** From the process. Wanted are stretches of the file: it has no way to its storage. */
export type Reply =
  | { answer: unknown }
  | { problem: MoveProblem }
  | { failure: string }
  | { wanted: { start: number; length: number } };
