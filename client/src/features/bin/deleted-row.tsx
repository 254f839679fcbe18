import * as messages from '#messages/bin.json';
import type { DeletedItemDto } from '@larder/shared/bin/schema';
import { format } from '@larder/shared/messages/format';
import { Trash2, Undo2 } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../components/ui/button.tsx';
import { IconButton } from '../../components/ui/icon-button.tsx';
import { Picture } from '../../components/ui/picture.tsx';
import { KINDS_IN_BIN } from '../../hooks/kinds-in-bin.ts';
import { useRestore } from '../../hooks/use-restore.ts';

const DAY_MS = 24 * 60 * 60_000;

const kindOf = ({ kind }: DeletedItemDto) => (kind === 'recipe' ? undefined : KINDS_IN_BIN[kind]);

interface DeletedRowProps {
  item: DeletedItemDto;
  onRemove: () => void;
}

/** Something that was deleted: how long it stays, and its two ways out. */
export function DeletedRow({ item, onRemove }: DeletedRowProps) {
  const restoreItem = useRestore();
  const [isBusy, setBusy] = useState(false);
  const restore = async () => {
    setBusy(true);
    await restoreItem(item.kind, item.id);
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
  const kind = kindOf(item);
  const shape = 'size-14 shrink-0 rounded-control';
  if (item.image)
    return <Picture image={item.image} alt="" sizes="3.5rem" className={`${shape} object-cover`} />;
  return (
    <span
      aria-hidden
      className={`${shape} grid place-items-center bg-sunken font-display text-xl text-muted`}
    >
      {kind ? <kind.Icon className="size-6" /> : [...item.title][0]?.toUpperCase()}
    </span>
  );
}

function factsOf(item: DeletedItemDto): string {
  const days = Math.max(1, Math.ceil((item.goneAt.getTime() - Date.now()) / DAY_MS));
  return [
    ...[kindOf(item)?.name ?? []].flat(),
    ...(item.recipes > 0 ? [format(messages.withRecipes, { n: item.recipes })] : []),
    ...(item.photos > 0 ? [format(messages.photos, { n: item.photos })] : []),
    format(messages.daysLeft, { n: days }),
  ].join(' · ');
}
