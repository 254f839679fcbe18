import type { PhotoOptions, PhotoReading } from '../../extraction/photo/photo-reading.ts';

export interface PhotoQuestion {
  id: number;
  bytes: Uint8Array;
  options: PhotoOptions;
}
export interface PhotoAnswer {
  id: number;
  reading?: PhotoReading;
  /** The thrown error, for the log. */
  failure?: string;
}
