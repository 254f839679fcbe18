import type { RecipeDto } from '@larder/shared/recipe/schema';
import type { SeenRecipeDto } from '@larder/shared/recipe/seen-recipe';
import * as messages from '#messages/shopping.json';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { Dialog } from '../../components/ui/dialog/dialog.tsx';
import { Notice } from '../../components/ui/notice.tsx';
import { errorMessage } from '../../lib/error-message.ts';
import { putOnList } from '../../hooks/put-on-list.ts';
import { trpc } from '../../lib/trpc.ts';
import AddToListDialog from './add-to-list-dialog.tsx';
import type { RecipeToBuy } from './use-lines-to-buy.ts';

/** Asks what of several recipes goes on a list: as they are written, for as many as they are for. */
export default function RecipesToList({ ids }: { ids: readonly string[] }) {
  const utils = trpc.useUtils();
  const { data, error } = useQuery({
    queryKey: ['recipes-to-list', ids],
    queryFn: () => Promise.all(ids.map((id) => utils.recipes.byId.fetch({ id }))),
    gcTime: 0,
  });
  const recipes = useMemo(() => data?.map(toBuy), [data]);
  const close = () => putOnList([]);
  if (!error) return <AddToListDialog recipes={recipes} onClose={close} />;
  return (
    <Dialog open onOpenChange={close} title={messages.addToList}>
      <Notice tone="danger">{errorMessage(error)}</Notice>
    </Dialog>
  );
}

function toBuy({ id, title, ingredients, instructions }: RecipeDto | SeenRecipeDto): RecipeToBuy {
  return { recipe: { id, title, ingredients, instructions }, shown: ingredients, isThere: () => false };
}
