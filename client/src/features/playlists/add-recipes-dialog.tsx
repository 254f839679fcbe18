import * as messages from '#messages/collections.json';
import { format } from '@larder/shared/messages/format';
import { paths } from '@larder/shared/paths';
import { PLAYLIST_LIMITS, PLAYLIST_MESSAGES } from '@larder/shared/playlist/messages';
import type { RecipeCardDto } from '@larder/shared/recipe/schema';
import { RECIPE_LIMITS, RECIPE_MESSAGES } from '@larder/shared/recipe/messages';
import { keepPreviousData } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { Link } from 'react-router-dom';
import { Button } from '../../components/ui/button.tsx';
import { Checkbox } from '../../components/ui/checkbox.tsx';
import { Dialog } from '../../components/ui/dialog/dialog.tsx';
import { ErrorState } from '../../components/ui/error-state.tsx';
import { FailureNotice } from '../../components/ui/failure-notice.tsx';
import { LoadMore } from '../../components/ui/load-more.tsx';
import { Picture } from '../../components/ui/picture.tsx';
import { SearchField } from '../../components/ui/search-field.tsx';
import { Skeleton } from '../../components/ui/skeleton.tsx';
import { useDebounced } from '../../hooks/use-debounced.ts';
import { errorMessage } from '../../lib/error-message.ts';
import { toast } from '../../lib/toast.ts';
import { PAGED_QUERY, trpc } from '../../lib/trpc.ts';

interface AddRecipesDialogProps {
  playlist: { id: string; name: string };
  onClose: () => void;
}

/** The person's recipes that are not in the collection yet, to choose from. */
export default function AddRecipesDialog({ playlist, onClose }: AddRecipesDialogProps) {
  const [search, setSearch] = useState('');
  const [chosen, setChosen] = useState<readonly string[]>([]);
  const list = useRecipesOutside(playlist.id, useDebounced(search.trim()));
  const utils = trpc.useUtils();
  const add = trpc.playlists.addRecipes.useMutation({
    onSuccess: ({ added }) => {
      toast.success(format(messages.recipesAdded, { added }));
      onClose();
    },
    onSettled: () => {
      void utils.playlists.invalidate();
      void list.query.refetch();
    },
  });
  const isFull = chosen.length >= PLAYLIST_LIMITS.recipesAtOnce;
  const choose = (id: string, isChosen: boolean) =>
    setChosen(isChosen ? [...chosen, id] : chosen.filter((other) => other !== id));

  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={messages.addRecipes}
      description={<bdi>{playlist.name}</bdi>}
      locked={add.isPending}
      footer={
        <>
          <Button variant="secondary" disabled={add.isPending} onClick={onClose}>
            {messages.cancel}
          </Button>
          <Button
            busy={add.isPending}
            disabled={chosen.length === 0}
            onClick={() => add.mutate({ id: playlist.id, recipeIds: [...chosen] })}
          >
            {chosen.length === 0 ? messages.add : format(messages.addCounted, { count: chosen.length })}
          </Button>
        </>
      }
    >
      <div className="space-y-3">
        <SearchField
          label={messages.searchYourRecipes}
          placeholder={messages.searchYourRecipesHint}
          maxLength={RECIPE_LIMITS.search}
          value={search}
          onValueChange={setSearch}
        />
        {add.error && <FailureNotice error={add.error} fallback={PLAYLIST_MESSAGES.updateFailed} />}
        <Choices list={list} search={search} isFull={isFull} chosen={chosen} onChoose={choose} />
      </div>
    </Dialog>
  );
}

function useRecipesOutside(playlistId: string, search: string) {
  const query = trpc.recipes.list.useInfiniteQuery(
    { outsidePlaylist: playlistId, search: search || undefined, limit: 36 },
    {
      ...PAGED_QUERY,
      placeholderData: keepPreviousData,
      staleTime: 0,
    },
  );
  const recipes = useMemo(() => query.data?.pages.flatMap((page) => page.items) ?? [], [query.data]);
  return { query, recipes };
}

interface ChoicesProps {
  list: ReturnType<typeof useRecipesOutside>;
  search: string;
  isFull: boolean;
  chosen: readonly string[];
  onChoose: (id: string, isChosen: boolean) => void;
}

function Choices({ list: { query, recipes }, search, isFull, chosen, onChoose }: ChoicesProps) {
  if (query.isPending || (query.isPlaceholderData && recipes.length === 0)) return <Skeletons />;
  if (query.isError && recipes.length === 0) {
    return (
      <ErrorState
        title={RECIPE_MESSAGES.listFailed}
        message={errorMessage(query.error)}
        busy={query.isFetching}
        onRetry={() => void query.refetch()}
      />
    );
  }
  if (recipes.length === 0) return <NothingToAdd search={search} />;
  return (
    <div role="group" aria-label={messages.yourRecipes}>
      {recipes.map((recipe) => {
        const isChosen = chosen.includes(recipe.id);
        return (
          <Choice
            key={recipe.id}
            recipe={recipe}
            checked={isChosen}
            disabled={isFull && !isChosen}
            onCheck={(checked) => onChoose(recipe.id, checked)}
          />
        );
      })}
      <LoadMore query={query} />
    </div>
  );
}

interface ChoiceProps {
  recipe: RecipeCardDto;
  checked: boolean;
  disabled: boolean;
  onCheck: (checked: boolean) => void;
}

function Choice({ recipe, checked, disabled, onCheck }: ChoiceProps) {
  return (
    <Checkbox checked={checked} disabled={disabled} onCheckedChange={onCheck} className="items-center py-1.5">
      <span className="flex items-center gap-3">
        <Picture
          image={recipe.image}
          title={recipe.title}
          alt=""
          sizes="3rem"
          className="size-12 shrink-0 rounded-control object-cover"
        />
        <bdi className="line-clamp-2 min-w-0 wrap-anywhere">{recipe.title}</bdi>
      </span>
    </Checkbox>
  );
}

function NothingToAdd({ search }: { search: string }) {
  if (search.trim())
    return <p className="py-6 text-muted">{format(messages.noneToAddFound, { trim: search.trim() })}</p>;
  return (
    <div className="py-6 text-muted">
      <p>{messages.allAdded}</p>
      <Button asChild variant="secondary" className="mt-4">
        <Link to={paths.addRecipe()}>{messages.addManually}</Link>
      </Button>
    </div>
  );
}

function Skeletons() {
  return (
    <div role="status" className="space-y-3 py-2">
      <span className="sr-only">{messages.loadingRecipes}</span>
      {Array.from({ length: 4 }, (_, index) => (
        <Skeleton key={index} className="h-12" />
      ))}
    </div>
  );
}
