import * as messages from '#messages/shopping.json';
import { format } from '@larder/shared/messages/format';
import { ChevronRight } from 'lucide-react';
import { memo } from 'react';
import { Checkbox } from '../../components/ui/checkbox.tsx';
import { IconButton } from '../../components/ui/icon-button.tsx';

interface ItemRowProps {
  id: string;
  name: string;
  /** Of which there is so much, and what people have noted; empty for nothing. */
  amount: string;
  notes: string;
  isTicked: boolean;
  onTick: (id: string, isTicked: boolean) => void;
  onOpen: (id: string) => void;
}

/** One thing to buy: a tap anywhere on it ticks it, the arrow says what it is for. */
export const ItemRow = memo(function ItemRow(props: ItemRowProps) {
  const { id, name, amount, notes, isTicked, onTick, onOpen } = props;
  return (
    // Its outlines of focus reach beyond it.
    <li className="flex items-center border-b border-line [contain-intrinsic-size:auto_3.0625rem] [content-visibility:auto] [overflow-clip-margin:0.5rem] last:border-0">
      <Checkbox
        checked={isTicked}
        onCheckedChange={(checked) => onTick(id, checked)}
        className="min-h-12 flex-1 items-center py-2 in-data-shopping:min-h-14 in-data-shopping:text-lg"
      >
        <span className={isTicked ? 'text-muted line-through' : undefined}>
          <span className="mr-1 font-medium">{name}</span>{' '}
          {amount !== '' && <span className="text-muted">{amount}</span>}
        </span>
        {notes !== '' && <span className="block text-sm text-muted">{notes}</span>}
      </Checkbox>
      <IconButton
        label={format(messages.detailsOf, { name })}
        aria-haspopup="dialog"
        onClick={() => onOpen(id)}
      >
        <ChevronRight className="rtl:rotate-180" />
      </IconButton>
    </li>
  );
});
