/** A line of a recipe that names another one of the same vault, as a device keeps it. */
export interface KeptLink {
  /** As it is written in the recipe; one that was edited since is another one. */
  line: string;
  linkedId: string;
  /** How much of what the line takes the linked recipe makes, as somebody wrote it ('600 g'); '' while that is not known. */
  yields: string;
}

/** The same as it is shown, to those who may see both recipes. */
export interface RecipeLinkDto extends Omit<KeptLink, 'linkedId'> {
  recipe: { id: string; title: string; servings: number | null };
}

/** What `recipes.links` answers, from a copy; `recipeOf` gives a recipe of the copy. */
export function linksFrom(
  links: readonly KeptLink[],
  lines: readonly string[],
  recipeOf: (id: string) => RecipeLinkDto['recipe'] | undefined,
): RecipeLinkDto[] {
  return links.flatMap(({ line, linkedId, yields }) => {
    const linked = lines.includes(line) ? recipeOf(linkedId) : undefined;
    if (!linked) return [];
    const { id, title, servings } = linked;
    return [{ line, yields, recipe: { id, title, servings } }];
  });
}

/** A link of a line that was edited: what it links now, and the title of that where it is known. */
export interface EditedLink extends KeptLink {
  /** What the line has become. */
  edited: string;
  title?: string;
}

/**
 * The links of lines that were edited. `shown` is what `recipes.links` answered; answered from a copy it leaves out what the copy has no
 * recipe for, and those links are among the `kept` ones. `edited`: what lines have become.
 */
export function linksOfEdited(
  shown: readonly RecipeLinkDto[],
  kept: readonly KeptLink[],
  edited: ReadonlyMap<string, string>,
): EditedLink[] {
  const known = shown.map(({ line, yields, recipe: { id: linkedId, title } }) => ({
    ...{ line, yields, linkedId, title },
  }));
  const hidden = kept.filter(({ line }) => !shown.some((link) => link.line === line));
  return [...known, ...hidden].flatMap((link) => {
    const line = edited.get(link.line);
    return line === undefined ? [] : [{ ...link, edited: line }];
  });
}

/** The links of a recipe with one of a line set, changed or removed (null). */
export function withLink(
  links: readonly KeptLink[],
  { line, linkedId, yields }: { line: string; linkedId: string | null; yields?: string | undefined },
): KeptLink[] {
  const before = links.find((link) => link.line === line);
  const others = links.filter((link) => link !== before);
  if (linkedId === null) return others;
  const known = before?.linkedId === linkedId ? before.yields : '';
  return [...others, { line, linkedId, yields: yields ?? known }];
}
