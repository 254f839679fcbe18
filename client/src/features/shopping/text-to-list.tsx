import * as messages from '#messages/shopping.json';
import { NO_STAMP } from '@larder/shared/shopping/registers';
import type { ShoppingEntryInput } from '@larder/shared/shopping/schema';
import { useMemo } from 'react';
import { Dialog } from '../../components/ui/dialog/dialog.tsx';
import { Skeleton } from '../../components/ui/skeleton.tsx';
import { closeTextForList } from '../../hooks/put-on-list.ts';
import { LineChoice, useChosenList, type LineToChoose } from './line-choice.tsx';
import { plainThing, type Thing } from './list-files.ts';
import { typedEntry, typedLines } from './use-list-writes.ts';
import { useSayAdded } from './use-say-added.ts';
import { useWriteEntries } from './use-shopping-list.ts';
import type { ShownList } from './use-shopping-lists.ts';

/** None of them names a recipe. */
type ThingLine = LineToChoose<never> & { thing: Thing };

interface TextToListProps {
  text: string;
  onAdded: () => void;
}

/** Puts the lines of a text that was shared or pasted on a list: all of them, or those that are chosen. */
export default function TextToList({ text, onAdded }: TextToListProps) {
  const { list, choice, retry } = useChosenList();
  const things = useMemo(() => typedLines(text).map(plainThing), [text]);
  const done = () => {
    onAdded();
    closeTextForList();
  };
  return (
    <Dialog open onOpenChange={closeTextForList} title={messages.addToList}>
      {choice}
      {list ? <ThingChoice {...{ things, list }} onAdded={done} /> : retry || <Skeleton className="h-40" />}
    </Dialog>
  );
}

interface ThingChoiceProps {
  things: readonly Thing[];
  list: ShownList;
  onAdded: () => void;
}

/** Things to choose for a list. */
export function ThingChoice({ things, list, onAdded }: ThingChoiceProps) {
  const write = useWriteEntries(list);
  const sayAdded = useSayAdded(list);
  const lines = things.map((thing, index): ThingLine => ({
    ...{ id: `${index}`, text: thing.text, thing, isProposed: true },
  }));
  const add = (chosen: readonly ThingLine[]) => {
    write((stamp) => chosen.map(({ thing }) => entryOf(thing, stamp)), NO_STAMP);
    sayAdded(chosen.length);
    onAdded();
  };
  return <LineChoice groups={[{ key: 'lines', title: list.name.value, lines }]} onAdd={add} />;
}

function entryOf({ text, note, isTicked, aisle }: Thing, stamp: string): ShoppingEntryInput {
  return {
    ...typedEntry(text, stamp),
    ...(note !== '' && { note: { value: note, stamp } }),
    ...(isTicked && { isTicked: { value: true, stamp } }),
    ...(aisle && { aisle: { value: aisle, stamp } }),
  };
}
