import * as messages from '#messages/common.json';
import { paths } from '@larder/shared/paths';
import { useEffect, useState, type SyntheticEvent } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import { SearchField } from '../components/ui/search-field.tsx';
import { useDebounced } from '../hooks/use-debounced.ts';
import { useMediaQuery } from '../hooks/use-media-query.ts';

/** Drives `?q=` of the home page: while typing when one is there already, on Enter from anywhere. */
export function HeaderSearch() {
  const [params] = useSearchParams();
  const isHome = useLocation().pathname === paths.home();
  const shown = isHome ? (params.get('q') ?? '') : '';
  // A new address (a link, the back button) brings its own text into the box.
  return <SearchBox key={isHome ? 'home' : 'elsewhere'} shown={shown} isHome={isHome} />;
}

function SearchBox({ shown, isHome }: { shown: string; isHome: boolean }) {
  const [typed, setTyped] = useState(shown);
  const [lastShown, setLastShown] = useState(shown);
  const settled = useDebounced(typed);
  const [, setParams] = useSearchParams();
  const navigate = useNavigate();
  const isRoomy = useMediaQuery('(min-width: 1024px)');

  if (shown !== lastShown) {
    setLastShown(shown);
    if (shown !== typed.trim()) setTyped(shown);
  }

  useEffect(() => {
    const query = settled.trim();
    if (!isHome || settled !== typed || query === shown) return;
    setParams((before) => withQuery(before, query), { replace: true, preventScrollReset: true });
  }, [settled, typed, shown, isHome, setParams]);

  const search = (event: SyntheticEvent) => {
    event.preventDefault();
    const query = typed.trim();
    if (isHome) setParams((before) => withQuery(before, query), { replace: true });
    else if (query) void navigate(`${paths.home()}?${withQuery(new URLSearchParams(), query).toString()}`);
  };

  return (
    <form role="search" onSubmit={search}>
      <SearchField
        label={messages.searchRecipes}
        placeholder={isRoomy ? messages.searchRecipesIngredientsNotes : messages.search}
        maxLength={200}
        enterKeyHint="search"
        value={typed}
        onValueChange={setTyped}
      />
    </form>
  );
}

function withQuery(params: URLSearchParams, query: string): URLSearchParams {
  const next = new URLSearchParams(params);
  if (query) next.set('q', query);
  else next.delete('q');
  return next;
}
