/** The field by which a page that runs no scripts yet asks for the auth dialog. */
export const AUTH_QUERY = 'auth';

export type AuthQuery = 'signin' | 'signup';

/** The dialog that the address asks for. */
export function readAuthQuery(): AuthQuery | undefined {
  const asked = new URL(location.href).searchParams.get(AUTH_QUERY);
  return asked === 'signin' || asked === 'signup' ? asked : undefined;
}

/** The same, once: it is taken out of the address. */
export function takeAuthQuery(): AuthQuery | undefined {
  const asked = readAuthQuery();
  if (!asked) return undefined;
  const address = new URL(location.href);
  address.searchParams.delete(AUTH_QUERY);
  history.replaceState(history.state, '', address);
  return asked;
}
