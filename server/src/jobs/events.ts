/** Wakes up whoever follows a person's imports, in every web process, when one of them changed. */
export interface ImportEvents {
  /** Says that this import changed; reaches every process. */
  publish(event: { userId: string; importId: string }): Promise<void>;
  /** Calls `listener` for each change of the person's imports until the returned function is called. */
  subscribe(userId: string, listener: (importId: string) => void): () => void;
  close(): Promise<void>;
}
