import * as messages from '#messages/plan.json';
import {
  DndContext,
  MouseSensor,
  pointerWithin,
  TouchSensor,
  useDroppable,
  useSensor,
  useSensors,
  type Announcements,
  type DragEndEvent,
} from '@dnd-kit/core';
import { isDay, today, type Day } from '@larder/shared/day/day';
import { format } from '@larder/shared/messages/format';
import { Plus } from 'lucide-react';
import { useId, type ReactNode } from 'react';
import { IconButton } from '../../components/ui/icon-button.tsx';
import { cn } from '../../lib/cn.ts';
import { dayNumber, weekdayLong, weekdayShort } from './day-names.ts';
import { placeName } from './meals.ts';
import type { ShownEntry } from './use-plan.ts';

interface WeekGridProps {
  days: readonly Day[];
  entries: readonly ShownEntry[];
  onMove: (entry: ShownEntry, day: Day | null) => void;
  onAdd: (day: Day | null) => void;
  card: (entry: ShownEntry) => ReactNode;
}

/** Nothing is said while it is dragged: a notice says what has moved. */
const nothing = () => undefined;
const SAID_BY_THE_NOTICE: Announcements = {
  onDragStart: nothing,
  onDragOver: nothing,
  onDragEnd: nothing,
  onDragCancel: nothing,
};

/** Where what waits for a day is dropped. */
const QUEUE = 'queue';

/** The days of a week, below each other on phones and beside each other elsewhere, and below them what waits for one. */
export function WeekGrid({ days, entries, onMove, onAdd, card }: WeekGridProps) {
  const sensors = useSensors(
    useSensor(MouseSensor, { activationConstraint: { distance: 8 } }),
    // A finger that moves at once scrolls.
    useSensor(TouchSensor, { activationConstraint: { delay: 250, tolerance: 8 } }),
  );
  const drop = ({ active, over }: DragEndEvent) => {
    const entry = entries.find(({ id }) => id === active.id);
    const to = String(over?.id ?? '');
    if (entry && (to === QUEUE || isDay(to))) onMove(entry, to === QUEUE ? null : to);
  };
  const cardsOf = (day: Day | null) => entries.filter((entry) => entry.day.value === day).map(card);
  return (
    <DndContext
      sensors={sensors}
      collisionDetection={pointerWithin}
      onDragEnd={drop}
      accessibility={{
        announcements: SAID_BY_THE_NOTICE,
        screenReaderInstructions: { draggable: messages.howToMove },
      }}
    >
      <div className="grid gap-x-2 md:grid-cols-7 md:items-stretch xl:gap-x-3">
        {days.map((day) => (
          <DayColumn key={day} day={day} cards={cardsOf(day)} onAdd={() => onAdd(day)} />
        ))}
      </div>
      <Queue cards={cardsOf(null)} onAdd={() => onAdd(null)} />
    </DndContext>
  );
}

interface PlaceProps {
  cards: ReactNode[];
  onAdd: () => void;
}

function DayColumn({ day, cards, onAdd }: PlaceProps & { day: Day }) {
  const id = useId();
  const isToday = day === today();
  return (
    <DropPlace
      id={day}
      labelledBy={id}
      className="flex min-w-0 flex-col max-md:border-b max-md:border-line max-md:py-1.5 md:min-h-56 md:rounded-card md:p-1 md:pb-3"
    >
      <div className="flex items-center justify-between md:mb-1 md:pl-1.5">
        <h2
          id={id}
          aria-current={isToday ? 'date' : undefined}
          className={cn(
            'flex items-baseline gap-2 font-sans text-base font-semibold md:flex-col md:items-start md:gap-0',
            isToday ? 'text-accent-strong' : 'text-ink',
          )}
        >
          <span className="sr-only">
            {isToday ? format(messages.todayIs, { day: weekdayLong(day) }) : weekdayLong(day)}
          </span>
          <span aria-hidden className="md:text-sm md:font-medium">
            {weekdayShort(day)}
          </span>
          <span aria-hidden className="text-lg leading-none md:text-2xl">
            {dayNumber(day)}
          </span>
          {isToday && (
            <span aria-hidden className="text-sm font-medium md:hidden">
              {messages.today}
            </span>
          )}
        </h2>
        <AddButton day={day} onAdd={onAdd} />
      </div>
      {cards.length > 0 && <ul className="space-y-2 max-md:mb-2">{cards}</ul>}
    </DropPlace>
  );
}

function Queue({ cards, onAdd }: PlaceProps) {
  const id = useId();
  return (
    <DropPlace
      id={QUEUE}
      labelledBy={id}
      className="mt-4 rounded-card md:mt-6 md:border md:border-line md:p-3"
    >
      <div className="flex items-center justify-between">
        <h2 id={id} className="font-sans text-base font-semibold">
          {messages.withoutDay}
        </h2>
        <AddButton day={null} onAdd={onAdd} />
      </div>
      {cards.length > 0 ? (
        <ul className="space-y-2 md:grid md:grid-cols-4 md:gap-2 md:space-y-0 xl:grid-cols-6">{cards}</ul>
      ) : (
        <p className="text-sm text-muted">{messages.withoutDayHint}</p>
      )}
    </DropPlace>
  );
}

interface DropPlaceProps {
  id: string;
  labelledBy: string;
  className: string;
  children: ReactNode;
}

/** By itself, as the row that is dragged. */
function DropPlace({ id, labelledBy, className, children }: DropPlaceProps) {
  const { setNodeRef, isOver } = useDroppable({ id });
  return (
    <section
      ref={setNodeRef}
      aria-labelledby={labelledBy}
      className={cn('transition-colors', className, isOver && 'bg-accent-soft')}
    >
      {children}
    </section>
  );
}

function AddButton({ day, onAdd }: { day: Day | null; onAdd: () => void }) {
  return (
    <IconButton
      label={format(messages.addTo, { day: placeName(day) })}
      aria-haspopup="dialog"
      onClick={onAdd}
    >
      <Plus />
    </IconButton>
  );
}
