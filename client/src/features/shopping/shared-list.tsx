import * as messages from '#messages/shopping.json';
import { format } from '@larder/shared/messages/format';
import { foodRulesIn } from '@larder/shared/recipe-text/food-rules';
import { once } from '@larder/shared/recipe-text/once';
import { SHOPPING_MESSAGES } from '@larder/shared/shopping/messages';
import { NO_STAMP } from '@larder/shared/shopping/registers';
import type { SharedListDto } from '@larder/shared/shopping/schema';
import { useMemo } from 'react';
import { AISLE_NAMES } from '../../components/shopping/aisle-names.ts';
import { ErrorState } from '../../components/ui/error-state.tsx';
import { PageHeader } from '../../components/ui/page-header.tsx';
import { Skeleton } from '../../components/ui/skeleton.tsx';
import { useDocumentTitle } from '../../hooks/use-document-title.ts';
import { errorMessage } from '../../lib/error-message.ts';
import { byAisle, type Item } from './aisles.ts';
import { amountText } from './amounts.ts';
import { compareTexts } from './compare-texts.ts';
import { useItems } from './use-items.ts';
import { useSharedList } from './use-shared-list.ts';
import type { ShownEntry } from './use-shopping-list.ts';

type List = NonNullable<SharedListDto['list']>;

/** A list for whoever has its link: to be read, and as it is now. */
export function SharedList({ shareId }: { shareId: string }) {
  const { state, retry } = useSharedList(shareId);
  useDocumentTitle(state.status === 'found' ? state.list.name : undefined);
  switch (state.status) {
    case 'loading':
      return <Skeleton className="h-64" />;
    case 'missing':
      return <ErrorState as="h1" title={SHOPPING_MESSAGES.notFound} message={messages.linkInvalid} />;
    case 'failed':
      return (
        <ErrorState
          as="h1"
          title={SHOPPING_MESSAGES.loadFailed}
          message={errorMessage(state.error)}
          onRetry={retry}
        />
      );
    case 'found':
      return <ReadList list={state.list} />;
  }
}

/** What its people have said of foods is theirs. */
const rulesOf = once((language) => foodRulesIn(language, []));

function ReadList({ list }: { list: List }) {
  const entries = useMemo(() => list.entries.map(asEntry), [list]);
  const items = useItems(entries, rulesOf);
  const open = items?.filter(({ isTicked }) => !isTicked) ?? [];
  const ticked = items?.filter(({ isTicked }) => isTicked).sort((a, b) => compareTexts(a.name, b.name)) ?? [];
  return (
    <>
      <PageHeader
        title={list.name}
        isName
        subtitle={[
          items ? format(messages.openCount, { count: open.length }) : messages.reading,
          format(messages.sharedBy, { owner: list.ownerName }),
        ].join(' · ')}
      />
      <div className="max-w-2xl">
        {byAisle(open, list.aisleOrder).map(({ aisle, items: inIt }) => (
          <section key={aisle} aria-label={AISLE_NAMES[aisle]} className="mb-6">
            <h2 className="mb-1 font-sans text-sm font-semibold text-accent-strong">{AISLE_NAMES[aisle]}</h2>
            <Rows items={inIt} />
          </section>
        ))}
        {ticked.length > 0 && (
          <section aria-label={format(messages.ticked, { count: ticked.length })}>
            <h2 className="mb-1 font-sans text-sm font-semibold text-muted">
              {format(messages.ticked, { count: ticked.length })}
            </h2>
            <Rows items={ticked} />
          </section>
        )}
      </div>
    </>
  );
}

function Rows({ items }: { items: readonly Item[] }) {
  return (
    <ul className="card px-3" dir="auto">
      {items.map((item) => (
        <li key={item.id} className="min-h-12 border-b border-line py-3 last:border-0">
          <span className={item.isTicked ? 'text-muted line-through' : undefined}>
            <span className="mr-1 font-medium">{item.name}</span>{' '}
            <span className="text-muted">{amountText(item)}</span>
          </span>
          {notesOf(item) !== '' && <span className="block text-sm text-muted">{notesOf(item)}</span>}
        </li>
      ))}
    </ul>
  );
}

function notesOf({ entries }: Item): string {
  return entries
    .map(({ note }) => note.value)
    .filter((note) => note !== '')
    .join(' · ');
}

/** As entries are stored; an aisle counts where somebody has chosen it. */
function asEntry({ text, isTicked, aisle, note, ...entry }: List['entries'][number]): ShownEntry {
  const value = <T,>(given: T) => ({ value: given, stamp: NO_STAMP });
  return {
    ...{ ...entry, recipeId: null, text: value(text), isTicked: value(isTicked), note: value(note) },
    isRemoved: value(false),
    aisle: aisle === null ? value(null) : { value: aisle, stamp: 'said' },
  };
}
