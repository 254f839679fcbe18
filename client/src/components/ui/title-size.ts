/** The longest title, in characters, that has the size; longer ones have the smallest. */
const SIZES = [
  {
    most: 36,
    recipe: 'text-3xl md:text-4xl lg:text-5xl',
    profile: 'text-3xl sm:text-4xl',
    page: 'text-2xl sm:text-4xl',
  },
  {
    most: 72,
    recipe: 'text-2xl md:text-3xl lg:text-4xl',
    profile: 'text-2xl sm:text-3xl',
    page: 'text-xl sm:text-3xl',
  },
  {
    most: Infinity,
    recipe: 'text-xl md:text-2xl lg:text-3xl',
    profile: 'text-xl sm:text-2xl',
    page: 'text-xl sm:text-2xl',
  },
] as const;

/**
 * How large a title is set that somebody chose, the longer the smaller: of a recipe 49, 39 or 31 px on a wide screen and 31,
 * 25 or 20 on a phone; of a profile or another page, a collection for instance, a step smaller.
 */
export function titleSize(title: string, of: 'recipe' | 'profile' | 'page' = 'recipe'): string {
  const { length } = [...title];
  return SIZES.find(({ most }) => length <= most)![of];
}
