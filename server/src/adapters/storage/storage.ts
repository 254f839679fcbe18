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
  /** null when the file does not exist. */
  get(key: string): Promise<Buffer | null>;
  /** The folders whose key begins with `start`: 'photos/ab' gives 'photos/ab…' for each. */
  folders(start: string): Promise<string[]>;
  /** Deletes every file below `prefix` ('photos/<uuid>' means 'photos/<uuid>/…'); no error when there is none. */
  deletePrefix(prefix: string): Promise<void>;
}
