/** What a photo reader makes of fractions it has no letter for, and what they may have been (design, photo reading). */
const OTHERS: Record<string, readonly string[]> = {
  '12': ['1/2'],
  '13': ['1/3'],
  '14': ['1/4'],
  '18': ['1/8'],
  '23': ['2/3'],
  '34': ['3/4'],
  '112': ['1 1/2'],
  '114': ['1 1/4'],
  '134': ['1 3/4'],
  '212': ['2 1/2'],
  '1/': ['1/2', '1/4'],
  '1/2': ['1 1/2'],
  '1/4': ['1 1/4', '3/4'],
  '3/4': ['1 3/4'],
  '1/3': ['1 1/3', '2/3'],
  '2/3': ['1 2/3'],
  '%': ['1/2', '3/4'],
  '%2': ['1/2'],
  '%4': ['1/4', '3/4'],
};

/** A line with a doubtful quantity as it may have been meant: with the quantity first, then whole. None where nothing is known. */
export function otherReadings(line: string): { quantity: string; line: string }[] {
  const quantity = /^[\d/%]+(?=\s|$)/.exec(line)?.[0] ?? '';
  return (OTHERS[quantity] ?? []).map((other) => ({
    quantity: other,
    line: other + line.slice(quantity.length),
  }));
}
