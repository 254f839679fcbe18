import * as messages from '#messages/editor.json';
import { format } from '@larder/shared/messages/format';
import { Check, ChevronDown, Plus, Undo2 } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { useWatch } from 'react-hook-form';
import { Button } from '../../../components/ui/button.tsx';
import { keepFocus } from '../../../hooks/keep-focus.ts';
import { useRecipeFields } from './fields/recipe-fields.ts';
import { putBack, takeOut, type PutBackPlace, type PutBackValues } from './put-back.ts';

const PLACES: readonly PutBackPlace[] = ['ingredients', 'instructions', 'cookingNotes'];
const LABELS: Record<PutBackPlace, { as: string; isIn: string }> = {
  ingredients: { as: messages.ingredient, isIn: messages.inTheIngredients },
  instructions: { as: messages.step, isIn: messages.inTheInstructions },
  cookingNotes: { as: messages.note, isIn: messages.inYourNotes },
};

const FIRST = 6;
const MORE = 20;

/** The lines of a text that are in no field of its draft: each can be put back as ingredient, step or note. */
export function LeftOutLines() {
  const { leftOut, rows, setPlace } = useRows();
  const [shown, setShown] = useState(FIRST);
  const hidden = rows.length - shown;
  return (
    <details ref={keepFocus} open className="group rounded-card border border-line bg-surface">
      <summary className="flex min-h-14 cursor-pointer list-none items-center gap-3 rounded-card px-4 py-2 sm:px-5 [&::-webkit-details-marker]:hidden">
        <h2 className="text-xl">{messages.leftOut}</h2>
        <span className="text-muted">{format(messages.lineCount, { count: leftOut.length })}</span>
        <ChevronDown
          aria-hidden
          className="ml-auto size-5 shrink-0 text-muted transition-transform group-open:rotate-180"
        />
      </summary>
      <p className="px-4 pb-3 text-sm text-muted sm:px-5">
        {leftOut.length > 0 ? messages.leftOutHint : messages.nothingLeftOut}
      </p>
      <ul>
        {rows.slice(0, shown).map((row, index) => (
          <LeftOutRow key={index} row={row} onPlace={(place) => setPlace(index, place)} />
        ))}
      </ul>
      {hidden > 0 && (
        <div className="border-t border-line px-1 py-1 sm:px-2">
          <Button variant="ghost" size="sm" onClick={() => setShown(shown + MORE)}>
            {format(messages.showMore, { hidden: Math.min(hidden, MORE) })}
          </Button>
        </div>
      )}
    </details>
  );
}

/** A line, and where it was put since the form was opened. */
interface Row {
  line: string;
  place?: PutBackPlace | undefined;
}

interface LeftOutRowProps {
  row: Row;
  onPlace: (place: PutBackPlace | undefined) => void;
}

function LeftOutRow({ row: { line, place }, onPlace }: LeftOutRowProps) {
  return (
    <li className="border-t border-line px-4 py-2 sm:flex sm:items-center sm:gap-4 sm:px-5">
      <p className={place ? 'min-w-0 flex-1 py-1 text-muted' : 'min-w-0 flex-1 py-1'}>{line}</p>
      <div className="-mx-3 flex flex-wrap items-center sm:shrink-0">
        {place ? (
          <>
            <span className="flex items-center gap-1.5 px-3 text-sm text-success">
              <Check aria-hidden className="size-4" /> {LABELS[place].isIn}
            </span>
            <RowButton label={format(messages.undoOf, { line })} onClick={() => onPlace(undefined)}>
              <Undo2 /> {messages.undo}
            </RowButton>
          </>
        ) : (
          PLACES.map((each) => (
            <RowButton
              key={each}
              label={format(messages.putBack, { as: LABELS[each].as, line })}
              onClick={() => onPlace(each)}
            >
              <Plus /> {LABELS[each].as}
            </RowButton>
          ))
        )}
      </div>
    </li>
  );
}

interface RowButtonProps {
  label: string;
  onClick: () => void;
  children: ReactNode;
}

function RowButton({ label, ...props }: RowButtonProps) {
  return (
    <Button
      {...props}
      variant="ghost"
      size="sm"
      className="text-muted hover:not-disabled:text-accent"
      aria-label={label}
    />
  );
}

/** What is left out of the form, and the rows that are shown: lines that were put back stay among them, to be undone. */
function useRows() {
  const { form } = useRecipeFields();
  const leftOut = useWatch({ control: form.control, name: 'leftOut' });
  const [known, setKnown] = useState<readonly Row[]>([]);
  const stay = known.filter(({ place }) => !place).map(({ line }) => line);
  // Unsaved work was restored, or this is the first time.
  const isOther = stay.join('\n') !== leftOut.join('\n');
  const rows = isOther ? leftOut.map((line): Row => ({ line })) : known;

  const setPlace = (index: number, place: PutBackPlace | undefined) => {
    const row = rows[index];
    if (!row) return;
    const at = rows.slice(0, index).filter((each) => !each.place).length;
    const before: PutBackValues = form.getValues();
    const without = row.place ? takeOut(before, at, row.place, row.line) : before;
    const changed = place ? putBack(without, at, place) : without;
    for (const name of [...PLACES, 'leftOut'] as const)
      form.setValue(name, changed[name], { shouldDirty: true });
    setKnown(rows.with(index, { line: row.line, place }));
  };
  return { leftOut, rows, setPlace };
}
