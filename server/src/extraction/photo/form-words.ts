import { fold, foldWords } from '@larder/shared/language/fold';
import { anyOf } from '../language/lexicon.ts';
import { matchLabel } from '../lines/labels.ts';
import type { PlacedRow } from './rows.ts';

// What is printed on recipe cards for a person to fill in.

/** An 'ü' is easily read as an 'i': 'Aus der Kiche von', 'Rezept fir'. */
const misread = (words: string) => words.replaceAll('u', '[ui]');
const FROM = new RegExp(String.raw`^\W*${misread(anyOf('cardFrom'))}(?!\p{L})`, 'iu');
const TITLE = new RegExp(String.raw`^\W*${misread(anyOf('cardTitle'))}['’]?\s?:`, 'iu');
/** The same alone in its row, where the colon was not printed or not seen. */
const TITLE_ALONE = new RegExp(String.raw`^\W*${misread(anyOf('cardTitle'))}\W*$`, 'iu');
/** Printed before the name of a dish, with or without a colon: 'Here's what's cookin' Plum cake' */
const DISH = new RegExp(String.raw`^\W*${anyOf('cardDish')}(?!\p{L})[^\p{L}\d]*`, 'iu');
/** Before the name of a dish, or of the giver where the card names its dish elsewhere: 'Recette de : Mamie' */
const OF = new RegExp(String.raw`^\W*${misread(anyOf('cardOf'))}\s?:`, 'iu');
/** 'From: Aunt Bea', alone or beside a title. */
const CREDIT = new RegExp(String.raw`(?:^\W*|\s{1,3}|[-–—(]\s?)${anyOf('cardBy')}\s?:\s?(?=\p{L})`, 'iu');
const CREDITED = 4;
const SERVINGS = new RegExp(String.raw`(?<=\s)${anyOf('servings')}\s?:?\s?\d{1,3}`, 'iu');

/** The rows of a page without the words of a form, and without its labels that nobody filled in. */
export function withoutFormWords(rows: readonly PlacedRow[]): PlacedRow[] {
  const isNamed = rows.some(({ text }) => TITLE.test(fold(text)) || DISH.test(fold(text)));
  return rows.flatMap((row, index) => {
    const text = fold(row.text);
    const dish = DISH.exec(text)?.[0];
    if (dish !== undefined) return behindDish(row, text, dish.length);
    if (FROM.test(text) || (isNamed && OF.test(text))) return servingsIn(row, text);
    const credit = index < CREDITED && !/\d/.test(text) ? CREDIT.exec(text) : null;
    if (credit !== null && text.length === row.text.length) return before(row, credit.index);
    if (TITLE_ALONE.test(text)) return [];
    if (TITLE.test(text) || OF.test(text)) return behindColon(row);
    return isUnfilled(row, rows[index + 1]) ? [] : [row];
  });
}

/** 'From the kitchen of: Ethel  Serves: 8' */
function servingsIn(row: PlacedRow, folded: string): PlacedRow[] {
  const found = SERVINGS.exec(folded);
  return found === null || folded.length !== row.text.length ? [] : [from(row, found.index)];
}

function behindDish(row: PlacedRow, folded: string, start: number): PlacedRow[] {
  if (folded.length !== row.text.length || !/\p{L}{2}/u.test(row.text.slice(start)))
    return servingsIn(row, folded);
  return [from(row, start)];
}

/** 'Recipe for: Plum cake' */
function behindColon(row: PlacedRow): PlacedRow[] {
  const colon = row.text.indexOf(':');
  const start = colon + 1 + (/^\s*/.exec(row.text.slice(colon + 1))?.[0].length ?? 0);
  return /\p{L}{2}/u.test(row.text.slice(start)) ? [from(row, start)] : [];
}

/** 'Plum cake  From: Aunt Bea' */
function before(row: PlacedRow, end: number): PlacedRow[] {
  const text = row.text.slice(0, end).trimEnd();
  if (!/\p{L}{2}/u.test(text)) return [];
  const characters = row.characters.slice(0, text.length);
  return [{ ...row, text, characters, atSource: Math.min(row.atSource, text.length) }];
}

function from(row: PlacedRow, start: number): PlacedRow {
  return {
    ...row,
    text: row.text.slice(start),
    characters: row.characters.slice(start),
    atSource: Math.max(0, row.atSource - start),
  };
}

/** 'Serves: ____' */
function isUnfilled({ text }: PlacedRow, below: PlacedRow | undefined): boolean {
  const label = matchLabel(foldWords(text.replace(/_/g, ' ')));
  return label?.label === 'servings' && label.rest === '' && !/^\P{L}{0,3}\d/u.test(below?.text ?? '');
}
