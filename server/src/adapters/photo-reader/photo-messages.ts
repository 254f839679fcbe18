import type { PhotoOptions, PhotoReading } from '../../extraction/photo/photo-reading.ts';

export interface PhotoQuestion {
  id: number;
  bytes: Uint8Array;
  options: PhotoOptions;
}
export interface PhotoAnswer {
  id: number;
  reading?: PhotoReading;
  /** What was thrown, for the log. */
  failure?: string;
}
