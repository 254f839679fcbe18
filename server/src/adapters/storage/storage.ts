/** Where files live: a folder or an S3-compatible bucket. Keys are ours ('photos/<uuid>/640.webp'), never a person's. */
export interface Storage {
  /**
   * Makes sure that the folder or bucket is there, creating it if need be. Writing does so by itself; a start calls it
   * to fail early.
   * @throws ConfigError, one clear line, when the store cannot be used.
   */
  prepare(): Promise<void>;
  /** False where the next picture would find no space. A bucket does not say: true. */
  hasRoom(): Promise<boolean>;
  /** Writes the whole file or nothing, in place of an older one. */
  put(key: string, body: Buffer, contentType: string): Promise<void>;
  /** null when there is no such file. */
  get(key: string): Promise<Buffer | null>;
  /** The folders whose key begins so: 'photos/ab' gives 'photos/ab…' for each of them. */
  folders(start: string): Promise<string[]>;
  /** Removes every file below `prefix` ('photos/<uuid>' means 'photos/<uuid>/…'); no error when there is none. */
  deletePrefix(prefix: string): Promise<void>;
}
