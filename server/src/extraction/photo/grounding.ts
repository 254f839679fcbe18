import type { PhotoBox, PhotoField } from '@larder/shared/import/schema';
import type { PhotoDoubt } from '@larder/shared/photo/messages';
import { isHeader } from '@larder/shared/recipe-text/sections';
import { numbersIn } from '../lines/written-numbers.ts';
import { boxAround } from './layout.ts';
import type { PhotoEvidence, PhotoPart, PhotoRow } from './photo-reading.ts';

export interface Grounded {
  part: PhotoPart;
  /** The embedded reader could not confirm much, because the photo is hard to read. */
  isHardToRead: boolean;
}

/** A line whose letters are found to this share stands on the photo; the embedded reader misreads some. */
const FOUND = 0.5;
/** Of what a model wrote, this much must stand on a photo that can be read: else it is not of this photo. */
const OF_PHOTO = 0.5;
/** How sure the embedded reader is of a photo that can be read, and how many letters it needs to tell. */
const READABLE = { score: 0.9, letters: 40 };
/** Rows beyond these are not searched. */
const ROWS = 400;
/** Comparisons made for one photo, several times what a long recipe takes; a line looked for after them is not found. */
const WORK = 2_000_000;
/** A row more in the place of a line must confirm more than chance does. */
const ROW_COST = 0.03;

/**
 * Looks up every line of a model's answer among the rows that the embedded reader found: where it stands, whether its
 * numbers stand there too, and what the photo does not confirm. Undefined when a photo that can be read holds hardly
 * any of it: then the answer is about something else, whatever brought the model to it.
 */
export function groundAnswer(fields: PhotoPart['fields'], rows: readonly PhotoRow[]): Grounded | undefined {
  const page = readPage(rows.slice(0, ROWS));
  const grounding = new Grounding(page);
  if (fields.title !== '') grounding.line('title', 0, fields.title);
  if (fields.description !== '') grounding.line('description', 0, fields.description);
  for (const field of ['ingredients', 'instructions'] as const)
    fields[field].forEach((line, index) => grounding.line(field, index, line));
  if (page.isReadable && grounding.share < OF_PHOTO) return undefined;
  for (const field of ['prepTime', 'cookTime', 'servings'] as const) {
    const value = fields[field];
    if (value !== null) grounding.number(field, value);
  }
  return { part: { fields, evidence: grounding.evidence }, isHardToRead: !page.isReadable };
}

interface Page {
  rows: SearchedRow[];
  isReadable: boolean;
}

interface SearchedRow {
  box: PhotoBox;
  letters: number;
  parts: Set<string>;
  numbers: number[];
  /** The embedded reader is sure of its letters, so that its numbers count. */
  isSure: boolean;
}

function readPage(rows: readonly PhotoRow[]): Page {
  const searched = rows.map(({ text, box, score }) => {
    const letters = lettersOf(text);
    const isSure = score >= READABLE.score;
    return {
      box,
      letters: letters.length,
      parts: new Set(partsOf(letters)),
      numbers: numbersIn(text),
      isSure,
    };
  });
  const letters = searched.reduce((sum, row) => sum + row.letters, 0);
  const score = rows.reduce((sum, row, index) => sum + row.score * (searched[index]?.letters ?? 0), 0);
  return {
    rows: searched,
    isReadable: letters >= READABLE.letters && score / letters >= READABLE.score,
  };
}

class Grounding {
  readonly evidence: PhotoEvidence[] = [];
  private readonly page: Page;
  private readonly taken = new Set<SearchedRow>();
  private work = WORK;
  private letters = 0;
  private found = 0;

  constructor(page: Page) {
    this.page = page;
  }

  /** How much of what was looked for was found, by its letters. */
  get share(): number {
    return this.letters === 0 ? 0 : this.found / this.letters;
  }

  line(field: PhotoField, index: number, line: string): void {
    const letters = lettersOf(line);
    const place = this.placeOf(letters);
    this.letters += letters.length;
    if (place === undefined) {
      // That a photo is hard to read is said once; where it is not, a line that stands nowhere was made up.
      return this.seen({ field, index, box: null, ...(this.page.isReadable && { doubt: 'ungrounded' }) });
    }
    this.found += letters.length;
    place.forEach((row) => this.taken.add(row));
    const box = boxAround(place.map((row) => row.box));
    const isTold = this.page.isReadable || place.every(({ isSure }) => isSure);
    const isConfirmed = isHeader(line) || !isTold || hasNumbers(place, numbersIn(line));
    this.seen({ field, index, box, ...(!isConfirmed && { doubt: 'quantity' }) });
  }

  /** Minutes may stand as hours and minutes. */
  number(field: PhotoField, value: number): void {
    const forms = [[value], [value / 60], [Math.floor(value / 60), value % 60].filter((part) => part > 0)];
    const wanted = field === 'servings' ? forms.slice(0, 1) : forms;
    const row = this.page.rows.find((each) => wanted.some((form) => hasNumbers([each], form)));
    const isMadeUp = !row && this.page.isReadable;
    this.seen({ field, index: 0, box: row?.box ?? null, ...(isMadeUp && { doubt: 'ungrounded' }) });
  }

  /** The rows, one after another, that hold a line; undefined when none do. */
  private placeOf(letters: string): SearchedRow[] | undefined {
    const { rows } = this.page;
    const parts = [...new Set(partsOf(letters))];
    if (parts.length === 0 || this.work < 0) return undefined;
    const hits = rows.map((row) => parts.filter((part) => row.parts.has(part)));
    this.work -= rows.length * parts.length;
    const room = letters.length * 2;
    let best: { from: number; to: number; score: number } | undefined;
    for (let from = 0; from < rows.length && this.work > 0; from++) {
      const covered = new Set<string>();
      let size = 0;
      for (let to = from; to < rows.length && (to === from || size < room); to++) {
        const row = rows[to];
        if (row === undefined) break;
        size += row.letters;
        for (const part of hits[to] ?? []) covered.add(part);
        this.work -= 1 + (hits[to]?.length ?? 0);
        const share = covered.size / parts.length;
        if (share < FOUND) continue;
        const score = share - ROW_COST * (to - from) - (this.taken.has(row) ? ROW_COST / 2 : 0);
        if (best === undefined || score > best.score) best = { from, to, score };
      }
    }
    return best && rows.slice(best.from, best.to + 1);
  }

  private seen(found: Omit<PhotoEvidence, 'photo'> & { doubt?: PhotoDoubt }): void {
    this.evidence.push({ photo: 0, ...found });
  }
}

/** Each of the numbers stands there: by itself, or as the whole and the fraction of a mixed one. */
function hasNumbers(rows: readonly SearchedRow[], numbers: readonly number[]): boolean {
  const there = rows.flatMap((row) => row.numbers);
  return numbers.every((number) => there.some((other) => Math.abs(other - number) < 0.005));
}

/** Without blanks, which the embedded reader loses, and without accents. */
function lettersOf(text: string): string {
  return text
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^\p{L}\d]/gu, '');
}

/** Stretches of three letters: what two readings of one text share even when some letters differ. */
function partsOf(letters: string): string[] {
  if (letters.length <= 3) return letters === '' ? [] : [letters];
  return Array.from({ length: letters.length - 2 }, (_, at) => letters.slice(at, at + 3));
}
