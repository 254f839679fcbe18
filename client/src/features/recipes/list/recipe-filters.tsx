import * as messages from '#messages/recipes.json';
import { format } from '@larder/shared/messages/format';
import { LABEL_FIELDS, RECIPE_FIELDS, type LabelField } from '@larder/shared/recipe/fields';
import { DIFFICULTIES, RECIPE_SORTS, type Difficulty, type RecipeSort } from '@larder/shared/recipe/messages';
import { Select } from '../../../components/ui/select.tsx';
import { ViewToggle } from '../../../components/ui/view-toggle.tsx';
import type { ViewMode } from '../../../hooks/use-view-mode.ts';
import { cn } from '../../../lib/cn.ts';
import { trpc } from '../../../lib/trpc.ts';
import { inSentence } from '../../../lib/format.ts';
import type { ListFilter } from './use-list-filter.ts';

const SORTS: Record<RecipeSort, string> = {
  newest: messages.newestFirst,
  changed: messages.recentlyChanged,
  title: messages.byTitle,
  time: messages.quickestFirst,
  cooked: messages.lastCooked,
};
const LEVELS: Record<Difficulty, string> = {
  easy: messages.easy,
  medium: messages.medium,
  hard: messages.hard,
};
const MOST_LABELS = 100;

interface RecipeFiltersProps {
  filter: ListFilter;
  onChange: (change: Partial<ListFilter>) => void;
  sort: RecipeSort;
  onSort: (sort: RecipeSort) => void;
  view: ViewMode;
  onView: (view: ViewMode) => void;
  /** The recipes are there: their labels can be asked for without keeping them waiting. */
  ready: boolean;
}

export default function RecipeFilters(props: RecipeFiltersProps) {
  const { filter, onChange, sort, onSort, view, onView, ready } = props;
  return (
    <div
      role="group"
      aria-label={messages.sortAndFilter}
      className="mb-5 flex animate-fade-in flex-wrap gap-2 max-sm:*:flex-auto sm:flex-nowrap"
    >
      <Select
        aria-label={messages.sort}
        value={sort}
        onValueChange={onSort}
        options={RECIPE_SORTS.map((value) => ({ value, label: SORTS[value] }))}
        className="sm:w-auto"
      />
      <Select
        aria-label={messages.difficulty}
        value={filter.difficulty}
        onValueChange={(difficulty) => onChange({ difficulty })}
        options={[
          { value: '', label: messages.anyDifficulty },
          ...DIFFICULTIES.map((value) => ({ value, label: LEVELS[value] })),
        ]}
        className={cn('sm:w-auto', filter.difficulty && 'border-accent text-accent')}
      />
      {LABEL_FIELDS.map((name) => (
        <LabelSelect
          key={name}
          name={name}
          value={filter[RECIPE_FIELDS[name].filter]}
          onChange={(label) => onChange({ [RECIPE_FIELDS[name].filter]: label })}
          ready={ready}
        />
      ))}
      <div className="sm:hidden">
        <ViewToggle view={view} onChange={onView} />
      </div>
    </div>
  );
}

interface LabelSelectProps {
  name: LabelField;
  value: string;
  onChange: (label: string) => void;
  ready: boolean;
}

function LabelSelect({ name, value, onChange, ready }: LabelSelectProps) {
  const { item } = RECIPE_FIELDS[name];
  const labels = useLabels(name, value, ready);
  return (
    <Select
      aria-label={item}
      value={value}
      onValueChange={onChange}
      options={[{ value: '', label: format(messages.anyLabel, { item: inSentence(item) }) }, ...labels]}
      className={cn('truncate sm:w-44', value && 'border-accent text-accent')}
    />
  );
}

/** The labels most used, and the one that is chosen; in the order of the alphabet. */
function useLabels(name: LabelField, chosen: string, enabled: boolean) {
  const { data } = trpc.recipes.tags.useQuery(
    { of: name, limit: MOST_LABELS },
    { enabled, staleTime: 60_000 },
  );
  const known = (data?.items ?? []).map(({ tag, recipes }) => ({ value: tag, label: `${tag} (${recipes})` }));
  const missing = chosen !== '' && known.every(({ value }) => value !== chosen);
  return [...known, ...(missing ? [{ value: chosen, label: chosen }] : [])].sort((a, b) =>
    a.value.localeCompare(b.value),
  );
}
