import type { Readable } from 'node:stream';

/** A folder or an S3-compatible bucket for files. Keys are made by us ('photos/<uuid>/640.webp'), never user input. */
export interface Storage {
  /**
   * Creates the folder or bucket if missing. Writing does so too; a start calls this to fail early.
   * @throws ConfigError with one clear line when the storage cannot be used.
   */
  prepare(): Promise<void>;
  /** False when there is no space for another image. Always true for a bucket, which does not report its space. */
  hasRoom(): Promise<boolean>;
  /** Writes the file completely or not at all, replacing an older one. */
  put(key: string, body: Buffer, contentType: string): Promise<void>;
  /**
   * Writes what comes to a file that has no key yet, without holding it in memory. When it ends early, or has more than `mostBytes`,
   * nothing is left of it.
   * @throws why it ended early; RangeError when it is too long.
   */
  receive(source: Readable, mostBytes: number): Promise<Draft>;
  /** Removes drafts of processes that have ended, on this machine. */
  sweepDrafts(): Promise<void>;
  /** null when the file does not exist. */
  get(key: string): Promise<Buffer | null>;
  /** The folders whose key begins with `start`: 'photos/ab' gives 'photos/ab…' for each. */
  folders(start: string): Promise<string[]>;
  /** Deletes every file below `prefix` ('photos/<uuid>' means 'photos/<uuid>/…'); no error when there is none. */
  deletePrefix(prefix: string): Promise<void>;
}

/** A file that has arrived, and is kept under a key or discarded. */
export interface Draft {
  /** in bytes */
  size: number;
  /** Once; it replaces an older file, completely or not at all. */
  keep(key: string, contentType: string): Promise<void>;
  /** No error when it was kept. */
  discard(): Promise<void>;
}
