/** The place of a line among those of its meal's recipe, as a number below 4096; of a line of a recipe that is made for it see `madePlace`. */
export type Place = number | string;

/**
 * The place of a line that is needed because another recipe is made. `recipeIds`: from the meal's recipe to the line's own; `nth`: how many
 * equal ones of that path precede it. Links and lines around it may change.
 */
export function madePlace(recipeIds: readonly string[], line: string, nth: number): Place {
  return JSON.stringify([recipeIds.map((id) => id.toLowerCase()), line, nth]);
}

/**
 * The id of what a line of a planned meal puts on a shopping list: the same on every device, so that putting it there again changes nothing,
 * also after it was ticked or removed. A UUID of version 8: of the meal's own lines it holds parts of the ids of meal and list, and of others
 * a hash of all.
 */
export function contributionId(entryId: string, listId: string, place: Place): string {
  const [entry, list] = [entryId.toLowerCase(), listId.toLowerCase()];
  if (typeof place === 'string') return hashedId(`${entry} ${list} ${place}`);
  const nth = place.toString(16).padStart(3, '0');
  return `${entry.slice(0, 8)}-${list.slice(9, 13)}-8${list.slice(15, 18)}-${entry.slice(19, 23)}-${entry.slice(24, 33)}${nth}`;
}

/** FNV-1a with 128 bits, of letters instead of bytes. */
function hashedId(text: string): string {
  let hash = 0x6c62272e07bb014262b821756295c58dn;
  for (const letter of text)
    hash = BigInt.asUintN(128, (hash ^ BigInt(letter.codePointAt(0)!)) * 0x1000000000000000000013bn);
  const hex = hash.toString(16).padStart(32, '0');
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-8${hex.slice(13, 16)}-8${hex.slice(17, 20)}-${hex.slice(20)}`;
}
