import * as messages from '#messages/shopping.json';
import { format } from '@larder/shared/messages/format';
import { paths } from '@larder/shared/paths';
import { AISLES } from '@larder/shared/shopping/aisles';
import { SHOPPING_LIMITS } from '@larder/shared/shopping/messages';
import { Trash2 } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { Button } from '../../components/ui/button.tsx';
import { Checkbox } from '../../components/ui/checkbox.tsx';
import { Dialog } from '../../components/ui/dialog/dialog.tsx';
import { FailureNotice } from '../../components/ui/failure-notice.tsx';
import { Field } from '../../components/ui/field.tsx';
import { IconButton } from '../../components/ui/icon-button.tsx';
import { rich } from '../../components/ui/rich.tsx';
import { Select } from '../../components/ui/select.tsx';
import { TextInput } from '../../components/ui/text-input.tsx';
import { useSayOfFood } from '../../hooks/use-food-rules.ts';
import { AISLE_NAMES } from '../../components/shopping/aisle-names.ts';
import type { Item } from './aisles.ts';
import type { ListWrites } from './use-list-writes.ts';
import type { ShownEntry } from './use-shopping-list.ts';

interface ItemDetailsProps {
  item: Item;
  /** All of the list. */
  items: readonly Item[];
  writes: ListWrites;
  onRemove: () => void;
  onClose: () => void;
}

const OPTIONS = [...AISLES, 'none' as const].map((value) => ({ value, label: AISLE_NAMES[value] }));

/** What an item is made of, each with its source; its aisle. */
export default function ItemDetails({ item, items, writes, onRemove, onClose }: ItemDetailsProps) {
  const { say } = useSayOfFood(languageOf(item));
  const [food] = item.foods;
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={item.name}
      footer={
        <>
          <Button variant="secondary" onClick={onRemove}>
            <Trash2 aria-hidden /> {messages.remove}
          </Button>
          <Button onClick={onClose}>{messages.close}</Button>
        </>
      }
    >
      <div className="space-y-6">
        <section aria-label={messages.sources}>
          <ul className="divide-y divide-line">
            {item.entries.map((entry) => (
              <EntryLine
                key={entry.id}
                entry={entry}
                writes={writes}
                {...(item.entries.length > 1 && { onRemove: () => writes.removeEntry(entry) })}
              />
            ))}
          </ul>
        </section>
        <Field label={messages.aisle}>
          {(control) => (
            <Select
              {...control}
              value={item.aisle ?? 'none'}
              onValueChange={(aisle) => {
                writes.setAisle(item, aisle === 'none' ? null : aisle);
                if (food) say({ kind: 'aisle', food, isFood: aisle });
              }}
              options={OPTIONS}
            />
          )}
        </Field>
        {food && <StapleChoice key={food} food={food} language={languageOf(item)} />}
        <SameFood item={item} items={items} onDone={onClose} />
      </div>
    </Dialog>
  );
}

/** Whether it is always there; shown as wished at once. */
function StapleChoice({ food, language }: { food: string; language: string }) {
  const { rules, say, noStaple, error } = useSayOfFood(language);
  const [wished, setWished] = useState<boolean>();
  return (
    <div>
      <Checkbox
        checked={error ? rules.isStaple(food) : (wished ?? rules.isStaple(food))}
        onCheckedChange={(isStaple) => {
          setWished(isStaple);
          if (isStaple) say({ kind: 'staple', food, isFood: food });
          else noStaple(food);
        }}
      >
        {messages.isStaple}
        <span className="block text-sm text-muted">{messages.stapleHint}</span>
      </Checkbox>
      {error && <FailureNotice error={error} />}
    </div>
  );
}

interface SameFoodProps {
  item: Item;
  items: readonly Item[];
  onDone: () => void;
}

/** Says that two foods are one, or that they are not: remembered for every list and recipe. */
function SameFood({ item, items, onDone }: SameFoodProps) {
  const language = languageOf(item);
  const { say, isBusy, error } = useSayOfFood(language);
  const [food] = item.foods;
  const others = items.filter((one) => one.id !== item.id && one.foods[0] && languageOf(one) === language);
  if (!food) return null;
  return (
    <>
      {others.length > 0 && (
        <Field label={messages.joinWith} hint={messages.joinHint}>
          {(control) => (
            <Select
              {...control}
              value=""
              disabled={isBusy}
              onValueChange={(isFood) => isFood !== '' && say({ kind: 'same', food, isFood }, onDone)}
              options={[
                { value: '', label: messages.choose },
                ...others.map(({ name, foods: [isFood = ''] }) => ({ value: isFood, label: name })),
              ]}
            />
          )}
        </Field>
      )}
      {item.foods.slice(1).map((other) => (
        <Button
          key={other}
          variant="secondary"
          busy={isBusy}
          onClick={() => say({ kind: 'apart', food, isFood: other }, onDone)}
        >
          {format(messages.keepApart, { food, other })}
        </Button>
      ))}
      {error && <FailureNotice error={error} />}
    </>
  );
}

function languageOf({ entries }: Item): string {
  return entries[0]?.language ?? '';
}

interface EntryLineProps {
  entry: ShownEntry;
  writes: ListWrites;
  onRemove?: () => void;
}

/** One entry: its words and a note, both changed when the field is left. */
function EntryLine({ entry, writes, onRemove }: EntryLineProps) {
  const { text, note, recipeId, recipeTitle, addedBy, tickedBy } = entry;
  return (
    <li className="space-y-2 py-3 first:pt-0">
      <div className="flex gap-2">
        <LeftField
          label={messages.text}
          value={text.value}
          max={SHOPPING_LIMITS.text}
          isNeeded
          onLeave={(value) => writes.setText(entry, value)}
        />
        {onRemove && (
          <IconButton label={`${messages.remove}: ${text.value}`} onClick={onRemove}>
            <Trash2 />
          </IconButton>
        )}
      </div>
      <LeftField
        label={messages.note}
        value={note.value}
        max={SHOPPING_LIMITS.note}
        onLeave={(value) => writes.setNote(entry, value)}
      />
      <p className="text-sm text-muted">
        {recipeId && recipeTitle
          ? rich(messages.fromRecipe, {
              title: recipeTitle,
              a: (words) => (
                <Link to={paths.recipe(recipeId)} className="link">
                  {words}
                </Link>
              ),
            })
          : recipeId
            ? messages.fromSomeRecipe
            : messages.typed}
        {addedBy && ` · ${addedBy.displayName}`}
        {entry.isTicked.value &&
          tickedBy &&
          ` · ${format(messages.tickedBy, { name: tickedBy.displayName })}`}
      </p>
    </li>
  );
}

interface LeftFieldProps {
  label: string;
  value: string;
  max: number;
  isNeeded?: boolean;
  onLeave: (value: string) => void;
}

/** A field that is written when it is left, or with Enter. */
function LeftField({ label, value, max, isNeeded, onLeave }: LeftFieldProps) {
  const [typed, setTyped] = useState<string>();
  const leave = () => {
    const text = typed?.trim();
    setTyped(undefined);
    if (text !== undefined && text !== value && !(isNeeded && text === '')) onLeave(text);
  };
  return (
    <TextInput
      aria-label={label}
      placeholder={label}
      maxLength={max}
      dir="auto"
      value={typed ?? value}
      onChange={(event) => setTyped(event.target.value)}
      onBlur={leave}
      onKeyDown={(event) => event.key === 'Enter' && leave()}
    />
  );
}
