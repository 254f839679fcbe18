import { ADD_RECIPE_TITLE } from '@larder/shared/product';
import { withoutCredentials } from '@larder/shared/text';
import { useSearchParams } from 'react-router-dom';
import { RecipePhotos } from '../features/photos/recipe-photos.tsx';
import { AddFromImport } from '../features/recipes/editor/add-from-import.tsx';
import { AddRecipe } from '../features/recipes/editor/add-recipe.tsx';
import { handedOver } from '../features/recipes/editor/handed-over.ts';
import { SourcePanel } from '../features/recipes/editor/source-panel.tsx';
import { useDocumentTitle } from '../hooks/use-document-title.ts';
import { useNavState } from '../lib/nav-state.ts';

export default function RecipeAddPage() {
  useDocumentTitle(ADD_RECIPE_TITLE);
  const [params] = useSearchParams();
  const importId = params.get('import');
  const { values, source, draft } = handedOver(useNavState());
  if (importId) return <AddFromImport key={importId} importId={importId} PhotosField={RecipePhotos} />;
  const sourceUrl = withoutCredentials(params.get('url') || values.sourceUrl);
  return (
    <AddRecipe
      key={params.toString()}
      initial={{ ...values, sourceUrl }}
      source={source}
      draft={draft}
      sourcePanel={() => draft && <SourcePanel draft={draft} />}
      PhotosField={RecipePhotos}
    />
  );
}
