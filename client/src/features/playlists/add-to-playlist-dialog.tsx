import * as messages from '#messages/collections.json';
import { format } from '@larder/shared/messages/format';
import type { PlaylistDto } from '@larder/shared/playlist/schema';
import { PLAYLIST_MESSAGES } from '@larder/shared/playlist/messages';
import { Plus } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { Button } from '../../components/ui/button.tsx';
import { Checkbox } from '../../components/ui/checkbox.tsx';
import { Dialog } from '../../components/ui/dialog/dialog.tsx';
import { ErrorState } from '../../components/ui/error-state.tsx';
import { FailureText } from '../../components/ui/failure-text.tsx';
import { LoadMore } from '../../components/ui/load-more.tsx';
import { Notice } from '../../components/ui/notice.tsx';
import { SearchField } from '../../components/ui/search-field.tsx';
import { Skeleton } from '../../components/ui/skeleton.tsx';
import { useDebounced } from '../../hooks/use-debounced.ts';
import { errorMessage } from '../../lib/error-message.ts';
import { usePlaylists } from './use-playlists.ts';
import { useMemberships } from './use-memberships.ts';
import { useSaveMemberships } from './use-save-memberships.ts';
import { nameOf } from './names.ts';

const CreatePlaylistDialog = lazy(() => import('./create-playlist-dialog.tsx'));

interface AddToPlaylistDialogProps {
  /** One: its boxes show where it is, and it may be taken out. Several: they are added to what is ticked. */
  recipeIds: string[];
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

export function AddToPlaylistDialog(props: AddToPlaylistDialogProps) {
  if (!props.open || props.recipeIds.length === 0) return null;
  return <Picker key={props.recipeIds.join()} {...props} />;
}

/** More collections than these are searched. */
const FEW = 8;

function Picker({ recipeIds, onOpenChange }: AddToPlaylistDialogProps) {
  const [search, setSearch] = useState('');
  const [isCreating, setCreating] = useState(false);
  const settled = useDebounced(search.trim());
  const list = usePlaylists(settled);
  const memberships = useMemberships(recipeIds);
  const close = () => onOpenChange(false);
  const save = useSaveMemberships(close);
  const { add, remove } = memberships;
  const isChanged = add.length > 0 || remove.length > 0;
  const isOne = recipeIds.length === 1;
  const nameOfOne = ([id, ...others]: readonly string[]) =>
    others.length === 0 ? list.playlists.find((playlist) => playlist.id === id)?.name : undefined;
  // Whoever makes a collection here wants the recipe in it: nothing more is to be confirmed.
  const saveWith = async ({ id, name }: PlaylistDto) => {
    memberships.tick(id, true);
    setSearch('');
    const isAlone = add.length + remove.length === 0;
    const saving = { recipeIds, add: [...add, id], remove, onlyInto: isAlone ? name : undefined };
    await save.mutateAsync(saving).catch(() => setCreating(false));
  };

  // In place of this dialog and not over it: the focus goes into its first field, and a phone shows one sheet.
  if (isCreating)
    return (
      <Suspense fallback={null}>
        <CreatePlaylistDialog onClose={() => setCreating(false)} onCreated={saveWith} />
      </Suspense>
    );
  return (
    <Dialog
      open
      onOpenChange={onOpenChange}
      title={messages.addToCollection}
      description={isOne ? undefined : format(messages.recipeCount, { count: recipeIds.length })}
      locked={save.isPending}
      footer={
        <>
          <Button variant="secondary" disabled={save.isPending} onClick={close}>
            {messages.cancel}
          </Button>
          <Button
            busy={save.isPending}
            disabled={!isChanged}
            onClick={() =>
              save.mutate({
                recipeIds,
                add,
                remove,
                onlyInto: remove.length === 0 ? nameOfOne(add) : undefined,
              })
            }
          >
            {messages.saveChanges}
          </Button>
        </>
      }
    >
      <div className="space-y-3">
        {(search !== '' || list.total > FEW) && (
          <SearchField
            label={messages.searchCollections}
            placeholder={messages.searchCollectionsHint}
            maxLength={200}
            value={search}
            onValueChange={setSearch}
          />
        )}
        <Boxes list={list} memberships={memberships} busy={save.isPending} search={settled} />
        <Button variant="ghost" className="-ml-3" onClick={() => setCreating(true)}>
          <Plus aria-hidden /> {messages.newCollection}
        </Button>
        {save.error && (
          <Notice tone="danger">
            <FailureText message={PLAYLIST_MESSAGES.pickerSaveFailed} detail={errorMessage(save.error)} />
          </Notice>
        )}
      </div>
    </Dialog>
  );
}

interface BoxesProps {
  list: ReturnType<typeof usePlaylists>;
  memberships: ReturnType<typeof useMemberships>;
  busy: boolean;
  search: string;
}

function Boxes({ list: { query, playlists }, memberships, busy, search }: BoxesProps) {
  const { holders, isReady } = memberships;
  const failed = [query, holders].filter((each) => each.isError);
  if (failed.length > 0) {
    return (
      <ErrorState
        title={PLAYLIST_MESSAGES.pickerFailed}
        message={errorMessage(failed[0]?.error)}
        busy={failed.some((each) => each.isFetching)}
        onRetry={() => failed.forEach((each) => void each.refetch())}
      />
    );
  }
  if (query.isPending || !isReady || (query.isPlaceholderData && playlists.length === 0))
    return <Skeletons />;
  if (playlists.length === 0) {
    return (
      <p className="py-4 text-muted">{search ? messages.noCollectionsFound : messages.noCollectionsYet}</p>
    );
  }
  const boxOf = (playlist: PlaylistDto) => (
    <Box
      key={playlist.id}
      playlist={playlist}
      checked={memberships.isTicked(playlist.id)}
      disabled={busy || playlist.isFavorites}
      onTick={(ticked) => memberships.tick(playlist.id, ticked)}
    />
  );
  return (
    <div role="group" aria-label={messages.collections}>
      {playlists.filter(({ isFavorites }) => !isFavorites).map(boxOf)}
      <LoadMore query={query} />
      {/* The heart decides it: nothing is to be chosen there. */}
      {playlists.filter(({ isFavorites }) => isFavorites).map(boxOf)}
    </div>
  );
}

interface BoxProps {
  playlist: PlaylistDto;
  checked: boolean;
  disabled: boolean;
  onTick: (ticked: boolean) => void;
}

function Box({ playlist, checked, disabled, onTick }: BoxProps) {
  return (
    <Checkbox checked={checked} disabled={disabled} onCheckedChange={onTick}>
      <bdi className="block text-left wrap-anywhere">{nameOf(playlist)}</bdi>
      <span className="block text-sm text-muted">
        {playlist.isFavorites
          ? PLAYLIST_MESSAGES.favoritesAutomatic
          : format(messages.recipeCount, { count: playlist.recipeCount })}
      </span>
    </Checkbox>
  );
}

function Skeletons() {
  return (
    <div role="status" className="space-y-4 py-2">
      <span className="sr-only">{messages.loadingCollections}</span>
      {Array.from({ length: 4 }, (_, index) => (
        <Skeleton key={index} className="h-10" />
      ))}
    </div>
  );
}
