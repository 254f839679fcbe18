import * as messages from '#messages/collections.json';
import { format } from '@larder/shared/messages/format';
import type { ListedPersonDto } from '@larder/shared/follow/schema';
import { PLAYLIST_LIMITS, PLAYLIST_MESSAGES } from '@larder/shared/playlist/messages';
import { useId, useRef, useState } from 'react';
import { Button } from '../../components/ui/button.tsx';
import { ChosenPeople } from '../../components/people/chosen-people.tsx';
import { FollowerSearch } from '../../components/people/follower-search.tsx';
import { FailureNotice } from '../../components/ui/failure-notice.tsx';
import { Notice } from '../../components/ui/notice.tsx';
import { Skeleton } from '../../components/ui/skeleton.tsx';
import type { SharingList } from './use-sharing-list.ts';

/** Whom a limited collection is for: the followers chosen, to be taken off, and a search for more. */
export function PeoplePicker({ list }: { list: SharingList }) {
  const titleId = useId();
  const [isFull, setFull] = useState(false);
  const search = useRef<HTMLInputElement>(null);
  const { people, query } = list;
  const toggle = (person: ListedPersonDto) => {
    const isChosen = people.some(({ userId }) => userId === person.userId);
    setFull(!isChosen && people.length >= PLAYLIST_LIMITS.sharedWith);
    if (isChosen) list.remove(person.userId);
    else if (people.length < PLAYLIST_LIMITS.sharedWith) list.add(person);
  };
  return (
    <section aria-labelledby={titleId} className="space-y-3 rounded-control border border-line p-3.5">
      <div className="flex items-baseline justify-between gap-3">
        <h3 id={titleId} className="font-sans text-sm font-semibold">
          {messages.people}
        </h3>
        <p role="status" className="text-sm text-muted">
          {list.isReady &&
            format(messages.chosenOf, { peopleCount: people.length, sharedWith: PLAYLIST_LIMITS.sharedWith })}
        </p>
      </div>
      {query.isError && !list.isReady ? (
        <>
          <FailureNotice error={query.error} fallback={PLAYLIST_MESSAGES.sharedWithFailed} />
          <Button variant="secondary" busy={query.isFetching} onClick={() => void query.refetch()}>
            {messages.tryAgain}
          </Button>
        </>
      ) : list.isReady ? (
        <>
          <ForWhom list={list} />
          <ChosenPeople
            people={people}
            onRemove={(userId) => {
              setFull(false);
              list.remove(userId);
              // The button that was pressed is gone.
              search.current?.focus();
            }}
          />
          {isFull && <Notice tone="danger">{PLAYLIST_MESSAGES.sharedWithMost}</Notice>}
          <FollowerSearch chosen={people} onToggle={toggle} input={search} />
        </>
      ) : (
        <Skeleton className="h-32" />
      )}
    </section>
  );
}

function ForWhom({ list }: { list: SharingList }) {
  if (list.isAbandoned) {
    return (
      <div className="space-y-3">
        <Notice tone="warning">{messages.chosenAllLeft}</Notice>
        <Button variant="secondary" onClick={list.openToAll}>
          {messages.showAllFollowers}
        </Button>
      </div>
    );
  }
  return (
    <p className="text-sm text-muted">
      {list.people.length === 0 ? messages.nobodyChosen : messages.chosenHint}
    </p>
  );
}
