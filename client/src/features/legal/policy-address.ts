export type LegalPage = 'terms' | 'privacy-policy';

/** One address may serve both pages, or name the page it is for where it says `{page}`. */
export function policyAddress(setting: string, page: LegalPage): string {
  return setting.replaceAll('{page}', page);
}
