import * as messages from '#messages/people.json';
import { format } from '@larder/shared/messages/format';
import { USER_SEARCH_MIN } from '@larder/shared/follow/messages';
import { keepPreviousData } from '@tanstack/react-query';
import { Search, UsersRound } from 'lucide-react';
import { useState } from 'react';
import { EmptyState } from '../../components/ui/empty-state.tsx';
import { ErrorState } from '../../components/ui/error-state.tsx';
import { SearchField } from '../../components/ui/search-field.tsx';
import { useDebounced } from '../../hooks/use-debounced.ts';
import { cn } from '../../lib/cn.ts';
import { errorMessage } from '../../lib/error-message.ts';
import { trpc } from '../../lib/trpc.ts';
import { FollowButton } from './follow-button.tsx';
import { PeopleSkeletons } from './people-list.tsx';
import { FOLLOW_FAILURES } from './follow-failures.ts';
import { PersonRow } from './person-row.tsx';

const SETTLED_MS = 500;

/** Finding people; until something is searched for, how to begin. */
export function PeopleSearch() {
  const [search, setSearch] = useState('');
  const typed = search.trim();
  const settled = useDebounced(typed, SETTLED_MS);
  const isSearching = [...typed].length >= USER_SEARCH_MIN;
  return (
    <>
      <SearchField
        label={messages.searchForPeople}
        placeholder={messages.searchForPeople}
        maxLength={200}
        value={search}
        onValueChange={setSearch}
        aria-describedby="search-hint"
        className="max-w-md"
      />
      <p id="search-hint" className="mt-2 mb-8 text-sm text-muted">
        {format(messages.searchMinimum, { USER_SEARCH_MIN })}
      </p>
      {isSearching ? (
        <Found query={settled} isSettled={settled === typed} />
      ) : (
        <EmptyState icon={<UsersRound />} title={messages.findPeople}>
          {messages.findPeopleHint}
        </EmptyState>
      )}
    </>
  );
}

function Found({ query: text, isSettled }: { query: string; isSettled: boolean }) {
  const query = trpc.follows.searchUsers.useQuery(
    { query: text },
    { enabled: [...text].length >= USER_SEARCH_MIN, placeholderData: keepPreviousData },
  );
  const people = query.data?.items ?? [];
  if (query.isError && !query.data) {
    return (
      <ErrorState
        title={FOLLOW_FAILURES.search}
        message={errorMessage(query.error)}
        busy={query.isFetching}
        onRetry={() => void query.refetch()}
      />
    );
  }
  if (query.isPending) return <PeopleSkeletons label={messages.showingResults} />;
  if (people.length === 0 && isSettled && !query.isPlaceholderData) {
    return (
      <div role="status">
        <EmptyState icon={<Search />} title={messages.noUsersFound}>
          {format(messages.noUsersMatch, { text })}
        </EmptyState>
      </div>
    );
  }
  return (
    <section aria-labelledby="results-title">
      <h2 id="results-title" className="mb-4 text-2xl">
        {messages.showingResults}
      </h2>
      <ul
        aria-live="polite"
        className={cn('grid grid-cols-1 gap-3', (query.isPlaceholderData || !isSettled) && 'opacity-60')}
      >
        {people.map(({ id, requestId, displayName, username, profileImageUrl, ...relationship }) => (
          <li key={id}>
            <PersonRow userId={id} person={{ displayName, username, profileImageUrl }}>
              <FollowButton
                userId={id}
                displayName={displayName}
                relationship={relationship}
                requestId={requestId}
              />
            </PersonRow>
          </li>
        ))}
      </ul>
    </section>
  );
}
