import { Library, Plus } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { Button } from '../components/ui/button.tsx';
import { EmptyState } from '../components/ui/empty-state.tsx';
import { PageHeader } from '../components/ui/page-header.tsx';
import { SearchField } from '../components/ui/search-field.tsx';
import { ViewToggle } from '../components/ui/view-toggle.tsx';
import { CollectionList } from '../features/collections/collection-list.tsx';
import { SharedWithYou } from '../features/collections/shared-with-you.tsx';
import { useCollections } from '../features/collections/use-collections.ts';
import { useDebounced } from '../hooks/use-debounced.ts';
import { useDocumentTitle } from '../hooks/use-document-title.ts';
import { useViewMode } from '../hooks/use-view-mode.ts';
import { plural } from '../lib/plural.ts';
import { toast } from '../lib/toast.ts';

const CreateCollectionDialog = lazy(() => import('../features/collections/create-collection-dialog.tsx'));

export default function CollectionsPage() {
  useDocumentTitle();
  const [search, setSearch] = useState('');
  const [view, setView] = useViewMode();
  const [isCreating, setCreating] = useState(false);
  const settled = useDebounced(search.trim());
  const list = useCollections(settled);
  const { query, collections, total } = list;
  const first = <FirstCollection onCreate={() => setCreating(true)} />;
  const hasFavoritesOnly = !settled && total === 1 && collections[0]?.isFavorites === true;

  return (
    <>
      <PageHeader
        title="Collections"
        subtitle={<p role="status">{query.isSuccess ? plural(total, 'collection') : '\u00a0'}</p>}
        actions={
          <>
            <Button aria-haspopup="dialog" onClick={() => setCreating(true)}>
              <Plus aria-hidden /> Add Collection
            </Button>
            <ViewToggle view={view} onChange={setView} />
          </>
        }
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
        empty={first}
      />
      {hasFavoritesOnly && first}
      <SharedWithYou search={settled} view={view} />
      {isCreating && (
        <Suspense fallback={null}>
          <CreateCollectionDialog
            onClose={() => setCreating(false)}
            onCreated={() => {
              setCreating(false);
              toast.success('Collection created');
            }}
          />
        </Suspense>
      )}
    </>
  );
}

function FirstCollection({ onCreate }: { onCreate: () => void }) {
  return (
    <EmptyState
      icon={<Library />}
      title="Create Your First Collection"
      action={<Button onClick={onCreate}>Create Collection</Button>}
    >
      Sunday lunches, things with rhubarb, what the children eat: group recipes as you like.
    </EmptyState>
  );
}
