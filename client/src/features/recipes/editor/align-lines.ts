/**
 * For each line of a list as it is now, which line of the list as it was read it is: unchanged lines find themselves also when
 * others were added, removed or moved about them, and changed ones take what is left between those.
 */
export function alignLines(read: readonly string[], now: readonly string[]): (number | undefined)[] {
  const places = unchangedLines(read, now);
  let from = 0;
  return places.map((place, index) => {
    if (place !== undefined) {
      from = place + 1;
      return place;
    }
    const until = places.slice(index).find((later) => later !== undefined) ?? read.length;
    return from < until ? from++ : undefined;
  });
}

/** The longest common subsequence, as places in `read` for each line of `now`. */
function unchangedLines(read: readonly string[], now: readonly string[]): (number | undefined)[] {
  const width = now.length + 1;
  const lengths = new Uint16Array((read.length + 1) * width);
  const at = (i: number, j: number) => lengths[i * width + j] ?? 0;
  for (let i = read.length - 1; i >= 0; i--)
    for (let j = now.length - 1; j >= 0; j--)
      lengths[i * width + j] =
        read[i] === now[j] ? at(i + 1, j + 1) + 1 : Math.max(at(i + 1, j), at(i, j + 1));

  const places = now.map((): number | undefined => undefined);
  for (let i = 0, j = 0; i < read.length && j < now.length;) {
    if (read[i] === now[j]) places[j++] = i++;
    else if (at(i + 1, j) >= at(i, j + 1)) i++;
    else j++;
  }
  return places;
}
