import * as collections from '#messages/collections.json';
import * as messages from '#messages/recipes.json';
import { paths } from '@larder/shared/paths';
import { RECIPE_MESSAGES } from '@larder/shared/recipe/messages';
import { useDeferredValue, useState } from 'react';
import { BackLink } from '../components/ui/back-link.tsx';
import { FoundCount } from '../components/ui/found-count.tsx';
import { PageHeader } from '../components/ui/page-header.tsx';
import { SearchField } from '../components/ui/search-field.tsx';
import { ViewToggle } from '../components/ui/view-toggle.tsx';
import { useAddToPlaylist } from '../features/playlists/use-add-to-playlist.tsx';
import { foundLine } from '../components/recipe/list-title.ts';
import { trpc } from '../lib/trpc.ts';
import { NoFavorites } from '../features/recipes/list/no-favorites.tsx';
import { RecipeBrowser } from '../features/recipes/list/recipe-browser.tsx';
import { useRecipeList } from '../features/recipes/list/use-recipe-list.ts';
import { PrintList } from '../features/recipes/print/print-list.tsx';
import { useDocumentTitle } from '../hooks/use-document-title.ts';
import { useViewMode } from '../hooks/use-view-mode.ts';

export default function FavoritesPage() {
  useDocumentTitle();
  const [typed, setTyped] = useState('');
  const search = useDeferredValue(typed.trim());
  const [view, setView] = useViewMode();
  const filter = { favoritesOnly: true, search: search || undefined };
  const list = useRecipeList(filter);
  const { client } = trpc.useUtils();
  const playlists = useAddToPlaylist();

  return (
    <>
      <PageHeader
        before={<BackLink to={paths.collections()} label={collections.backToCollections} />}
        title={messages.favorites}
        subtitle={<FoundCount query={list.query} line={() => foundLine(list, search, false)} />}
        actions={
          <>
            <PrintList
              className="max-sm:hidden"
              name={messages.favorites}
              total={list.total}
              recipes={list.recipes}
              load={(page) => client.recipes.list.query({ ...filter, ...page })}
            />
            <ViewToggle view={view} onChange={setView} />
          </>
        }
      />
      {(list.total > 0 || typed !== '') && (
        <SearchField
          label={messages.searchFavorites}
          placeholder={messages.searchFavorites}
          value={typed}
          onValueChange={setTyped}
          maxLength={200}
          className="mb-5 max-w-md"
        />
      )}
      <RecipeBrowser
        list={list}
        name="favorites"
        view={view}
        search={list.showingResultsFor ?? search}
        onAddToPlaylist={playlists.ask}
        failure={RECIPE_MESSAGES.favoritesFailed}
        empty={<NoFavorites search={search} />}
      />
      {playlists.dialog}
    </>
  );
}
