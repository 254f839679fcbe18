import { cookingOnCard, yieldOnCard } from './card-facts.ts';
import { startsLikeSection } from '../lines/headings.ts';
import { servingsIn } from '../lines/servings.ts';
import { beginsWithYield, namesServings } from '../lines/yields.ts';
import { fold } from '@larder/shared/language/fold';
import { continuesFacts, factLabels, isBareDifficulty, isBareLabel, isLabelAndValue } from './facts.ts';
import { median } from './geometry.ts';
import { asideAt, readHeading } from './headings.ts';
import { iconFacts, isIconRow } from './icon-facts.ts';
import { pageNumbers } from './page-number.ts';
import { hasBullet } from './quantities.ts';
import { isQuantityRow, isSentenceRow, isSetApart, stepNumber, wordCount, type PlacedRow } from './rows.ts';
import { findTitle } from './title.ts';

export type Role =
  | 'title'
  | 'description'
  | 'fact'
  | 'ingredient'
  | 'ingredientHeader'
  | 'step'
  | 'stepHeader'
  | 'note'
  | 'none';

export interface RoleRow extends PlacedRow {
  role: Role;
  /** Whether a line of its list begins in it, where the tagger said so. */
  begins?: boolean;
  /** True for a stretch of a row that holds several lines. */
  isPart?: boolean;
}

export interface Roles {
  rows: RoleRow[];
  /** Headings that name the parts of a recipe. */
  headings: PlacedRow[];
  hasIngredientsHeading: boolean;
  hasInstructionsHeading: boolean;
  /** The title was found by its size. */
  hasTallTitle: boolean;
}

/** `aside`: what is no part of the recipe, such as a table of nutrients. */
type Part = 'intro' | 'ingredients' | 'steps' | 'notes' | 'aside';

/** Says of each row of a page which part of a recipe it is: by headings where there are some, else by its shape. */
export function assignRoles(rows: readonly PlacedRow[], isFurtherPage = false): Roles {
  return new RoleFinder(rows, isFurtherPage).find();
}

class RoleFinder {
  private readonly rows: readonly PlacedRow[];
  private readonly title: readonly PlacedRow[];
  private readonly hasTallTitle: boolean;
  private readonly height: number;
  private readonly headings = new Map<PlacedRow, Part>();
  private readonly pageNumbers: ReadonlySet<PlacedRow>;
  private readonly isFurtherPage: boolean;
  private part: Part = 'intro';

  constructor(rows: readonly PlacedRow[], isFurtherPage: boolean) {
    this.rows = rows;
    this.isFurtherPage = isFurtherPage;
    ({ rows: this.title, isTall: this.hasTallTitle } = findTitle(rows));
    this.pageNumbers = pageNumbers(rows);
    this.height = median(rows.map(({ height }) => height));
    for (const row of rows) {
      const isLabel = this.isLabelOf(row, rows[rows.indexOf(row) + 1]);
      const part = isLabel || this.title.includes(row) ? undefined : this.headingOf(row);
      if (part !== undefined) this.headings.set(row, part);
    }
  }

  find(): Roles {
    const rows = this.rows.map((row, index) => ({ ...row, role: this.roleOf(row, index) }));
    const parts = [...this.headings.values()];
    return {
      rows: withoutWhatIsAbove(rows, this.title.length > 0),
      headings: [...this.headings.keys()],
      hasIngredientsHeading: parts.includes('ingredients'),
      hasInstructionsHeading: parts.includes('steps'),
      hasTallTitle: this.hasTallTitle,
    };
  }

  private headingOf(row: PlacedRow): Part | undefined {
    if (isQuantityRow(row) || isSentenceRow(row) || wordCount(row.text) > 6) return undefined;
    if (factLabels(row.text) !== undefined && !/^\P{L}*\p{L}+\s/u.test(row.text)) return undefined;
    const match = readHeading(row.text);
    if (match === undefined) return undefined;
    const isPlain = match.isExact || /:$/.test(row.text);
    if (!isPlain && !isSetApart(row, this.height)) return undefined;
    if (match.kind === 'ingredients') return 'ingredients';
    if (factLabels(row.text) !== undefined) return undefined;
    if (match.kind === 'instructions') return 'steps';
    return match.isNotes ? 'notes' : 'aside';
  }

  private roleOf(row: PlacedRow, index: number): Role {
    const heading = this.headings.get(row);
    if (heading !== undefined) {
      this.part = heading;
      return heading === 'ingredients' && factLabels(row.text) !== undefined ? 'fact' : 'none';
    }
    if (this.title.includes(row)) return 'title';
    if (this.pageNumbers.has(row)) return 'none';
    this.part = asideAt(row.text) ?? this.part;
    if (this.isFact(row, index)) return 'fact';
    this.part = this.partAt(row, index);
    if (this.part === 'ingredients')
      return this.isHeader(row, index, isQuantityRow) ? 'ingredientHeader' : 'ingredient';
    if (this.part === 'steps') return this.isHeader(row, index, isSentenceRow) ? 'stepHeader' : 'step';
    if (this.part === 'notes') return 'note';
    return this.part === 'intro' && this.title.length > 0 ? 'description' : 'none';
  }

  private isFact(row: PlacedRow, index: number): boolean {
    const [above, below] = [this.rows[index - 1], this.rows[index + 1]];
    if (this.part === 'intro' && isOfIcons(row, this.rows.slice(Math.max(0, index - 2), index + 3)))
      return true;
    if (above !== undefined && above.block === row.block && continuesFacts(row.text))
      return factLabels(above.text) !== undefined || isBareLabel(above.text);
    if (this.isLabelOf(row, below) || this.isLabelOf(above, row)) return true;
    if (this.part === 'intro' && isBareDifficulty(row.text)) return true;
    if (this.part === 'steps' && /^\p{Ll}/u.test(row.text)) return false;
    const labels = factLabels(row.text);
    if (labels === undefined) return this.part === 'intro' && isFactOfCard(row.text);
    return labels.length > 1 || beginsWithYield(row.text) || stepNumber(row.text) === undefined;
  }

  private isLabelOf(row: PlacedRow | undefined, below: PlacedRow | undefined): boolean {
    if (row === undefined || below === undefined || below.block !== row.block) return false;
    return isLabelAndValue(row.text, below.text);
  }

  /** The part a row belongs to: the one that goes on, unless the row begins another. */
  private partAt(row: PlacedRow, index: number): Part {
    if (this.part !== 'ingredients' && this.beginsIngredients(row, index)) return 'ingredients';
    if (this.part !== 'steps' && this.beginsSteps(row, index)) return 'steps';
    return this.part;
  }

  private beginsIngredients(row: PlacedRow, index: number): boolean {
    const next = this.rows.slice(index, index + 4);
    const listed = next.filter((each) => each.block === row.block && isQuantityRow(each)).length;
    const isListed = isQuantityRow(row) && listed >= 2;
    if (this.part === 'intro' && this.isRestOfList(row, index)) return true;
    if (this.part === 'intro') return isListed || (listed >= 2 && this.isHeader(row, index, isQuantityRow));
    const isApart = row.place === 0 || row.gap > row.pitch * 1.5;
    return isApart && listed >= 3 && isListed;
  }

  /** A page without a heading for the ingredients that begins with the last of them. */
  private isRestOfList(row: PlacedRow, index: number): boolean {
    const parts = [...this.headings.values()];
    if (parts.includes('ingredients') || !(isQuantityRow(row) || hasBullet(row.text))) return false;
    return this.rows.slice(index).some((each) => this.headings.get(each) === 'steps');
  }

  private beginsSteps(row: PlacedRow, index: number): boolean {
    if (this.part === 'aside' || this.part === 'notes' || isQuantityRow(row)) return false;
    const hasHeadingAhead = this.rows.slice(index).some((each) => this.headings.get(each) === 'steps');
    // '1 Tablespoon sugar' in a list that is headed, as what follows it is.
    if (hasHeadingAhead && this.part === 'ingredients') return false;
    if (stepNumber(row.text) === 1 && wordCount(row.text) >= 2) return true;
    if (this.part === 'intro') return this.isFurtherPage && this.isMethodAlone() && isSentenceRow(row);
    const next = this.rows[index + 1];
    const isSentence =
      isSentenceRow(row) || (wordCount(row.text) >= 6 && next !== undefined && isSentenceRow(next));
    if (hasHeadingAhead || !isSentence || /^\p{Ll}/u.test(row.text)) return false;
    const isApart = row.place === 0 || row.gap > row.pitch * 1.25;
    return isApart || wordCount(row.text) >= 8 || (next !== undefined && isSentenceRow(next));
  }

  /** A page without a list: what stands below its title is no description. */
  private isMethodAlone(): boolean {
    return this.title.length === 0 || !this.rows.some(isQuantityRow);
  }

  /** A short row over lines of a list, set apart or written as headers are: 'For the sauce', 'FILLING', 'Glaze:'. */
  private isHeader(row: PlacedRow, index: number, isLine: (row: PlacedRow) => boolean): boolean {
    const next = this.rows[index + 1];
    if (next === undefined || next.block !== row.block || !isLine(next)) return false;
    if (isQuantityRow(row) || /\d|[.,!]$/.test(row.text) || wordCount(row.text) > 6) return false;
    if (/^\p{Ll}/u.test(next.text)) return false;
    if (/:$/.test(row.text) || startsLikeSection(row.text)) return true;
    if (!/^\P{L}*\p{Lu}/u.test(row.text) || /,/.test(row.text)) return false;
    return isSetApart(row, this.height) || (row.place === 0 && wordCount(row.text) <= 4);
  }
}

/** Times beside pictures, or a number beside such times. */
function isOfIcons({ text }: PlacedRow, beside: readonly PlacedRow[]): boolean {
  if (isIconRow(text)) return true;
  return iconFacts(text) !== undefined && beside.some((row) => isIconRow(row.text));
}

/** 'Pro 5 osob', 'Stekning 10 min': for how many or how long, and no more. */
function isFactOfCard(text: string): boolean {
  if (yieldOnCard(text) !== undefined || cookingOnCard(text) !== undefined) return true;
  return wordCount(text) <= MOST_WORDS_OF_YIELD && namesServings(text) && servingsIn(fold(text)) !== null;
}

const MOST_WORDS_OF_YIELD = 3;

/** What stands above the title belongs to the page around the recipe, unless it is a part of one. */
function withoutWhatIsAbove(rows: RoleRow[], hasTitle: boolean): RoleRow[] {
  const start = rows.findIndex(({ role }) => role === 'title');
  if (!hasTitle || start < 0) return rows;
  return rows.map((row, index) =>
    index < start && row.role === 'description' ? { ...row, role: 'none' } : row,
  );
}
