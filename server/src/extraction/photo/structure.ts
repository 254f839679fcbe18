import type { PhotoBox, PhotoField } from '@larder/shared/import/schema';
import { cutText } from '@larder/shared/recipe-text/cut-text';
import { RECIPE_LIMITS } from '@larder/shared/recipe/messages';
import type { PhotoDoubt } from '@larder/shared/photo/messages';
import { repairIngredients } from '../page/repair-lines.ts';
import { toHeader } from '@larder/shared/recipe-text/sections';
import { fold } from '@larder/shared/language/fold';
import { rangeOfServings } from '../lines/servings.ts';
import { cleanText } from '../page/text.ts';
import { difficultyOf } from './facts.ts';
import { withTwo } from './fix-digits.ts';
import { withFraction, type Fraction } from './fraction.ts';
import { withoutFormWords } from './form-words.ts';
import { onFirstPage, onFurtherPage } from './further-page.ts';
import { boxAround, type Block, type Row } from './layout.ts';
import {
  ingredientParagraphs,
  paragraphText,
  stepParagraphs,
  stepText,
  type Paragraph,
} from './paragraphs.ts';
import { splitNeighbours } from './neighbours.ts';
import type { PhotoEvidence, PhotoPart } from './photo-reading.ts';
import {
  hasGapBehindNumber,
  needsSecondReading,
  readQuantity,
  type QuantityReading,
  startsWithQuantity,
  withoutBullet,
  withText,
} from './quantities.ts';
import type { ReadCharacter } from './read-character.ts';
import { isSurelyRead, textOf } from './recognise.ts';
import { assignRoles, type Role, type RoleRow, type Roles } from './roles.ts';
import { clarityOf, hasLines, isClear, isPartOfRecipe, isToldAsRecipe, speaksForRecipe } from './refusal.ts';
import { letterCount, placeRows, type PlacedRow } from './rows.ts';
import { rolesByTagger, withoutGaps } from './roles-by-tagger.ts';
import { tagRows, type TaggedPage } from './tagged-rows.ts';
import { inOneLanguage } from './two-languages.ts';
import { wholeFacts } from './whole-facts.ts';

/** Reads the beginning of a row again in other widths; the recogniser then sees what it missed. */
export type ReadAgain = (row: Row) => Promise<SecondReading>;

export interface SecondReading {
  readings: readonly string[];
  /** What the second recogniser makes of it, in other widths and heights. */
  bySecond?: readonly (readonly ReadCharacter[])[];
  /** The same with what stands to the left of the row, of a row that begins without a number. */
  wider?: readonly string[];
  /** What stands where the first reading is unclear. */
  fraction?: Fraction;
}

/** A line of a list as it is kept, and where it was read. */
interface Line {
  text: string;
  box: PhotoBox;
  doubt: PhotoDoubt | undefined;
}

/** Most letters of a page that is less clear are guesses. */
const HARD = 0.8;
const SURE_DIGIT = 0.8;

/** Finds a recipe, or a page of one, in the rows of a photo and the notes beside them; undefined when the rows hold none. */
export async function structureRows(
  blocks: readonly Block[],
  {
    readAgain,
    isFurtherPage = false,
    notes = [],
  }: { readAgain: ReadAgain; isFurtherPage?: boolean; notes?: readonly Block[] },
): Promise<PhotoPart | undefined> {
  const placed = withoutFormWords(placeRows(blocks));
  const all = isClear(placed) ? splitNeighbours(placed) : { rows: withTwos(placed), notes: [] };
  const { rows, isOfTwo } = inOneLanguage(all.rows);
  const rules = (isFurtherPage ? onFurtherPage : onFirstPage)(assignRoles(rows, isFurtherPage));
  const page = tagRows(rows);
  const isHard = clarityOf(rows) < HARD;
  const speaks = speaksForRecipe(rows, page.score);
  const isByTagger = speaks && !(isFurtherPage && rules.rows.some(({ role }) => isLine(role)));
  const roles = isByTagger ? rolesOf(rules, page, isClear(rows)) : rules;
  const having = (...wanted: Role[]) => roles.rows.filter(({ role }) => wanted.includes(role));
  const ingredients = await ingredientLines(having('ingredient', 'ingredientHeader'), readAgain);
  const steps = stepLines(having('step', 'stepHeader'));
  const found = { ...roles, ingredients: texts(ingredients), steps: texts(steps) };
  if (isFurtherPage && !hasLines(found)) return besideRecipe(rows);
  if (!(isFurtherPage || speaks ? hasLines(found) : isPartOfRecipe(found))) return undefined;
  if (!isFurtherPage && isClear(rows) && !isToldAsRecipe(found)) return undefined;
  const part = new PartWriter();
  part.text('title', having('title'), RECIPE_LIMITS.title);
  part.text('description', having('description'), RECIPE_LIMITS.description);
  part.lines('ingredients', ingredients);
  part.lines('instructions', steps);
  part.facts(having('fact'));
  part.written.fields.difficulty = difficultyOf(roles.rows.map(({ text }) => text));
  part.notes([
    ...rangesOfServings(having('fact'), part.written.fields.servings),
    ...noteLines(having('note')),
    ...[...all.notes, ...notes].map((note) => cleanText(paragraphText({ rows: note }))),
  ]);
  if (isOfTwo) part.written.isOfTwoLanguages = true;
  return onceForAll(part.written, isHard);
}

const withTwos = (rows: readonly PlacedRow[]) => rows.map((row) => ({ ...row, text: withTwo(row.text) }));

const isLine = (role: Role) => role === 'ingredient' || role === 'step';

/** So many letters of a page are more than what a pot or a shop has printed on it. */
const LEAST_BESIDE = 40;

/** A further photo without lines of the recipe: what it says stands beside it. */
function besideRecipe(rows: readonly PlacedRow[]): PhotoPart | undefined {
  const letters = rows.reduce((sum, { text }) => sum + letterCount(text), 0);
  if (letters < LEAST_BESIDE || !isClear(rows)) return undefined;
  const part = new PartWriter();
  part.notes(noteLines(rows.map((row) => ({ ...row, role: 'note' }))));
  return part.written;
}

/** Of a range the smaller number is read: its row says more. */
function rangesOfServings(rows: readonly RoleRow[], servings: number | null): string[] {
  return rows.map(({ text }) => text).filter((text) => rangeOfServings(fold(text), servings) !== undefined);
}

/** Headings say what stands under them; where a part of the recipe has none, the tagger does. */
function rolesOf(rules: Roles, page: TaggedPage, isClear: boolean): Roles {
  if (rules.hasIngredientsHeading && rules.hasInstructionsHeading) return rules;
  const roles = rolesByTagger(rules, page);
  return isClear ? roles : { ...roles, rows: withoutGaps(roles.rows) };
}

/** Where half of what was read is unclear, as with handwriting, all of it wants comparing: that is said once. */
function onceForAll(part: PhotoPart, isHard: boolean): PhotoPart {
  const unclear = part.evidence.filter(({ doubt }) => doubt === 'unclear').length;
  if (!isHard && unclear * 2 < part.evidence.length) return part;
  const evidence = part.evidence.map(({ doubt, ...place }) =>
    doubt === undefined || doubt === 'unclear' ? place : { ...place, doubt },
  );
  return { ...part, evidence, isHard: true };
}

const texts = (lines: readonly Line[]) => lines.map(({ text }) => text);

async function ingredientLines(rows: readonly RoleRow[], readAgain: ReadAgain): Promise<Line[]> {
  const lines: Line[] = [];
  for (const paragraph of ingredientParagraphs(rows)) {
    const line = paragraph.isHeader ? headerLine(paragraph) : await ingredientLine(paragraph, readAgain);
    if (/[\p{L}\p{N}]/u.test(line.text)) lines.push(line);
  }
  return lines;
}

async function ingredientLine(paragraph: Paragraph, readAgain: ReadAgain): Promise<Line> {
  const [first] = paragraph.rows;
  const text = cleanText(paragraphText(paragraph));
  if (first === undefined) return lineOf(paragraph, text);
  const start = withoutBullet(first.text);
  const characters = withText(first.characters, first.text).slice(first.text.length - start.length);
  const isUnsure = needsSecondReading(start) || !startsWithQuantity(start);
  const again: SecondReading = first.atSource > 0 && isUnsure ? await readAgain(first) : { readings: [] };
  const quantity: QuantityReading = withFraction(start, again.fraction) ?? readQuantity(characters, again);
  const rest = cleanText(
    paragraphText({ ...paragraph, rows: [{ ...first, text: quantity.text }, ...paragraph.rows.slice(1)] }),
  );
  const [tidied = rest] = repairIngredients([rest]).slice(-1);
  const line = lineOf(paragraph, withoutBullet(tidied));
  const own = characters.slice(0, first.atSource - (first.text.length - start.length));
  const isDoubtful =
    quantity.isDoubtful ||
    (/^\d/.test(start) && /^a/i.test(textOf(first.characters))) ||
    (!isWholeAmount(quantity) && hasGapBehindNumber(own, first.source.width / first.source.height)) ||
    (!startsWithQuantity(quantity.text) && isShiftedByNumber(first));
  return isDoubtful ? { ...line, doubt: 'quantity' } : line;
}

/** A fraction that every look has seen: behind it there is no room for another. */
function isWholeAmount({ text, isConfirmed }: QuantityReading): boolean {
  return isConfirmed === true && /^[\d\s]*\d\/\d/.test(text);
}

/** A row that begins as far to the right of its list as a number is wide: one stood there that was not seen. */
function isShiftedByNumber({ indent, place, isPart }: RoleRow): boolean {
  return isPart !== true && place > 0 && indent > 0.4 && indent < 1.5;
}

function stepLines(rows: readonly RoleRow[]): Line[] {
  return stepParagraphs(rows)
    .map((paragraph) => {
      if (paragraph.isHeader) return headerLine(paragraph);
      const line = lineOf(paragraph, cleanText(stepText(paragraph)));
      return line.doubt === undefined && hasUnsureDigit(paragraph.rows)
        ? { ...line, doubt: 'quantity' as const }
        : line;
    })
    .filter(({ text }) => /[\p{L}\p{N}]/u.test(text));
}

/** What is said beside the recipe: of each paragraph a line. */
function noteLines(rows: readonly RoleRow[]): string[] {
  return stepParagraphs(rows.filter(({ text }) => /[\p{L}\p{N}]/u.test(text))).map((paragraph) =>
    cleanText(paragraphText(paragraph)),
  );
}

function hasUnsureDigit(rows: readonly RoleRow[]): boolean {
  return rows.some(({ characters }) =>
    characters.some(({ character, score }) => /\d/.test(character) && score < SURE_DIGIT),
  );
}

function headerLine(paragraph: Paragraph): Line {
  return lineOf(paragraph, toHeader(paragraphText(paragraph).replace(/\s*:$/, '')));
}

function lineOf({ rows }: { rows: readonly RoleRow[] }, text: string): Line {
  const isSure = rows.every(({ characters }) => isSurelyRead(characters));
  return {
    text: cutText(text, RECIPE_LIMITS.listItem),
    box: boxAround(rows.map(({ box }) => box)),
    doubt: isSure ? undefined : 'unclear',
  };
}

/** Writes the fields down, each with the place it was read at. */
class PartWriter {
  readonly written: PhotoPart = {
    fields: {
      title: '',
      description: '',
      ingredients: [],
      instructions: [],
      prepTime: null,
      cookTime: null,
      servings: null,
      difficulty: null,
    },
    evidence: [],
  };

  text(field: 'title' | 'description', rows: readonly RoleRow[], limit: number): void {
    if (rows.length === 0) return;
    const line = lineOf({ rows }, '');
    const text = cleanText(paragraphText({ rows }));
    this.written.fields[field] = cutText(text, limit).trim();
    this.seen(field, 0, line);
  }

  lines(field: 'ingredients' | 'instructions', lines: readonly Line[]): void {
    const kept = lines.slice(0, RECIPE_LIMITS.listItems);
    this.written.fields[field] = texts(kept);
    kept.forEach((line, index) => this.seen(field, index, line));
  }

  notes(lines: readonly string[]): void {
    if (lines.length > 0) this.written.notes = [...lines];
  }

  facts(rows: readonly RoleRow[]): void {
    const facts = wholeFacts(rows.map(({ text }) => text));
    const fields = { prepTime: facts.prepTime, cookTime: facts.cookTime, servings: facts.servings };
    for (const field of ['prepTime', 'cookTime', 'servings'] as const) {
      const value = fields[field];
      if (value === undefined) continue;
      this.written.fields[field] = value;
      const source = rows.filter(({ text }) => text.includes(String(value)));
      this.seen(field, 0, lineOf({ rows: source.length > 0 ? source : [...rows] }, ''));
    }
  }

  private seen(field: PhotoField, index: number, { box, doubt }: Line): void {
    const evidence: PhotoEvidence = { field, index, photo: 0, box };
    this.written.evidence.push(doubt === undefined ? evidence : { ...evidence, doubt });
  }
}
