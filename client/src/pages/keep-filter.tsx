import type { RecipeFilter } from '@larder/shared/recipe/filter';
import { wordsOf } from '../features/recipes/list/filter-chips.ts';
import { SaveSmart } from '../features/smart-collections/save-smart.tsx';

/** What home is filtered by, to be kept as a smart collection. */
export default function KeepFilter({ filter }: { filter: RecipeFilter }) {
  return <SaveSmart filter={filter} words={wordsOf(filter)} />;
}
