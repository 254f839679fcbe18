import type { SocialPreview } from '@larder/shared/import/schema';

/** What a platform tells of a post: the preview's fields that it knows, and what steps may be read from. */
export interface PostFacts extends Pick<
  SocialPreview,
  'title' | 'creator' | 'thumbnailUrl' | 'duration' | 'caption'
> {
  /** False for an answer without the caption, such as YouTube's oEmbed: an empty caption then says nothing of the post. */
  tellsCaption: boolean;
  /** Addresses of a video's subtitles, the best first. */
  subtitles: string[];
}

/** Why a platform tells nothing. */
export type PostRefusal = 'private' | 'gone' | 'ageLimited' | 'signedInOnly' | 'blocked' | 'failed';

export type PostReading =
  | { facts: PostFacts; refusal?: undefined }
  | { refusal: PostRefusal; facts?: undefined };

export const NO_FACTS: PostFacts = {
  title: '',
  creator: '',
  thumbnailUrl: null,
  duration: null,
  caption: '',
  tellsCaption: true,
  subtitles: [],
};

/** The value of a JSON text, or undefined. */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
