import * as SOCIAL_MESSAGES from '#messages/social.json';

/** The sentences about posts that hold for every platform; those of one stand in its file in platforms/. */
export { SOCIAL_MESSAGES };

export const SOCIAL_LIMITS = { caption: 20_000, text: 100_000 } as const;
