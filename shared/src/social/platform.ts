/** What a link says of one video or post. */
export interface PostLink {
  id: string;
  /** 'short' and 'reel' stand upright, 'post' may be images only. */
  form: 'video' | 'short' | 'reel' | 'post';
  /** The platform's own address of it, without anything that tells who shared it. */
  address: string;
}

/** A link names a post, or only its platform can say which: then the post is found by following `shortUrl`. */
export type PlatformLink = { post: PostLink; shortUrl?: undefined } | { shortUrl: string; post?: undefined };

/** How a post is laid out in its frame: 16:9, 9:16 and small, 9:16 and wide, or as high as the frame says. */
export type FrameShape = 'wide' | 'small-upright' | 'upright' | 'measured';

/** A platform whose posts are imported and shown: everything that web and worker know of it, but for how it is asked. */
export interface Platform {
  name: string;
  /** One of its posts, with an article, in the middle of a sentence. */
  onePost: string;
  /** Every host that is taken for the platform's, exactly as it is. */
  hosts: readonly string[];
  /** Undefined for a link that names no post. The host of `url` is one of `hosts`. */
  readLink: (url: URL) => PlatformLink | undefined;
  frame: {
    /** Of the frame's own pages: the only one that it may show. */
    origin: string;
    /** The player or post in a frame: no script of the platform runs in our pages. */
    url: (post: Pick<PostLink, 'id' | 'form'>) => string;
    shape: (form: PostLink['form']) => FrameShape;
    /** What makes a frame speak that is silent until it is spoken to. */
    greeting?: string;
    /** What may be done with a frame that stays silent. */
    retry: 'never' | 'when asked' | 'once by itself';
  };
  /** What the link to the original is called. */
  sourceLabel: string;
  messages: {
    notShown: string;
    /** Of a link, and of a short link, that leads to no post. Without them, the sentence for all platforms. */
    invalidLink?: string;
    invalidShortLink?: string;
  };
  /** The tags of a draft, by the creator of its post. */
  tags: (creator: string) => string[];
}

/** The parts of a path that are not empty. */
export function pathOf(url: URL): string[] {
  return url.pathname.split('/').filter((part) => part !== '');
}

/** Over https, without query and fragment: they say who shared a link, not what. */
export function bareAddress(url: URL): string {
  return `https://${url.host}${url.pathname}`;
}
