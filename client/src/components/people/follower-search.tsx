import * as messages from '#messages/collections.json';
import { format } from '@larder/shared/messages/format';
import type { FollowerDto, ListedPersonDto } from '@larder/shared/follow/schema';
import { PLAYLIST_LIMITS } from '@larder/shared/playlist/messages';
import { keepPreviousData } from '@tanstack/react-query';
import { Check } from 'lucide-react';
import { useEffect, useId, useRef, useState, type KeyboardEvent, type RefObject } from 'react';
import { Avatar } from '../ui/avatar.tsx';
import { FailureNotice } from '../ui/failure-notice.tsx';
import { LoadMore } from '../ui/load-more.tsx';
import { SearchField } from '../ui/search-field.tsx';
import { useDebounced } from '../../hooks/use-debounced.ts';
import { cn } from '../../lib/cn.ts';
import { PAGED_QUERY, trpc } from '../../lib/trpc.ts';

interface FollowerSearchProps {
  chosen: readonly ListedPersonDto[];
  onToggle: (person: ListedPersonDto) => void;
  input: RefObject<HTMLInputElement | null>;
}

const toPerson = ({ followerId, follower }: FollowerDto): ListedPersonDto => ({
  userId: followerId,
  ...follower,
});

/** The person's followers, to be searched and ticked; arrow keys and Enter work from the search field. */
export function FollowerSearch({ chosen, onToggle, input }: FollowerSearchProps) {
  const listId = useId();
  const [search, setSearch] = useState('');
  const [active, setActive] = useState(-1);
  const settled = useDebounced(search.trim());
  const query = trpc.follows.followers.useInfiniteQuery(
    { search: settled || undefined },
    { ...PAGED_QUERY, placeholderData: keepPreviousData },
  );
  const people = query.data?.pages.flatMap((page) => page.items.map(toPerson)) ?? [];
  const pressed = (event: KeyboardEvent) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    const person = people[active];
    // Enter chooses a person here; it must not save the form.
    if (step || event.key === 'Enter') event.preventDefault();
    if (step) setActive(Math.min(Math.max(active + step, 0), people.length - 1));
    else if (event.key === 'Enter' && person) onToggle(person);
  };
  return (
    <div>
      <SearchField
        label={messages.searchYourFollowers}
        placeholder={messages.searchYourFollowers}
        maxLength={PLAYLIST_LIMITS.search}
        value={search}
        onValueChange={(value) => {
          setSearch(value);
          setActive(-1);
        }}
        onKeyDown={pressed}
        ref={input}
        autoComplete="off"
        role="combobox"
        aria-expanded={people.length > 0}
        aria-controls={listId}
        aria-activedescendant={people[active] && `${listId}-${active}`}
      />
      {query.isError && people.length === 0 && <FailureNotice error={query.error} />}
      <p role="status" className={cn('text-sm text-muted', query.isSuccess && people.length === 0 && 'mt-3')}>
        {query.isSuccess && !query.isPlaceholderData && people.length === 0 && nobody(settled)}
      </p>
      <ul
        id={listId}
        role="listbox"
        aria-label={messages.yourFollowers}
        aria-multiselectable
        className={cn('mt-2 max-h-60 overflow-y-auto', people.length === 0 && 'hidden')}
      >
        {people.map((person, index) => (
          <FollowerOption
            key={person.userId}
            id={`${listId}-${index}`}
            person={person}
            isChosen={chosen.some(({ userId }) => userId === person.userId)}
            isActive={index === active}
            onToggle={() => {
              setActive(index);
              onToggle(person);
            }}
          />
        ))}
      </ul>
      <LoadMore query={query} />
    </div>
  );
}

function nobody(search: string): string {
  return search ? format(messages.noFollowersFoundFor, { search }) : messages.nobodyFollowsYouYet;
}

interface FollowerOptionProps {
  id: string;
  person: ListedPersonDto;
  isChosen: boolean;
  isActive: boolean;
  onToggle: () => void;
}

function FollowerOption({ id, person, isChosen, isActive, onToggle }: FollowerOptionProps) {
  const item = useRef<HTMLLIElement>(null);
  useEffect(() => {
    if (isActive) item.current?.scrollIntoView({ block: 'nearest' });
  }, [isActive]);
  return (
    <li
      ref={item}
      id={id}
      role="option"
      aria-selected={isChosen}
      // The search field keeps the focus, and with it the keyboard.
      onMouseDown={(event) => event.preventDefault()}
      onClick={onToggle}
      className={cn(
        'flex min-h-12 cursor-pointer items-center gap-3 rounded-control px-2 py-1.5 hover:bg-sunken',
        isActive && 'bg-sunken outline-2 -outline-offset-2 outline-ink',
      )}
    >
      <Avatar name={person.displayName} imageUrl={person.profileImageUrl} className="size-9" />
      <span className="min-w-0 flex-1">
        <span className="block truncate font-medium">
          <bdi>{person.displayName}</bdi>
        </span>
        {person.username && <span className="block truncate text-sm text-muted">@{person.username}</span>}
      </span>
      {isChosen && <Check aria-hidden className="size-5 shrink-0 text-accent" />}
    </li>
  );
}
