import * as messages from '#messages/plan.json';
import {
  ArrowLeftRight,
  CalendarDays,
  ChefHat,
  CircleCheck,
  MoreVertical,
  Pencil,
  Repeat,
  Soup,
  Trash2,
} from 'lucide-react';
import { Link } from 'react-router-dom';
import { DropdownMenu, MenuItem, MenuSeparator } from '../../components/ui/dropdown-menu/dropdown-menu.tsx';
import { IconButton } from '../../components/ui/icon-button.tsx';
import { recipePath } from './recipe-path.ts';
import type { PlanActions } from './use-plan-actions.ts';
import { isRepeated, type ShownEntry } from './use-plan.ts';

/** What opens a dialog of its own. */
export type MealTask = 'edit' | 'move' | 'swap' | 'repeat' | 'remove' | 'cooked';

interface MealMenuProps {
  entry: ShownEntry;
  label: string;
  /** Of its button. */
  className?: string;
  actions: PlanActions;
  onTask: (task: MealTask) => void;
}

export function MealMenu({ entry, label, className, actions, onTask }: MealMenuProps) {
  return (
    <DropdownMenu
      trigger={
        <IconButton label={label} className={className}>
          <MoreVertical />
        </IconButton>
      }
    >
      {entry.recipeId && (
        <>
          <MenuItem asChild>
            <Link to={recipePath(entry, { cook: '1' })}>
              <ChefHat /> {messages.startCooking}
            </Link>
          </MenuItem>
          <MenuItem onSelect={() => onTask('cooked')}>
            <CircleCheck /> {messages.cookedIt}
          </MenuItem>
          <MenuSeparator />
        </>
      )}
      <MenuItem onSelect={() => onTask('move')}>
        <CalendarDays /> {messages.moveTo}
      </MenuItem>
      <MenuItem onSelect={() => onTask('swap')}>
        <ArrowLeftRight /> {messages.swapWith}
      </MenuItem>
      <MenuItem onSelect={() => onTask('edit')}>
        <Pencil /> {messages.editMeal}
      </MenuItem>
      {entry.day.value && (
        <MenuItem onSelect={() => onTask('repeat')}>
          <Repeat /> {messages.repeat}
        </MenuItem>
      )}
      {entry.leftoverOf === null && (
        <MenuItem onSelect={() => actions.planLeftovers(entry)}>
          <Soup /> {messages.planLeftovers}
        </MenuItem>
      )}
      <MenuSeparator />
      <MenuItem danger onSelect={() => (isRepeated(entry) ? onTask('remove') : actions.remove(entry))}>
        <Trash2 /> {messages.remove}
      </MenuItem>
    </DropdownMenu>
  );
}
