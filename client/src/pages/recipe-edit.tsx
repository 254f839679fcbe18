import { useParams, useSearchParams } from 'react-router-dom';
import { RecipePhotos } from '../features/photos/recipe-photos.tsx';
import { EditRecipe } from '../features/recipes/editor/edit-recipe.tsx';
import { LoadedForEditing } from '../features/recipes/editor/loaded-for-editing.tsx';

export default function RecipeEditPage() {
  const { id = '' } = useParams();
  const [params] = useSearchParams();
  return (
    <LoadedForEditing id={id} importId={params.get('import') ?? undefined}>
      {(given) => <EditRecipe key={id} {...given} PhotosField={RecipePhotos} />}
    </LoadedForEditing>
  );
}
