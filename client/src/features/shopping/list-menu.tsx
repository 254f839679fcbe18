import * as messages from '#messages/shopping.json';
import { storeOf } from '@larder/shared/shopping/stores';
import {
  ArrowDownUp,
  Copy,
  FileText,
  Link,
  LogOut,
  MoreVertical,
  Pencil,
  Plus,
  Printer,
  Trash2,
  UsersRound,
} from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { DropdownMenu, MenuItem, MenuSeparator } from '../../components/ui/dropdown-menu/dropdown-menu.tsx';
import { IconButton } from '../../components/ui/icon-button.tsx';
import { usePrinting } from '../../hooks/use-printing.ts';
import { copyText } from '../../lib/copy-text.ts';
import { toast } from '../../lib/toast.ts';
import type { Item } from './aisles.ts';
import { ListOnPaper } from './list-on-paper.tsx';
import { listAsText } from './list-as-text.ts';
import type { ShownList } from './use-shopping-lists.ts';

const AisleOrderDialog = lazy(() => import('./aisle-order-dialog.tsx'));
const EndListDialog = lazy(() => import('./end-list-dialog.tsx'));
const FilesDialog = lazy(() => import('./files-dialog.tsx'));
const LinkDialog = lazy(() => import('./link-dialog.tsx'));
const NameDialog = lazy(() => import('./name-dialog.tsx'));
const ShareListDialog = lazy(() => import('./share-list-dialog.tsx'));

interface ListMenuProps {
  list: ShownList;
  items: readonly Item[];
}

/** What can be done with a list as a whole. */
export function ListMenu({ list, items }: ListMenuProps) {
  const [opened, setOpened] = useState<'new' | 'name' | 'aisles' | 'share' | 'link' | 'files' | 'end'>();
  const { isPrinting, print } = usePrinting();
  const isOwner = list.role === 'owner';
  const close = () => setOpened(undefined);
  const copy = async () => {
    if (await copyText(listAsText(list, items))) toast.success(messages.copied);
    else toast.error(messages.copyFailed);
  };
  return (
    <>
      <DropdownMenu
        align="end"
        trigger={
          <IconButton label={messages.listMenu}>
            <MoreVertical />
          </IconButton>
        }
      >
        <MenuItem onSelect={() => setOpened('new')}>
          <Plus /> {messages.newList}
        </MenuItem>
        {isOwner && (
          <MenuItem onSelect={() => setOpened('name')}>
            <Pencil /> {messages.rename}
          </MenuItem>
        )}
        {/* The order of a store is its owner's to change. */}
        {(isOwner || !storeOf(list)) && (
          <MenuItem onSelect={() => setOpened('aisles')}>
            <ArrowDownUp /> {messages.aisleOrder}
          </MenuItem>
        )}
        {isOwner && (
          <>
            <MenuItem onSelect={() => setOpened('share')}>
              <UsersRound /> {messages.share}
            </MenuItem>
            <MenuItem onSelect={() => setOpened('link')}>
              <Link /> {messages.link}
            </MenuItem>
          </>
        )}
        <MenuItem onSelect={() => void copy()}>
          <Copy /> {messages.copyAsText}
        </MenuItem>
        <MenuItem onSelect={() => void print()}>
          <Printer /> {messages.print}
        </MenuItem>
        <MenuItem onSelect={() => setOpened('files')}>
          <FileText /> {messages.files}
        </MenuItem>
        {!list.isNew && (
          <>
            <MenuSeparator />
            <MenuItem danger onSelect={() => setOpened('end')}>
              {isOwner ? <Trash2 /> : <LogOut />} {isOwner ? messages.deleteList : messages.leave}
            </MenuItem>
          </>
        )}
      </DropdownMenu>
      {isPrinting && <ListOnPaper list={list} items={items} />}
      <Suspense fallback={null}>
        {opened === 'new' && <NameDialog onClose={close} />}
        {opened === 'name' && <NameDialog list={list} onClose={close} />}
        {opened === 'aisles' && <AisleOrderDialog list={list} onClose={close} />}
        {opened === 'share' && <ShareListDialog list={list} onClose={close} />}
        {opened === 'files' && <FilesDialog list={list} items={items} onClose={close} />}
        {opened === 'link' && <LinkDialog list={list} onClose={close} />}
        {opened === 'end' && <EndListDialog list={list} onClose={close} />}
      </Suspense>
    </>
  );
}
