import * as messages from '#messages/shopping.json';
import { format } from '@larder/shared/messages/format';
import { paths } from '@larder/shared/paths';
import { PRODUCT_NAME } from '@larder/shared/product';
import { SHOPPING_MESSAGES } from '@larder/shared/shopping/messages';
import { storeOf } from '@larder/shared/shopping/stores';
import type { ShoppingListDto } from '@larder/shared/shopping/schema';
import { Footprints } from 'lucide-react';
import { useEffect, useState } from 'react';
import { Link } from 'react-router-dom';
import { Invitation } from '../../components/people/invitation.tsx';
import { Button } from '../../components/ui/button.tsx';
import { ErrorState } from '../../components/ui/error-state.tsx';
import { PageHeader } from '../../components/ui/page-header.tsx';
import { Skeleton } from '../../components/ui/skeleton.tsx';
import { useDocumentTitle } from '../../hooks/use-document-title.ts';
import { useAllFoodRules } from '../../hooks/use-food-rules.ts';
import { useWakeLock } from '../../hooks/use-wake-lock.ts';
import { readStored, writeStored } from '../../lib/browser-storage.ts';
import { cn } from '../../lib/cn.ts';
import { errorMessage } from '../../lib/error-message.ts';
import { toast } from '../../lib/toast.ts';
import { trpc } from '../../lib/trpc.ts';
import type { Item } from './aisles.ts';
import { ListMenu } from './list-menu.tsx';
import { ListView } from './list-view.tsx';
import { useItems } from './use-items.ts';
import { useShoppingList } from './use-shopping-list.ts';
import { LAST_LIST, useShoppingLists, type ShownList } from './use-shopping-lists.ts';

/** A shopping list: the one that is named, else the one that was open last. */
export function ShoppingScreen({ id }: { id: string | undefined }) {
  const { query, lists, invitations } = useShoppingLists();
  useDocumentTitle(`${messages.shopping} - ${PRODUCT_NAME}`);
  const list = listOf(lists, id);
  if (query.isError && !query.data) {
    return (
      <ErrorState
        title={SHOPPING_MESSAGES.loadFailed}
        message={errorMessage(query.error)}
        busy={query.isFetching}
        onRetry={() => void query.refetch()}
      />
    );
  }
  if (!query.data) return <Skeleton className="h-64" />;
  return (
    <>
      {invitations.map((invitation) => (
        <InvitationTo key={invitation.id} list={invitation} />
      ))}
      {lists.length > 1 && <ListTabs lists={lists} activeId={list?.id} />}
      {list ? (
        <OneList key={list.id} list={list} />
      ) : (
        <ErrorState title={SHOPPING_MESSAGES.notFound}>
          <Button asChild variant="secondary">
            <Link to={paths.shopping()}>{messages.shopping}</Link>
          </Button>
        </ErrorState>
      )}
    </>
  );
}

function listOf(lists: readonly ShownList[], id: string | undefined): ShownList | undefined {
  if (id !== undefined) return lists.find((list) => list.id === id);
  return lists.find((list) => list.id === readStored('local', LAST_LIST)) ?? lists[0];
}

function OneList({ list }: { list: ShownList }) {
  const data = useShoppingList(list);
  const { rulesOf } = useAllFoodRules();
  const items = useItems(data.entries, rulesOf, data.isWhole);
  const [isShopping, setShopping] = useState(false);
  useEffect(() => writeStored('local', LAST_LIST, list.id), [list.id]);
  return (
    <>
      <div className="max-w-2xl">
        <PageHeader
          title={list.name.value}
          isName
          subtitle={<Facts {...{ list, items }} />}
          actions={
            <>
              <Button
                variant={isShopping ? 'primary' : 'secondary'}
                aria-pressed={isShopping}
                onClick={() => setShopping(!isShopping)}
              >
                <Footprints aria-hidden /> {isShopping ? messages.endShopMode : messages.shopMode}
              </Button>
              {!isShopping && <ListMenu list={list} items={items ?? []} />}
            </>
          }
        />
      </div>
      {isShopping && <StayAwake />}
      <ListView list={list} data={data} items={items} isShopping={isShopping} />
    </>
  );
}

/** What is to be bought, where, and with whom. */
function Facts({ list, items }: { list: ShownList; items: readonly Item[] | undefined }) {
  const open = items?.filter(({ isTicked }) => !isTicked).length;
  return [
    open === undefined ? messages.reading : format(messages.openCount, { count: open }),
    storeOf(list)?.name.value ?? '',
    ...sharingOf(list),
  ]
    .filter((part) => part !== '')
    .join(' · ');
}

function sharingOf({ role, owner, memberCount, isLinked }: ShownList): string[] {
  const linked = isLinked ? [messages.linked] : [];
  if (role !== 'owner') return [format(messages.sharedBy, { owner: owner.displayName }), ...linked];
  return memberCount > 0 ? [format(messages.sharedWith, { count: memberCount }), ...linked] : linked;
}

function StayAwake() {
  useWakeLock();
  return null;
}

function ListTabs({ lists, activeId }: { lists: readonly ShownList[]; activeId: string | undefined }) {
  return (
    <nav aria-label={messages.lists} className="-mx-4 mb-4 flex gap-2 overflow-x-auto px-4 py-1">
      {lists.map(({ id, name }) => (
        <Link
          key={id}
          to={paths.shopping(id)}
          aria-current={id === activeId ? 'page' : undefined}
          className={cn(
            'flex min-h-11 max-w-48 shrink-0 items-center rounded-full border px-4 font-medium',
            id === activeId ? 'border-accent bg-accent-soft text-accent-strong' : 'border-line text-muted',
          )}
        >
          <bdi className="truncate">{name.value}</bdi>
        </Link>
      ))}
    </nav>
  );
}

function InvitationTo({ list }: { list: ShoppingListDto }) {
  const utils = trpc.useUtils();
  const settled = {
    onSuccess: () => utils.shoppingLists.list.invalidate(),
    onError: (error: unknown) => void toast.error(errorMessage(error)),
  };
  const accept = trpc.shoppingLists.accept.useMutation(settled);
  const decline = trpc.shoppingLists.leave.useMutation(settled);
  return (
    <Invitation
      name={list.name.value}
      text={format(messages.invitation, { owner: list.owner.displayName, name: list.name.value })}
      busy={{ accept: accept.isPending, decline: decline.isPending }}
      onAccept={() => accept.mutate({ id: list.id })}
      onDecline={() => decline.mutate({ id: list.id })}
    />
  );
}
