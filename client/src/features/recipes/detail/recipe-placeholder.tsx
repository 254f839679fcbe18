import * as messages from '#messages/recipe.json';
import { Skeleton } from '../../../components/ui/skeleton.tsx';

/** In place of a recipe that is being loaded. */
export function RecipePlaceholder() {
  return (
    <div role="status" aria-label={messages.loadingRecipe}>
      <div className="page-bar md:h-11" />
      <div className="mb-10 grid gap-x-8 gap-y-4 md:grid-cols-2 lg:grid-cols-[3fr_2fr] lg:gap-x-12">
        <Skeleton className="max-md:-mx-4 max-md:-mt-14 max-md:aspect-[8/5] max-md:rounded-none md:order-last md:h-64 md:rounded-card lg:h-68" />
        <div>
          <Skeleton className="mb-4 h-11 w-2/3" />
          <Skeleton className="h-5 w-1/2" />
        </div>
      </div>
      <ColumnsPlaceholder />
    </div>
  );
}

export function ColumnsPlaceholder() {
  return (
    <div className="grid gap-10 tablet:grid-cols-[2fr_3fr] lg:grid-cols-[22rem_1fr]">
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
