import { paths } from '@larder/shared/paths';
import type { RecipeLinkDto } from '@larder/shared/recipe/links';

/** Opened for a line of another recipe, a recipe is scaled to what that line takes. */
export interface OpenedFor {
  /** The recipe that the line is of. */
  from: string;
  /** As it is written. */
  line: string;
  /** What the other recipe is multiplied by. */
  times: number;
}

/** The page of a linked recipe, which is to be scaled. */
export function linkedPath({ line, recipe }: RecipeLinkDto, from: string, times: number): string {
  const query = new URLSearchParams({ from, line, ...(times !== 1 && { times: String(times) }) });
  return `${paths.recipe(recipe.id)}?${query.toString()}`;
}

/** For which line the page was opened; undefined where it was for none. */
export function openedFor(params: URLSearchParams): OpenedFor | undefined {
  const [from, line, times] = [params.get('from'), params.get('line'), Number(params.get('times') ?? 1)];
  if (from === null || line === null || !(times > 0) || !Number.isFinite(times)) return undefined;
  return { from, line, times };
}
