/** The name of a meta element: whoever asked for this page brought a session cookie, valid or not. */
export const MAY_BE_SIGNED_IN = 'may-be-signed-in';
