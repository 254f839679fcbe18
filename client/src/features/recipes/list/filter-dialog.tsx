import * as messages from '#messages/recipes.json';
import { format } from '@larder/shared/messages/format';
import { RECIPE_FIELDS } from '@larder/shared/recipe/fields';
import { DIFFICULTIES, FILTER_LIMITS, RECIPE_SORTS, type RecipeSort } from '@larder/shared/recipe/messages';
import { X } from 'lucide-react';
import { useId, useState, type ReactNode } from 'react';
import { useShowsRatings } from '../../../components/recipe/shows-ratings.ts';
import { Button } from '../../../components/ui/button.tsx';
import { Chip } from '../../../components/ui/chip.tsx';
import { Dialog } from '../../../components/ui/dialog/dialog.tsx';
import { Field } from '../../../components/ui/field.tsx';
import { Select } from '../../../components/ui/select.tsx';
import { TextInput } from '../../../components/ui/text-input.tsx';
import { ViewToggle } from '../../../components/ui/view-toggle.tsx';
import type { ViewMode } from '../../../hooks/use-view-mode.ts';
import { inSentence } from '../../../lib/format.ts';
import { trpc } from '../../../lib/trpc.ts';
import {
  cookedChips,
  favoritesChip,
  LEVELS,
  photosChip,
  starChips,
  timeChips,
  type FilterChip,
} from './filter-chips.ts';
import type { ListFilter } from './use-list-filter.ts';

const SORTS: Record<RecipeSort, string> = {
  newest: messages.newestFirst,
  changed: messages.recentlyChanged,
  title: messages.byTitle,
  time: messages.quickestFirst,
  cooked: messages.lastCooked,
  rated: messages.bestRated,
};
const MOST_LABELS = 100;

export interface FilterDialogProps {
  filter: ListFilter;
  onChange: (change: Partial<ListFilter>) => void;
  sort: RecipeSort;
  onSort: (sort: RecipeSort) => void;
  view: ViewMode;
  onView: (view: ViewMode) => void;
  hasPhotoRecipes: boolean;
  /** How many the filter finds. */
  total: number;
  /** Where something is set. */
  onClear?: (() => void) | undefined;
  onClose: () => void;
  /** What the main button does, where it does more than close. */
  done?: { label: string; title: string; run: () => void; isBusy: boolean };
}

/** Everything that the list can be sorted and filtered by; the list behind it follows at once. */
export default function FilterDialog(props: FilterDialogProps) {
  const { filter, onChange, sort, onSort, view, onView, hasPhotoRecipes, total, onClear, onClose, done } =
    props;
  const [showsRatings] = useShowsRatings();
  const sorts = RECIPE_SORTS.filter((value) => value !== 'rated' || showsRatings || sort === value);
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={done?.title ?? messages.sortAndFilter}
      footer={
        <>
          {onClear && (
            <Button variant="secondary" onClick={onClear}>
              {messages.clearFilters}
            </Button>
          )}
          <Button onClick={done?.run ?? onClose} busy={done?.isBusy} disabled={done && !onClear}>
            {done?.label ?? format(messages.showFound, { count: total })}
          </Button>
        </>
      }
    >
      <div className="space-y-5">
        <div className="flex items-end gap-2">
          <Labelled label={messages.sort} className="flex-1">
            {(id) => (
              <Select
                id={id}
                value={sort}
                onValueChange={onSort}
                options={sorts.map((value) => ({ value, label: SORTS[value] }))}
              />
            )}
          </Labelled>
          <div className="sm:hidden">
            <ViewToggle view={view} onChange={onView} />
          </div>
        </div>
        <Have filter={filter} onChange={onChange} />
        <Chips label={messages.timeInAll} chips={timeChips(filter)} onChange={onChange} />
        {showsRatings && <Chips label={messages.yourStars} chips={starChips(filter)} onChange={onChange} />}
        <Chips label={messages.cookedWhen} chips={cookedChips(filter)} onChange={onChange} />
        <Chips
          label={messages.show}
          chips={[
            favoritesChip(filter),
            ...(hasPhotoRecipes || filter.photoOnly ? [photosChip(filter)] : []),
          ]}
          onChange={onChange}
        />
        <Fields filter={filter} onChange={onChange} />
      </div>
    </Dialog>
  );
}

type PartProps = Pick<FilterDialogProps, 'filter' | 'onChange'>;

function Fields({ filter, onChange }: PartProps) {
  const { difficulty, site, cuisine, tag, withoutTag } = filter;
  const sites = useLabels('site', [site]);
  return (
    <>
      <Labels
        of="tags"
        label={messages.allOfTags}
        chosen={tag}
        onChange={(next) => onChange({ tag: next })}
      />
      <Labels
        of="tags"
        label={messages.noneOfTags}
        chosen={withoutTag}
        onChange={(next) => onChange({ withoutTag: next })}
      />
      <Labels
        of="cuisine"
        label={RECIPE_FIELDS.cuisine.item}
        chosen={cuisine}
        onChange={(next) => onChange({ cuisine: next })}
      />
      <Labelled label={messages.difficulty}>
        {(id) => (
          <Select
            id={id}
            value={difficulty}
            onValueChange={(value) => onChange({ difficulty: value })}
            options={[
              { value: '', label: messages.anyDifficulty },
              ...DIFFICULTIES.map((value) => ({ value, label: LEVELS[value] })),
            ]}
          />
        )}
      </Labelled>
      {sites.length > 0 && (
        <Labelled label={messages.site}>
          {(id) => (
            <Select
              id={id}
              value={site}
              onValueChange={(value) => onChange({ site: value })}
              options={[{ value: '', label: messages.anySite }, ...sites]}
            />
          )}
        </Labelled>
      )}
    </>
  );
}

/** Foods, to be typed one after the other or with commas between them. */
function Have({ filter: { have }, onChange }: PartProps) {
  const [typed, setTyped] = useState('');
  const add = () => {
    const foods = typed.split(',').map((food) => food.trim().slice(0, FILTER_LIMITS.food));
    const all = [...new Set([...have, ...foods.filter((food) => food !== '')])];
    onChange({ have: all.slice(0, FILTER_LIMITS.have) });
    setTyped('');
  };
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        add();
      }}
    >
      <Field label={messages.iHave} hint={messages.haveHint}>
        {(control) => (
          <div className="flex gap-2">
            <TextInput
              {...control}
              dir="auto"
              value={typed}
              maxLength={500}
              onChange={(event) => setTyped(event.target.value)}
            />
            <Button type="submit" variant="secondary" disabled={typed.trim() === ''}>
              {messages.addFoods}
            </Button>
          </div>
        )}
      </Field>
      <div className="mt-2 flex flex-wrap gap-2 empty:hidden">
        {have.map((food) => (
          <Chip key={food} pressed onClick={() => onChange({ have: have.filter((other) => other !== food) })}>
            {food} <X aria-hidden />
          </Chip>
        ))}
      </div>
    </form>
  );
}

interface ChipsProps extends Pick<PartProps, 'onChange'> {
  label: string;
  chips: readonly FilterChip[];
}

function Chips({ label, chips, onChange }: ChipsProps) {
  const id = useId();
  return (
    <div role="group" aria-labelledby={id}>
      <p id={id} className="mb-1.5 font-medium">
        {label}
      </p>
      <div className="flex flex-wrap gap-2">
        {chips.map(({ key, label: name, short, isSet, change }) => (
          <Chip key={key} pressed={isSet} aria-label={name} onClick={() => onChange(change)}>
            {short ?? name}
          </Chip>
        ))}
      </div>
    </div>
  );
}

interface LabelsProps {
  of: 'tags' | 'cuisine';
  label: string;
  chosen: readonly string[];
  onChange: (chosen: string[]) => void;
}

/** Those that are chosen, each with a tap gone again, and a list to choose more from. */
function Labels({ of, label, chosen, onChange }: LabelsProps) {
  const options = useLabels(of, []).filter(({ value }) => !chosen.includes(value));
  const { item } = RECIPE_FIELDS[of];
  const named = { item: inSentence(item) };
  const any = chosen.length === 0 ? format(messages.anyLabel, named) : format(messages.oneMoreLabel, named);
  if (options.length === 0 && chosen.length === 0) return null;
  return (
    <Labelled label={label}>
      {(id) => (
        <>
          {chosen.length < FILTER_LIMITS.labels && (
            <Select
              id={id}
              value=""
              onValueChange={(value) => onChange([...chosen, value])}
              options={[{ value: '', label: any }, ...options]}
            />
          )}
          <div className="mt-2 flex flex-wrap gap-2 empty:hidden">
            {chosen.map((value) => (
              <Chip key={value} pressed onClick={() => onChange(chosen.filter((other) => other !== value))}>
                {value} <X aria-hidden />
              </Chip>
            ))}
          </div>
        </>
      )}
    </Labelled>
  );
}

interface LabelledProps {
  label: string;
  className?: string;
  children: (id: string) => ReactNode;
}

function Labelled({ label, className, children }: LabelledProps) {
  const id = useId();
  return (
    <div className={className}>
      <label htmlFor={id} className="mb-1.5 block font-medium">
        {label}
      </label>
      {children(id)}
    </div>
  );
}

/** The labels or sites most used, and those that are chosen; in the order of the alphabet. */
function useLabels(of: LabelsProps['of'] | 'site', chosen: readonly string[]) {
  const { data } = trpc.recipes.tags.useQuery({ of, limit: MOST_LABELS }, { staleTime: 60_000 });
  const known = (data?.items ?? []).map(({ tag, recipes }) => ({ value: tag, label: `${tag} (${recipes})` }));
  const missing = chosen.filter((one) => one !== '' && known.every(({ value }) => value !== one));
  return [...known, ...missing.map((value) => ({ value, label: value }))].sort((a, b) =>
    a.value.localeCompare(b.value),
  );
}
