import * as messages from '#messages/recipe.json';
import { format } from '@larder/shared/messages/format';
import { MOST_STARS } from '@larder/shared/recipe/messages';
import type { RecipeDto } from '@larder/shared/recipe/schema';
import { Star } from 'lucide-react';
import { useShowsRatings } from '../../../components/recipe/shows-ratings.ts';
import { IconButton } from '../../../components/ui/icon-button.tsx';
import { cn } from '../../../lib/cn.ts';
import { useRate } from './use-rate.ts';

const STARS = Array.from({ length: MOST_STARS }, (_, index) => index + 1);

interface OwnRatingProps {
  recipe: RecipeDto;
  isLarge?: boolean;
  /** It stands alone, and says what it is. */
  hasCaption?: boolean;
}

/** Five stars of one's own: a tap gives as many, a tap on the last of them takes them away. */
export function OwnRating({ recipe, isLarge, hasCaption }: OwnRatingProps) {
  const [isShown] = useShowsRatings();
  const rate = useRate();
  if (!isShown) return null;
  const { rating } = recipe;
  const group = (
    <div role="group" aria-label={messages.yourRating} className="-ml-2.5 flex w-max print:hidden">
      {STARS.map((stars) => {
        const isGiven = stars <= (rating ?? 0);
        return (
          <IconButton
            key={stars}
            label={format(messages.giveStars, { stars })}
            aria-pressed={stars === rating}
            className={cn(isGiven ? 'text-star' : 'text-muted', isLarge && '[&>svg]:size-7')}
            onClick={() => void rate(recipe, stars === rating ? null : stars)}
          >
            <Star className={cn(isGiven && 'fill-current')} />
          </IconButton>
        );
      })}
    </div>
  );
  if (isLarge)
    return (
      <>
        <p aria-hidden className="text-sm font-semibold">
          {messages.yourRating}
        </p>
        {group}
      </>
    );
  if (!hasCaption) return group;
  return (
    <div className="mt-10 print:hidden">
      <p aria-hidden className="text-lg font-medium">
        {messages.yourRating}
      </p>
      {group}
    </div>
  );
}
