import * as messages from '#messages/recipe.json';
import { Skeleton } from '../../../components/ui/skeleton.tsx';

/** In place of a recipe that is being loaded. */
export function RecipePlaceholder() {
  return (
    <div role="status" aria-label={messages.loadingRecipe}>
      <div className="mb-2 h-22 sm:h-11" />
      <Skeleton className="-mx-4 mb-6 aspect-[4/3] rounded-none sm:mx-0 sm:aspect-[3/1] sm:rounded-card" />
      <Skeleton className="mb-4 h-11 w-2/3" />
      <Skeleton className="mb-10 h-5 w-1/3" />
      <ColumnsPlaceholder />
    </div>
  );
}

export function ColumnsPlaceholder() {
  return (
    <div className="grid gap-10 lg:grid-cols-[22rem_1fr]">
      {[0, 1].map((column) => (
        <div key={column} className="space-y-3">
          {Array.from({ length: 6 }, (_, row) => (
            <Skeleton key={row} className="h-6" />
          ))}
        </div>
      ))}
    </div>
  );
}
