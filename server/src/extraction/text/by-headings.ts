import { fold } from '@larder/shared/language/fold';
import { anyOf } from '../language/lexicon.ts';
import { isStrongIngredient } from '../lines/ingredients.ts';
import { beginsForThe } from '../lines/sections.ts';
import { sentences } from '../lines/sentences.ts';
import { isStepLike } from '../lines/steps.ts';
import type { Heading } from './headings.ts';
import { ingredientLines, isSubheading, itemsIn } from './ingredient-lines.ts';
import { inlineItems } from './inline-items.ts';
import { plainLine, type CaptionLine } from './lines.ts';
import { stepLines } from './steps.ts';

export interface Parts {
  /** What stands before the ingredients, chatter and facts among it. */
  intro: CaptionLine[];
  ingredients: string[];
  steps: string[];
  notes: string[];
  hasIngredientsHeading: boolean;
  hasMethodHeading: boolean;
  /** The ingredients stand under 'shopping list' or kin. */
  isShopping: boolean;
  /** Breakfast, lunch and dinner of a day, and no word of how they are made. */
  isDiary: boolean;
  /** Written in sentences, and surely a recipe. */
  isProse: boolean;
}

/** The lines as their headings say; what stands under none is the introduction. */
export function byHeadings(lines: readonly CaptionLine[]): Parts {
  const sorter = new HeadingSorter(lines);
  for (const line of lines) sorter.add(line);
  return sorter.parts();
}

class HeadingSorter {
  private part: 'intro' | Heading['part'] = 'intro';
  private isBehindNotes = false;
  /** It begins in the line in which the list ends. */
  private isMethodBehindList = false;
  private readonly intro: CaptionLine[] = [];
  private readonly ingredients: CaptionLine[] = [];
  private readonly method: CaptionLine[] = [];
  private readonly notes: string[] = [];
  private readonly headings: readonly Heading[];
  private readonly hasMethodHeading: boolean;
  private readonly isDiary: boolean;

  constructor(lines: readonly CaptionLine[]) {
    this.headings = lines.flatMap(({ heading }) => heading ?? []);
    this.hasMethodHeading = this.headings.some(({ part }) => part === 'instructions');
    this.isDiary = !this.hasMethodHeading && isDiary(lines);
  }

  add(line: CaptionLine): void {
    const { heading } = line;
    if (heading && this.takesWhole(heading)) return;
    const rest = heading ? { ...line, text: heading.rest, heading: null, mark: null } : line;
    if (this.isListAgain(rest)) this.part = 'intro';
    if (this.isStepAlready(rest)) this.part = 'instructions';
    if (this.part === 'intro') {
      this.intro.push({ ...rest, isAfterGap: rest.isAfterGap || this.isBehindNotes });
      this.isBehindNotes = false;
    } else if (this.part === 'ingredients') this.addIngredients(rest, heading !== null);
    else if (this.part === 'instructions') this.method.push(rest);
    else if (this.part === 'notes' && rest.kind === 'text') this.notes.push(rest.text);
  }

  parts(): Parts {
    return {
      intro: this.intro,
      ingredients: ingredientLines(this.ingredients),
      steps: stepLines(this.method, this.hasMethodHeading || this.isMethodBehindList),
      notes: this.notes,
      hasIngredientsHeading: this.headings.some(({ part, isCount }) => part === 'ingredients' && !isCount),
      hasMethodHeading: this.hasMethodHeading,
      isShopping: this.headings.some(({ isShopping }) => isShopping),
      isDiary: this.isDiary,
      isProse: false,
    };
  }

  /** Begins the part that a heading names; true when there is no more in its line. */
  private takesWhole({ part, rest, about }: Heading): boolean {
    this.isBehindNotes = part === 'notes';
    const isRemark = part === 'notes' && rest !== '';
    if (isRemark) this.notes.push(rest);
    else if (this.part !== 'intro' || part !== 'notes') this.part = part;
    if (part === 'ingredients' && this.namesBlock(about)) this.ingredients.push(headerLine(about));
    return isRemark || rest === '';
  }

  /** 'Ingredients for the dough' heads a block, and so does 'Cake ingredients' when there is another. */
  private namesBlock(about: string): boolean {
    if (about === '' || /\d/.test(about)) return false;
    return this.headings.filter(({ part }) => part === 'ingredients').length > 1 || beginsForThe(about);
  }

  /** Ingredients behind equipment and links. */
  private isListAgain({ text, isAfterGap }: CaptionLine): boolean {
    return this.part === 'other' && this.ingredients.length === 0 && isAfterGap && isStrongIngredient(text);
  }

  /** A step among the ingredients, where no heading announces the method. */
  private isStepAlready(line: CaptionLine): boolean {
    const isAmong = this.part === 'ingredients' && !this.hasMethodHeading && this.ingredients.length >= 2;
    return isAmong && endsIngredients(line);
  }

  private addIngredients(line: CaptionLine, isBehindHeading: boolean): void {
    const [list, steps] = listAndSteps(line);
    this.ingredients.push(...itemsIn(list, isBehindHeading));
    if (steps.length === 0) return;
    this.method.push(...steps);
    this.part = 'instructions';
    // No step is known by its verb: what is behind the list is the method.
    this.isMethodBehindList = !steps.some(({ text }) => isStepLike(text));
  }
}

/** 'a, b, c. Mix it all.' is a list, and what to do with it; each sentence is a step where the verb of none is known. */
function listAndSteps(line: CaptionLine): [list: CaptionLine, steps: CaptionLine[]] {
  const texts = sentences(line.text);
  const known = texts.findIndex((sentence, index) => index > 0 && isStepLike(sentence));
  const at = known < 1 && isListBeforeOthers(texts) ? 1 : known;
  const list = texts.slice(0, at).join(' ');
  if (at < 1 || inlineItems(list).length < 2) return [line, []];
  const steps = texts.slice(at);
  const lines = known < 1 ? steps : [steps.join(' ')];
  return [{ ...line, text: list }, lines.map((text) => ({ ...line, text }))];
}

const LEAST_MEASURED = 3;

/** A sentence of amounts, and sentences without any. */
function isListBeforeOthers([first = '', ...others]: readonly string[]): boolean {
  const measured = inlineItems(first).filter((item) => isStrongIngredient(item));
  return (
    others.length >= 2 &&
    measured.length >= LEAST_MEASURED &&
    !others.some((text) => isStrongIngredient(text))
  );
}

const MEAL = new RegExp(String.raw`^${anyOf('meals')}(?=\s*(?:[:：(–-]|$|\d{1,2}[:.h]\d))`, 'u');

/** The meals of a day under their names: a diary, not a recipe. */
function isDiary(lines: readonly CaptionLine[]): boolean {
  const meals = lines.map(({ text }) => MEAL.exec(fold(text.slice(0, 40)))?.[0]);
  return new Set(meals.filter((meal) => meal !== undefined)).size >= 2;
}

function headerLine(text: string): CaptionLine {
  return plainLine(`${text}:`, false);
}

function endsIngredients(line: CaptionLine): boolean {
  if (line.kind !== 'text' || isStrongIngredient(line.text) || line.isHead || isSubheading(line.text))
    return false;
  return (
    isStepLike(line.text) &&
    (line.mark === 'number' || line.isAfterGap || line.text.length > 40 || /\p{L}[.!]$/u.test(line.text))
  );
}
