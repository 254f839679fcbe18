import * as messages from '#messages/collections.json';
import { format } from '@larder/shared/messages/format';
import {
  isNameOf,
  needsTypedName,
  PLAYLIST_LIMITS,
  PLAYLIST_MESSAGES,
} from '@larder/shared/playlist/messages';
import { useState } from 'react';
import { Button } from '../../components/ui/button.tsx';
import { Checkbox } from '../../components/ui/checkbox.tsx';
import { Dialog } from '../../components/ui/dialog/dialog.tsx';
import { ErrorState } from '../../components/ui/error-state.tsx';
import { FailureNotice } from '../../components/ui/failure-notice.tsx';
import { Field } from '../../components/ui/field.tsx';
import { Skeleton } from '../../components/ui/skeleton.tsx';
import { TextInput } from '../../components/ui/text-input.tsx';
import { useRestore } from '../../hooks/use-restore.ts';
import { errorMessage } from '../../lib/error-message.ts';
import { toast } from '../../lib/toast.ts';
import { trpc } from '../../lib/trpc.ts';

interface DeletePlaylistDialogProps {
  playlist: { id: string; name: string };
  onClose: () => void;
  onDeleted: () => void;
}

/** Whether the recipes stay or go, and as much assurance as there is to lose. Counted at this moment. */
export default function DeletePlaylistDialog(props: DeletePlaylistDialogProps) {
  const { playlist, onClose, onDeleted } = props;
  const [withRecipes, setWithRecipes] = useState(false);
  const [typed, setTyped] = useState('');
  const [isUnderstood, setUnderstood] = useState(false);
  const utils = trpc.useUtils();
  const restore = useRestore();
  const counted = trpc.playlists.byId.useQuery({ id: playlist.id, limit: 1 }, { staleTime: 0, gcTime: 0 });
  const remove = trpc.playlists.delete.useMutation({
    onSuccess: ({ deletedRecipes }) => {
      const undo = { label: messages.undo, run: () => void restore('collection', playlist.id) };
      toast.success(messages.collectionDeleted, { action: undo });
      void utils.bin.invalidate();
      onDeleted();
      void utils.playlists.list.invalidate();
      void utils.playlists.forRecipe.invalidate();
      void utils.profiles.me.invalidate();
      if (deletedRecipes > 0) void utils.recipes.invalidate();
    },
  });
  const count = counted.data?.recipeCount ?? 0;
  const isNamed = !needsTypedName(count) || isNameOf(playlist, typed);
  const isReady = counted.isSuccess && isNamed && (!withRecipes || isUnderstood);

  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={messages.deleteCollection}
      description={<bdi>{playlist.name}</bdi>}
      locked={remove.isPending}
      footer={
        <>
          <Button variant="secondary" disabled={remove.isPending} onClick={onClose}>
            {messages.cancel}
          </Button>
          <Button
            variant="danger"
            busy={remove.isPending}
            disabled={!isReady}
            onClick={() => remove.mutate({ id: playlist.id, withRecipes, confirmName: typed })}
          >
            {messages.deleteWord}
          </Button>
        </>
      }
    >
      {counted.isPending && <Skeleton className="h-32" />}
      {counted.isError && (
        <ErrorState
          title={PLAYLIST_MESSAGES.recipesFailed}
          message={errorMessage(counted.error)}
          busy={counted.isFetching}
          onRetry={() => void counted.refetch()}
        />
      )}
      {counted.isSuccess && (
        <div className="space-y-4">
          <WhatToDelete
            count={count}
            withRecipes={withRecipes}
            onChoose={setWithRecipes}
            disabled={remove.isPending}
          />
          {needsTypedName(count) && <TypedName name={playlist.name} value={typed} onType={setTyped} />}
          {withRecipes && (
            <Checkbox checked={isUnderstood} onCheckedChange={setUnderstood}>
              {messages.deletionUnderstood}
            </Checkbox>
          )}
          {remove.error && <FailureNotice error={remove.error} fallback={PLAYLIST_MESSAGES.deleteFailed} />}
        </div>
      )}
    </Dialog>
  );
}

interface WhatToDeleteProps {
  count: number;
  withRecipes: boolean;
  onChoose: (withRecipes: boolean) => void;
  disabled: boolean;
}

function WhatToDelete({ count, withRecipes, onChoose, disabled }: WhatToDeleteProps) {
  return (
    <fieldset className="space-y-2" disabled={disabled}>
      <legend className="sr-only">{messages.whatToDelete}</legend>
      <What checked={!withRecipes} onCheck={() => onChoose(false)} title={messages.deleteCollectionOnly}>
        {count === 0 ? messages.deletionOfEmpty : format(messages.yourRecipeWillStay, { count })}
      </What>
      <What checked={withRecipes} onCheck={() => onChoose(true)} title={messages.deleteWithRecipes}>
        {format(messages.recipesDeletedToo, { count })}
      </What>
    </fieldset>
  );
}

interface TypedNameProps {
  name: string;
  value: string;
  onType: (typed: string) => void;
}

function TypedName({ name, value, onType }: TypedNameProps) {
  return (
    <Field label={format(messages.typeToConfirm, { name })} required>
      {(field) => (
        <TextInput
          {...field}
          value={value}
          onChange={(event) => onType(event.target.value)}
          maxLength={PLAYLIST_LIMITS.name}
          autoComplete="off"
          spellCheck={false}
          dir="auto"
        />
      )}
    </Field>
  );
}

interface WhatProps {
  checked: boolean;
  onCheck: () => void;
  title: string;
  children: string | string[];
}

function What({ checked, onCheck, title, children }: WhatProps) {
  return (
    <label className="choice">
      <input type="radio" name="what" checked={checked} onChange={onCheck} className="choice-dot" />
      <span className="min-w-0">
        <span className="block font-medium">{title}</span>
        <span className="block text-sm text-muted">{children}</span>
      </span>
    </label>
  );
}
