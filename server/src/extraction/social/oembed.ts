import { z } from 'zod';
import { NO_FACTS, parseJson, type PostReading } from './post.ts';

const answer = z.object({
  title: z.string().default(''),
  author_name: z.string().default(''),
  author_unique_id: z.string().optional(),
  thumbnail_url: z.string().optional().catch(undefined),
});

/** What an oEmbed interface says. `titleIsCaption`: for TikTok the title is the whole caption. */
export function readOembed(
  { status, text }: { status: number; text: string },
  { titleIsCaption }: { titleIsCaption: boolean },
): PostReading {
  if (status === 401 || status === 403) return { refusal: 'private' };
  if (status === 404 || status === 410 || status === 400) return { refusal: 'gone' };
  const parsed = answer.safeParse(parseJson(text));
  if (status === 429) return { refusal: 'blocked' };
  if (status < 200 || status >= 300 || !parsed.success) return { refusal: 'failed' };
  const { title, author_name, author_unique_id, thumbnail_url } = parsed.data;
  return {
    facts: {
      ...NO_FACTS,
      title: titleIsCaption ? '' : title,
      caption: titleIsCaption ? title : '',
      tellsCaption: titleIsCaption,
      creator: (author_unique_id ?? '') || author_name,
      thumbnailUrl: thumbnail_url ?? null,
    },
  };
}
