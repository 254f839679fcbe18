import type { SocialPost } from '@larder/shared/social/link';
import { platformOf } from '@larder/shared/social/link';
import type { SocialPlatform } from '@larder/shared/social/platforms';
import type { Deps } from '../../../../ctx.ts';
import { AppError } from '../../../../errors.ts';
import { readOembed } from '../../../../extraction/social/oembed.ts';
import type { PostFacts, PostReading } from '../../../../extraction/social/post.ts';
import type { Reading } from '../source.ts';

/** What a reader works with. */
export interface Asking {
  deps: Pick<Deps, 'config' | 'guardedFetch'>;
  reading: Pick<Reading, 'signal' | 'pace'>;
}

/** How one platform is asked about a post, without an account there. */
export interface PlatformReader {
  readPost: (asking: Asking, post: SocialPost) => Promise<PostReading>;
  /** Steps out of what is said in a video; none when there are no subtitles, or they cannot be had. */
  spokenSteps?: (asking: Asking, post: SocialPost, facts: PostFacts) => Promise<string[]>;
}

/** A platform that answers over oEmbed at `endpoint`. `titleIsCaption`: its title is the whole caption. */
export function oembedReader(
  endpoint: string,
  { titleIsCaption }: { titleIsCaption: boolean },
): PlatformReader {
  return {
    readPost: async (asking, { address }) => {
      const query = new URLSearchParams({ format: 'json', url: address });
      return readOembed(await ask(asking, `${endpoint}?${query.toString()}`), { titleIsCaption });
    },
  };
}

/** Asks an interface or a page of a platform: its answer as text, whatever its status says. */
export function ask(
  { deps, reading: { signal, pace } }: Asking,
  url: string,
): Promise<{ status: number; text: string }> {
  return deps.guardedFetch.data(addressInUse(deps, url), { signal, pace });
}

/** For one source of several: when it cannot be reached, the next one is asked. */
export async function orUndefined<T>(work: () => Promise<T>): Promise<T | undefined> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof AppError) return undefined;
    throw error;
  }
}

type ConfigDeps = Pick<Deps, 'config'>;

/** Where an address of a platform is asked: there, unless the operator has named another place. */
export function addressInUse({ config }: ConfigDeps, address: string): string {
  const { origin } = new URL(address);
  const other = config.platformOrigins[origin];
  return other === undefined ? address : `${other}${address.slice(origin.length)}`;
}

/** The reverse: an address of the place that stands for the platform, as the platform's own. */
export function atPlatform({ config }: ConfigDeps, address: string, platform: SocialPlatform): string {
  const { origin } = new URL(address);
  const own = Object.entries(config.platformOrigins)
    .filter(([, other]) => other === origin)
    .map(([original]) => original)
    .filter((original) => platformOf(`${original}/`) === platform)
    .sort((a, b) => b.length - a.length)[0];
  return own === undefined ? address : `${own}${address.slice(origin.length)}`;
}
