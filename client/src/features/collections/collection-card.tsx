import { paths } from '@larder/shared/paths';
import type { ListedPlaylistDto } from '@larder/shared/playlist/schema';
import { Heart } from 'lucide-react';
import { Link } from 'react-router-dom';
import { Picture } from '../../components/ui/picture.tsx';
import type { ViewMode } from '../../hooks/use-view-mode.ts';
import { cn } from '../../lib/cn.ts';
import { plural } from '../../lib/plural.ts';
import { PrivacyLabel } from './privacy.tsx';

export interface CollectionCardProps {
  collection: ListedPlaylistDto & { ownerName?: string };
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
export function CollectionCard({ collection, view, to, labelled }: CollectionCardProps) {
  const isGrid = view === 'grid';
  return (
    <Link
      to={to ?? (collection.isFavorites ? paths.favorites() : paths.collection(collection.id))}
      className={cn(
        'card group flex overflow-hidden transition-colors hover:border-accent',
        isGrid ? 'h-full flex-col' : 'items-center gap-4 p-3',
      )}
    >
      <Cover
        collection={collection}
        className={isGrid ? 'aspect-[4/3] w-full' : 'size-20 shrink-0 rounded-control sm:size-24'}
      />
      <div className={cn('min-w-0 flex-1', isGrid && 'p-4')}>
        <h2 className={cn('text-xl group-hover:text-accent', 'line-clamp-2', !isGrid && 'sm:line-clamp-1')}>
          <bdi>{collection.name}</bdi>
        </h2>
        {collection.description && !isGrid && (
          <p className="line-clamp-1 text-muted">{collection.description}</p>
        )}
        <p className="mt-1 flex flex-wrap items-center gap-x-3 text-sm text-muted">
          <span>{plural(collection.recipeCount, 'recipe')}</span>
          {collection.ownerName !== undefined && (
            <span className="min-w-0 truncate">
              by <bdi>{collection.ownerName}</bdi>
            </span>
          )}
          {!collection.isFavorites && collection.ownerName === undefined && (
            <PrivacyLabel collection={collection} />
          )}
          {collection.isFavorites && labelled && (
            <span className="inline-flex items-center gap-1.5">
              <Heart aria-hidden className="size-4" /> Favorites
            </span>
          )}
        </p>
      </div>
    </Link>
  );
}

function Cover({ collection, className }: { collection: ListedPlaylistDto; className: string }) {
  if (collection.isFavorites && !collection.coverImage) {
    return (
      <div aria-hidden className={cn('grid place-items-center bg-accent-soft text-accent', className)}>
        <Heart className="size-2/5 max-h-16" strokeWidth={1.25} />
      </div>
    );
  }
  const sizes = '(min-width: 1024px) 20rem, 50vw';
  return (
    <Picture image={collection.coverImage} alt="" sizes={sizes} className={cn('object-cover', className)} />
  );
}
