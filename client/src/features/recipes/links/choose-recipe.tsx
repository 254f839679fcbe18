import * as messages from '#messages/recipe.json';
import { foldForSearch } from '@larder/shared/language/search';
import { likeliestLanguage } from '@larder/shared/recipe-text/likely-languages';
import { loadWordsOf } from '@larder/shared/recipe-text/load-words';
import { readLine } from '@larder/shared/recipe-text/read-line';
import { RECIPE_LIMITS, RECIPE_MESSAGES } from '@larder/shared/recipe/messages';
import type { RecipeLinkDto } from '@larder/shared/recipe/links';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { ErrorState } from '../../../components/ui/error-state.tsx';
import { LoadMore } from '../../../components/ui/load-more.tsx';
import { Picture } from '../../../components/ui/picture.tsx';
import { SearchField } from '../../../components/ui/search-field.tsx';
import { Skeleton } from '../../../components/ui/skeleton.tsx';
import { useDebounced } from '../../../hooks/use-debounced.ts';
import { errorMessage } from '../../../lib/error-message.ts';
import { PAGED_QUERY, trpc } from '../../../lib/trpc.ts';

type Chosen = RecipeLinkDto['recipe'];

interface ChooseRecipeProps {
  line: string;
  /** The recipe that the line is of. */
  without: string;
  onChoose: (recipe: Chosen) => Promise<void>;
}

/** One of the person's recipes, searched by title; first the one that is called as the food of the line. */
export function ChooseRecipe({ line, without, onChoose }: ChooseRecipeProps) {
  const [search, setSearch] = useState('');
  const wanted = useDebounced(search.trim());
  const query = trpc.recipes.list.useInfiniteQuery(
    { search: wanted || undefined, limit: 24 },
    { ...PAGED_QUERY, placeholderData: keepPreviousData },
  );
  const suggested = useCalledLike(line);
  const found = query.data?.pages.flatMap(({ items }) => items) ?? [];
  const named =
    wanted === '' && suggested ? [suggested, ...found.filter(({ id }) => id !== suggested.id)] : found;
  return (
    <div className="space-y-3">
      <SearchField
        label={messages.searchToLink}
        placeholder={messages.searchToLink}
        maxLength={RECIPE_LIMITS.search}
        value={search}
        onValueChange={setSearch}
      />
      {query.isPending && <Skeleton className="h-40" />}
      {query.isError && found.length === 0 && (
        <ErrorState
          title={RECIPE_MESSAGES.listFailed}
          message={errorMessage(query.error)}
          busy={query.isFetching}
          onRetry={() => void query.refetch()}
        />
      )}
      {query.isSuccess && named.length === 0 && <p className="text-muted">{messages.nothingToLink}</p>}
      <ul>
        {named
          .filter(({ id }) => id !== without)
          .map(({ id, title, image, servings }) => (
            <li key={id}>
              <button
                type="button"
                onClick={() => void onChoose({ id, title, servings })}
                className="flex min-h-14 w-full items-center gap-3 rounded-control px-1 py-1 text-left hover:bg-accent-soft"
              >
                <Picture
                  image={image}
                  title={title}
                  alt=""
                  sizes="3rem"
                  className="size-12 shrink-0 rounded-control object-cover"
                />
                <bdi className="line-clamp-2 min-w-0 wrap-anywhere">{title}</bdi>
              </button>
            </li>
          ))}
        <li>
          <LoadMore query={query} />
        </li>
      </ul>
    </div>
  );
}

/** The recipe whose title is the food of the line. */
function useCalledLike(line: string) {
  const utils = trpc.useUtils();
  const { data = null } = useQuery({
    queryKey: ['called-like', line],
    queryFn: async () => {
      const language = likeliestLanguage([line]);
      await loadWordsOf(language);
      const { food } = readLine(line, language);
      if (food === null) return null;
      const { items } = await utils.recipes.list.fetch({ search: food, limit: 24 });
      return items.find(({ title }) => foldForSearch(title) === foldForSearch(food)) ?? null;
    },
  });
  return data;
}
