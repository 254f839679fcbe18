import { isStepLike } from '../lines/steps.ts';
import { cutText } from '@larder/shared/recipe-text/cut-text';
import { RECIPE_LIMITS } from '@larder/shared/recipe/messages';
import { z } from 'zod';
import { parseDuration } from '../lines/durations.ts';
import { NO_FACTS, parseJson, type PostReading, type PostRefusal } from './post.ts';

const thumbnail = z.object({ url: z.string(), width: z.number().default(0) });
const apiAnswer = z.object({
  items: z.array(
    z.object({
      snippet: z.object({
        title: z.string(),
        description: z.string().default(''),
        channelTitle: z.string().default(''),
        thumbnails: z.record(z.string(), thumbnail).default({}),
      }),
      contentDetails: z.object({ duration: z.string().optional() }).default({}),
    }),
  ),
});

/** The answer of the Data API to a question for one video. */
export function readVideoApi({ status, text }: { status: number; text: string }): PostReading {
  const parsed = apiAnswer.safeParse(parseJson(text));
  if (status !== 200 || !parsed.success) return { refusal: 'failed' };
  const [item] = parsed.data.items;
  if (!item) return { refusal: 'gone' };
  const { snippet, contentDetails } = item;
  const seconds = secondsOf(contentDetails.duration ?? '');
  return {
    facts: {
      ...NO_FACTS,
      title: snippet.title,
      caption: snippet.description,
      creator: snippet.channelTitle,
      thumbnailUrl: largest(Object.values(snippet.thumbnails)),
      duration: seconds,
    },
  };
}

/** 'PT4M13S' in seconds. */
function secondsOf(duration: string): number | null {
  const seconds = Number(/(\d+)S$/.exec(duration)?.[1] ?? 0);
  const minutes = parseDuration(duration.replace(/\d+S$/, ''));
  return minutes === undefined && seconds === 0 ? null : (minutes ?? 0) * 60 + seconds;
}

const playerResponse = z.object({
  playabilityStatus: z
    .object({ status: z.string().default('OK'), reason: z.string().default('') })
    .default({ status: 'OK', reason: '' }),
  videoDetails: z
    .object({
      title: z.string().default(''),
      shortDescription: z.string().default(''),
      author: z.string().default(''),
      lengthSeconds: z.coerce.number().nullable().catch(null),
      thumbnail: z.object({ thumbnails: z.array(thumbnail).default([]) }).default({ thumbnails: [] }),
    })
    .optional(),
  captions: z
    .object({
      playerCaptionsTracklistRenderer: z.object({
        captionTracks: z.array(z.object({ baseUrl: z.string(), kind: z.string().optional() })).default([]),
      }),
    })
    .optional()
    .catch(undefined),
});

const PLAYER = /ytInitialPlayerResponse\s*=\s*\{/;
const MAX_PLAYER_CHARS = 2_000_000;

/** What the public page of a video holds for its own player. */
export function readWatchPage(html: string): PostReading {
  const at = PLAYER.exec(html);
  const parsed = at && playerResponse.safeParse(parseJson(objectAt(html, at.index + at[0].length - 1)));
  if (!parsed?.success) return { refusal: 'failed' };
  const { playabilityStatus, videoDetails, captions } = parsed.data;
  const refusal = refusalOf(playabilityStatus);
  if (!videoDetails || (refusal && videoDetails.shortDescription === ''))
    return { refusal: refusal ?? 'failed' };
  const tracks = captions?.playerCaptionsTracklistRenderer.captionTracks ?? [];
  return {
    facts: {
      ...NO_FACTS,
      title: videoDetails.title,
      caption: videoDetails.shortDescription,
      creator: videoDetails.author,
      thumbnailUrl: largest(videoDetails.thumbnail.thumbnails),
      duration: videoDetails.lengthSeconds,
      // Subtitles that a person wrote go before those that a machine heard.
      subtitles: [
        ...tracks.filter(({ kind }) => kind !== 'asr'),
        ...tracks.filter(({ kind }) => kind === 'asr'),
      ].map(({ baseUrl }) => baseUrl),
    },
  };
}

function refusalOf({ status, reason }: { status: string; reason: string }): PostRefusal | undefined {
  if (status === 'OK') return undefined;
  if (/\bage\b|inappropriate|adult/i.test(reason) || status === 'AGE_VERIFICATION_REQUIRED')
    return 'ageLimited';
  if (/private/i.test(reason)) return 'private';
  if (/\b(?:bot|robot)\b|unusual traffic/i.test(reason)) return 'blocked';
  if (status === 'LOGIN_REQUIRED') return 'signedInOnly';
  return status === 'ERROR' || /unavailable|removed|deleted|terminated/i.test(reason) ? 'gone' : 'failed';
}

/** The JSON object that begins at `start`, by its brackets; '' when it does not end. */
function objectAt(text: string, start: number): string {
  let depth = 0;
  let isInString = false;
  const end = Math.min(text.length, start + MAX_PLAYER_CHARS);
  for (let at = start; at < end; at += 1) {
    const character = text[at];
    if (isInString) {
      if (character === '\\') at += 1;
      else if (character === '"') isInString = false;
    } else if (character === '"') isInString = true;
    else if (character === '{') depth += 1;
    else if (character === '}') {
      depth -= 1;
      if (depth === 0) return text.slice(start, at + 1);
    }
  }
  return '';
}

function largest(thumbnails: readonly { url: string; width: number }[]): string | null {
  return (
    thumbnails.reduce((best, next) => (next.width > best.width ? next : best), { url: '', width: -1 }).url ||
    null
  );
}

const subtitleEvents = z.object({
  events: z.array(
    z.object({
      segs: z
        .array(z.object({ utf8: z.string().default('') }))
        .optional()
        .catch(undefined),
    }),
  ),
});
const MAX_SPOKEN = 100_000;

/** The sentences of subtitles that tell what to do, as steps. */
export function stepsOfSubtitles(text: string): string[] {
  const parsed = subtitleEvents.safeParse(parseJson(text));
  if (!parsed.success) return [];
  const lines = parsed.data.events.map(({ segs }) =>
    (segs ?? [])
      .map(({ utf8 }) => utf8)
      .join('')
      .trim(),
  );
  const spoken = lines
    .filter((line) => line !== '' && !/^[[(].*[\])]$/.test(line))
    .join('\n')
    .slice(0, MAX_SPOKEN);
  const isPunctuated = (spoken.match(/[.!?](?=\s|$)/g) ?? []).length * 12 > spoken.split(/\s+/).length / 4;
  const sentences = isPunctuated ? spoken.replace(/\s+/g, ' ').split(/(?<=[.!?])\s/) : spoken.split('\n');
  return sentences
    .map((sentence) => sentence.trim().replace(/^(?:and|so|now|okay|ok|then)[, ]+/i, ''))
    .filter((sentence) => sentence.length >= 12 && isStepLike(sentence))
    .map((sentence) =>
      cutText(`${sentence.charAt(0).toUpperCase()}${sentence.slice(1)}`, RECIPE_LIMITS.listItem),
    )
    .slice(0, 60);
}
