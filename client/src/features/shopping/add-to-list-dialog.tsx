import * as messages from '#messages/shopping.json';
import { newEntry } from '@larder/shared/shopping/entries';
import { NO_STAMP } from '@larder/shared/shopping/registers';
import { entryTexts } from '@larder/shared/shopping/typed-line';
import { Dialog } from '../../components/ui/dialog/dialog.tsx';
import { Skeleton } from '../../components/ui/skeleton.tsx';
import { LineChoice, useChosenList, withStaplesLast, type LineGroup } from './line-choice.tsx';
import { useLinesToBuy, type LineToBuy, type RecipeToBuy } from './use-lines-to-buy.ts';
import { useSayAdded } from './use-say-added.ts';
import { useWriteEntries } from './use-shopping-list.ts';
import type { ShownList } from './use-shopping-lists.ts';

interface AddToListDialogProps {
  /** Undefined while they are loaded. */
  recipes: readonly RecipeToBuy[] | undefined;
  onClose: () => void;
}

/** Puts the ingredients of recipes on a list, as they are shown: all but those that are there, or those that are chosen. */
export default function AddToListDialog({ recipes, onClose }: AddToListDialogProps) {
  const { list, choice, retry } = useChosenList();
  const lines = useLinesToBuy(recipes);
  return (
    <Dialog open onOpenChange={onClose} title={messages.addToList}>
      {choice}
      {list && lines ? <Lines {...{ lines, list, onClose }} /> : retry || <Skeleton className="h-40" />}
    </Dialog>
  );
}

interface LinesProps {
  lines: readonly LineToBuy[];
  list: ShownList;
  onClose: () => void;
}

function Lines({ lines, list, onClose }: LinesProps) {
  const write = useWriteEntries(list);
  const sayAdded = useSayAdded(list);
  const add = (chosen: readonly LineToBuy[]) => {
    const texts = chosen.flatMap((line) => entryTexts(line.text).map((text) => ({ ...line, text })));
    write(
      (stamp) =>
        texts.map(({ text, recipe, language }) =>
          newEntry({ id: crypto.randomUUID(), recipeId: recipe.id, language, text, stamp }),
        ),
      NO_STAMP,
    );
    sayAdded(chosen.length);
    onClose();
  };
  return <LineChoice groups={withStaplesLast(byRecipe(lines))} onAdd={add} />;
}

function byRecipe(lines: readonly LineToBuy[]): LineGroup<LineToBuy>[] {
  const groups = new Map<string, LineGroup<LineToBuy>>();
  for (const line of lines) {
    const { id: key, title } = line.recipe;
    const group = groups.get(key) ?? { key, title, lines: [] };
    groups.set(key, group);
    group.lines.push(line);
  }
  return [...groups.values()];
}
