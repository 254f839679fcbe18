import * as messages from '#messages/photos.json';
import { format } from '@larder/shared/messages/format';
import {
  closestCenter,
  DndContext,
  KeyboardSensor,
  PointerSensor,
  useSensor,
  useSensors,
  type Announcements,
  type DragEndEvent,
} from '@dnd-kit/core';
import { SortableContext, sortableKeyboardCoordinates, verticalListSortingStrategy } from '@dnd-kit/sortable';
import type { PhotoCard } from './photo-cards.ts';
import { PhotoRow } from './photo-row.tsx';

interface PhotoListProps {
  cards: readonly PhotoCard[];
  /** Puts the card at `from` to where the one at `to` is; both are known to the import. */
  onMove: (from: number, to: number) => void;
  onRetry: (card: PhotoCard) => void;
  onRemove: (card: PhotoCard) => void;
}

const HOW_TO = messages.howToMove;

/** The photos in the order of the pages; dragged, or moved by keys or buttons. */
export function PhotoList({ cards, onMove, onRetry, onRemove }: PhotoListProps) {
  const sensors = useSensors(
    useSensor(PointerSensor),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
  );
  const placeOf = (id: unknown) => cards.findIndex((card) => card.id === id);
  const isMovable = (place: number) => cards[place]?.photoId !== undefined;
  const move = (from: number, to: number) => {
    if (from !== to && isMovable(from) && isMovable(to)) onMove(from, to);
  };
  return (
    <DndContext
      sensors={sensors}
      collisionDetection={closestCenter}
      onDragEnd={({ active, over }: DragEndEvent) => over && move(placeOf(active.id), placeOf(over.id))}
      accessibility={{
        announcements: announcementsOf(placeOf),
        screenReaderInstructions: { draggable: HOW_TO },
      }}
    >
      <SortableContext items={cards.map(({ id }) => id)} strategy={verticalListSortingStrategy}>
        <ol className="space-y-3" aria-label={messages.photosInOrder}>
          {cards.map((card, index) => (
            <PhotoRow
              key={card.id}
              card={card}
              place={index + 1}
              canMoveUp={isMovable(index) && isMovable(index - 1)}
              canMoveDown={isMovable(index) && isMovable(index + 1)}
              onMove={(by) => move(index, index + by)}
              onRetry={() => onRetry(card)}
              onRemove={() => onRemove(card)}
            />
          ))}
        </ol>
      </SortableContext>
    </DndContext>
  );
}

function announcementsOf(placeOf: (id: unknown) => number): Announcements {
  const photo = (id: unknown) => format(messages.photo, { id: placeOf(id) + 1 });
  return {
    onDragStart: ({ active }) => format(messages.pickedUp, { id: photo(active.id) }),
    onDragOver: ({ active, over }) =>
      over ? format(messages.isNowAt, { id: photo(active.id), id2: placeOf(over.id) + 1 }) : undefined,
    onDragEnd: ({ active, over }) =>
      over
        ? format(messages.putDownAt, { photo: photo(active.id), place: placeOf(over.id) + 1 })
        : format(messages.putDown, { photo: photo(active.id) }),
    onDragCancel: ({ active }) => format(messages.putBack, { id: photo(active.id) }),
  };
}
