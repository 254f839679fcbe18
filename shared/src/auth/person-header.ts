/** Carries the id of the person that the page shows: another person may have signed in since in another tab. */
export const PERSON_HEADER = 'x-larder-person';
