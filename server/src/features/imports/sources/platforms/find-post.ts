import { embeddablePost, platformOf, readSocialLink, type SocialPost } from '@larder/shared/social/link';
import { SOCIAL_MESSAGES } from '@larder/shared/social/messages';
import { AppError } from '../../../../errors.ts';
import { addressInUse, atPlatform, type Asking } from './reader.ts';

/** The post that a link leads to; a short link is followed, as long as it stays with its platform. @throws POST_INVALID */
export async function findPost({ deps, reading }: Asking, url: string): Promise<SocialPost> {
  const link = readSocialLink(url);
  if (link.post) return link.post;
  if (link.problem) throw invalid(SOCIAL_MESSAGES[link.problem]);
  const { platform, shortUrl } = link.short;
  const hop = (address: string) => {
    const here = atPlatform(deps, address, platform);
    if (readSocialLink(here).post?.platform === platform) return 'there';
    return platformOf(here) === platform ? 'further' : 'refused';
  };
  const { signal, pace } = reading;
  const found = await deps.guardedFetch.destination(addressInUse(deps, shortUrl), { signal, pace, hop });
  const post = found === null ? undefined : readSocialLink(atPlatform(deps, found, platform)).post;
  if (post) return post;
  const reason = embeddablePost(shortUrl);
  throw invalid('failure' in reason ? reason.failure : SOCIAL_MESSAGES.noId);
}

function invalid(message: string): AppError {
  return new AppError('POST_INVALID', message);
}
