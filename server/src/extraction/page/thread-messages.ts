import type { PageReading } from './fields.ts';

export interface ThreadQuestion {
  id: number;
  html: string;
  url: string;
  /** Which recipe of a page that holds several. */
  choice?: number;
}
export interface ThreadAnswer {
  id: number;
  reading?: PageReading;
  /** What was thrown, for the log. */
  failure?: string;
}

/** The id of the message by which a new thread says that it listens. */
export const READY_ID = 0;
