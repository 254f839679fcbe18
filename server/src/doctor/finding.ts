import type { Config } from '../config.ts';

/** What one look at one part of an installation found. */
export interface Finding {
  /** The part, in one word: 'database', 'mail'. */
  part: string;
  /** 'problem': something does not work; 'warning': it works, but something is likely to go wrong; 'skipped': could not be looked at. */
  state: 'ok' | 'warning' | 'problem' | 'skipped';
  /** What is so, in one line that never holds a password or key. */
  text: string;
  /** What to do about it. */
  advice?: string;
}

/** Looks at one part. A rejection counts as a problem of that part. */
export type Check = (config: Config) => Promise<Finding[]>;

/** The findings of one part, written without repeating its name. */
export const findingsOf = (part: string) => ({
  ok: (text: string): Finding => ({ part, state: 'ok', text }),
  skipped: (text: string): Finding => ({ part, state: 'skipped', text }),
  warning: (text: string, advice: string): Finding => ({ part, state: 'warning', text, advice }),
  problem: (text: string, advice: string): Finding => ({ part, state: 'problem', text, advice }),
});

/** The code or the first line of an error: 'ECONNREFUSED', 'invalid password'. */
export function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const code = 'code' in error && typeof error.code === 'string' ? error.code : '';
  const cause = error.cause instanceof Error ? reasonOf(error.cause) : '';
  return cause || code || error.message.split('\n')[0] || error.name;
}
