/** With each call of a page, the id of the person it shows: somebody else may have signed in since in another tab. */
export const PERSON_HEADER = 'x-larder-person';
