/** What a served page tells its first script (`early.ts`): from now on presses are answered by the page itself. */
export const TAKEN_OVER = 'larder:taken-over';
