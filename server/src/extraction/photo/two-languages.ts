import { readHeading } from './headings.ts';
import { languageOf } from './language-model/page-language.ts';
import type { LetterLanguage } from './language-model/languages.ts';
import { isQuantityRow, letterCount, type PlacedRow } from './rows.ts';

/** Rows that stand together: under one heading, or without a gap between them. */
type Stretch = PlacedRow[];

/** From fewer letters no language is known. */
const FEW = 40;
const LEAST_LISTED = 3;
/** Two lists are one in two languages where so many of their amounts are the same, in the same order. */
const ALIKE = 0.6;
const GAP = 1.25;

/** The rows of a page in one language, where it has the recipe in two: in the one that comes first. */
export function inOneLanguage(rows: readonly PlacedRow[]): { rows: PlacedRow[]; isOfTwo: boolean } {
  const stretches = stretchesOf(rows);
  const languages = twoLanguagesOf(stretches);
  if (languages === undefined) return { rows: [...rows], isOfTwo: false };
  const known = stretches.map((stretch) => (isLong(stretch) ? languageIn(stretch, languages) : undefined));
  const kept = stretches.filter((stretch, index) => {
    // A title or a heading is of the language of what it stands over, or else of what it stands under.
    const below = known
      .slice(index)
      .findIndex((each, at) => each !== undefined && isSameBlock(stretch, stretches[index + at]));
    const language =
      below >= 0 ? known[index + below] : known.slice(0, index).findLast((each) => each !== undefined);
    return index === 0 || language !== languages[1];
  });
  return { rows: kept.flat(), isOfTwo: true };
}

const isSameBlock = (one: Stretch, other: Stretch | undefined) => one[0]?.block === other?.[0]?.block;

function stretchesOf(rows: readonly PlacedRow[]): Stretch[] {
  const stretches: Stretch[] = [];
  rows.forEach((row, index) => {
    const above = rows[index - 1];
    const begins =
      above === undefined ||
      above.block !== row.block ||
      row.gap > row.pitch * GAP ||
      readHeading(row.text) !== undefined;
    if (begins) stretches.push([row]);
    else stretches.at(-1)!.push(row);
  });
  return stretches;
}

/** The languages of two lists with the same amounts. */
function twoLanguagesOf(stretches: readonly Stretch[]): [LetterLanguage, LetterLanguage] | undefined {
  const lists = stretches.filter((stretch) => stretch.filter(isQuantityRow).length >= LEAST_LISTED);
  for (const [index, one] of lists.entries())
    for (const other of lists.slice(index + 1)) {
      if (!isLong(one) || !isLong(other) || !haveSameAmounts(one, other)) continue;
      const languages = [languageOf(textsOf(one)), languageOf(textsOf(other))] as const;
      if (languages[0] !== languages[1]) return [...languages];
    }
  return undefined;
}

function haveSameAmounts(one: Stretch, other: Stretch): boolean {
  const [amounts, others] = [one, other].map((stretch) =>
    stretch.filter(isQuantityRow).map(({ text }) => /[\d/.,]+/.exec(text)?.[0] ?? ''),
  ) as [string[], string[]];
  const same = amounts.filter((amount, index) => others[index] === amount).length;
  return same >= Math.max(amounts.length, others.length) * ALIKE;
}

const textsOf = (stretch: Stretch) => stretch.map(({ text }) => text);

const isLong = (stretch: Stretch) => stretch.reduce((sum, { text }) => sum + letterCount(text), 0) >= FEW;

const languageIn = (stretch: Stretch, languages: readonly LetterLanguage[]) =>
  languageOf(textsOf(stretch), languages);
