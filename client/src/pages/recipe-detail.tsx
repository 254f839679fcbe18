import type { RecipeDto } from '@larder/shared/recipe/schema';
import type { SeenRecipeDto } from '@larder/shared/recipe/seen-recipe';
import { lazy, Suspense, useState } from 'react';
import { useParams } from 'react-router-dom';
import { Gallery } from '../components/recipe/gallery.tsx';
import { useCooking } from '../features/cooking/use-cooking.tsx';
import { useAddToPlaylist } from '../features/playlists/use-add-to-playlist.tsx';
import { LoadedRecipe } from '../features/recipes/detail/loaded-recipe.tsx';
import { OwnGallery } from '../features/recipes/detail/own-gallery.tsx';
import { RecipeColumns } from '../features/recipes/detail/recipe-columns.tsx';
import { RecipeHeader, RecipePost } from '../features/recipes/detail/recipe-header.tsx';
import { OthersRecipeActions, RecipePageActions } from '../features/recipes/detail/recipe-page-actions.tsx';
import { SaveCopyButton } from '../features/recipes/detail/save-copy-button.tsx';
import { useRecipeDialogs } from '../features/recipes/detail/use-recipe-dialogs.tsx';
import { useGreeting } from '../hooks/use-greeting.ts';
import { ownRecipe, shownRecipe } from '../components/recipe/own-recipe.ts';

const CookLog = lazy(() => import('../features/cooking/cook-log.tsx'));
const PhotoGallery = lazy(() => import('../features/photos/photo-gallery.tsx'));

export default function RecipeDetailPage() {
  const { id = '' } = useParams();
  useGreeting();
  return <LoadedRecipe id={id}>{(recipe) => <Recipe key={id} recipe={recipe} />}</LoadedRecipe>;
}

function Recipe({ recipe: given }: { recipe: RecipeDto | SeenRecipeDto }) {
  const [recipe, own] = [shownRecipe(given), ownRecipe(given)];
  const [scale, setScale] = useState(1);
  const cooking = useCooking(recipe, { scale, isOwn: own !== undefined });
  const addToPlaylist = useAddToPlaylist();
  const { open, print, dialogs } = useRecipeDialogs(recipe, own, scale);
  const actions = own ? (
    <RecipePageActions
      recipe={own}
      onAddToPlaylist={() => addToPlaylist.ask([own.id])}
      onPrint={print}
      onOpen={open}
    />
  ) : (
    <OthersRecipeActions onOpen={open} />
  );
  return (
    <article>
      <RecipeHeader
        recipe={recipe}
        from={'ownerId' in given ? given : undefined}
        actions={actions}
        start={
          <>
            {cooking.startButton}
            {!own && <SaveCopyButton id={recipe.id} />}
          </>
        }
      >
        <RecipePost url={recipe.socialMediaUrl} />
      </RecipeHeader>
      <RecipeColumns recipe={recipe} scale={scale} onScaleChange={setScale} ticks={cooking.ticks}>
        {own ? <OwnGallery recipe={own} /> : <Gallery title={recipe.title} pictures={given.gallery} />}
        {own && (
          <Suspense fallback={null}>
            <CookLog recipe={own} />
          </Suspense>
        )}
        {own && own.photos.length > 0 && (
          <Suspense fallback={null}>
            <PhotoGallery title={own.title} photos={own.photos} />
          </Suspense>
        )}
      </RecipeColumns>
      {cooking.screen}
      {dialogs}
      {addToPlaylist.dialog}
    </article>
  );
}
