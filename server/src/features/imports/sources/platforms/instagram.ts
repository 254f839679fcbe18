import type { SocialPost } from '@larder/shared/social/link';
import { AppError } from '../../../../errors.ts';
import { readPostPage } from '../../../../extraction/social/instagram.ts';
import type { PostReading } from '../../../../extraction/social/post.ts';
import { addressInUse, type Asking, type PlatformReader } from './reader.ts';

/** The head of the post's public page. */
export const instagramReader: PlatformReader = { readPost };

async function readPost({ deps, reading }: Asking, { address }: SocialPost): Promise<PostReading> {
  const { signal, pace } = reading;
  try {
    const page = await deps.guardedFetch.page(addressInUse(deps, address), { signal, pace });
    return readPostPage(page.html, page.url);
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    if (error.appCode === 'IMPORT_PAGE_GONE') return { refusal: 'gone' };
    if (error.appCode === 'IMPORT_BLOCKED') return { refusal: 'blocked' };
    throw error;
  }
}
