import * as messages from '#messages/collections.json';
import { format } from '@larder/shared/messages/format';
import { rich } from '../../components/ui/rich.tsx';
import { paths } from '@larder/shared/paths';
import { COVER_PICTURES } from '@larder/shared/playlist/messages';
import type { ListedPlaylistDto } from '@larder/shared/playlist/schema';
import { Heart } from 'lucide-react';
import { Link } from 'react-router-dom';
import { Picture } from '../../components/ui/picture.tsx';
import type { ViewMode } from '../../hooks/use-view-mode.ts';
import { cn } from '../../lib/cn.ts';
import { PrivacyLabel } from './privacy.tsx';
import { descriptionOf, nameOf } from './names.ts';

export interface PlaylistCardProps {
  playlist: ListedPlaylistDto & { ownerName?: string };
  view: ViewMode;
  /** Where it leads, when that is not the person's own collection. */
  to?: string;
  /** Favorites says in words what it is, too. */
  labelled?: boolean;
}

/**
 * One collection: a picture, its name, how many recipes, and whose it is or who may see it (Favorites is always private and
 * says so by its heart).
 */
export function PlaylistCard({ playlist, view, to, labelled }: PlaylistCardProps) {
  const isGrid = view === 'grid';
  const description = descriptionOf(playlist);
  return (
    <Link
      to={to ?? (playlist.isFavorites ? paths.favorites() : paths.collection(playlist.id))}
      className={cn(
        'card group flex overflow-hidden transition-colors hover:border-accent',
        isGrid ? 'h-full flex-col' : 'items-center gap-4 p-3',
      )}
    >
      <Cover
        playlist={playlist}
        className={isGrid ? 'aspect-[4/3] w-full' : 'size-20 shrink-0 rounded-control sm:size-24'}
      />
      <div className={cn('min-w-0 flex-1', isGrid && 'p-4')}>
        <h2 className={cn('text-xl group-hover:text-accent', 'line-clamp-2', !isGrid && 'sm:line-clamp-1')}>
          <bdi>{nameOf(playlist)}</bdi>
        </h2>
        {description && !isGrid && <p className="line-clamp-1 text-muted">{description}</p>}
        <p className="mt-1 flex flex-wrap items-center gap-x-3 text-sm text-muted">
          <span>{format(messages.recipeCount, { count: playlist.recipeCount })}</span>
          {playlist.ownerName !== undefined && (
            <span className="min-w-0 truncate">
              {rich(messages.by, { ownerName: playlist.ownerName, a: (text) => <bdi>{text}</bdi> })}
            </span>
          )}
          {!playlist.isFavorites && playlist.ownerName === undefined && <PrivacyLabel playlist={playlist} />}
          {playlist.isFavorites && labelled && (
            <span className="inline-flex items-center gap-1.5">
              <Heart aria-hidden className="size-4" /> {messages.favorites}
            </span>
          )}
        </p>
      </div>
    </Link>
  );
}

const WHOLE = '(min-width: 1024px) 20rem, 50vw';
const QUARTER = '(min-width: 1024px) 10rem, 25vw';

/** The cover that was chosen, or up to four pictures of what is in it, or the first letter of its name. */
function Cover({ playlist, className }: { playlist: ListedPlaylistDto; className: string }) {
  if (playlist.isFavorites && !playlist.coverImage && playlist.firstImages.length === 0) {
    return (
      <div aria-hidden className={cn('grid place-items-center bg-accent-soft text-accent', className)}>
        <Heart className="size-2/5 max-h-16" strokeWidth={1.25} />
      </div>
    );
  }
  const { coverImage, firstImages } = playlist;
  if (firstImages.length > 1) {
    // Of two or three, the tall ones at the left.
    const tall = COVER_PICTURES - firstImages.length;
    return (
      <div aria-hidden className={cn('grid grid-cols-2 grid-rows-2 gap-px overflow-hidden', className)}>
        {firstImages.map((image, place) => (
          <Picture
            key={image.id}
            image={image}
            alt=""
            sizes={place < tall ? WHOLE : QUARTER}
            className={cn('size-full min-h-0 object-cover', place < tall && 'row-span-2')}
          />
        ))}
      </div>
    );
  }
  return (
    <Picture
      image={coverImage ?? firstImages[0]}
      title={nameOf(playlist)}
      alt=""
      sizes={WHOLE}
      className={cn('object-cover', className)}
    />
  );
}
