import * as messages from '#messages/plan.json';
import type { Day } from '@larder/shared/day/day';
import type { PlanDto } from '@larder/shared/plan/schema';
import {
  CalendarArrowUp,
  CalendarSync,
  CopyPlus,
  BookmarkPlus,
  CalendarRange,
  Eraser,
  LogOut,
  MoreVertical,
  ShoppingBasket,
  UsersRound,
} from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { DropdownMenu, MenuItem, MenuSeparator } from '../../components/ui/dropdown-menu/dropdown-menu.tsx';
import { IconButton } from '../../components/ui/icon-button.tsx';
import type { PlanActions } from './use-plan-actions.ts';
import { isCooked, type ShownEntry } from './use-plan.ts';

const CalendarDialog = lazy(() => import('./calendar-dialog.tsx'));
const SaveWeekDialog = lazy(() => import('./save-week-dialog.tsx'));
const SavedWeeksDialog = lazy(() => import('./saved-weeks-dialog.tsx'));
const LeavePlanDialog = lazy(() => import('./leave-plan-dialog.tsx'));
const SharePlanDialog = lazy(() => import('./share-plan-dialog.tsx'));

interface WeekMenuProps {
  plan: PlanDto;
  /** The first day of the week. */
  first: Day;
  /** What has a day in it. */
  entries: readonly ShownEntry[];
  actions: PlanActions;
  onShop: () => void;
}

/** What can be done with a week as a whole. */
export function WeekMenu({ plan, first, entries, actions, onShop }: WeekMenuProps) {
  const isEmpty = entries.length === 0;
  const isOwner = plan.role === 'owner';
  const [opened, setOpened] = useState<'save' | 'use' | 'calendar' | 'share' | 'leave'>();
  const close = () => setOpened(undefined);
  return (
    <>
      <DropdownMenu
        trigger={
          <IconButton label={messages.weekMenu}>
            <MoreVertical />
          </IconButton>
        }
      >
        <MenuItem disabled={!entries.some(isCooked)} onSelect={onShop}>
          <ShoppingBasket /> {messages.shopFor}
        </MenuItem>
        <MenuSeparator />
        <MenuItem disabled={isEmpty} onSelect={() => actions.copyWeek(entries, 7)}>
          <CopyPlus /> {messages.copyWeek}
        </MenuItem>
        <MenuItem disabled={isEmpty} onSelect={() => actions.moveWeek(entries, 7)}>
          <CalendarArrowUp /> {messages.moveWeek}
        </MenuItem>
        <MenuItem disabled={isEmpty} onSelect={() => setOpened('save')}>
          <BookmarkPlus /> {messages.saveWeek}
        </MenuItem>
        <MenuItem onSelect={() => setOpened('use')}>
          <CalendarRange /> {messages.useWeek}
        </MenuItem>
        <MenuSeparator />
        {isOwner ? (
          <>
            <MenuItem onSelect={() => setOpened('share')}>
              <UsersRound /> {messages.share}
            </MenuItem>
            <MenuItem onSelect={() => setOpened('calendar')}>
              <CalendarSync /> {messages.calendar}
            </MenuItem>
          </>
        ) : (
          <MenuItem onSelect={() => setOpened('leave')}>
            <LogOut /> {messages.leave}
          </MenuItem>
        )}
        <MenuSeparator />
        <MenuItem danger disabled={isEmpty} onSelect={() => actions.clear(entries)}>
          <Eraser /> {messages.clearWeek}
        </MenuItem>
      </DropdownMenu>
      <Suspense fallback={null}>
        {opened === 'save' && <SaveWeekDialog entries={entries} onClose={close} />}
        {opened === 'use' && <SavedWeeksDialog first={first} onUse={actions.addWeek} onClose={close} />}
        {opened === 'calendar' && <CalendarDialog onClose={close} />}
        {opened === 'share' && <SharePlanDialog id={plan.id} onClose={close} />}
        {opened === 'leave' && <LeavePlanDialog plan={plan} onClose={close} />}
      </Suspense>
    </>
  );
}
