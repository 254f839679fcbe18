import { PROFILE_MESSAGES } from '@larder/shared/profile';
import { paths } from '@larder/shared/paths';
import { useState } from 'react';
import { UsersRound } from 'lucide-react';
import { Link } from 'react-router-dom';
import { Button } from '../components/ui/button.tsx';
import { EmptyState } from '../components/ui/empty-state.tsx';
import { ErrorState } from '../components/ui/error-state.tsx';
import { SearchField } from '../components/ui/search-field.tsx';
import { ViewToggle } from '../components/ui/view-toggle.tsx';
import { CollectionList } from '../features/collections/collection-list.tsx';
import { useCollections } from '../features/collections/use-collections.ts';
import { PendingBadge } from '../features/people/pending-badge.tsx';
import { ProfileSkeleton, ProfileSummary } from '../features/profile/profile-summary.tsx';
import { useDebounced } from '../hooks/use-debounced.ts';
import { useDocumentTitle } from '../hooks/use-document-title.ts';
import { useViewMode } from '../hooks/use-view-mode.ts';
import { errorMessage } from '../lib/error-message.ts';
import { trpc } from '../lib/trpc.ts';

/** One's own profile is good for two minutes (rules: the two-minute cache). */
const PROFILE_FRESH_MS = 2 * 60_000;

export default function ProfilePage() {
  useDocumentTitle();
  const profile = trpc.profiles.me.useQuery(undefined, { staleTime: PROFILE_FRESH_MS });

  if (profile.isPending) return <ProfileSkeleton />;
  if (!profile.data) {
    return (
      <ErrorState
        as="h1"
        title={PROFILE_MESSAGES.loadFailed}
        message={errorMessage(profile.error)}
        retryLabel="Try again"
        busy={profile.isFetching}
        onRetry={() => void profile.refetch()}
      />
    );
  }
  return (
    <>
      <ProfileSummary
        profile={profile.data}
        actions={
          <Button asChild variant="secondary">
            <Link to={paths.connections()}>
              <UsersRound /> Connections <PendingBadge />
            </Link>
          </Button>
        }
      />
      <MyCollections />
    </>
  );
}

function MyCollections() {
  const [search, setSearch] = useState('');
  const [view, setView] = useViewMode();
  const settled = useDebounced(search.trim());
  const list = useCollections(settled);
  return (
    <section aria-labelledby="my-collections" className="mt-12">
      <div className="mb-5 flex flex-wrap items-center gap-x-6 gap-y-3">
        <h2 id="my-collections" className="mr-auto text-2xl">
          My Collections
        </h2>
        <SearchField
          label="Search my collections"
          placeholder="Search collections..."
          maxLength={200}
          value={search}
          onValueChange={setSearch}
          className="min-w-0 flex-[1_1_12rem] sm:max-w-xs"
        />
        <ViewToggle view={view} onChange={setView} />
      </div>
      <CollectionList
        list={list}
        view={view}
        search={settled}
        onClearSearch={() => setSearch('')}
        empty={
          <EmptyState
            title="You don't have any collections yet."
            action={
              <Button asChild>
                <Link to={paths.collections()}>Create Your First Collection</Link>
              </Button>
            }
          />
        }
      />
    </section>
  );
}
