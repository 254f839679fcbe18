/** What a served page tells its first script (`served-page-script.ts`): React runs it now, and presses need not be kept any more. */
export const HYDRATED = 'larder:taken-over';
