/** Where files live: a folder or an S3-compatible bucket. Keys are ours ('photos/<uuid>/640.webp'), never a person's. */
export interface Storage {
  put(key: string, body: Buffer, contentType: string): Promise<void>;
  /** null when there is no such file. */
  get(key: string): Promise<Buffer | null>;
  /** Removes every file whose key begins with `prefix`; no error when there is none. */
  deletePrefix(prefix: string): Promise<void>;
}
