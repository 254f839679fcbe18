import * as messages from '#messages/recipe.json';
import { Skeleton } from '../../components/ui/skeleton.tsx';

export function SharedRecipeSkeleton() {
  return (
    <div role="status">
      <h1 className="sr-only">{messages.loadingRecipe}</h1>
      <div className="grid items-start gap-x-8 gap-y-4 md:grid-cols-2 lg:gap-x-12">
        <Skeleton className="-mx-5 aspect-[8/5] rounded-none sm:mx-0 sm:aspect-[4/3] sm:rounded-card md:order-last" />
        <div className="space-y-4">
          <Skeleton className="h-5 w-40" />
          <Skeleton className="h-12 w-4/5" />
          <Skeleton className="h-20" />
          <Skeleton className="h-6 w-3/5" />
        </div>
      </div>
      <div className="mt-14 grid gap-14 tablet:grid-cols-[2fr_3fr] lg:grid-cols-[22rem_1fr]">
        <Skeleton className="h-80" />
        <Skeleton className="h-80" />
      </div>
    </div>
  );
}
