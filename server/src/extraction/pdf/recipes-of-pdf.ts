import type { RecipeDraft } from '@larder/shared/recipe/schema';
import { isHeader } from '@larder/shared/recipe-text/sections';
import { headingOf } from '../text/headings.ts';
import { factLabels } from '../photo/facts.ts';
import { median } from '../photo/geometry.ts';
import { mergeParts } from '../photo/merge-parts.ts';
import type { PhotoPart } from '../photo/photo-reading.ts';
import { readLines } from '../photo/reading-of-lines.ts';
import type { TextLine } from '../photo/read-text.ts';
import { textOf } from '../photo/recognise.ts';
import { withoutBullet } from '../photo/quantities.ts';
import { wordCount, withoutStepNumber } from '../photo/rows.ts';
import { lineKey } from '../page/text.ts';
import { extractPage } from '../page/extract-page.ts';
import type { PdfLines } from './margins.ts';
import { markupOf, sizeOf } from './markup.ts';

/** Lines of this many times the usual size may be titles; of so many sizes, the largest are tried. */
const LARGER = 1.15;
const MOST_SIZES = 4;
const MOST_TITLE_WORDS = 14;
const MOST_WHOLE = 0.6;
/** Beside a recipe: a long story before it is no reason to read it otherwise. */
const MOST_AROUND = 1;
const NOWHERE = 'https://document.invalid/';
const MOST_LINES_AT_ONCE = 300;
/** As lines of a list are apart. */
const BETWEEN_PAGES = 0.4;

/** A stretch of a PDF: the lines of each page that it has a share of. */
interface Stretch {
  pages: { number: number; lines: TextLine[] }[];
}

/** One recipe of a PDF, or a part of it in which none is found. */
export interface PdfRecipe {
  /** The first line, where there is no recipe. */
  title: string;
  /** Null where the part holds no recipe. */
  draft: RecipeDraft | null;
  /** The lines that no field of the recipe took. */
  leftOut: string[];
  /** Where it stands: its pages from 1, and from where to where on each, in points. */
  places: { page: number; top: number; bottom: number }[];
}

/** Reads every recipe of a PDF: it is cut before its titles, else before pages, where that gives several whole recipes. */
export async function recipesOfPdf(pages: readonly PdfLines[]): Promise<PdfRecipe[]> {
  const numbered = pages.map(({ lines }, index) => ({ number: index + 1, lines }));
  const whole: Stretch = { pages: numbered.filter(({ lines }) => lines.length > 0) };
  if (whole.pages.length === 0) return [];
  for (const starts of [...titlesBySize(pages), firstLines(pages)]) {
    if (starts.length < 2) continue;
    const recipes = await joined(cutBefore(whole, starts));
    if (areSeveral(recipes)) return recipes;
  }
  const recipe = await readStretch(whole);
  return isMostlyRecipe(recipe) ? [recipe] : [asPage(pages) ?? recipe];
}

/** Whether a recipe takes up its pages; a printed page of the web has comments, menus and advice around it. */
function isMostlyRecipe({ draft, leftOut }: PdfRecipe): boolean {
  if (draft === null) return false;
  const kept = lettersIn([draft.description, ...draft.ingredients, ...draft.instructions]);
  return lettersIn(leftOut) < kept * MOST_AROUND;
}

const lettersIn = (texts: readonly string[]): number => texts.join('').length;

/** What the reader of pages finds: it knows what stands around recipes on the web. */
function asPage(pages: readonly PdfLines[]): PdfRecipe | undefined {
  const reading = extractPage(markupOf(pages), NOWHERE);
  if (!reading.ok) return undefined;
  return { title: reading.draft.title, draft: reading.draft, leftOut: [], places: placesOf(pages) };
}

function placesOf(pages: readonly PdfLines[]): PdfRecipe['places'] {
  return pages.map(({ height }, index) => ({ page: index + 1, top: 0, bottom: height }));
}

/** The lines that may be titles, by their size: those of the largest first. */
function titlesBySize(pages: readonly PdfLines[]): TextLine[][] {
  const lines = pages.flatMap((page) => page.lines);
  const usual = median(lines.map(sizeOf));
  const large = lines.filter(
    (line) => sizeOf(line) > usual * LARGER && wordCount(textOf(line.characters)) <= MOST_TITLE_WORDS,
  );
  const sizes = [...new Set(large.map(sizeOf))].sort((a, b) => b - a).slice(0, MOST_SIZES);
  return sizes.map((size) => large.filter((line) => sizeOf(line) === size));
}

/** The first line of each page that may be a title. */
function firstLines(pages: readonly PdfLines[]): TextLine[] {
  const first = pages.flatMap(({ lines }) => lines.toSorted((one, other) => one.top - other.top).slice(0, 1));
  return first.filter(({ characters }) => {
    const text = textOf(characters);
    return /^\p{Lu}/u.test(text) && !/[.,:;]$/.test(text) && wordCount(text) <= MOST_TITLE_WORDS;
  });
}

/** Cuts before each of these lines; one below another without anything between them is one title. */
function cutBefore({ pages }: Stretch, starts: readonly TextLine[]): Stretch[] {
  const begins = new Set(starts);
  const cut: Stretch[] = [{ pages: [] }];
  let isOpen = false;
  for (const { number, lines } of pages) {
    for (const line of lines.toSorted((one, other) => one.top - other.top)) {
      const isStart = begins.has(line);
      if (isStart && !isOpen) cut.push({ pages: [] });
      isOpen = isStart;
      const stretch = cut.at(-1);
      const last = stretch?.pages.at(-1);
      if (last?.number === number) last.lines.push(line);
      else stretch?.pages.push({ number, lines: [line] });
    }
  }
  return cut.filter((stretch) => stretch.pages.length > 0);
}

/** Reads the stretches; what is no recipe by itself goes on with the one before it, where that is not whole yet. */
async function joined(stretches: readonly Stretch[]): Promise<PdfRecipe[]> {
  const recipes: PdfRecipe[] = [];
  let open: Stretch | undefined;
  for (const stretch of stretches) {
    const recipe = await readStretch(stretch);
    const last = recipes.at(-1);
    if (open && last && !isWhole(last) && !isWhole(recipe)) {
      const together = { pages: [...open.pages, ...stretch.pages] };
      const both = await readStretch(together);
      if (isWhole(both)) {
        recipes[recipes.length - 1] = both;
        open = together;
        continue;
      }
    }
    recipes.push(recipe);
    open = stretch;
  }
  return recipes;
}

/** Whether a cut was right: most of what lies between is a recipe of its own. */
function areSeveral(recipes: readonly PdfRecipe[]): boolean {
  const whole = recipes.filter((recipe) => isWhole(recipe) && isMostlyRecipe(recipe)).length;
  return whole > 1 && whole >= recipes.length * MOST_WHOLE;
}

function isWhole({ draft }: PdfRecipe): boolean {
  return (
    draft !== null && draft.title !== '' && draft.ingredients.length > 1 && draft.instructions.length > 0
  );
}

async function readStretch({ pages }: Stretch): Promise<PdfRecipe> {
  const parts: PhotoPart[] = [];
  const texts: string[] = [];
  for (const lines of pagesToRead(pages)) {
    const reading = await readLines(
      { turn: 0, lines },
      { isFurtherPage: parts.length > 0, readAgain: () => Promise.resolve({ readings: [] }) },
    );
    texts.push(...reading.text.split('\n').filter((line) => line !== ''));
    if (reading.ok) parts.push(reading.part);
  }
  const draft = parts.length === 0 ? null : { ...mergeParts(parts).draft, tags: [] };
  return {
    title: texts[0] ?? '',
    draft,
    leftOut: draft === null ? [] : leftOutOf(draft, texts),
    places: pages.map(({ number, lines }) => ({
      page: number,
      top: Math.min(...lines.map(({ top }) => top)),
      bottom: Math.max(...lines.map(({ bottom }) => bottom)),
    })),
  };
}

/** Pages of one recipe are read as one, so that headings on the first hold on the next; many lines would take the reader too long. */
function pagesToRead(pages: Stretch['pages']): TextLine[][] {
  const all = pages.map(({ lines }) => lines);
  if (all.flat().length > MOST_LINES_AT_ONCE) return all;
  let end = 0;
  const stacked = all.flatMap((lines) => {
    const first = lines.reduce((one, other) => (other.top < one.top ? other : one));
    const shift = end === 0 ? 0 : end - first.top + (first.bottom - first.top) * BETWEEN_PAGES;
    end = Math.max(...lines.map(({ bottom }) => bottom)) + shift;
    return lines.map((line) => ({ ...line, top: line.top + shift, bottom: line.bottom + shift }));
  });
  return [stacked];
}

/** The lines of which nothing stands in the recipe, without headings and facts. */
function leftOutOf(
  { title, description, ingredients, instructions }: RecipeDraft,
  texts: string[],
): string[] {
  const kept = lineKey([title, description, ...ingredients, ...instructions].join(' '));
  return texts.filter(
    (text) =>
      !kept.includes(lineKey(withoutStepNumber(withoutBullet(text)))) &&
      headingOf(text)?.rest !== '' &&
      factLabels(text) === undefined &&
      !isHeader(text),
  );
}
