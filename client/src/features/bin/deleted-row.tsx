import * as messages from '#messages/bin.json';
import type { DeletedItemDto } from '@larder/shared/bin/schema';
import { format } from '@larder/shared/messages/format';
import { Library, Trash2, Undo2 } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../components/ui/button.tsx';
import { IconButton } from '../../components/ui/icon-button.tsx';
import { Picture } from '../../components/ui/picture.tsx';
import { useRestore } from '../../hooks/use-restore.ts';

const DAY_MS = 24 * 60 * 60_000;

interface DeletedRowProps {
  item: DeletedItemDto;
  onRemove: () => void;
}

/** One deleted recipe or collection: how long it stays, and its two ways out. */
export function DeletedRow({ item, onRemove }: DeletedRowProps) {
  const { restoreRecipes, restorePlaylist } = useRestore();
  const [isBusy, setBusy] = useState(false);
  const restore = async () => {
    setBusy(true);
    await (item.kind === 'recipe' ? restoreRecipes([item.id]) : restorePlaylist(item.id));
    setBusy(false);
  };
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-3 p-4">
      <Thumbnail item={item} />
      <div className="min-w-0 flex-[1_1_12rem]" dir="auto">
        <h2 className="line-clamp-2 text-lg wrap-anywhere">{item.title}</h2>
        <p className="mt-0.5 text-sm text-muted">{factsOf(item)}</p>
      </div>
      <div className="ml-auto flex gap-1">
        <Button
          variant="secondary"
          busy={isBusy}
          aria-label={format(messages.restoreOf, { title: item.title })}
          onClick={() => void restore()}
        >
          <Undo2 aria-hidden /> {messages.restore}
        </Button>
        <IconButton
          label={format(messages.deleteForGoodOf, { title: item.title })}
          className="text-danger"
          disabled={isBusy}
          onClick={onRemove}
        >
          <Trash2 />
        </IconButton>
      </div>
    </div>
  );
}

function Thumbnail({ item }: { item: DeletedItemDto }) {
  const shape = 'size-14 shrink-0 rounded-control';
  if (item.image)
    return <Picture image={item.image} alt="" sizes="3.5rem" className={`${shape} object-cover`} />;
  return (
    <span
      aria-hidden
      className={`${shape} grid place-items-center bg-sunken font-display text-xl text-muted`}
    >
      {item.kind === 'collection' ? <Library className="size-6" /> : [...item.title][0]?.toUpperCase()}
    </span>
  );
}

function factsOf(item: DeletedItemDto): string {
  const days = Math.max(1, Math.ceil((item.goneAt.getTime() - Date.now()) / DAY_MS));
  return [
    ...(item.kind === 'collection' ? [messages.collection] : []),
    ...(item.recipes > 0 ? [format(messages.withRecipes, { n: item.recipes })] : []),
    ...(item.photos > 0 ? [format(messages.photos, { n: item.photos })] : []),
    format(messages.daysLeft, { n: days }),
  ].join(' · ');
}
