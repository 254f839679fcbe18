import * as messages from '#messages/recipe.json';
import { format } from '@larder/shared/messages/format';
import { embeddablePost, embedUrl, platformOf, type SocialPost } from '@larder/shared/social/link';
import type { FrameShape } from '@larder/shared/social/platform';
import { PLATFORMS, type SocialPlatform } from '@larder/shared/social/platforms';
import { ExternalLink, RotateCw, VideoOff } from 'lucide-react';
import { useEffect, useRef, useState, type CSSProperties } from 'react';
import { Button } from '../../../components/ui/button.tsx';
import { Skeleton } from '../../../components/ui/skeleton.tsx';
import { cn } from '../../../lib/cn.ts';

interface PostEmbedProps {
  url: string;
  /** Narrower, for a place beside something else. */
  compact?: boolean;
}

/** The post that a recipe comes from, in its platform's own frame; nothing for an address of no platform. */
export default function PostEmbed({ url, compact = false }: PostEmbedProps) {
  const platform = platformOf(url);
  if (!platform) return null;
  const post = embeddablePost(url);
  if ('failure' in post)
    return <Fallback url={url} platform={platform} reason={post.failure} compact={compact} />;
  return <Frame key={post.id} post={post} compact={compact} />;
}

/** A frame that has not said a word by then will not. */
const PATIENCE_MS = 10_000;
/** How often YouTube's player is asked to speak up, until it does. */
const ASKING_MS = 250;

/** Whether the frame of a post has spoken, how high it says it is, and another attempt where it stays silent. */
function useFrame(post: SocialPost) {
  const frame = useRef<HTMLIFrameElement>(null);
  const [state, setState] = useState<'loading' | 'loaded' | 'failed'>('loading');
  const [attempt, setAttempt] = useState(0);
  const [height, setHeight] = useState<number>();
  const { platform, id } = post;
  const { greeting, origin, retry } = PLATFORMS[platform].frame;

  useEffect(() => {
    const hear = ({ source, origin: from, data }: MessageEvent<unknown>) => {
      if (source === null || source !== frame.current?.contentWindow || from !== origin) return;
      setState('loaded');
      setHeight((known) => measuredHeight(data) ?? known);
    };
    const ask = setInterval(() => {
      if (greeting) frame.current?.contentWindow?.postMessage(greeting, origin);
    }, ASKING_MS);
    const giveUp = setTimeout(() => {
      setState((now) => {
        if (now !== 'loading') return now;
        return retry === 'once by itself' && mayReload(platform, id) ? 'loading' : 'failed';
      });
    }, PATIENCE_MS);
    addEventListener('message', hear);
    return () => {
      removeEventListener('message', hear);
      clearInterval(ask);
      clearTimeout(giveUp);
    };
  }, [platform, id, greeting, origin, retry, attempt]);

  // A frame that stays silent may be loaded once more in a visit.
  useEffect(() => {
    if (retry !== 'once by itself' || state !== 'loading' || attempt > 0) return;
    const again = setTimeout(() => setAttempt(1), PATIENCE_MS + ASKING_MS);
    return () => clearTimeout(again);
  }, [retry, state, attempt]);

  const tryAgain = () => {
    setState('loading');
    setAttempt((count) => count + 1);
  };
  return { frame, state, attempt, height, tryAgain: retry === 'never' ? undefined : tryAgain };
}

function Frame({ post, compact }: { post: SocialPost; compact: boolean }) {
  const { frame, state, attempt, height, tryAgain } = useFrame(post);
  const { platform, address } = post;
  const { name } = PLATFORMS[platform];

  if (state === 'failed') {
    return <Fallback url={address} platform={platform} compact={compact} onRetry={tryAgain} />;
  }
  return (
    <figure
      className={cn(
        'relative my-6 overflow-hidden rounded-card border border-line bg-surface',
        sizeOf(post, compact),
      )}
      style={height === undefined ? undefined : ({ height, aspectRatio: 'auto' } satisfies CSSProperties)}
      aria-busy={state === 'loading'}
    >
      {state === 'loading' && (
        <>
          <Skeleton className="absolute inset-0 size-full rounded-none" />
          <span role="status" className="sr-only">
            {format(messages.loadingFrom, { name })}
          </span>
        </>
      )}
      <iframe
        key={attempt}
        ref={frame}
        src={embedUrl(post)}
        title={format(messages.theOriginalOn, { name })}
        className="relative size-full border-0"
        sandbox="allow-scripts allow-same-origin allow-popups allow-popups-to-escape-sandbox allow-presentation"
        allow="encrypted-media; fullscreen; picture-in-picture; web-share"
        allowFullScreen
        referrerPolicy="strict-origin-when-cross-origin"
      />
    </figure>
  );
}

/** At most 540 px, compact 400, upright at least 300 (docs/rules.md, Sentences and screens). */
function sizeOf({ platform, form }: SocialPost, compact: boolean): string {
  const narrow = compact ? 'max-w-[400px]' : 'max-w-[540px]';
  const sizes: Record<FrameShape, string> = {
    wide: cn('aspect-video', compact ? narrow : 'max-w-3xl'),
    'small-upright': 'aspect-[9/16] max-w-[360px]',
    upright: cn(narrow, 'aspect-[9/16] min-w-[min(300px,100%)]'),
    measured: cn(narrow, 'h-[40rem]'),
  };
  return sizes[PLATFORMS[platform].frame.shape(form)];
}

const MAX_HEIGHT = 2_000;

/** A frame may tell how high it is, as Instagram's does. */
function measuredHeight(data: unknown): number | undefined {
  if (typeof data !== 'string' || !data.includes('MEASURE')) return undefined;
  const height = Number(/"height"\s*:\s*(\d{2,4})/.exec(data)?.[1]);
  return height >= 100 && height <= MAX_HEIGHT ? height : undefined;
}

function mayReload(platform: SocialPlatform, id: string): boolean {
  const key = `${platform}-reloaded-${id}`;
  try {
    if (sessionStorage.getItem(key) !== null) return false;
    sessionStorage.setItem(key, '1');
    return true;
  } catch {
    return false;
  }
}

interface FallbackProps {
  url: string;
  platform: SocialPlatform;
  compact: boolean;
  reason?: string;
  onRetry?: (() => void) | undefined;
}

function Fallback({ url, platform, compact, reason, onRetry }: FallbackProps) {
  return (
    <div
      role="group"
      aria-label={messages.theOriginal}
      className={cn(
        'my-6 rounded-card border border-line bg-surface p-5',
        compact ? 'max-w-[400px]' : 'max-w-[540px]',
      )}
    >
      <p className="flex items-center gap-2 font-medium">
        <VideoOff aria-hidden className="size-5 shrink-0 text-muted" />{' '}
        {PLATFORMS[platform].messages.notShown}
      </p>
      {reason && <p className="mt-1 text-muted">{reason}</p>}
      <div className="mt-3 flex flex-wrap gap-3">
        <Button asChild variant="secondary">
          <a href={url} target="_blank" rel="noopener noreferrer">
            <ExternalLink aria-hidden className="size-4" />{' '}
            {format(messages.viewOn, { name: PLATFORMS[platform].name })}
          </a>
        </Button>
        {onRetry && (
          <Button variant="secondary" onClick={onRetry}>
            <RotateCw aria-hidden className="size-4" /> {messages.tryAgain}
          </Button>
        )}
      </div>
    </div>
  );
}
