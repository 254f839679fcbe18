/** The field by which a page that runs no scripts yet asks for the auth dialog. */
export const AUTH_QUERY = 'auth';

export type AuthQuery = 'signin' | 'signup';

/** The dialog that the address asks for, once: it is taken out of the address. */
export function takeAuthQuery(): AuthQuery | undefined {
  const address = new URL(location.href);
  const asked = address.searchParams.get(AUTH_QUERY);
  if (asked !== 'signin' && asked !== 'signup') return undefined;
  address.searchParams.delete(AUTH_QUERY);
  history.replaceState(history.state, '', address);
  return asked;
}
