import { withPlainNumbers } from '@larder/shared/recipe-text/plain-numbers';
import { MoveFileError, type MovedFailure, type MovedRecipe, type MoveProblem } from '../contract.ts';
import { readableRecipe } from './readable.ts';

const OF_ONE_RECIPE: readonly MoveProblem[] = [
  'unreadable',
  'entry-too-large',
  'no-title',
  'no-content',
  'too-long',
];

/** Built to take for ever, or to fill the memory: nothing else of such a file is read. */
const OF_THE_FILE: readonly MoveProblem[] = [
  'too-large-unpacked',
  'too-many-entries',
  'overlapping-entries',
  'too-many-items',
  'too-many-cells',
  'too-deep',
];

/** What a reader says of a recipe; its place in the file is added. */
export type ReadRecipe = Omit<MovedRecipe, 'kind' | 'entry'>;

/**
 * One recipe of a file. Whatever goes wrong with it is its own failure; the others go on.
 * @throws MoveFileError where it shows that the file is a trap.
 */
export async function oneRecipe(
  entry: string,
  read: () => ReadRecipe | Promise<ReadRecipe>,
  name = nameOf(entry),
): Promise<MovedRecipe | MovedFailure> {
  try {
    const recipe = readableRecipe(await read());
    if (recipe.title.trim() === '') return failure(entry, name, 'no-title');
    return { kind: 'recipe', entry, ...recipe, ingredients: recipe.ingredients.map(withPlainNumbers) };
  } catch (error) {
    const said = problemOf(error);
    return failure(entry, name, OF_ONE_RECIPE.includes(said) ? said : 'unreadable');
  }
}

/** @throws MoveFileError what is one of the whole file. */
export function problemOf(error: unknown): MoveProblem {
  if (!(error instanceof MoveFileError)) return 'unreadable';
  if (OF_THE_FILE.includes(error.problem)) throw error;
  return error.problem;
}

function failure(entry: string, title: string, problem: MoveProblem): MovedFailure {
  return { kind: 'failure', entry, title, problem };
}

/** 'a/b/Soup.json' is 'Soup'. */
export function nameOf(entry: string): string {
  return (entry.split('/').at(-1) ?? entry).replace(/\.[a-z\d]{1,16}$/i, '');
}
