import type { PhotoReading } from '../extraction/photo/photo-reading.ts';
import type { PhotoOptions } from '../extraction/photo/read-photo.ts';

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
