import * as messages from '#messages/plan.json';
import type { Day } from '@larder/shared/day/day';
import { format } from '@larder/shared/messages/format';
import { PLAN_LIMITS, type Meal } from '@larder/shared/plan/messages';
import type { PlannedMeal } from '@larder/shared/plan/entries';
import { MAX_PAGE_SIZE } from '@larder/shared/list';
import type { RecipeFilter } from '@larder/shared/recipe/filter';
import type { SmartCollectionDto } from '@larder/shared/smart-collection/schema';
import { RECIPE_LIMITS, RECIPE_MESSAGES } from '@larder/shared/recipe/messages';
import { keepPreviousData } from '@tanstack/react-query';
import { NotebookPen } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { Dialog } from '../../components/ui/dialog/dialog.tsx';
import { ErrorState } from '../../components/ui/error-state.tsx';
import { Field } from '../../components/ui/field.tsx';
import { Select } from '../../components/ui/select.tsx';
import { LoadMore } from '../../components/ui/load-more.tsx';
import { Picture } from '../../components/ui/picture.tsx';
import { SearchField } from '../../components/ui/search-field.tsx';
import { Skeleton } from '../../components/ui/skeleton.tsx';
import { useDebounced } from '../../hooks/use-debounced.ts';
import { errorMessage } from '../../lib/error-message.ts';
import { PAGED_QUERY, trpc } from '../../lib/trpc.ts';
import { MealSelect } from './meal-select.tsx';
import { placeName } from './meals.ts';

interface AddMealDialogProps {
  day: Day | null;
  onAdd: (meal: PlannedMeal) => void;
  onClose: () => void;
}

/** What to plan for a day: one of the person's recipes, or words. One press adds it. */
export default function AddMealDialog({ day, onAdd, onClose }: AddMealDialogProps) {
  const [search, setSearch] = useState('');
  const [meal, setMeal] = useState<Meal | null>('dinner');
  const [smart, setSmart] = useState<SmartCollectionDto>();
  const words = search.trim();
  const add = (what: Pick<PlannedMeal, 'recipeId' | 'text' | 'servings'>) => {
    onAdd({ ...what, day, meal });
    onClose();
  };
  return (
    <Dialog open onOpenChange={onClose} title={messages.addMeal} description={placeName(day)}>
      <form
        className="space-y-3"
        onSubmit={(event) => {
          event.preventDefault();
          if (words) add({ recipeId: null, text: words, servings: null });
        }}
      >
        <SearchField
          label={messages.searchOrWords}
          placeholder={messages.searchHint}
          maxLength={Math.min(RECIPE_LIMITS.search, PLAN_LIMITS.text)}
          value={search}
          onValueChange={setSearch}
        />
        <MealSelect value={meal} onChange={setMeal} />
        <SmartSelect value={smart} onChange={setSmart} />
        {/* As high whatever is found, so that nothing moves away from under a finger that comes down. */}
        <ul className="min-h-[min(27rem,50dvh)]">
          {words && (
            <li>
              <Choice
                onChoose={() => add({ recipeId: null, text: words, servings: null })}
                picture={
                  <span className="grid size-12 shrink-0 place-items-center rounded-control bg-sunken text-muted">
                    <NotebookPen aria-hidden className="size-5" />
                  </span>
                }
              >
                {format(messages.addWords, { words })}
              </Choice>
            </li>
          )}
          <Recipes search={words} filter={smart?.filter} onChoose={add} />
        </ul>
      </form>
    </Dialog>
  );
}

interface SmartSelectProps {
  value: SmartCollectionDto | undefined;
  onChange: (smart: SmartCollectionDto | undefined) => void;
}

/** Only what passes a saved filter, such as 'not cooked for 60 days', where the person has one. */
function SmartSelect({ value, onChange }: SmartSelectProps) {
  const { data } = trpc.smartCollections.list.useQuery({ limit: MAX_PAGE_SIZE });
  if (!data || data.items.length === 0) return null;
  return (
    <Field label={messages.from}>
      {(control) => (
        <Select
          {...control}
          value={value?.id ?? ''}
          onValueChange={(id) => onChange(data.items.find((smart) => smart.id === id))}
          options={[
            { value: '', label: messages.allRecipes },
            ...data.items.map(({ id, name }) => ({ value: id, label: name })),
          ]}
        />
      )}
    </Field>
  );
}

interface RecipesProps {
  search: string;
  /** Of a smart collection. */
  filter: RecipeFilter | undefined;
  onChoose: (what: Pick<PlannedMeal, 'recipeId' | 'text' | 'servings'>) => void;
}

function Recipes({ search, filter, onChoose }: RecipesProps) {
  const wanted = useDebounced(search);
  const query = trpc.recipes.list.useInfiniteQuery(
    { ...filter, ...(wanted && { search: wanted }), limit: 24 },
    { ...PAGED_QUERY, placeholderData: keepPreviousData },
  );
  const recipes = query.data?.pages.flatMap(({ items }) => items) ?? [];
  if (query.isPending) return <Waiting />;
  if (query.isError && recipes.length === 0)
    return (
      <li>
        <ErrorState
          title={RECIPE_MESSAGES.listFailed}
          message={errorMessage(query.error)}
          busy={query.isFetching}
          onRetry={() => void query.refetch()}
        />
      </li>
    );
  return (
    <>
      {recipes.map(({ id, title, image, servings }) => (
        <li key={id}>
          <Choice
            onChoose={() => onChoose({ recipeId: id, text: title, servings })}
            picture={
              <Picture
                image={image}
                title={title}
                alt=""
                sizes="3rem"
                className="size-12 shrink-0 rounded-control object-cover"
              />
            }
          >
            {title}
          </Choice>
        </li>
      ))}
      <li>
        <LoadMore query={query} />
      </li>
    </>
  );
}

interface ChoiceProps {
  picture: ReactNode;
  onChoose: () => void;
  children: string;
}

function Choice({ picture, onChoose, children }: ChoiceProps) {
  return (
    <button
      type="button"
      onClick={onChoose}
      className="flex min-h-14 w-full items-center gap-3 rounded-control px-1 py-1 text-left hover:bg-accent-soft"
    >
      {picture}
      <bdi className="line-clamp-2 min-w-0 wrap-anywhere">{children}</bdi>
    </button>
  );
}

function Waiting() {
  return (
    <li role="status" className="space-y-3 py-2">
      <span className="sr-only">{messages.loadingRecipes}</span>
      <Skeleton className="h-12" />
      <Skeleton className="h-12" />
      <Skeleton className="h-12" />
    </li>
  );
}
