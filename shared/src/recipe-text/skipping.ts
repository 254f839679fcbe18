/** Where what a pattern finds at a place ends, or the place itself. */
function behind(pattern: RegExp, text: string, position: number): number {
  pattern.lastIndex = position;
  return pattern.test(text) ? pattern.lastIndex : position;
}

/** Behind the blanks at a place. */
export function skipBlanks(text: string, position: number): number {
  return behind(/\s*/y, text, position);
}

/** Behind the hyphen of '14-ounce', and blanks. */
export function skipHyphen(text: string, position: number): number {
  return behind(/\s*[-‐‑]?\s*/y, text, position);
}

/** Behind what closes a size: ') ' in '1 (400 g) tin'. */
export function skipClosing(text: string, position: number): number {
  return behind(/[\s)\]/|,-]*/y, text, position);
}

/** Behind the 'x' of '3 x eggs'. */
export function skipTimes(text: string, position: number): number {
  return behind(/\s?[x×]\s+(?=\p{L})/uy, text, position);
}

/** Behind what stands between a number and a size: ' x ' in '2 x 400 g', ' (' in '1 (about 400 g) tin'. */
export function skipOpening(text: string, position: number): number {
  return behind(/\s*(?:[x×*]\s*)?(?:[([]\s*(?=(?:[\p{L}.~]{1,8}\s*)?[\d½⅓⅔¼¾⅛]))?/iuy, text, position);
}
