import * as messages from '#messages/collections.json';
import { paths } from '@larder/shared/paths';
import { SMART_MESSAGES } from '@larder/shared/smart-collection/messages';
import type { SmartCollectionDto } from '@larder/shared/smart-collection/schema';
import { House, MoreVertical, Pencil, SlidersHorizontal, Trash2 } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { DropdownMenu, MenuItem } from '../../components/ui/dropdown-menu/dropdown-menu.tsx';
import { IconButton } from '../../components/ui/icon-button.tsx';
import { useRestore } from '../../hooks/use-restore.ts';
import { failureOf } from '../../lib/error-message.ts';
import { toast } from '../../lib/toast.ts';
import { trpc } from '../../lib/trpc.ts';

const NameDialog = lazy(() => import('./name-dialog.tsx'));

interface SmartActionsProps {
  smart: SmartCollectionDto;
  /** Home with its filter, which can be changed there and saved under another name. */
  onHome: string;
  onChangeFilter: () => void;
}

/** What can be done with a smart collection: its recipes stay whatever becomes of it. */
export function SmartActions({ smart, onHome, onChangeFilter }: SmartActionsProps) {
  const [isNaming, setNaming] = useState(false);
  const utils = trpc.useUtils();
  const update = trpc.smartCollections.update.useMutation({
    onSuccess: () => {
      setNaming(false);
      void utils.smartCollections.invalidate();
    },
  });
  const remove = useRemove(smart);
  return (
    <>
      <DropdownMenu
        trigger={
          <IconButton label={messages.moreSmartActions}>
            <MoreVertical />
          </IconButton>
        }
      >
        <MenuItem onSelect={onChangeFilter}>
          <SlidersHorizontal /> {messages.changeFilter}
        </MenuItem>
        <MenuItem asChild>
          <Link to={onHome}>
            <House /> {messages.showOnHome}
          </Link>
        </MenuItem>
        <MenuItem onSelect={() => setNaming(true)}>
          <Pencil /> {messages.renameSmart}
        </MenuItem>
        <MenuItem onSelect={remove}>
          <Trash2 /> {messages.deleteSmart}
        </MenuItem>
      </DropdownMenu>
      {isNaming && (
        <Suspense fallback={null}>
          <NameDialog
            title={messages.renameSmart}
            name={smart.name}
            saving={update}
            failure={SMART_MESSAGES.updateFailed}
            onSave={(name) => update.mutate({ id: smart.id, name })}
            onClose={() => setNaming(false)}
          />
        </Suspense>
      )}
    </>
  );
}

/** Into the bin, with the way back in the toast. */
function useRemove({ id }: SmartCollectionDto): () => void {
  const utils = trpc.useUtils();
  const navigate = useNavigate();
  const restore = useRestore();
  const remove = trpc.smartCollections.delete.useMutation({
    onSuccess: async () => {
      await navigate(paths.collections(), { replace: true });
      void utils.smartCollections.invalidate();
      void utils.bin.invalidate();
      toast.success(messages.smartDeleted, {
        action: { label: messages.undoSmart, run: () => void restore('smartCollection', id) },
      });
    },
    onError: (error) => toast.error(failureOf(error, SMART_MESSAGES.deleteFailed)),
  });
  return () => remove.mutate({ id });
}
