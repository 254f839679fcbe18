import * as messages from '#messages/plan.json';
import { useDraggable } from '@dnd-kit/core';
import { addDays } from '@larder/shared/day/day';
import { format } from '@larder/shared/messages/format';
import { NotebookPen } from 'lucide-react';
import type { KeyboardEvent, ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { Picture } from '../../components/ui/picture.tsx';
import { cn } from '../../lib/cn.ts';
import { aboutMeal } from './meals.ts';
import { MealMenu, type MealTask } from './meal-menu.tsx';
import { recipePath } from './recipe-path.ts';
import type { PlanActions } from './use-plan-actions.ts';
import { titleOf, type ShownEntry } from './use-plan.ts';

interface MealCardProps {
  entry: ShownEntry;
  /** The name of who cooks, where somebody takes it on. */
  cook: string | undefined;
  actions: PlanActions;
  onTask: (task: MealTask) => void;
}

/** A meal of a day: a row on phones, upright in the columns of a week. It can be dragged, and moved by keys and by its menu. */
export function MealCard({ entry, cook, actions, onTask }: MealCardProps) {
  const title = titleOf(entry);
  const byKeys = (event: KeyboardEvent) => {
    const days = { ArrowLeft: -1, ArrowUp: -1, ArrowRight: 1, ArrowDown: 1 }[event.key];
    if (!event.shiftKey || !days || !entry.day.value) return;
    event.preventDefault();
    actions.move(entry, addDays(entry.day.value, days));
    keepFocus(entry.id);
  };
  const common = {
    'data-entry': entry.id,
    'aria-keyshortcuts': 'Shift+ArrowLeft Shift+ArrowRight',
    draggable: false,
    onKeyDown: byKeys,
    className:
      'block w-full text-left font-display leading-snug font-semibold md:max-xl:text-sm after:absolute after:inset-0 after:rounded-card focus-visible:outline-none focus-visible:after:outline-2 focus-visible:after:outline-ink',
  };
  const name = <bdi className="line-clamp-3 wrap-anywhere hyphens-auto">{title}</bdi>;
  return (
    <DraggedRow id={entry.id}>
      <MealPicture entry={entry} />
      <div className="min-w-0 flex-1 md:px-2 md:pt-1.5 md:pb-2.5 xl:px-2.5">
        {entry.recipeId ? (
          <Link to={recipePath(entry)} {...common}>
            {name}
          </Link>
        ) : (
          <button type="button" onClick={() => onTask('edit')} {...common}>
            {name}
          </button>
        )}
        <p className="mt-0.5 line-clamp-2 text-sm text-muted wrap-anywhere md:line-clamp-3 md:max-xl:text-xs">
          {aboutMeal(entry, cook)}
        </p>
      </div>
      <div className="relative z-10 md:absolute md:top-0 md:right-0">
        <MealMenu
          entry={entry}
          label={format(messages.menuOf, { title })}
          className="md:bg-surface/85 md:bg-clip-content md:p-1.5"
          {...{ actions, onTask }}
        />
      </div>
    </DraggedRow>
  );
}

/** By itself: each row is rendered anew whenever what is dragged comes over another day, and what is in it is not. */
function DraggedRow({ id, children }: { id: string; children: ReactNode }) {
  const { setNodeRef, listeners, transform, isDragging } = useDraggable({ id });
  return (
    <li
      ref={setNodeRef}
      {...listeners}
      style={{ transform: transform ? `translate3d(${transform.x}px, ${transform.y}px, 0)` : undefined }}
      className={cn(
        'card relative flex touch-manipulation items-center gap-3 p-2 select-none md:flex-col md:items-stretch md:gap-0 md:overflow-hidden md:p-0',
        isDragging ? 'z-20 cursor-grabbing shadow-float' : 'cursor-grab',
      )}
    >
      {children}
    </li>
  );
}

function MealPicture({ entry }: { entry: ShownEntry }) {
  if (entry.recipeId === null)
    return (
      <span className="grid size-14 shrink-0 place-items-center rounded-control bg-sunken text-muted md:h-11 md:w-full md:justify-start md:rounded-none md:px-2.5">
        <NotebookPen aria-hidden className="size-5" />
      </span>
    );
  return (
    <Picture
      image={entry.image}
      title={titleOf(entry)}
      alt=""
      sizes="(min-width: 768px) 12rem, 3.5rem"
      className="size-14 shrink-0 rounded-control object-cover md:h-20 md:w-full md:rounded-none"
    />
  );
}

/** On the card where it stands now. */
function keepFocus(id: string): void {
  requestAnimationFrame(() => document.querySelector<HTMLElement>(`[data-entry="${id}"]`)?.focus());
}
