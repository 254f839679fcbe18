/** The named limits; their numbers are in one table. */
export type LimitName = 'general' | 'publicPage' | 'signIn' | 'signInIp' | 'signUpIp' | 'verifyIp' | 'codeMail' | 'codeMailIp' | 'importStart';

export interface RateLimits {
  /** Counts one call (or `points`); throws RATE_LIMITED with the seconds to wait when the limit is used up. */
  consume(limit: LimitName, key: string, points?: number): Promise<void>;
  close(): Promise<void>;
}
