import * as messages from '#messages/editor.json';
import { useSortable } from '@dnd-kit/sortable';
import { format } from '@larder/shared/messages/format';
import { GripVertical, Trash2 } from 'lucide-react';
import type { ClipboardEvent, KeyboardEvent, ReactNode } from 'react';
import { IconButton } from '../../../components/ui/icon-button.tsx';
import { Textarea } from '../../../components/ui/textarea.tsx';
import { cn } from '../../../lib/cn.ts';
import { inSentence } from '../../../lib/format.ts';
import { headingIn, headingLine } from './section-line.ts';

interface ListRowProps {
  line: string;
  index: number;
  itemName: string;
  /** Of a step; a heading has an empty one. */
  number: number | '' | undefined;
  canMove: boolean;
  canRemove: boolean;
  above: ReactNode;
  below: ReactNode;
  onChange: (line: string) => void;
  onRemove: () => void;
  onKeyDown: (event: KeyboardEvent<HTMLElement>) => void;
  onPaste: (event: ClipboardEvent) => void;
  onLook: () => void;
}

/** One line with its handle: an item, or the heading of a section, which is typed without its brackets. */
export function ListRow(props: ListRowProps) {
  const { line, index, itemName, number, canMove, canRemove, above, below, onChange, onRemove, onKeyDown } =
    props;
  const heading = headingIn(line);
  const item = { item: inSentence(itemName), index: index + 1 };
  const sortable = useSortable({
    id: `row-${index}`,
    disabled: !canMove,
    // A row is called by its place: once it is put down, the one in its place is another.
    animateLayoutChanges: () => false,
  });
  const { setNodeRef, setActivatorNodeRef, attributes, listeners, transform, transition, isDragging } =
    sortable;
  return (
    <li
      ref={setNodeRef}
      style={{ transform: transform ? `translate3d(0, ${transform.y}px, 0)` : undefined, transition }}
      className={cn('flex items-start gap-1 sm:gap-2', isDragging && 'relative z-10 opacity-90')}
      onKeyDown={onKeyDown}
    >
      <IconButton
        ref={setActivatorNodeRef}
        label={format(messages.moveLine, item)}
        className="-ml-3 cursor-grab touch-none text-muted active:cursor-grabbing disabled:invisible"
        {...attributes}
        aria-roledescription={undefined}
        {...listeners}
        disabled={!canMove}
      >
        <GripVertical />
      </IconButton>
      {number !== undefined && (
        <span aria-hidden className="w-5 shrink-0 pt-3 text-right text-sm font-semibold text-accent">
          {number}
        </span>
      )}
      <div className="min-w-0 flex-1">
        {above}
        <Textarea
          autoGrow
          rows={1}
          aria-label={
            heading === undefined
              ? `${itemName} ${index + 1}`
              : format(messages.sectionHeading, { index: index + 1 })
          }
          value={heading ?? line}
          placeholder={heading === undefined ? undefined : messages.sectionPlaceholder}
          className={
            heading === undefined ? undefined : 'border-transparent bg-sunken font-display font-semibold'
          }
          onChange={({ target: { value } }) =>
            onChange(heading === undefined ? value.replaceAll('\n', ' ') : headingLine(value))
          }
          onPaste={props.onPaste}
          onFocus={props.onLook}
        />
        {below}
      </div>
      <IconButton label={format(messages.removeLine, item)} disabled={!canRemove} onClick={onRemove}>
        <Trash2 />
      </IconButton>
    </li>
  );
}
