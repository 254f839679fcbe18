/** The longest title, in characters, that has the size; longer ones have the smallest. */
const SIZES = [
  { most: 36, classes: 'text-3xl md:text-4xl lg:text-5xl' },
  { most: 72, classes: 'text-2xl md:text-3xl lg:text-4xl' },
  { most: Infinity, classes: 'text-xl md:text-2xl lg:text-3xl' },
] as const;

/** How large a title is set: 49, 39 or 31 px on a wide screen and 31, 25 or 20 on a phone, the longer the smaller. */
export function titleSize(title: string): string {
  const { length } = [...title];
  return SIZES.find(({ most }) => length <= most)!.classes;
}
