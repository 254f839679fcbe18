/** The name of a meta element in pages that were requested with a session cookie, valid or not. */
export const MAY_BE_SIGNED_IN = 'may-be-signed-in';

/** The id of the element with what the first calls of a signed-in person's page would be answered. */
export const SERVED_ANSWERS = 'served-answers';

/** As superjson writes them. */
export interface ServedAnswers {
  session: unknown;
  /** The first page of the list as home asks for it, where it does. */
  list?: unknown;
  /** The drafts that wait to be looked at, as home asks for them, where the list is. */
  drafts?: unknown;
  /** What is planned for a day, as home asks for it, where it is known which day it is there. */
  tonight?: unknown;
}

/** In which time zone a browser is, set by the page: so that home can come with what is planned for today. */
export const ZONE_COOKIE = 'larder_zone';
