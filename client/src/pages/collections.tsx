import { paths } from '@larder/shared/paths';
import { Library } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { Button } from '../components/ui/button.tsx';
import { EmptyState } from '../components/ui/empty-state.tsx';
import { PageHeader } from '../components/ui/page-header.tsx';
import { SearchField } from '../components/ui/search-field.tsx';
import { ViewToggle } from '../components/ui/view-toggle.tsx';
import { CollectionList } from '../features/collections/collection-list.tsx';
import { useCollections } from '../features/collections/use-collections.ts';
import { useDebounced } from '../hooks/use-debounced.ts';
import { useDocumentTitle } from '../hooks/use-document-title.ts';
import { useViewMode } from '../hooks/use-view-mode.ts';
import { plural } from '../lib/plural.ts';

export default function CollectionsPage() {
  useDocumentTitle();
  const [search, setSearch] = useState('');
  const [view, setView] = useViewMode();
  const settled = useDebounced(search.trim());
  const list = useCollections(settled);

  return (
    <>
      <PageHeader
        title="Collections"
        subtitle={
          <p aria-live="polite">{list.query.isPending ? '\u00a0' : plural(list.total, 'collection')}</p>
        }
        actions={<ViewToggle view={view} onChange={setView} />}
      />
      <SearchField
        label="Search collections"
        placeholder="Search collections..."
        maxLength={200}
        value={search}
        onValueChange={setSearch}
        className="mb-6 max-w-md"
      />
      <CollectionList
        list={list}
        view={view}
        search={settled}
        onClearSearch={() => setSearch('')}
        empty={
          <EmptyState
            icon={<Library />}
            title="No collections yet"
            action={
              <Button asChild>
                <Link to={paths.home()}>Go to Recipes</Link>
              </Button>
            }
          >
            Heart a recipe and it appears in your Favorites, the first collection of all.
          </EmptyState>
        }
      />
    </>
  );
}
