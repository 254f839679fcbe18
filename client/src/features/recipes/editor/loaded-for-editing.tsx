import * as messages from '#messages/editor.json';
import { format } from '@larder/shared/messages/format';
import type { ImportDraft } from '@larder/shared/import/schema';
import { paths } from '@larder/shared/paths';
import { RECIPE_MESSAGES } from '@larder/shared/recipe/messages';
import type { RecipeDto } from '@larder/shared/recipe/schema';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { Button } from '../../../components/ui/button.tsx';
import { ErrorState } from '../../../components/ui/error-state.tsx';
import { Skeleton } from '../../../components/ui/skeleton.tsx';
import { useDocumentTitle } from '../../../hooks/use-document-title.ts';
import { appCodeOf, errorMessage } from '../../../lib/error-message.ts';
import { ownRecipe } from '../../../components/recipe/own-recipe.ts';
import { trpc } from '../../../lib/trpc.ts';

interface LoadedForEditingProps {
  id: string;
  /** Of the import that brings it up to date. */
  importId: string | undefined;
  children: (given: {
    recipe: RecipeDto;
    draft: ImportDraft | undefined;
    importId: string | undefined;
  }) => ReactNode;
}

/** A recipe with the import that updates it, once both are loaded. */
export function LoadedForEditing({ id, importId, children }: LoadedForEditingProps) {
  // Refetched on every visit: an editor begins with what is saved now, and keeps it while someone types.
  const recipe = trpc.recipes.byId.useQuery(
    { id },
    { select: ownRecipe, staleTime: 0, refetchOnWindowFocus: false, refetchOnReconnect: false },
  );
  useDocumentTitle(recipe.data ? format(messages.editLarder, { title: recipe.data.title }) : undefined);
  const given = trpc.imports.get.useQuery(
    { id: importId ?? '' },
    { enabled: importId !== undefined, staleTime: Infinity },
  );

  if (recipe.isPending || (recipe.data && !recipe.isFetchedAfterMount)) return <Placeholder />;
  if (importId && given.isPending) return <Placeholder />;
  if (recipe.data)
    return children({ recipe: recipe.data, importId: given.data && importId, draft: given.data?.draft });
  const missing =
    recipe.isSuccess || ['RECIPE_NOT_FOUND', 'INVALID_INPUT'].includes(appCodeOf(recipe.error) ?? '');
  return (
    <ErrorState
      title={missing ? RECIPE_MESSAGES.notFoundTitle : RECIPE_MESSAGES.loadFailed}
      message={missing ? RECIPE_MESSAGES.notFound : errorMessage(recipe.error)}
      onRetry={missing ? undefined : () => void recipe.refetch()}
    >
      <Button asChild variant="secondary">
        <Link to={paths.home()}>{messages.backToRecipes}</Link>
      </Button>
    </ErrorState>
  );
}

function Placeholder() {
  return (
    <div role="status" aria-label={messages.loadingRecipe}>
      <Skeleton className="h-96" />
    </div>
  );
}
