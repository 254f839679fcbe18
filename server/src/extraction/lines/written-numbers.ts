const NUMBER = /(\d{1,6}) (\d{1,3})\/(\d{1,3})|(\d{1,3})\/(\d{1,3})|\d{1,6}(?:[.,]\d{1,3})?/g;

/** The text with each number as its value between spaces; '1 1/2', '1½' and '1,5' are one number. */
export function withPlainNumbers(text: string): string {
  return text
    .replace(/[\u00bc-\u00be\u2150-\u215e]/g, (fraction) => ` ${fraction.normalize('NFKD')} `)
    .replace(/\u2044/g, '/')
    .replace(/ {2,}/g, ' ')
    .replace(NUMBER, (all, whole?: string, ...parts: (string | undefined)[]) => {
      const [top, bottom, soleTop, soleBottom] = parts;
      if (whole !== undefined) return ` ${Number(whole) + Number(top) / (Number(bottom) || 1)} `;
      if (soleTop !== undefined) return ` ${Number(soleTop) / (Number(soleBottom) || 1)} `;
      return ` ${Number(all.replace(',', '.'))} `;
    });
}

/** The values of the numbers in a text. */
export function numbersIn(text: string): number[] {
  return (withPlainNumbers(text).match(/\d+(?:\.\d+)?/g) ?? []).map(Number);
}
