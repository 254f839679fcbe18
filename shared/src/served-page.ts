/** The name of a meta element in pages that were requested with a session cookie, valid or not. */
export const MAY_BE_SIGNED_IN = 'may-be-signed-in';
