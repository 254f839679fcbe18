export interface LineChange {
  kind: 'kept' | 'added' | 'removed';
  text: string;
}

/**
 * What turns one list of lines into the other, in reading order, with as many lines kept as can be (their longest common
 * subsequence). Lists have at most some hundred lines.
 */
export function lineChanges(before: readonly string[], after: readonly string[]): LineChange[] {
  const kept = keptCounts(before, after);
  const changes: LineChange[] = [];
  let [i, j] = [0, 0];
  while (i < before.length || j < after.length) {
    const [old, fresh] = [before[i], after[j]];
    if (old !== undefined && old === fresh) {
      changes.push({ kind: 'kept', text: old });
      [i, j] = [i + 1, j + 1];
    } else if (old !== undefined && (fresh === undefined || kept(i + 1, j) >= kept(i, j + 1))) {
      changes.push({ kind: 'removed', text: old });
      i += 1;
    } else if (fresh !== undefined) {
      changes.push({ kind: 'added', text: fresh });
      j += 1;
    }
  }
  return changes;
}

/** How many lines can be kept of what begins at two places. */
function keptCounts(before: readonly string[], after: readonly string[]): (i: number, j: number) => number {
  const width = after.length + 1;
  const counts = new Uint16Array((before.length + 1) * width);
  const at = (i: number, j: number) => counts[i * width + j] ?? 0;
  for (let i = before.length - 1; i >= 0; i -= 1)
    for (let j = after.length - 1; j >= 0; j -= 1)
      counts[i * width + j] =
        before[i] === after[j] ? at(i + 1, j + 1) + 1 : Math.max(at(i + 1, j), at(i, j + 1));
  return at;
}
