import * as messages from '#messages/shopping.json';
import { closestCenter, DndContext, PointerSensor, useSensor, useSensors } from '@dnd-kit/core';
import { arrayMove, SortableContext, useSortable, verticalListSortingStrategy } from '@dnd-kit/sortable';
import { format } from '@larder/shared/messages/format';
import type { Aisle } from '@larder/shared/shopping/aisles';
import { ArrowDown, ArrowUp, GripVertical } from 'lucide-react';
import { AISLE_NAMES } from '../../components/shopping/aisle-names.ts';
import { IconButton } from '../../components/ui/icon-button.tsx';
import { cn } from '../../lib/cn.ts';

interface AisleRowsProps {
  order: readonly Aisle[];
  onOrder: (order: Aisle[]) => void;
}

/** The aisles, dragged to where they belong; buttons do the same without dragging. */
export function AisleRows({ order, onOrder }: AisleRowsProps) {
  const sensors = useSensors(useSensor(PointerSensor));
  const move = (from: number, to: number) => {
    if (to >= 0 && to < order.length) onOrder(arrayMove([...order], from, to));
  };
  return (
    <DndContext
      sensors={sensors}
      collisionDetection={closestCenter}
      accessibility={{ announcements: SILENT, screenReaderInstructions: { draggable: '' } }}
      onDragEnd={({ active, over }) => {
        if (over) move(order.indexOf(active.id as Aisle), order.indexOf(over.id as Aisle));
      }}
    >
      <SortableContext items={[...order]} strategy={verticalListSortingStrategy}>
        <ol aria-label={messages.aisleOrder}>
          {order.map((aisle, index) => (
            <AisleRow
              key={aisle}
              aisle={aisle}
              isFirst={index === 0}
              isLast={index === order.length - 1}
              onMove={(by) => move(index, index + by)}
            />
          ))}
        </ol>
      </SortableContext>
    </DndContext>
  );
}

/** Only a pointer drags: who hears the page moves aisles by their buttons. */
const SILENT = {
  onDragStart: () => undefined,
  onDragOver: () => undefined,
  onDragEnd: () => undefined,
  onDragCancel: () => undefined,
};

interface AisleRowProps {
  aisle: Aisle;
  isFirst: boolean;
  isLast: boolean;
  onMove: (by: number) => void;
}

function AisleRow({ aisle, isFirst, isLast, onMove }: AisleRowProps) {
  const { setNodeRef, listeners, transform, transition, isDragging } = useSortable({ id: aisle });
  return (
    <li
      ref={setNodeRef}
      style={{ transform: transform ? `translate3d(0, ${transform.y}px, 0)` : undefined, transition }}
      className={cn(
        'flex min-h-12 items-center gap-1 border-b border-line bg-surface last:border-0',
        isDragging && 'relative z-10 shadow-float',
      )}
    >
      {/* The buttons are what keys and screen readers use. */}
      <span
        aria-hidden
        className="flex size-11 cursor-grab touch-none items-center justify-center text-muted"
        {...listeners}
      >
        <GripVertical className="size-5" />
      </span>
      <span className="flex-1">{AISLE_NAMES[aisle]}</span>
      <IconButton
        label={format(messages.moveUp, { aisle: AISLE_NAMES[aisle] })}
        aria-disabled={isFirst || undefined}
        onClick={() => onMove(-1)}
      >
        <ArrowUp />
      </IconButton>
      <IconButton
        label={format(messages.moveDown, { aisle: AISLE_NAMES[aisle] })}
        aria-disabled={isLast || undefined}
        onClick={() => onMove(1)}
      >
        <ArrowDown />
      </IconButton>
    </li>
  );
}
