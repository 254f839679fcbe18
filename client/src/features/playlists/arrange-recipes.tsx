import * as messages from '#messages/collections.json';
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
import {
  SortableContext,
  sortableKeyboardCoordinates,
  useSortable,
  verticalListSortingStrategy,
} from '@dnd-kit/sortable';
import type { RecipeCardDto } from '@larder/shared/recipe/schema';
import { GripVertical, X } from 'lucide-react';
import { IconButton } from '../../components/ui/icon-button.tsx';
import { LoadMore } from '../../components/ui/load-more.tsx';
import { Picture } from '../../components/ui/picture.tsx';
import { cn } from '../../lib/cn.ts';
import { useArrange } from './use-arrange.ts';
import type { usePlaylist } from './use-playlist.ts';

interface ArrangeRecipesProps {
  playlistId: string;
  list: ReturnType<typeof usePlaylist>;
}

const HOW_TO = messages.howToMove;

/** The recipes of a collection as rows that are dragged, or moved by keys, to where they belong. */
export default function ArrangeRecipes({ playlistId, list: { query, recipes } }: ArrangeRecipesProps) {
  const { move, remove } = useArrange(playlistId);
  const sensors = useSensors(
    useSensor(PointerSensor),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
  );
  const placeOf = (id: unknown) => recipes.findIndex((recipe) => recipe.id === id);
  const onDragEnd = ({ active, over }: DragEndEvent) => {
    if (over) void move(recipes, placeOf(active.id), placeOf(over.id));
  };

  return (
    <DndContext
      sensors={sensors}
      collisionDetection={closestCenter}
      onDragEnd={onDragEnd}
      accessibility={{
        announcements: announcementsOf(recipes),
        screenReaderInstructions: { draggable: HOW_TO },
      }}
    >
      <SortableContext items={recipes.map(({ id }) => id)} strategy={verticalListSortingStrategy}>
        <ol className="max-w-3xl space-y-2" aria-label={messages.recipesInOrder}>
          {recipes.map((recipe) => (
            <Row key={recipe.id} recipe={recipe} onRemove={() => void remove(recipes, recipe.id)} />
          ))}
        </ol>
      </SortableContext>
      <LoadMore query={query} />
    </DndContext>
  );
}

function Row({ recipe, onRemove }: { recipe: RecipeCardDto; onRemove: () => void }) {
  const sortable = useSortable({ id: recipe.id });
  const { setNodeRef, setActivatorNodeRef, attributes, listeners, transform, transition, isDragging } =
    sortable;
  return (
    <li
      ref={setNodeRef}
      style={{ transform: transform ? `translate3d(0, ${transform.y}px, 0)` : undefined, transition }}
      className={cn('card flex items-center gap-2 p-2 sm:gap-3', isDragging && 'relative z-10 shadow-float')}
    >
      <IconButton
        ref={setActivatorNodeRef}
        label={format(messages.move, { title: recipe.title })}
        className="cursor-grab touch-none active:cursor-grabbing"
        {...attributes}
        aria-roledescription={undefined}
        {...listeners}
      >
        <GripVertical />
      </IconButton>
      <Picture
        image={recipe.image}
        title={recipe.title}
        alt=""
        sizes="3.5rem"
        className="size-14 shrink-0 rounded-control object-cover"
      />
      <bdi className="line-clamp-2 min-w-0 flex-1 text-left font-display text-lg leading-snug font-semibold wrap-anywhere">
        {recipe.title}
      </bdi>
      <IconButton label={format(messages.removeFromCollection, { title: recipe.title })} onClick={onRemove}>
        <X />
      </IconButton>
    </li>
  );
}

function announcementsOf(recipes: readonly RecipeCardDto[]): Announcements {
  const title = (id: unknown) => recipes.find((recipe) => recipe.id === id)?.title ?? '';
  const place = (id: unknown) =>
    format(messages.placeOf, {
      value: recipes.findIndex((recipe) => recipe.id === id) + 1,
      recipesCount: recipes.length,
    });
  return {
    onDragStart: ({ active }) =>
      format(messages.pickedUpFrom, { id: title(active.id), id2: place(active.id) }),
    onDragOver: ({ active, over }) =>
      over ? format(messages.movedTo, { id: title(active.id), id2: place(over.id) }) : undefined,
    onDragEnd: ({ active, over }) =>
      over
        ? format(messages.putDownAt, { recipe: title(active.id), place: place(over.id) })
        : format(messages.putDown, { recipe: title(active.id) }),
    onDragCancel: ({ active }) => format(messages.putBack, { id: title(active.id) }),
  };
}
