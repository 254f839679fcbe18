import * as messages from '#messages/shopping.json';
import { format } from '@larder/shared/messages/format';
import { useState, type ReactNode } from 'react';
import { Button } from '../../components/ui/button.tsx';
import { Checkbox } from '../../components/ui/checkbox.tsx';
import { Field } from '../../components/ui/field.tsx';
import { SegmentedControl } from '../../components/ui/segmented-control.tsx';
import { Select } from '../../components/ui/select.tsx';
import { readStored } from '../../lib/browser-storage.ts';
import { LAST_LIST, useShoppingLists, type ShownList } from './use-shopping-lists.ts';

/** A line that may go on a list. */
export interface LineToChoose<Line> {
  id: string;
  text: string;
  /** It is chosen unless somebody says otherwise. */
  isProposed: boolean;
  /** It is on the list already. */
  isOnTheList?: boolean;
  /** What is bought in its place where the recipe that it names is made. */
  made?: { title: string; isKnown: boolean; lines: Line[] };
}

export interface LineGroup<Line extends LineToChoose<Line>> {
  key: string;
  title: ReactNode;
  lines: Line[];
}

interface LineChoiceProps<Line extends LineToChoose<Line>> {
  groups: readonly LineGroup<Line>[];
  onAdd: (chosen: Line[]) => void;
}

/** Lines in groups, each to be chosen or left, or its recipe to be made, and what puts the chosen ones on a list. */
export function LineChoice<Line extends LineToChoose<Line>>({ groups, onAdd }: LineChoiceProps<Line>) {
  const choice = useChoice<Line>();
  const chosen = choice.chosenOf(groups.flatMap((group) => group.lines));
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        if (chosen.length > 0) onAdd(chosen);
      }}
    >
      {groups.map(({ key, title, lines }) => (
        <fieldset key={key} className="not-first:mt-5">
          <legend className={groups.length > 1 ? 'font-semibold wrap-anywhere' : 'sr-only'}>{title}</legend>
          <Lines lines={lines} choice={choice} />
        </fieldset>
      ))}
      <div className="sticky bottom-0 -mx-1 mt-4 bg-surface px-1 pb-1">
        <Button type="submit" className="w-full" aria-disabled={chosen.length === 0 || undefined}>
          {format(messages.addCounted, { count: chosen.length })}
        </Button>
      </div>
    </form>
  );
}

type Choice<Line extends LineToChoose<Line>> = ReturnType<typeof useChoice<Line>>;

/** What somebody has changed of what is proposed. It is remembered nowhere. */
function useChoice<Line extends LineToChoose<Line>>() {
  const [changed, setChanged] = useState<ReadonlyMap<string, boolean>>(new Map());
  const [made, setMade] = useState<ReadonlyMap<string, boolean>>(new Map());
  const isChosen = ({ id, isProposed }: Line) => changed.get(id) ?? isProposed;
  const isMade = (line: Line) => made.get(line.id) ?? isProposedToMake(line);
  const chosenOf = (lines: readonly Line[]): Line[] =>
    lines.flatMap((line) => {
      if (line.made && isMade(line)) return chosenOf(line.made.lines);
      return isChosen(line) && !line.isOnTheList ? [line] : [];
    });
  return {
    isChosen,
    isMade,
    chosenOf,
    choose: ({ id }: Line, is: boolean) => setChanged(new Map(changed).set(id, is)),
    make: ({ id }: Line, is: boolean) => setMade(new Map(made).set(id, is)),
  };
}

/** Whoever has a recipe of it makes it, where it is known how much; what was chosen for the same list before stays. */
function isProposedToMake<Line extends LineToChoose<Line>>(line: Line): boolean {
  const { made, isProposed, isOnTheList } = line;
  if (!made || isOnTheList) return false;
  return made.lines.some((one) => one.isOnTheList) || (isProposed && made.isKnown);
}

interface LinesProps<Line extends LineToChoose<Line>> {
  lines: readonly Line[];
  choice: Choice<Line>;
}

function Lines<Line extends LineToChoose<Line>>({ lines, choice }: LinesProps<Line>) {
  return (
    <ul dir="auto">
      {lines.map((line) => (
        <li key={line.id} className="border-b border-line last:border-0">
          {line.made && choice.isMade(line) ? (
            <p className="pt-2.5 wrap-anywhere">{line.text}</p>
          ) : (
            <Checkbox
              checked={line.isOnTheList || choice.isChosen(line)}
              disabled={line.isOnTheList}
              onCheckedChange={(is) => choice.choose(line, is)}
              className="min-h-11"
            >
              {line.text}
              {line.isOnTheList && <span className="block text-sm text-muted">{messages.isOnTheList}</span>}
            </Checkbox>
          )}
          {line.made && <MadeLines {...{ line, choice }} made={line.made} />}
        </li>
      ))}
    </ul>
  );
}

interface MadeLinesProps<Line extends LineToChoose<Line>> {
  line: Line;
  made: NonNullable<Line['made']>;
  choice: Choice<Line>;
}

/** Whether what a line names is bought ready or made, and in that case of what. */
function MadeLines<Line extends LineToChoose<Line>>({ line, made, choice }: MadeLinesProps<Line>) {
  const isMade = choice.isMade(line);
  return (
    <div className="pb-2 pl-8">
      <SegmentedControl
        label={format(messages.makeOrBuy, { line: line.text })}
        value={isMade ? 'make' : 'buy'}
        onChange={(how) => choice.make(line, how === 'make')}
        options={[
          { value: 'make', label: messages.makeIt },
          { value: 'buy', label: messages.buyIt },
        ]}
      />
      {isMade && (
        <>
          {!made.isKnown && (
            <p className="mt-2 text-sm text-muted">{format(messages.wholeRecipe, { title: made.title })}</p>
          )}
          <Lines lines={made.lines} choice={choice} />
        </>
      )}
    </div>
  );
}

/** Those groups that have lines, and last what is always there. */
export function withStaplesLast<Line extends LineToChoose<Line> & { isStaple: boolean }>(
  groups: readonly LineGroup<Line>[],
): LineGroup<Line>[] {
  const staples = groups.flatMap(({ lines }) => lines.filter(({ isStaple }) => isStaple));
  return [
    ...groups.map((group) => ({ ...group, lines: group.lines.filter(({ isStaple }) => !isStaple) })),
    { key: 'staples', title: messages.staples, lines: staples },
  ].filter(({ lines }) => lines.length > 0);
}

/** The list that was open last, and a choice where there are several. */
export function useChosenList() {
  const { query, lists } = useShoppingLists();
  const [listId, setListId] = useState(() => readStored('local', LAST_LIST) ?? '');
  const list: ShownList | undefined = lists.find(({ id }) => id === listId) ?? lists[0];
  const choice = list && lists.length > 1 && (
    <Field label={messages.lists} className="mb-4">
      {(control) => (
        <Select
          {...control}
          value={list.id}
          onValueChange={setListId}
          options={lists.map(({ id, name }) => ({ value: id, label: name.value }))}
        />
      )}
    </Field>
  );
  const retry = query.isError && (
    <Button variant="secondary" busy={query.isFetching} onClick={() => void query.refetch()}>
      {messages.tryAgain}
    </Button>
  );
  return { list, choice, retry };
}
