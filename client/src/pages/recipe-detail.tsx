import type { RecipeDto } from '@larder/shared/recipe/schema';
import type { SeenRecipeDto } from '@larder/shared/recipe/seen-recipe';
import { scaleServings } from '@larder/shared/recipe-text/servings';
import { lazy, memo, Suspense, useMemo, useState } from 'react';
import { useParams } from 'react-router-dom';
import type { RecipeAmounts } from '../components/recipe/amounts/recipe-amounts.ts';
import { shownTexts } from '../components/recipe/amounts/shown-texts.ts';
import { usePlannedScale } from '../components/recipe/amounts/use-planned-scale.ts';
import { useMentions } from '../components/recipe/amounts/use-mentions.ts';
import { useRecipeAmounts } from '../components/recipe/amounts/use-recipe-amounts.ts';
import type { Ticks } from '../components/recipe/ingredients.tsx';
import { Gallery } from '../components/recipe/gallery.tsx';
import { StarCount } from '../components/recipe/star-count.tsx';
import { useCooking } from '../features/cooking/use-cooking.tsx';
import { useAddToPlaylist } from '../features/playlists/use-add-to-playlist.tsx';
import { LoadedRecipe } from '../features/recipes/detail/loaded-recipe.tsx';
import { OwnGallery } from '../features/recipes/detail/own-gallery.tsx';
import { RecipeColumns } from '../features/recipes/detail/recipe-columns.tsx';
import { RecipeHeader, RecipePost } from '../features/recipes/detail/recipe-header.tsx';
import { OthersRecipeActions, RecipePageActions } from '../features/recipes/detail/recipe-page-actions.tsx';
import { useLineLinks } from '../features/recipes/links/use-line-links.tsx';
import { SaveCopyButton } from '../features/recipes/detail/save-copy-button.tsx';
import { OwnRating } from '../features/recipes/rating/own-rating.tsx';
import { useRecipeDialogs } from '../features/recipes/detail/use-recipe-dialogs.tsx';
import { useRecipeUnits } from '../features/recipes/detail/use-recipe-units.ts';
import { AddToPlanButton } from '../features/plan/add-to-plan-button.tsx';
import { AddToListButton } from '../features/shopping/add-to-list-button.tsx';
import { useGreeting } from '../hooks/use-greeting.ts';
import { useMediaQuery } from '../hooks/use-media-query.ts';
import { ownRecipe, shownRecipe, textsOfRecipe, type ShownRecipe } from '../components/recipe/own-recipe.ts';

const AddToListDialog = lazy(() => import('../features/shopping/add-to-list-dialog.tsx'));
const AddToPlanDialog = lazy(() => import('../features/plan/add-to-plan-dialog.tsx'));
const CookLog = lazy(() => import('../features/cooking/cook-log.tsx'));
const PhotoGallery = lazy(() => import('../features/photos/photo-gallery.tsx'));

export default function RecipeDetailPage() {
  const { id = '' } = useParams();
  useGreeting();
  return <LoadedRecipe id={id}>{(recipe) => <Recipe key={id} recipe={recipe} />}</LoadedRecipe>;
}

/** Made again when the recipe changes, and not with each step of cook mode, which is in the address. */
const Recipe = memo(function Recipe({ recipe: given }: { recipe: RecipeDto | SeenRecipeDto }) {
  const recipe = useMemo(() => shownRecipe(given), [given]);
  const own = ownRecipe(given);
  const texts = useMemo(() => textsOfRecipe(recipe), [recipe]);
  const shown = useRecipeAmounts(texts, useRecipeUnits(given.id));
  const amounts = { ...shown, mentions: useMentions(shown) };
  usePlannedScale(shown);
  const links = useLineLinks(recipe, amounts, own !== undefined);
  const cooking = useCooking(recipe, {
    amounts,
    isOwn: own !== undefined,
    rating: own && <OwnRating recipe={own} isLarge />,
    below: links.parts.below,
  });
  const addToPlaylist = useAddToPlaylist();
  const [adding, setAdding] = useState<'list' | 'plan'>();
  const { open, copy, print, dialogs } = useRecipeDialogs(recipe, own, amounts);
  // On a wide screen it stands among what can be done with the recipe: there its line is taken by tags.
  const isWide = useMediaQuery('(min-width: 768px)');
  const look = isWide ? 'icon' : cooking.startButton ? 'square' : 'labelled';
  const addTo = (
    <>
      <AddToListButton look={look} onClick={() => setAdding('list')} />
      <AddToPlanButton look={look} onClick={() => setAdding('plan')} />
    </>
  );
  const actions = own ? (
    <RecipePageActions
      recipe={own}
      onAddToPlaylist={() => addToPlaylist.ask([own.id])}
      onPrint={print}
      onCopy={copy}
      onOpen={open}
    />
  ) : (
    <OthersRecipeActions onCopy={copy} onOpen={open} />
  );
  return (
    <article>
      <RecipeHeader
        recipe={recipe}
        from={'ownerId' in given ? given : undefined}
        actions={
          <>
            {isWide && addTo}
            {actions}
          </>
        }
        start={
          <>
            <div className="flex flex-wrap gap-2 max-sm:w-full">
              {cooking.startButton}
              {!isWide && addTo}
            </div>
            {own && <StarCount rating={own.rating} />}
            {!own && <SaveCopyButton id={recipe.id} />}
          </>
        }
      >
        <RecipePost url={recipe.socialMediaUrl} />
      </RecipeHeader>
      <RecipeColumns {...{ recipe, own, amounts, cooking }} parts={links.parts}>
        {own ? <OwnGallery recipe={own} /> : <Gallery title={recipe.title} pictures={given.gallery} />}
        {own && <OwnRating recipe={own} hasCaption />}
        {own && <OwnRecords recipe={own} />}
      </RecipeColumns>
      {cooking.screen}
      {dialogs}
      {links.dialog}
      {addToPlaylist.dialog}
      {adding && (
        <AddDialog
          what={adding}
          {...{ recipe, amounts, ticks: cooking.ticks }}
          onClose={() => setAdding(undefined)}
        />
      )}
    </article>
  );
});

/** Its cook log, and the photos that it was read from. */
function OwnRecords({ recipe }: { recipe: RecipeDto }) {
  return (
    <Suspense fallback={null}>
      <CookLog recipe={recipe} />
      {recipe.photos.length > 0 && <PhotoGallery title={recipe.title} photos={recipe.photos} />}
    </Suspense>
  );
}

interface AddDialogProps {
  what: 'list' | 'plan';
  recipe: ShownRecipe;
  amounts: RecipeAmounts;
  ticks: Ticks;
  onClose: () => void;
}

/** Puts the recipe, as it is scaled on screen, on a shopping list or into the plan. */
function AddDialog({ what, recipe, amounts, ticks, onClose }: AddDialogProps) {
  const { id, title, servings } = recipe;
  const scaled = { id, title, servings: servings && scaleServings(servings, amounts.scale.factor) };
  const times = (index: number) => (amounts.isFixed(index) ? 1 : amounts.scale.factor);
  return (
    <Suspense fallback={null}>
      {what === 'plan' ? (
        <AddToPlanDialog recipe={scaled} onClose={onClose} />
      ) : (
        <AddToListDialog
          recipes={[{ recipe, shown: shownTexts(amounts).ingredients, isThere: ticks.isTicked, times }]}
          onClose={onClose}
        />
      )}
    </Suspense>
  );
}
