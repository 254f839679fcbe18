import * as messages from '#messages/shopping.json';
import { NO_STAMP } from '@larder/shared/shopping/registers';
import { newEntry } from '@larder/shared/shopping/entries';
import { Button } from '../../components/ui/button.tsx';
import { Dialog } from '../../components/ui/dialog/dialog.tsx';
import { FailureNotice } from '../../components/ui/failure-notice.tsx';
import { Skeleton } from '../../components/ui/skeleton.tsx';
import { LineChoice, useChosenList, withStaplesLast } from './line-choice.tsx';
import { useContributions, type Contribution, type MealToShopFor } from './use-contributions.ts';
import { useSayAdded } from './use-say-added.ts';
import { useShoppingList, useWriteEntries } from './use-shopping-list.ts';
import type { ShownList } from './use-shopping-lists.ts';

interface ShopForDialogProps {
  meals: readonly MealToShopFor[];
  onClose: () => void;
}

/** What planned meals need, to be put on a list: all of it is shown first, and what is there at home is left out. */
export default function ShopForDialog({ meals, onClose }: ShopForDialogProps) {
  const { list, choice, retry } = useChosenList();
  return (
    <Dialog open onOpenChange={onClose} title={messages.shopFor}>
      {choice}
      {list ? <Needed key={list.id} {...{ meals, list, onClose }} /> : retry || <Skeleton className="h-40" />}
    </Dialog>
  );
}

function Needed({ meals, list, onClose }: ShopForDialogProps & { list: ShownList }) {
  const { contributions, error, retry } = useContributions(meals, list.id);
  const { entries, isWhole } = useShoppingList(list);
  if (error) {
    return (
      <FailureNotice error={error} fallback={messages.shopForFailed}>
        <Button variant="secondary" onClick={retry}>
          {messages.tryAgain}
        </Button>
      </FailureNotice>
    );
  }
  if (!contributions || !isWhole) return <Skeleton className="h-40" />;
  const known = new Set(entries.map(({ id }) => id));
  return <Lines {...{ contributions, known, list, onClose }} />;
}

/** Says of it, and of what is made for it, whether it is on the list. */
function withKnown(one: Contribution, known: ReadonlySet<string>): Contribution {
  const { made } = one;
  return {
    ...one,
    isOnTheList: known.has(one.id),
    ...(made && { made: { ...made, lines: made.lines.map((line) => withKnown(line, known)) } }),
  };
}

interface LinesProps {
  contributions: readonly Contribution[];
  /** What is on the list already. */
  known: ReadonlySet<string>;
  list: ShownList;
  onClose: () => void;
}

function Lines({ contributions, known, list, onClose }: LinesProps) {
  const write = useWriteEntries(list);
  const sayAdded = useSayAdded(list);
  const add = (chosen: readonly Contribution[]) => {
    // Nobody has written it yet: what is there of this id, ticked or removed, stays as it is.
    write(
      () =>
        chosen.map(({ id, recipeId, language, text }) =>
          newEntry({ id, recipeId, language, text, stamp: NO_STAMP }),
        ),
      NO_STAMP,
    );
    sayAdded(chosen.length);
    onClose();
  };
  if (contributions.length === 0) return <p className="text-muted">{messages.shopForNothing}</p>;
  const byMeal = [...new Set(contributions.map(({ meal }) => meal))].map((meal) => ({
    key: meal.entryId,
    title: (
      <>
        <bdi>{meal.title}</bdi> <span className="font-normal text-muted">{meal.about}</span>
      </>
    ),
    lines: contributions.filter((one) => one.meal === meal).map((one) => withKnown(one, known)),
  }));
  return <LineChoice groups={withStaplesLast(byMeal)} onAdd={add} />;
}
