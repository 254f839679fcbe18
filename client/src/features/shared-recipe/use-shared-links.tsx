import { paths } from '@larder/shared/paths';
import type { RecipeLinkDto } from '@larder/shared/recipe/links';
import { useEffect, useState } from 'react';
import type { LineParts } from '../../components/recipe/ingredients.tsx';
import { LINKED_RECIPE, LinkedTitle } from '../../components/recipe/linked-recipe.tsx';
import { useSession } from '../../lib/session.ts';
import type { SharedRecipe } from './use-shared-recipe.ts';

/** The recipes that lines name, to a person who may see them; a visitor sees the lines alone. */
export function useSharedLinks(shareId: string, { recipeId, ingredients }: SharedRecipe): LineParts {
  const session = useSession();
  const isSignedIn = session.status === 'known' && session.session !== null;
  const [links, setLinks] = useState<RecipeLinkDto[]>([]);
  useEffect(() => {
    // Without an answer the lines are there as they are.
    if (isSignedIn) readLinks(recipeId, shareId).then(setLinks, () => undefined);
  }, [isSignedIn, recipeId, shareId]);
  return {
    beside: () => null,
    below: (index) => {
      const link = links.find(({ line }) => line === ingredients[index]);
      return (
        link && (
          <a href={paths.recipe(link.recipe.id)} className={LINKED_RECIPE}>
            <LinkedTitle title={link.recipe.title} />
          </a>
        )
      );
    },
  };
}

async function readLinks(id: string, shareId: string): Promise<RecipeLinkDto[]> {
  const { api } = await import('../../lib/api.ts');
  return api.recipes.links.query({ id, shareId });
}
