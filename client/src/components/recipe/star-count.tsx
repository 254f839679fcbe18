import * as messages from '#messages/recipes.json';
import { format } from '@larder/shared/messages/format';
import { Star } from 'lucide-react';
import { useShowsRatings } from './shows-ratings.ts';

/** One's own stars on a card: nothing where none were given, or where they are hidden. */
export function StarCount({ rating }: { rating: number | null | undefined }) {
  const [isShown] = useShowsRatings();
  if (!rating || !isShown) return null;
  return (
    <span className="inline-flex items-center gap-1">
      <Star aria-hidden className="size-3.5 fill-current text-star" />
      <span aria-hidden>{rating}</span>
      <span className="sr-only">{format(messages.ratedStars, { rating })}</span>
    </span>
  );
}
