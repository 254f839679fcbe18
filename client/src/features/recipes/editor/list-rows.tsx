import * as messages from '#messages/editor.json';
import {
  closestCenter,
  DndContext,
  KeyboardSensor,
  PointerSensor,
  useSensor,
  useSensors,
} from '@dnd-kit/core';
import { SortableContext, sortableKeyboardCoordinates, verticalListSortingStrategy } from '@dnd-kit/sortable';
import { format } from '@larder/shared/messages/format';
import { editorRows, textToLines } from '@larder/shared/recipe-text/list-text';
import { Heading2, Plus } from 'lucide-react';
import { useRef, useState, type ClipboardEvent, type KeyboardEvent, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { Button } from '../../../components/ui/button.tsx';
import { inSentence } from '../../../lib/format.ts';
import { ListRow } from './list-row.tsx';
import { headingIn } from './section-line.ts';

interface ListRowsProps {
  itemName: string;
  value: string[];
  onChange: (lines: string[]) => void;
  numbered: boolean;
  onLook?: ((index: number) => void) | undefined;
  above?: ((index: number) => ReactNode) | undefined;
  below?: ((index: number) => ReactNode) | undefined;
}

/** The lines as rows: typed into, pasted into, and moved by a handle, by touch or by keys. */
export function ListRows(props: ListRowsProps) {
  const { itemName, value, onChange, numbered, onLook, above, below } = props;
  const list = useRef<HTMLOListElement>(null);
  const [said, setSaid] = useState('');
  // Drawn at once, so that the focus moves before the next key is pressed.
  const changeAndFocus = (lines: string[], index: number) => {
    flushSync(() => onChange(lines));
    list.current?.querySelectorAll('textarea')[index]?.focus();
  };
  const insert = (index: number, lines: string[], focused = index + lines.length - 1) =>
    changeAndFocus(value.toSpliced(index, 0, ...lines), focused);
  const remove = (index: number) =>
    changeAndFocus(editorRows(value.toSpliced(index, 1)), Math.max(0, index - 1));
  const moved = (from: number, to: number) => {
    const line = value[from];
    return line === undefined ? value : value.toSpliced(from, 1).toSpliced(to, 0, line);
  };
  const nowAt = (place: number) => format(messages.nowAtPlace, { place: place + 1, count: value.length });

  const onKeyDown = (event: KeyboardEvent<HTMLElement>, index: number) => {
    if (event.nativeEvent.isComposing) return;
    const by = event.altKey ? { ArrowUp: -1, ArrowDown: 1 }[event.key] : undefined;
    const field = event.target instanceof HTMLTextAreaElement ? event.target : undefined;
    if (by !== undefined) {
      event.preventDefault();
      if (value[index + by] === undefined) return;
      changeAndFocus(moved(index, index + by), index + by);
      setSaid(nowAt(index + by));
    } else if (field && event.key === 'Enter' && !event.shiftKey) {
      event.preventDefault();
      insert(index + 1, ['']);
    } else if (field?.value === '' && event.key === 'Backspace' && value.length > 1) {
      event.preventDefault();
      remove(index);
    }
  };
  const onPaste = (event: ClipboardEvent, index: number) => {
    const lines = textToLines(event.clipboardData.getData('text/plain'));
    if (lines.length < 2) return;
    event.preventDefault();
    changeAndFocus(value.toSpliced(index, value[index] === '' ? 1 : 0, ...lines), index + lines.length - 1);
  };

  const numbers = stepNumbers(value);
  return (
    <>
      <Sortable count={value.length} nowAt={nowAt} onMove={(from, to) => onChange(moved(from, to))}>
        <ol ref={list} className="space-y-2">
          {value.map((line, index) => (
            <ListRow
              key={index}
              {...{ line, index, itemName }}
              number={numbered ? numbers[index] : undefined}
              canMove={value.length > 1}
              canRemove={value.length > 1 || line !== ''}
              above={above?.(index)}
              below={below?.(index)}
              onChange={(changed) => onChange(value.with(index, changed))}
              onRemove={() => remove(index)}
              onKeyDown={(event) => onKeyDown(event, index)}
              onPaste={(event) => onPaste(event, index)}
              onLook={() => onLook?.(index)}
            />
          ))}
        </ol>
      </Sortable>
      <p role="status" className="sr-only">
        {said}
      </p>
      <div className="mt-3 flex flex-wrap gap-2">
        <Button variant="secondary" size="sm" onClick={() => insert(value.length, [''])}>
          <Plus /> {format(messages.addLine, { item: inSentence(itemName) })}
        </Button>
        <Button variant="ghost" size="sm" onClick={() => insert(value.length, ['[]', ''], value.length)}>
          <Heading2 /> {messages.addSection}
        </Button>
      </div>
    </>
  );
}

interface SortableProps {
  count: number;
  nowAt: (place: number) => string;
  onMove: (from: number, to: number) => void;
  children: ReactNode;
}

/** Where rows are called by their place, as the lines have no names of their own. */
function Sortable({ count, nowAt, onMove, children }: SortableProps) {
  const sensors = useSensors(
    useSensor(PointerSensor),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
  );
  const ids = Array.from({ length: count }, (_, index) => `row-${index}`);
  const placeOf = ({ id }: { id: string | number }) => ids.indexOf(String(id));
  return (
    <DndContext
      sensors={sensors}
      collisionDetection={closestCenter}
      onDragEnd={({ active, over }) => {
        if (over && over.id !== active.id) onMove(placeOf(active), placeOf(over));
      }}
      accessibility={{
        announcements: {
          onDragStart: () => messages.linePickedUp,
          onDragOver: ({ over }) => (over ? nowAt(placeOf(over)) : undefined),
          onDragEnd: ({ over }) => (over ? nowAt(placeOf(over)) : undefined),
          onDragCancel: () => messages.linePutBack,
        },
        screenReaderInstructions: { draggable: messages.howToMoveALine },
      }}
    >
      <SortableContext items={ids} strategy={verticalListSortingStrategy}>
        {children}
      </SortableContext>
    </DndContext>
  );
}

/** The number of each step; section headings have none. */
function stepNumbers(lines: string[]): (number | '')[] {
  let step = 0;
  return lines.map((line) => (headingIn(line) === undefined ? ++step : ''));
}
