import * as messages from '#messages/recipe.json';
import { format } from '@larder/shared/messages/format';
import { pick } from '@larder/shared/pick';
import { PHOTO_LIMITS } from '@larder/shared/photo/limits';
import { CONTENT_FIELDS } from '@larder/shared/recipe/fields';
import type { CookedDto, RecipeDto } from '@larder/shared/recipe/schema';
import { lazy, Suspense, useState } from 'react';
import { Button } from '../../components/ui/button.tsx';
import { Picture } from '../../components/ui/picture.tsx';
import { failureOf } from '../../lib/error-message.ts';
import { toast } from '../../lib/toast.ts';
import { trpc } from '../../lib/trpc.ts';
import { dayText } from '../../lib/format.ts';

const EnlargedPicture = lazy(() => import('../../components/recipe/enlarged-picture.tsx'));

/** The photos of a cook log in a row, the last first. One tap makes one the cover, which is how others come to see it. */
export function Plates({ recipe }: { recipe: RecipeDto }) {
  const { id, title, image } = recipe;
  const log = trpc.recipes.cookLog.useQuery({ id, withPhoto: true, limit: PHOTO_LIMITS.results });
  const [at, setAt] = useState<number>();
  const { makeCover, isBusy } = useMakeCover(recipe);
  const plates =
    log.data?.items.flatMap((entry) => (entry.photo ? [{ ...entry, photo: entry.photo }] : [])) ?? [];
  if (plates.length === 0) return null;
  const dayAt = (place: number) => dayText(plates[place]?.cookedOn ?? '');
  return (
    <section aria-labelledby="plates" className="mt-6">
      <h3 id="plates" className="text-lg">
        {messages.plates}
      </h3>
      <ul className="mt-2 flex gap-3 overflow-x-auto pb-2">
        {plates.map((plate, index) => (
          <li key={plate.id} className="w-36 shrink-0">
            <button
              type="button"
              aria-label={format(messages.enlargePlate, { day: dayAt(index) })}
              onClick={() => setAt(index)}
              className="block w-full cursor-zoom-in overflow-hidden rounded-control border border-line"
            >
              <Picture image={plate.photo} alt="" sizes="9rem" className="h-27 w-full object-cover" />
            </button>
            <p className="mt-1 text-sm text-muted">{dayAt(index)}</p>
            {plate.photo.id === image?.id ? (
              <p className="flex min-h-11 items-center text-sm font-semibold">{messages.isCover}</p>
            ) : (
              <Button
                variant="link"
                size="sm"
                className="-ms-3"
                aria-label={format(messages.useAsCoverOf, { day: dayAt(index) })}
                aria-disabled={isBusy}
                onClick={() => makeCover(plate)}
              >
                {messages.useAsCover}
              </Button>
            )}
          </li>
        ))}
      </ul>
      {at !== undefined && (
        <Suspense fallback={null}>
          <EnlargedPicture
            at={at}
            pictures={plates.map(({ photo }) => photo)}
            words={{
              enlarge: (index) => format(messages.enlargePlate, { day: dayAt(index - 1) }),
              place: (place, count) => format(messages.platePlace, { at: place, count }),
              alt: (place) => format(messages.plateAlt, { title, day: dayAt(place - 1) }),
            }}
            onTurn={setAt}
            onClose={() => setAt(undefined)}
          />
        </Suspense>
      )}
    </section>
  );
}

/** Saves the recipe as it is with another picture. The former one is in the version before, which undoing brings back. */
function useMakeCover(recipe: RecipeDto) {
  const { id, version } = recipe;
  const utils = trpc.useUtils();
  const show = (changed: RecipeDto) => {
    utils.recipes.byId.setData({ id }, changed);
    void utils.recipes.list.invalidate();
    void utils.recipes.versions.invalidate({ id });
  };
  const fail = (error: unknown) => toast.error(failureOf(error, messages.coverFailed));
  const undo = trpc.recipes.restore.useMutation({
    onSuccess: (restored) => {
      show(restored);
      toast.success(messages.coverUndone);
    },
    onError: fail,
  });
  const update = trpc.recipes.update.useMutation({
    onSuccess: (changed) => {
      show(changed);
      const back = { id, version, currentVersion: changed.version };
      toast.success(messages.coverChanged, {
        action: { label: messages.undoCover, run: () => undo.mutate(back) },
      });
    },
    onError: fail,
  });
  const isBusy = update.isPending || undo.isPending;
  const makeCover = ({ photo }: CookedDto) => {
    const { image: _, ...content } = pick(recipe, CONTENT_FIELDS);
    if (photo && !isBusy) update.mutate({ ...content, id, version, imageId: photo.id });
  };
  return { makeCover, isBusy };
}
